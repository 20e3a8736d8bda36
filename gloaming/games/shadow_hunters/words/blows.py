"""Wounds before they land: what an attack or a card can do to a seat, as far as a view shows (H13-H17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gloaming.core.messages import Message, say
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.cards import WARDED
from gloaming.games.shadow_hunters.rules.characters import HIT_POINTS, HUNTERS
from gloaming.games.shadow_hunters.rules.components import BONUS, Gear
from gloaming.games.shadow_hunters.rules.powers import USES_ONE_DIE
from gloaming.games.shadow_hunters.rules.predicates import count, has_power, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.games.shadow_hunters.words.describe import could_be
from gloaming.games.shadow_hunters.words.things import character, either

BOTH_DICE = tuple(abs(d6 - d4) for d6 in range(1, 7) for d4 in range(1, 5))  # H13
D4_ALONE = (1, 2, 3, 4)  # H59, H88


class Blow(NamedTuple):
    """The wounds of a target, one number for each roll of the dice; a miss is 0."""

    dice: tuple[int, ...]
    wounds: tuple[int, ...]


def blow(v: View, attacker: Seat, target: Seat, *, bare: bool = False) -> Blow:
    """H14: one sum for each roll. H28: a counterattack is bare-handed. H41: the Angel blocks everything."""
    dice = _dice(v, attacker, bare=bare)
    bonus = 0 if bare else _bonus(v, attacker)
    robe = 1 if owns(v, target, Gear.ROBE) and not v.robe_all else 0
    if int(v.guarded) >> target & 1:
        return Blow(dice, (0,) * len(dice))
    sums = (max(0, die + bonus - robe) if die else 0 for die in dice)
    return Blow(dice, tuple(landing(v, target, wounds) for wounds in sums))


def _dice(v: View, attacker: Seat, *, bare: bool) -> tuple[int, ...]:
    masamune = owns(v, attacker, Gear.MASAMUNE) and not bare
    valkyrie = is_revealed(v, attacker) and has_power(v, attacker, USES_ONE_DIE)
    return D4_ALONE if masamune or valkyrie else BOTH_DICE


def _bonus(v: View, attacker: Seat) -> int:
    held = int(v.gear[attacker])
    spear = is_revealed(v, attacker) and 1 << max(0, int(v.character[attacker])) & HUNTERS
    return count(held & BONUS) - (held >> Gear.ROBE & 1) + (2 * (held >> Gear.SPEAR & 1) if spear else 0)


def landing(v: View, seat: Seat, amount: int, card: int = 0) -> int:
    """H48: the Talisman; H44: the Robe, by option, against all wounds; H86: the barrier."""
    if int(v.barred) >> seat & 1 or (WARDED[card] and owns(v, seat, Gear.TALISMAN)):
        return 0
    return max(0, amount - 1) if v.robe_all and owns(v, seat, Gear.ROBE) else amount


def change(v: View, seat: Seat, amounts: Sequence[int], viewer: Seat) -> tuple[Message, ...]:
    """H17, H18: the marker's old and new position, and which of the seat's possible characters that would kill."""
    now = int(v.wounds[seat])
    low, high = now + min(amounts), now + max(amounts)
    if high == now:
        return (say("effect-spared", who=(seat,)),)
    return (marker(seat, now, low, high), *deadly(v, seat, now, amounts, viewer))


def marker(seat: Seat, now: int, low: int, high: int) -> Message:
    """H18: the number of wounds before and after."""
    if low == high:
        return say("effect-wounds", who=(seat,), now=now, low=low)
    return say("effect-wounds-between", who=(seat,), now=now, low=low, high=high)


def deadly(v: View, seat: Seat, now: int, amounts: Sequence[int], viewer: Seat) -> tuple[Message, ...]:
    """H17: how often a known character dies; for an unknown one, which characters would die."""
    kinds = could_be(v, seat, viewer)
    if len(kinds) == 1:
        kills = sum(now + amount >= int(HIT_POINTS[kinds[0]]) for amount in amounts)
        if kills == len(amounts):
            return (say("effect-dies"),)
        return (say("effect-may-die", kills=kills, rolls=len(amounts)),) if kills else ()
    doomed = [character(kind) for kind in kinds if now + max(amounts) >= HIT_POINTS[kind]]
    return (say("effect-deadly", characters=either(doomed)),) if doomed else ()


def heals(v: View, seat: Seat, most: int, least: int) -> tuple[Message, ...]:
    """H42, H43: wounds never go below 0; healing an unwounded player does nothing."""
    now = int(v.wounds[seat])
    if now == 0:
        return (say("effect-unwounded", who=(seat,)),)
    return (marker(seat, now, max(0, now - most), max(0, now - least)),)
