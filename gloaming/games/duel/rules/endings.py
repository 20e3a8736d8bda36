"""When the game is over and who has won (D11, D14, D15)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import finish
from gloaming.core.events import Log
from gloaming.core.records import Returns
from gloaming.games.duel.rules.components import MOST_DUELS, NO_MASK, SHELLS, Side
from gloaming.games.duel.rules.events import ended
from gloaming.games.duel.rules.state import Ending, State


@rule
def judge_duel(s: State, log: Log) -> None:
    """D14: all 18 shells win at once. D15: the game ends as soon as the last duel of the limit is paid."""
    if s.shells[Side.BISON] == SHELLS or s.shells[Side.WOLF] == SHELLS:
        count_shells(s, log, Ending.ALL_SHELLS)
    elif s.duels == (s.limit if s.limit > 0 else MOST_DUELS):
        count_shells(s, log, Ending.LIMIT)


@rule
def time_is_up(s: State, log: Log) -> None:
    """D15: when the table's clock runs out, the shells are counted; a mask not yet shown is void."""
    for side in range(2):
        s.mask[side] = NO_MASK
    count_shells(s, log, Ending.TIME)


@rule
def count_shells(s: State, log: Log, why: int) -> None:
    """D15: more shells wins; 9-9 is a draw, which has no winner."""
    lead = int(s.shells[Side.BISON]) - int(s.shells[Side.WOLF])
    winner = -1 if lead == 0 else Side.BISON if lead > 0 else Side.WOLF
    ended(log, winner, why)
    finish(s, 0 if winner < 0 else 1 << winner)


@rule
def outcome(s: State, returns: Returns) -> bool:
    """Whether the game is over, and the return of each seat: 1 for a win, -1 for a loss, 0 for a draw."""
    for seat in range(2):
        won = int(s.winners) >> seat & 1
        lost = int(s.winners) >> (1 - seat) & 1
        returns[seat] = won - lost
    return bool(s.over)
