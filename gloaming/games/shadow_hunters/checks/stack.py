"""Which stacks of questions can exist: every frame lies on one that leads to it and asks seats that can be asked."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gloaming.core.decisions import Asking, frames_of
from gloaming.core.errors import Malformed
from gloaming.games.shadow_hunters.checks.questions import check_asked, check_chance, check_frame
from gloaming.games.shadow_hunters.rules.components import PLACES
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed
from gloaming.games.shadow_hunters.rules.state import Question, Reply, Stage, State

_Q = Question
# What can lie directly under each frame; 0 is the bottom of the stack.
UNDER: dict[Question, tuple[int, ...]] = {
    _Q.LAY: (0,),
    _Q.DEAL: (0,),
    _Q.FIRST: (0,),
    _Q.QUICK: (0,),
    _Q.TURN: (0,),
    _Q.ROLL: (_Q.TURN, _Q.QUICK, _Q.STRIKE),
    _Q.DRAW: (_Q.TURN, _Q.QUICK),
    _Q.START: (_Q.TURN,),
    _Q.GO: (_Q.TURN, _Q.QUICK),
    _Q.USE: (_Q.TURN,),
    _Q.ATTACK: (_Q.TURN,),
    _Q.TARGET: (_Q.TURN,),
    _Q.GIVE: (_Q.TURN,),
    _Q.STEAL: (_Q.TURN,),
    _Q.GIVE_VISION: (_Q.TURN,),
    _Q.ANSWER: (_Q.TURN, _Q.QUICK),
    _Q.SALVE: (_Q.TURN,),
    _Q.END: (_Q.TURN,),
    _Q.STRIKE: (_Q.TURN, _Q.STRIKE),
    _Q.SPEAR: (_Q.STRIKE,),
    _Q.BITE: (_Q.STRIKE,),
    _Q.COUNTER: (_Q.STRIKE,),
    _Q.FEAST: (_Q.STRIKE,),
    _Q.BATCH: (_Q.TURN, _Q.QUICK, _Q.STRIKE, _Q.REST),
    _Q.ROB: (_Q.BATCH,),
    _Q.LOOTING: (_Q.TURN, _Q.QUICK, _Q.STRIKE, _Q.REST),
    _Q.LOOT: (_Q.LOOTING,),
    _Q.REST: (_Q.TURN,),
}
BEFORE = (_Q.LAY, _Q.DEAL, _Q.FIRST)  # the first turn, or the quick start
OF_CHANCE = (_Q.LAY, _Q.DEAL, _Q.FIRST, _Q.ROLL, _Q.DRAW)
STEPS = (_Q.QUICK, _Q.TURN, _Q.STRIKE, _Q.BATCH, _Q.LOOTING, _Q.REST)
OF_ACTIVE = (
    _Q.START,
    _Q.GO,
    _Q.USE,
    _Q.ATTACK,
    _Q.TARGET,
    _Q.GIVE,
    _Q.STEAL,
    _Q.GIVE_VISION,
    _Q.SALVE,
    _Q.SPEAR,
    _Q.BITE,
    _Q.FEAST,
    _Q.END,
)
EXCHANGE = (_Q.GIVE_VISION, _Q.ANSWER)
# How many of the columns A to D a frame uses; the others are 0.
COLUMNS = {
    _Q.LAY: 1,
    _Q.DEAL: 1,
    _Q.ROLL: 4,
    _Q.DRAW: 2,
    _Q.START: 1,
    _Q.GO: 1,
    _Q.TARGET: 1,
    _Q.ANSWER: 1,
    _Q.SALVE: 1,
    _Q.ROB: 2,
    _Q.LOOT: 1,
    _Q.COUNTER: 2,
    _Q.QUICK: 2,
    _Q.TURN: 2,
    _Q.STRIKE: 4,
    _Q.BATCH: 3,
    _Q.LOOTING: 3,
    _Q.REST: 2,
}


def check_stack(s: State) -> None:
    """Raise Malformed for a stack that no game can have."""
    if s.over:
        if s.depth or s.vision or s.hit.any() or s.claim.any() or s.reply.any():
            raise Malformed("the scene is over: nothing is asked, nothing is about to happen (H21)")
        return
    if not s.depth:
        raise Malformed("the scene is not over, and asks nothing")
    frames = frames_of(s)
    _check_order(frames)
    _check_set_up(s, frames[0])
    for frame, over in zip(frames, [*frames[1:], None], strict=True):
        check_frame(s, frame, over)
    _check_top(s, frames)
    _check_open(s, frames)


def _check_order(frames: Sequence[Asking]) -> None:
    """Every frame lies on one that leads to it, and only the top one asks somebody."""
    below = 0
    for frame in frames:
        if frame.question not in UNDER or below not in UNDER[_Q(frame.question)]:
            raise Malformed("the scene has a question on top of one that cannot lead to it")
        if any(frame[2 + COLUMNS.get(_Q(frame.question), 0) :]):
            raise Malformed("the scene has a question with more numbers than it takes")
        below = frame.question
    for frame in frames[:-1]:
        if frame.question not in STEPS or frame.asked:
            raise Malformed("the scene asks two questions at once")


def _check_set_up(s: State, bottom: Asking) -> None:
    """H1-H4: what must be on the table by now."""
    before = bottom.question in BEFORE
    if not before and s.first and s.starter != s.first - 1:
        raise Malformed("the scene was started by another seat than its option names (H4)")
    named = bottom.question == _Q.FIRST and s.first
    if not _is_set_up(s, bottom) or (before and _has_started(s)) or named:
        raise Malformed("the scene's question is not the one that its set-up leads to (H1-H4)")
    if before and s.alive != (1 << int(s.players)) - 1:
        raise Malformed("the scene has deaths before the first turn (H2)")
    if bottom.question == _Q.QUICK:
        _check_quick_start(s, bottom)
    if bottom.question == _Q.TURN and (not s.turn or bottom.a not in tuple(Stage) or bottom.b not in (0, 1)):
        raise Malformed("the scene's turn has no such part (H7)")


def _is_set_up(s: State, bottom: Asking) -> bool:
    """H1, H3: places are laid, then characters are dealt, one after the other."""
    laid, dealt = int(np.count_nonzero(s.slot)), int(np.count_nonzero(s.character))
    if bottom.question == _Q.LAY:
        return laid == bottom.a - 1 < PLACES and dealt == 0
    if bottom.question == _Q.DEAL:
        return laid == PLACES and dealt == bottom.a < s.players and all(s.character[: bottom.a])
    return laid == PLACES and dealt == s.players


def _has_started(s: State) -> bool:
    """H2, H7: whether there is anything on the table that only turns can bring."""
    begun = (s.turn, s.revealed, s.exchanges, s.used, s.sealed, s.guarded, s.barred, s.turned, s.extra)
    return any(begun) or any(rows.any() for rows in (s.pawn, s.wounds, s.gear))


def _check_quick_start(s: State, bottom: Asking) -> None:
    players = int(s.players)
    fits = s.quick_start and not s.turn and bottom.a in (0, 1) and 1 <= bottom.b <= players
    if not fits or s.active != (int(s.starter) + bottom.b - 1) % players:
        raise Malformed("the scene's quick start is not in turn order, or not played (H6)")


def _check_top(s: State, frames: Sequence[Asking]) -> None:
    """Check who is asked, and that the question can be answered."""
    top = frames[-1]
    players = int(s.players)
    if top.question in STEPS:
        raise Malformed("the scene asks nobody")
    below = frames[-2] if len(frames) > 1 else Asking(0, 0, 0, 0, 0, 0)
    if top.question in OF_CHANCE:
        check_chance(s, top, below)
        return
    asked = [seat for seat in range(players) if top.asked >> seat & 1]
    if not asked or top.asked >> players or not all(is_alive(s, seat) for seat in asked):
        raise Malformed("the scene asks nobody, or somebody dead (H17)")
    if top.question in OF_ACTIVE and top.asked != 1 << int(s.active):
        raise Malformed("the scene's question is for the player whose turn it is (H7)")
    if top.question in (_Q.ROB, _Q.LOOT) and top.asked != 1 << below.a:
        raise Malformed("the scene's question is for whoever inflicts the wounds (H19, H30)")
    check_asked(s, top, below)


def _check_open(s: State, frames: Sequence[Asking]) -> None:
    """Check that what is about to happen belongs to the open question."""
    top = frames[-1]
    if (s.vision != 0) != (top.question in EXCHANGE):
        raise Malformed("the scene has a Vision in nobody's hands, or none where one is exchanged (H62)")
    if (s.hit.any() or s.claim.any()) and top.question != _Q.ROB:
        raise Malformed("the scene has wounds about to land that no question holds up (H16)")
    answered = top.b & ~top.asked if top.question == _Q.COUNTER else 0
    for seat in range(len(s.reply)):
        wanted = (Reply.DECLINED, Reply.COUNTERATTACKS) if answered >> seat & 1 else (Reply.NONE,)
        if s.reply[seat] not in wanted:
            raise Malformed("the scene has answers to a counterattack window that is not open (H77)")
    if top.question in (_Q.SALVE, _Q.SPEAR, _Q.BITE) and is_revealed(s, int(s.active)):
        raise Malformed("the scene asks somebody to reveal who is already revealed (H77)")
