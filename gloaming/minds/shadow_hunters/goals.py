"""What it is worth to each character of Shadow Hunters that another one dies, and what their own life is worth.

The unit is the death of one of two enemies. Above 0 the mind wants a death, below it wants to prevent it.
"""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import Frame, top
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.characters import (
    BRYAN_SPARES,
    CAMP_OF,
    CAMPS,
    HIT_POINTS,
    SEATS_OF_CAMP,
    TOUGHEST,
    Camp,
    Character,
)
from gloaming.games.shadow_hunters.rules.components import (
    BOB_TO_WIN,
    BONUS,
    DEAD_FOR_CHARLES,
    RELICS,
    Expansion,
    Gear,
)
from gloaming.games.shadow_hunters.rules.powers import CAN_COUNTERATTACK, USES_ONE_DIE
from gloaming.games.shadow_hunters.rules.predicates import count, owns
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.beliefs import believe
from gloaming.minds.shadow_hunters.memory import FACES, Memory
from gloaming.minds.shadow_hunters.thought import PROGRESS, SLOT_OF, SLOTS, Thought, can_use
from gloaming.minds.shadow_hunters.traits import Trait

WIN = 3.0  # the end of the game in one's favour, or in somebody else's
EACH_OF = (0.0, 2.0, 1.0, 0.7)  # a death in a camp of which so many live
ROB_THREAT = (0.0, 0.0, 0.0, 0.3, 1.0)  # Bob, by his equipment
RELIC_THREAT = (0.0, 0.1, 1.0)  # David, by his relics
FEAST_THREAT = (0.0, 0.2, 0.8)  # Charles, by the dead
DIES_FIRST = 1 << Character.DANIEL | 1 << Character.CATHERINE


@rule
def read_view(t: Thought, v: View, seat: Seat) -> None:
    """Take in what the seat sees."""
    players = int(v.players)
    t.seat = seat
    t.players = players
    t.question = top(v, Frame.QUESTION)
    t.asked_with = top(v, Frame.A)
    t.character = v.character[seat]
    t.camp = CAMP_OF[int(t.character)]
    t.faces = FACES if v.expansion != Expansion.OFF else SLOTS + 1
    t.others = int(v.alive) & ~(1 << seat)
    t.is_revealed = int(v.revealed) >> seat & 1
    t.is_able = v.abilities == 1 and int(v.sealed) >> seat & 1 == 0
    t.safe = int(v.guarded) | int(v.barred)
    t.alive = 0
    for camp in range(CAMPS):
        t.camp_left[camp] = SEATS_OF_CAMP[players, camp]
    for other in range(players):
        if int(v.alive) >> other & 1:
            t.alive = int(t.alive) + 1
        else:
            camp = int(CAMP_OF[int(v.character[other])])
            t.camp_left[camp] = int(t.camp_left[camp]) - 1
    t.dead = players - int(t.alive)
    held = int(v.gear[seat])
    spear = 2 if owns(v, seat, Gear.SPEAR) and t.camp == Camp.HUNTER else 0  # a hidden Hunter may reveal for it
    t.bonus = count(held & BONUS) + spear - (held >> Gear.ROBE & 1)
    t.one_die = owns(v, seat, Gear.MASAMUNE) or (t.is_revealed == 1 and can_use(t, USES_ONE_DIE))
    t.is_appraised = 0
    t.attacks_known = 0
    t.places_known = 0
    t.decks_known = 0


@rule
def appraise(t: Thought, v: View, m: Memory, traits: Traits) -> None:
    """What every seat's death is worth, and every number of wounds on the way to it."""
    seat = int(t.seat)
    t.is_appraised = 1
    believe(t, v, seat, m, traits)
    neighbour = (seat + (1 if int(v.turned) >> seat & 1 else int(t.players) - 1)) % int(t.players)
    for other in range(int(t.players)):
        clear(t, other)
        for character in range(1, int(t.faces)):
            chance = m.chances[other, character]
            if chance > 0:
                add(t, other, character, chance)
    for character in range(1, int(t.faces)):
        worth = stake(t, v, character, neighbour, traits)
        for other in range(int(t.players)):
            if m.chances[other, character] > 0 and other != seat:
                rival = threat(t, v, other, character) if t.camp != Camp.NEUTRAL else 0.0
                put(t, other, character, m.chances[other, character] * (worth + rival))
    put(t, seat, int(t.character), own_life(t, traits))
    for other in range(int(t.players)):
        for wounds in range(TOUGHEST + 1):
            t.standing[other, wounds] = 0.0
        for slot in range(SLOTS):
            if t.stakes[other, slot] != 0:
                for wounds in range(TOUGHEST + 1):
                    t.standing[other, wounds] = (
                        t.standing[other, wounds] + t.stakes[other, slot] * PROGRESS[slot, wounds]
                    )


@rule
def clear(t: Thought, seat: Seat) -> None:
    """Nothing is thought of a seat yet."""
    t.hostility[seat] = 0.0
    t.loyalty[seat] = 0.0
    t.counters[seat] = 0.0
    for camp in range(CAMPS):
        t.of_camp[seat, camp] = 0.0
    for slot in range(SLOTS):
        t.of_slot[seat, slot] = 0.0
        t.stakes[seat, slot] = 0.0


@rule
def add(t: Thought, seat: Seat, character: int, chance: float) -> None:
    """A seat may be a character."""
    camp, slot = int(CAMP_OF[character]), SLOT_OF[character]
    t.of_camp[seat, camp] = t.of_camp[seat, camp] + chance
    t.of_slot[seat, slot] = t.of_slot[seat, slot] + chance
    if camp == t.camp and camp != Camp.NEUTRAL:  # Neutrals win each for themselves
        t.loyalty[seat] = t.loyalty[seat] + chance
    if CAN_COUNTERATTACK >> character & 1:
        t.counters[seat] = t.counters[seat] + chance


@rule
def put(t: Thought, seat: Seat, character: int, worth: float) -> None:
    """What the death of a seat is worth, as far as it is a character."""
    slot = SLOT_OF[character]
    t.stakes[seat, slot] = t.stakes[seat, slot] + worth
    t.hostility[seat] = t.hostility[seat] + worth


@rule
def own_life(t: Thought, traits: Traits) -> float:
    """H21: the dead of a camp win with it; Neutrals mostly have to live, but Daniel and Catherine may die first."""
    match int(t.character):
        case Character.ALLIE:
            return -WIN
        case Character.DANIEL | Character.CATHERINE:
            return WIN if t.dead == 0 else -1.0
        case Character.AGNES:
            return -0.2
    if t.camp == Camp.NEUTRAL:
        return -1.0
    return -traits[Trait.OWN] * EACH_OF[int(t.camp_left[int(t.camp)])]


@rule
def threat(t: Thought, v: View, seat: Seat, character: int) -> float:
    """H30, H31, H81-H83: Neutrals who are about to end the game are in everybody's way."""
    match character:
        case Character.BOB:
            return ROB_THREAT[min(count(int(v.gear[seat])), BOB_TO_WIN - 1)]
        case Character.DAVID:
            return RELIC_THREAT[min(count(int(v.gear[seat]) & RELICS), 2)]
        case Character.CHARLES:
            return FEAST_THREAT[min(int(t.dead), 2)]
    return 0.0


@rule
def stake(t: Thought, v: View, character: int, neighbour: Seat, traits: Traits) -> float:
    """What it is worth that somebody dies who is a character."""
    camp = int(CAMP_OF[character])
    first = t.dead == 0 and DIES_FIRST >> character & 1 == 1
    ends = camp != Camp.NEUTRAL and t.camp_left[camp] == 1  # the last of a camp
    match int(t.character):
        case Character.ALLIE:  # H29: any end will do while she lives: the nearer one, or whoever wins by dying
            if camp == Camp.NEUTRAL:
                return 1.0 if first else 0.0
            each = EACH_OF[int(t.camp_left[camp])]
            return 0.3 * each * each
        case Character.CHARLES:  # H31: he wants dead, and the game to go on until his kill
            early = int(t.dead) + 1 + (v.charles_before == 0) <= DEAD_FOR_CHARLES
            return -1.0 if first or (ends and early) else 0.6
        case Character.BRYAN:  # H81: he wants a big one
            if first:
                return -1.0
            return 1.0 if HIT_POINTS[character] > BRYAN_SPARES else 0.1
        case Character.DANIEL:  # H32: nobody should die before him; then he is the Hunters' friend
            if t.dead > 0:
                return of_camp(t, character, Camp.HUNTER, traits)
            return 0.1 if camp == Camp.SHADOW else -0.3
        case Character.CATHERINE:  # H82: nobody before her; then everybody, but not so that the game ends
            if ends:
                return -1.0 if t.alive > 3 else 1.0
            return 0.4 if t.dead > 0 else -0.3
        case Character.AGNES:  # H80: what her neighbour wants
            hunter = t.of_camp[neighbour, Camp.HUNTER] * of_camp(t, character, Camp.HUNTER, traits)
            shadow = t.of_camp[neighbour, Camp.SHADOW] * of_camp(t, character, Camp.SHADOW, traits)
            return float(hunter + shadow)
        case Character.BOB | Character.DAVID:  # H30, H83: a kill brings an equipment, but the game must go on
            return -1.0 if first or ends else 0.2
    return of_camp(t, character, int(t.camp), traits)


@rule
def of_camp(t: Thought, character: int, camp: int, traits: Traits) -> float:
    """H23-H28: the other camp is to die, one's own to live; a third dead Neutral wins for the Shadows."""
    if t.dead == 0 and DIES_FIRST >> character & 1:
        return -WIN
    its = int(CAMP_OF[character])
    each = EACH_OF[int(t.camp_left[its])]
    if its != Camp.NEUTRAL:
        return -traits[Trait.FRIENDS] * each if its == camp else each
    if t.players == 7:
        return 0.6 * each if camp == Camp.SHADOW else -0.6 * each
    return traits[Trait.BYSTANDER]


@rule
def guess(t: Thought, seat: Seat) -> float:
    """A guess at the chance that a seat wins, for Agnes to compare her neighbours."""
    hunters, shadows = int(t.camp_left[Camp.HUNTER]), int(t.camp_left[Camp.SHADOW])
    alone = 0.4 if seat == t.seat or int(t.others) >> seat & 1 else 0.1
    camps = t.of_camp[seat, Camp.HUNTER] * hunters + t.of_camp[seat, Camp.SHADOW] * shadows
    return float(camps / (hunters + shadows) + t.of_camp[seat, Camp.NEUTRAL] * alone)
