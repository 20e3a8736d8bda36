"""Which stacks of questions can exist: every frame on the one that puts it there, asked of who can be asked."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gloaming.core.decisions import CHANCE
from gloaming.core.errors import Malformed
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.cards import CARD_KINDS, VERB, Verb
from gloaming.games.shadow_hunters.rules.components import ALL_PLACES, PLACES, VISION, Dice, Gear, Place
from gloaming.games.shadow_hunters.rules.play import can_steal
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import (
    BITTEN,
    COUNTERING,
    DICE_SHIFT,
    HIT,
    LANDED,
    Blow,
    Cause,
    Purpose,
    Question,
    Reply,
    Stage,
    State,
)

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
# H7: the part of the turn that is next while a question of a turn is open.
NEXT_STAGE = {_Q.START: Stage.START, _Q.ATTACK: Stage.END, _Q.END: Stage.NEXT}
NEXT_BLOW = {
    _Q.SPEAR: Blow.WOUNDS,
    _Q.BITE: Blow.COUNTER,
    _Q.COUNTER: Blow.COUNTERED,
    _Q.FEAST: Blow.FEAST,
}
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
    frames = [tuple(map(int, frame)) for frame in s.stack[: s.depth]]
    below = 0
    for frame in frames:
        if frame[0] not in UNDER or below not in UNDER[_Q(frame[0])]:
            raise Malformed("the scene has a question on top of one that cannot lead to it")
        if any(frame[2 + COLUMNS.get(_Q(frame[0]), 0) :]):
            raise Malformed("the scene has a question asked with more than it takes")
        below = frame[0]
    for frame in frames[:-1]:
        if frame[0] not in STEPS or frame[1]:
            raise Malformed("the scene asks two questions at once")
    _check_phase(s, frames)
    for frame, over in zip(frames, [*frames[1:], None], strict=True):
        _check_frame(s, frame, over)
    _check_top(s, frames)
    _check_open(s, frames)


def _check_phase(s: State, frames: Sequence[tuple[int, ...]]) -> None:
    """H1-H4: what must be on the table by now."""
    bottom, _, a, b, _, _ = frames[0]
    laid = int(np.count_nonzero(s.slot))
    dealt = int(np.count_nonzero(s.character))
    if bottom == _Q.LAY:
        fits = laid == a - 1 < PLACES and dealt == 0
    elif bottom == _Q.DEAL:
        fits = laid == PLACES and dealt == a < s.players and all(s.character[:a])
    else:
        fits = laid == PLACES and dealt == s.players
    before = bottom in (_Q.LAY, _Q.DEAL, _Q.FIRST)
    started = (s.turn, s.revealed, s.exchanges, s.used, s.sealed, s.guarded, s.barred, s.turned, s.extra)
    quiet = not (any(started) or s.pawn.any() or s.wounds.any() or s.gear.any())
    if not before and s.first and s.starter != s.first - 1:
        raise Malformed("the scene was started by another seat than its option names (H4)")
    if not fits or (before and not quiet) or (bottom == _Q.FIRST and s.first):
        raise Malformed("the scene's question is not the one that its set-up leads to (H1-H4)")
    everyone = (1 << int(s.players)) - 1
    if before and s.alive != everyone:
        raise Malformed("the scene has deaths before the first turn (H2)")
    if bottom == _Q.QUICK:
        turn_order = (int(s.starter) + b - 1) % int(s.players)
        if not s.quick_start or a not in (0, 1) or not 1 <= b <= s.players or s.turn or s.active != turn_order:
            raise Malformed("the scene's quick start is not in turn order, or not played (H6)")
    if bottom == _Q.TURN and (not s.turn or a not in tuple(Stage) or b not in (0, 1)):
        raise Malformed("the scene's turn has no such part (H7)")


def _check_frame(s: State, frame: tuple[int, ...], over: tuple[int, ...] | None) -> None:
    """What a frame holds, and what of it agrees with the one on top of it."""
    question, _, a, b, c, d = frame
    players = int(s.players)
    if question == _Q.STRIKE:
        flags = d & (1 << DICE_SHIFT) - 1
        fits = 0 <= a < players and 0 < b < 1 << players and not b >> a & 1 and c in tuple(Blow)
        fits = fits and flags & ~(COUNTERING | HIT | LANDED | BITTEN) == 0 and 0 <= d >> DICE_SHIFT <= 5
        if not fits or (c < Blow.COUNTERED and not is_alive(s, a) and c != Blow.ROLL):
            raise Malformed("the scene has an attack by nobody, by somebody dead, or on nobody (H13, H17)")
        if s.pawn[a] == Place.NOWHERE and is_alive(s, a) and not flags & COUNTERING:
            raise Malformed("the scene has an attack from off the board (H13)")
    if question in (_Q.BATCH, _Q.LOOTING) and not 0 <= a < players:
        raise Malformed("the scene has wounds by nobody (H19)")
    if question == _Q.BATCH and (b not in tuple(Cause) or not 0 <= c < players or not is_alive(s, a)):
        raise Malformed("the scene has wounds by somebody dead, or of no cause (H19)")
    if question == _Q.LOOTING and (b <= 0 or b & int(s.alive) or b >> players or c not in (0, 1)):
        raise Malformed("the scene loots the living (H19)")
    if question == _Q.REST and (not 0 < a < CARD_KINDS or VERB[a] != Verb.STRIKE or b != s.active):
        raise Malformed("the scene has half a card that has no halves (H49, H50)")
    if over is None:
        return
    nested = over[0]
    if question == _Q.TURN and nested in NEXT_STAGE and a != NEXT_STAGE[_Q(nested)]:
        raise Malformed("the scene's question does not belong to this part of the turn (H7)")
    if question == _Q.STRIKE and nested in NEXT_BLOW and c != NEXT_BLOW[_Q(nested)]:
        raise Malformed("the scene's question does not belong to this part of the attack (H16)")
    if question == _Q.STRIKE and nested == _Q.STRIKE and (not over[5] & COUNTERING or over[3] != 1 << a):
        raise Malformed("the scene has an attack within an attack that is no counterattack (H28)")
    if question == _Q.TURN and nested == _Q.STRIKE and (over[2] != s.active or over[5] & COUNTERING):
        raise Malformed("the scene has an attack out of turn (H7, H13)")


def _check_top(s: State, frames: Sequence[tuple[int, ...]]) -> None:
    """Who is asked, and that what is asked can be answered."""
    question, asked, a, b, _, _ = frames[-1]
    players, active = int(s.players), int(s.active)
    if question in STEPS:
        raise Malformed("the scene asks nobody")
    if question in OF_CHANCE:
        _check_chance(s, frames)
        return
    asked_seats = [seat for seat in range(players) if asked >> seat & 1]
    if not asked_seats or asked >> players or not all(is_alive(s, seat) for seat in asked_seats):
        raise Malformed("the scene asks nobody, or somebody dead (H17)")
    if question in OF_ACTIVE and asked != 1 << active:
        raise Malformed("the scene's question is for the player whose turn it is (H7)")
    if question in (_Q.ROB, _Q.LOOT) and asked != 1 << frames[-2][2]:
        raise Malformed("the scene's question is for whoever inflicts the wounds (H19, H30)")
    fits = True
    match question:
        case _Q.START:
            fits = a == frames[-2][3]
        case _Q.GO:
            fits = a & ~ALL_PLACES == 0 and bin(a).count("1") > 1 and not a >> int(s.pawn[active]) & 1
        case _Q.USE:
            fits = s.pawn[active] not in (Place.NOWHERE, Place.ALTAR) or _at_altar(s, active)
        case _Q.ATTACK:
            fits = s.pawn[active] != Place.NOWHERE and in_range(s, active) != 0
        case _Q.TARGET:
            verbs = (Verb.SET, Verb.STRIKE, Verb.BLESS, Verb.DOLL)
            fits = 0 < a < CARD_KINDS and VERB[a] in verbs
        case _Q.SALVE:
            fits = 0 < a < CARD_KINDS and VERB[a] == Verb.SALVE
        case _Q.GIVE:
            fits = s.gear[active] != 0
        case _Q.STEAL:
            fits = can_steal(s, active)
        case _Q.ANSWER:
            fits = a == active and len(asked_seats) == 1 and not asked >> a & 1
        case _Q.ROB:
            fits = 0 <= a < players and not asked >> a & 1 and s.gear[a] != 0 and s.hit[a] >= 2
            fits = fits and b == frames[-2][3]
        case _Q.LOOT:
            fits = 0 <= a < players and frames[-2][3] >> a & 1 == 1 and s.gear[a] != 0
        case _Q.SPEAR:
            fits = owns(s, active, Gear.SPEAR)
        case _Q.COUNTER:
            fits = a == frames[-2][2] and asked & ~b == 0 and b & ~frames[-2][3] == 0
    if not fits:
        raise Malformed("the scene's question is not one that its table can lead to")


def _at_altar(s: State, seat: Seat) -> bool:
    return bool(s.pawn[seat] == Place.ALTAR) and can_steal(s, seat)


def _check_chance(s: State, frames: Sequence[tuple[int, ...]]) -> None:
    question, asked, a, b, c, d = frames[-1]
    fits = asked == 1 << CHANCE
    if question == _Q.DRAW:
        fits = fits and 0 <= a < len(s.left) and s.left[a] > 0 and b == s.active
        fits = fits and (frames[-2][0] == _Q.TURN or a == VISION) and is_alive(s, b) and not s.vision
    elif question == _Q.ROLL:
        target = 0 <= d < s.players and is_alive(s, d)
        striking = frames[-2][0] == _Q.STRIKE
        match b:
            case Purpose.MOVE:
                fits = fits and a == Dice.BOTH and c in (0, 1) and d & ~ALL_PLACES == 0 and not striking
            case Purpose.STRIKE:
                fits = fits and a in (Dice.BOTH, Dice.D4) and (c, d) == (0, 0) and striking
                fits = fits and frames[-2][4] == Blow.SPEAR
            case Purpose.CARD:
                dice = {Verb.BLAST: Dice.BOTH, Verb.BLESS: Dice.D6, Verb.DOLL: Dice.D6}
                fits = fits and 0 < c < CARD_KINDS and target and dice.get(Verb(int(VERB[c]))) == a and not striking
            case Purpose.POWER:
                fits = fits and a in (Dice.D6, Dice.D4) and c == 0 and target and not striking
            case _:
                fits = False
        fits = fits and is_alive(s, int(s.active))
    if not fits:
        raise Malformed("the scene asks chance for what it cannot give")


def _check_open(s: State, frames: Sequence[tuple[int, ...]]) -> None:
    """What is about to happen belongs to the question that is open."""
    question = frames[-1][0]
    if (s.vision != 0) != (question in EXCHANGE):
        raise Malformed("the scene has a Vision in nobody's hands, or none where one is exchanged (H62)")
    if (s.hit.any() or s.claim.any()) and question != _Q.ROB:
        raise Malformed("the scene has wounds about to land that no question holds up (H16)")
    answered = frames[-1][3] & ~frames[-1][1] if question == _Q.COUNTER else 0
    for seat in range(len(s.reply)):
        wanted = (Reply.DECLINED, Reply.COUNTERATTACKS) if answered >> seat & 1 else (Reply.NONE,)
        if s.reply[seat] not in wanted:
            raise Malformed("the scene has answers to a counterattack window that is not open (H77)")
    if question in (_Q.SALVE, _Q.SPEAR, _Q.BITE) and is_revealed(s, int(s.active)):
        raise Malformed("the scene asks somebody to reveal who has done so (H77)")
