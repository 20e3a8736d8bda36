"""Each question by itself: its numbers, what may lie on it, and whether the table can lead to it."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.decisions import CHANCE, Asking
from gloaming.core.errors import Malformed
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.cards import CARD_KINDS, VERB, Verb
from gloaming.games.shadow_hunters.rules.components import ALL_PLACES, VISION, Dice, Gear, Place
from gloaming.games.shadow_hunters.rules.play import can_steal
from gloaming.games.shadow_hunters.rules.powers import ROB_FROM
from gloaming.games.shadow_hunters.rules.predicates import is_alive, owns
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
    Stage,
    State,
)

_Q = Question


# H7: the part of the turn that comes next while a question of a turn is open.
NEXT_STAGE = {_Q.START: Stage.START, _Q.ATTACK: Stage.END, _Q.END: Stage.NEXT}
NEXT_BLOW = {
    _Q.SPEAR: Blow.WOUNDS,
    _Q.BITE: Blow.COUNTER,
    _Q.COUNTER: Blow.COUNTERED,
    _Q.FEAST: Blow.FEAST,
}
# What a frame holds


def check_frame(s: State, frame: Asking, over: Asking | None) -> None:
    """Check the numbers of a frame, and that they agree with the frame above it."""
    if frame.question in _HELD:
        _HELD[_Q(frame.question)](s, frame)
    if over is not None and frame.question in _CARRIED:
        _CARRIED[_Q(frame.question)](s, frame, over)


def _held_by_strike(s: State, frame: Asking) -> None:
    players, attacker, targets = int(s.players), frame.a, frame.b
    if not 0 <= attacker < players or not 0 < targets < 1 << players or targets >> attacker & 1:
        raise Malformed(_NO_ATTACK)
    flags = frame.d & (1 << DICE_SHIFT) - 1
    possible = flags & ~(COUNTERING | HIT | LANDED | BITTEN) == 0 and 0 <= frame.d >> DICE_SHIFT <= 5
    dead = not is_alive(s, attacker) and frame.c < Blow.COUNTERED and frame.c != Blow.ROLL
    if not possible or frame.c not in tuple(Blow) or dead:
        raise Malformed(_NO_ATTACK)
    if s.pawn[attacker] == Place.NOWHERE and is_alive(s, attacker) and not flags & COUNTERING:
        raise Malformed("the scene has an attack from off the board (H13)")


def _held_by_batch(s: State, frame: Asking) -> None:
    _check_killer(s, frame)
    if frame.b not in tuple(Cause) or not 0 <= frame.c < int(s.players) or not is_alive(s, frame.a):
        raise Malformed("the scene has wounds by somebody dead, or of no cause (H19)")


def _held_by_looting(s: State, frame: Asking) -> None:
    _check_killer(s, frame)
    if frame.b <= 0 or frame.b & int(s.alive) or frame.b >> int(s.players) or frame.c not in (0, 1):
        raise Malformed("the scene loots the living (H19)")


def _check_killer(s: State, frame: Asking) -> None:
    if not 0 <= frame.a < int(s.players):
        raise Malformed("the scene has wounds by nobody (H19)")


def _held_by_rest(s: State, frame: Asking) -> None:
    if not _is_card(frame.a, Verb.STRIKE) or frame.b != s.active:
        raise Malformed("the scene has half of a card that has no halves (H49, H50)")


_NO_ATTACK = "the scene has an attack by nobody, by somebody dead, or on nobody (H13, H17)"
_HELD: dict[Question, Callable[[State, Asking], None]] = {
    _Q.STRIKE: _held_by_strike,
    _Q.BATCH: _held_by_batch,
    _Q.LOOTING: _held_by_looting,
    _Q.REST: _held_by_rest,
}


def _carried_by_turn(s: State, turn: Asking, over: Asking) -> None:
    if over.question in NEXT_STAGE and turn.a != NEXT_STAGE[_Q(over.question)]:
        raise Malformed("the scene's question does not belong to this part of the turn (H7)")
    if over.question == _Q.STRIKE and (over.a != s.active or over.d & COUNTERING):
        raise Malformed("the scene has an attack out of turn (H7, H13)")


def _carried_by_strike(_: State, strike: Asking, over: Asking) -> None:
    if over.question in NEXT_BLOW and strike.c != NEXT_BLOW[_Q(over.question)]:
        raise Malformed("the scene's question does not belong to this part of the attack (H16)")
    if over.question == _Q.STRIKE and (not over.d & COUNTERING or over.b != 1 << strike.a):
        raise Malformed("the scene has an attack within an attack that is no counterattack (H28)")


_CARRIED: dict[Question, Callable[[State, Asking, Asking], None]] = {
    _Q.TURN: _carried_by_turn,
    _Q.STRIKE: _carried_by_strike,
}

# What a question on top requires of the table


def check_asked(s: State, top: Asking, below: Asking) -> None:
    """Check that the table can lead to the question that a seat is asked."""
    fits = _FITS.get(_Q(top.question))
    if fits is not None and not fits(s, top, below):
        raise Malformed("the scene's question is not one that its table can lead to")


def _is_card(card: int, *verbs: Verb) -> bool:
    return 0 < card < CARD_KINDS and int(VERB[card]) in verbs


def _fits_go(s: State, top: Asking, _: Asking) -> bool:
    """H9: two places or more, without one's own."""
    return top.a & ~ALL_PLACES == 0 and top.a.bit_count() > 1 and not top.a >> int(s.pawn[int(s.active)]) & 1


def _fits_use(s: State, _: Asking, __: Asking) -> bool:
    """H10: the seat is on a place; at the Altar, there is something to steal."""
    place = s.pawn[int(s.active)]
    return place not in (Place.NOWHERE, Place.ALTAR) or (bool(place == Place.ALTAR) and can_steal(s, int(s.active)))


def _fits_attack(s: State, _: Asking, __: Asking) -> bool:
    """H13: the seat is on the board, with somebody in range."""
    return bool(s.pawn[int(s.active)] != Place.NOWHERE) and in_range(s, int(s.active)) != 0


def _fits_answer(s: State, top: Asking, _: Asking) -> bool:
    """H62: one receiver, who is not the giver."""
    return bool(top.a == s.active) and top.asked.bit_count() == 1 and not top.asked >> top.a & 1


def _fits_rob(s: State, top: Asking, below: Asking) -> bool:
    """H30: from another player who has equipment, instead of two wounds or more."""
    if not 0 <= top.a < int(s.players) or top.asked >> top.a & 1:
        return False
    return bool(s.gear[top.a] != 0 and s.hit[top.a] >= ROB_FROM) and top.b == below.b


def _fits_loot(s: State, top: Asking, below: Asking) -> bool:
    """H19: from a victim who had equipment."""
    return 0 <= top.a < int(s.players) and below.b >> top.a & 1 == 1 and bool(s.gear[top.a] != 0)


def _fits_counter(_: State, top: Asking, below: Asking) -> bool:
    """H77: those attacked are asked about their attacker."""
    return top.a == below.a and top.asked & ~top.b == 0 and top.b & ~below.b == 0


_FITS: dict[Question, Callable[[State, Asking, Asking], bool]] = {
    _Q.START: lambda _, top, below: top.a == below.b,
    _Q.GO: _fits_go,
    _Q.USE: _fits_use,
    _Q.ATTACK: _fits_attack,
    _Q.TARGET: lambda _, top, __: _is_card(top.a, Verb.SET, Verb.STRIKE, Verb.BLESS, Verb.DOLL),
    _Q.SALVE: lambda _, top, __: _is_card(top.a, Verb.SALVE),
    _Q.GIVE: lambda s, _, __: bool(s.gear[int(s.active)] != 0),
    _Q.STEAL: lambda s, _, __: can_steal(s, int(s.active)),
    _Q.ANSWER: _fits_answer,
    _Q.ROB: _fits_rob,
    _Q.LOOT: _fits_loot,
    _Q.SPEAR: lambda s, _, __: owns(s, int(s.active), Gear.SPEAR),
    _Q.COUNTER: _fits_counter,
}

# What chance is asked


def check_chance(s: State, top: Asking, below: Asking) -> None:
    """Check that chance is asked for something it can give."""
    fits = _DRAWN.get(_Q(top.question))
    if top.asked != 1 << CHANCE or (fits is not None and not fits(s, top, below)):
        raise Malformed("the scene asks chance for what it cannot give")


def _fits_draw(s: State, top: Asking, below: Asking) -> bool:
    """H6, H12: from a deck with cards, for the player whose turn it is; in the quick start, a Vision."""
    if not 0 <= top.a < len(s.left) or s.left[top.a] <= 0 or top.b != s.active or s.vision:
        return False
    return (below.question == _Q.TURN or top.a == VISION) and is_alive(s, top.b)


def _fits_roll(s: State, top: Asking, below: Asking) -> bool:
    """H9, H13, H24, H51: the dice that the purpose needs; in an attack only for its wounds."""
    striking = below.question == _Q.STRIKE
    if top.b not in _ROLLED or striking != (top.b == Purpose.STRIKE) or not is_alive(s, int(s.active)):
        return False
    return _ROLLED[Purpose(top.b)](s, top, below)


def _rolls_on(s: State, seat: int) -> bool:
    return 0 <= seat < int(s.players) and is_alive(s, seat)


def _rolled_for_card(s: State, top: Asking, _: Asking) -> bool:
    dice: dict[int, int] = {Verb.BLAST: Dice.BOTH, Verb.BLESS: Dice.D6, Verb.DOLL: Dice.D6}
    return 0 < top.c < CARD_KINDS and _rolls_on(s, top.d) and dice.get(int(VERB[top.c])) == top.a


_ROLLED: dict[Purpose, Callable[[State, Asking, Asking], bool]] = {
    Purpose.MOVE: lambda _, top, __: top.a == Dice.BOTH and top.c in (0, 1) and top.d & ~ALL_PLACES == 0,
    Purpose.STRIKE: lambda _, top, below: (
        top.a in (Dice.BOTH, Dice.D4) and top.c == top.d == 0 and below.c == Blow.SPEAR
    ),
    Purpose.CARD: _rolled_for_card,
    Purpose.POWER: lambda s, top, _: top.a in (Dice.D6, Dice.D4) and top.c == 0 and _rolls_on(s, top.d),
}
_DRAWN: dict[Question, Callable[[State, Asking, Asking], bool]] = {_Q.DRAW: _fits_draw, _Q.ROLL: _fits_roll}
