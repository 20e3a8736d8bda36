"""The pawn's steps toward the Moon, and the moments for a Portal (S25, S33)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import Frame, ask, close, drop, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Seat
from gloaming.games.shamans.rules.components import Direction, Role, Tile
from gloaming.games.shamans.rules.effects import discard, lift, may_hold, move_pawn, oldest_down
from gloaming.games.shamans.rules.events import portal_used, tile_turned_up
from gloaming.games.shamans.rules.moves import is_portal, portal_direction, turned_tile
from gloaming.games.shamans.rules.state import Ending, Question, State


@rule
def ask_next(s: State) -> bool:
    """S25, S43: ask the next player still in who may hold a Portal; false once all have been asked."""
    players, first = int(s.players), top(s, Frame.A)
    for passed in range(top(s, Frame.C), players):
        seat = (first + passed) % players
        if int(s.alive) >> seat & 1 and may_hold(s, seat, Tile.PORTAL):
            note(s, Frame.C, passed)
            note(s, Frame.ASKED, 1 << seat)
            return True
    return False


@rule
def advance(s: State, log: Log) -> None:
    """S13, S25c, S33, S36: the pawn moves step by step; before the step onto the Moon there is a window for Portals."""
    actor, left = top(s, Frame.A), top(s, Frame.B)
    steps = min(left, int(s.track) - 1 - int(s.pawn))
    if steps > 0:
        move_pawn(s, actor, int(s.pawn) + steps, log)
        left -= steps
        note(s, Frame.B, left)
        note(s, Frame.C, 0)
    if left == 0:
        close(s)
    elif not ask_next(s):
        move_pawn(s, actor, int(s.track), log)
        ask(s, Question.ENDING, 0, Role.SHADOW, Ending.MOON)


@rule
def closing(s: State) -> None:
    """S25e, S34: nobody has cards; once everybody has declined to use a Portal, the Shamans win."""
    if not ask_next(s):
        ask(s, Question.ENDING, 0, Role.SHAMAN, Ending.NO_CARDS)


@rule
def use_portal(s: State, seat: Seat, direction: int, log: Log) -> None:
    """S25: a Portal is discarded and the pawn moves by one; a step onto the Moon has its own window first."""
    place = discard(s, seat, Tile.PORTAL)
    portal_used(log, seat, direction, place)
    interrupt(s, seat, place > 0, True)
    if direction == Direction.FORWARD:
        ask(s, Question.ADVANCE, 0, seat, 1)
    else:
        move_pawn(s, seat, int(s.pawn) - 1, log)


@rule
def turn_up(s: State, seat: Seat, tile: int, row: int, log: Log) -> None:
    """S18: a face-down tile is turned up by its owner."""
    place = lift(s, row)
    s.up[seat, tile] = int(s.up[seat, tile]) + 1
    tile_turned_up(log, seat, tile, place)


@rule
def interrupt(s: State, seat: Seat, from_down: bool, portal: bool) -> None:
    """S18, S25b: how a free move affects the questions that are open.

    If the top question depends on the pawn or on tiles, it is asked again only if it still applies, which its own step
    checks. A Portal restarts a window. The questions below were suspended in the same way when they were on top.
    """
    if from_down:
        lapse_keeping(s, seat)
    question = top(s, Frame.QUESTION)
    if question in (Question.ADVANCE, Question.CLOSING):
        note(s, Frame.ASKED, 0)
        if portal:
            note(s, Frame.C, 0)
    elif question in (Question.STABILIZE, Question.NEUTRALIZE, Question.ELIMINATE):
        note(s, Frame.ASKED, 0)


@rule
def lapse_keeping(s: State, seat: Seat) -> None:
    """S18: once the taker has used or turned up a face-down tile, the tile just drawn is kept, even below windows."""
    for row in range(int(s.depth)):
        if s.stack[row, Frame.QUESTION] == Question.KEEP and s.stack[row, Frame.A] == seat:
            drop(s, row)
            return


@rule
def apply_free(s: State, seat: Seat, action: Action, log: Log) -> None:
    """S18, S25: a Portal at any moment, or a face-down tile turned up at a decision of one's own."""
    if is_portal(action):
        use_portal(s, seat, portal_direction(action), log)
    else:
        tile = turned_tile(action)
        turn_up(s, seat, tile, oldest_down(s, seat, tile), log)
        interrupt(s, seat, True, False)
