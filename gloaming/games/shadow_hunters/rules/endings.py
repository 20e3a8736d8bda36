"""When the game is over and who has won (H8, H21, and every winning condition)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import finish, lowest
from gloaming.core.events import Log
from gloaming.core.records import Returns, Seat
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, HUNTERS, NEUTRALS, SHADOWS, Camp, Character
from gloaming.games.shadow_hunters.rules.components import (
    BOB_TO_WIN,
    NEUTRALS_TO_KILL,
    RELICS,
    RELICS_TO_WIN,
    Place,
)
from gloaming.games.shadow_hunters.rules.effects import reveal
from gloaming.games.shadow_hunters.rules.events import tell_ended
from gloaming.games.shadow_hunters.rules.predicates import count, is_alive, rule_out
from gloaming.games.shadow_hunters.rules.state import PUBLIC, Ending, State


@rule
def achieves(s: State, seat: Seat, character: int) -> bool:
    """H30-H32, H81-H83: whether a seat, if it were this Neutral, would have met the goal that ends the game.

    Daniel's other goal (all Shadows dead) ends the game through the Hunters' own.
    """
    match character:
        case Character.BOB:
            return count(int(s.gear[seat])) >= BOB_TO_WIN
        case Character.CHARLES | Character.BRYAN:
            return int(s.feat) >> seat & 1 == 1
        case Character.DANIEL:
            return int(s.first_dead) >> seat & 1 == 1
        case Character.CATHERINE:
            last = is_alive(s, seat) and count(int(s.alive)) <= 2
            return last or int(s.first_dead) >> seat & 1 == 1
        case Character.DAVID:
            return count(int(s.gear[seat]) & RELICS) >= RELICS_TO_WIN
        case _:
            return False


@rule
def judge(s: State, log: Log) -> None:
    """H21: the game ends the moment a winning condition is met, and everyone whose condition is met wins."""
    everybody, living, neutrals, alone = 0, 0, 0, 0
    for seat in range(int(s.players)):
        character = int(s.character[seat])
        everybody |= 1 << character
        living |= (int(s.alive) >> seat & 1) << character
        neutrals |= (NEUTRALS >> character & 1) << seat
    while neutrals != 0:
        seat = lowest(neutrals)
        neutrals &= neutrals - 1
        if achieves(s, seat, int(s.character[seat])):
            alone |= 1 << seat
    hunters_win = living & SHADOWS == 0
    shadows_win = living & HUNTERS == 0 or count(everybody & ~living & NEUTRALS) >= NEUTRALS_TO_KILL
    if hunters_win or shadows_win or alone != 0:
        close_game(s, all_winners(s, alone, hunters_win, shadows_win), Ending.WON, log)
    else:
        learn_from_going_on(s)


@rule
def all_winners(s: State, alone: int, hunters_win: bool, shadows_win: bool) -> int:
    """H21: whole camps, also the dead; H29 Allie, H32 Daniel alive; H80 Agnes' neighbour; H81 Bryan on the Altar."""
    won = alone
    players = int(s.players)
    for seat in range(players):
        character = int(s.character[seat])
        camp = int(CAMP_OF[character])
        wins = (camp == Camp.HUNTER and hunters_win) or (camp == Camp.SHADOW and shadows_win)
        if is_alive(s, seat):
            wins = wins or character == Character.ALLIE
            wins = wins or (character == Character.DANIEL and hunters_win)
            wins = wins or (character == Character.BRYAN and s.pawn[seat] == Place.ALTAR)
        if wins:
            won |= 1 << seat
    for seat in range(players):
        if s.character[seat] == Character.AGNES:
            side = 1 if int(s.turned) >> seat & 1 else players - 1
            if won >> ((seat + side) % players) & 1:
                won |= 1 << seat
    return won


@rule
def close_game(s: State, winners: int, ending: int, log: Log) -> None:
    """H21: all characters are shown. H8: also when nobody wins."""
    tell_ended(log, ending, winners)
    for seat in range(int(s.players)):
        reveal(s, seat, log)
    finish(s, winners)


@rule
def learn_from_going_on(s: State) -> None:
    """H21: the game would have ended if a hidden seat with a Neutral's goal met were that Neutral: so it is not."""
    few = count(int(s.alive)) <= 2
    for seat in range(int(s.players)):
        if count(int(s.gear[seat])) >= BOB_TO_WIN:
            rule_out(s, PUBLIC, seat, 1 << Character.BOB)
        if count(int(s.gear[seat]) & RELICS) >= RELICS_TO_WIN:
            rule_out(s, PUBLIC, seat, 1 << Character.DAVID)
        if few:
            rule_out(s, PUBLIC, seat, 1 << Character.CATHERINE)


@rule
def outcome(s: State, returns: Returns) -> bool:
    """Whether the game is over, and the return of each seat: 1 for a win, -1 for a loss, 0 if nobody won (H8)."""
    for seat in range(int(s.players)):
        won = int(s.winners) >> seat & 1
        returns[seat] = 0 if s.winners == 0 else 2 * won - 1
    return bool(s.over)
