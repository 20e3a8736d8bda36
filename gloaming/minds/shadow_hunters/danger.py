"""How likely a seat of Shadow Hunters is killed before it is asked again: what Allie goes by to heal in time (H29)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.games.shadow_hunters.rules.characters import HIT_POINTS
from gloaming.games.shadow_hunters.rules.components import BONUS, Gear
from gloaming.games.shadow_hunters.rules.powers import CAN_COUNTERATTACK
from gloaming.games.shadow_hunters.rules.predicates import count, has_window, owns
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.minds.shadow_hunters.thought import DICE, MOST_ROLLED, Thought, is_other

AIMED_AT = 0.2  # how likely a player attacks one of the others in a turn


@rule
def danger(t: Thought, v: View) -> float:
    """The chance that attacks kill the seat. Between two of them it is asked whether it strikes back (H77), or not."""
    own = int(t.seat)
    left = int(HIT_POINTS[int(t.character)]) - int(v.wounds[own])
    if int(t.safe) >> own & 1:
        return 0.0
    is_asked = has_window(v, own, CAN_COUNTERATTACK)
    for wounds in range(left):
        t.taken[wounds] = 1.0 if wounds == 0 else 0.0
    for other in range(int(t.players)):
        if is_other(t, other):
            one_die = owns(v, other, Gear.MASAMUNE)
            added = count(int(v.gear[other]) & BONUS) - owns(v, other, Gear.ROBE) - owns(v, own, Gear.ROBE)
            for wounds in range(left - 1, -1, -1):
                before = t.taken[wounds] * AIMED_AT
                t.taken[wounds] = t.taken[wounds] - before
                for rolled in range(MOST_ROLLED + 1):
                    landed = max(0, rolled + added) if rolled > 0 else 0
                    if wounds + landed < left:
                        after = 0 if is_asked else wounds + landed
                        chance = DICE[1][rolled] if one_die else DICE[0][rolled]
                        t.taken[after] = t.taken[after] + before * chance
    survives = 0.0
    for wounds in range(left):
        survives += t.taken[wounds]
    return 1 - survives
