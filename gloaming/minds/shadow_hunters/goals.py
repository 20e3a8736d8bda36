"""What it is worth to each character of Shadow Hunters that another one dies, and what their own life is worth.

The unit is the death of one of two enemies. Above 0 the bot wants a death, below it wants to prevent it.
"""

from __future__ import annotations

import numpy as np

from gloaming.games.shadow_hunters.rules.characters import BRYAN_SPARES, CAMP_OF, HIT_POINTS, Camp, Character
from gloaming.games.shadow_hunters.rules.components import BOB_TO_WIN, DEAD_FOR_CHARLES, NEUTRALS_TO_KILL, RELICS
from gloaming.minds.shadow_hunters.beliefs import FACES, Floats
from gloaming.minds.shadow_hunters.table import Table

WIN = 3.0  # the end of the game in one's favour, or in somebody else's
EACH_OF = (0.0, 2.0, 1.0, 0.7)  # a death in a camp of which so many live
OWN = 1.1  # one's own life against another of the camp: one knows what one is doing
BYSTANDER = -0.05  # a Neutral's death: wounds that an enemy should have had
ROB_THREAT = (0.0, 0.0, 0.0, 0.3, 1.0)  # Bob, by his equipment
RELIC_THREAT = (0.0, 0.1, 1.0)  # David, by his relics
FEAST_THREAT = (0.0, 0.2, 0.8)  # Charles, by the dead

_OF_CAMP = [np.flatnonzero(camp == CAMP_OF) for camp in Camp]
_TOUGH = np.flatnonzero(HIT_POINTS > BRYAN_SPARES)
_FIGHTERS = (Camp.HUNTER, Camp.SHADOW)
_FIRST_DEAD = [Character.DANIEL, Character.CATHERINE]


def stakes(table: Table, chances: Floats) -> Floats:
    """What a death is worth: [seat, character it turns out to be]."""
    worth = np.zeros((table.players, FACES))
    worth[:] = of_strangers(table, chances)
    if table.camp != Camp.NEUTRAL:
        add_rivals(worth, table)
    worth[table.seat] = of_oneself(table)
    return worth


def of_strangers(table: Table, chances: Floats) -> Floats:
    """By character."""
    match table.character:
        case Character.ALLIE:
            return allie(table)
        case Character.CHARLES | Character.BRYAN:
            return killer(table)
        case Character.DANIEL:
            return daniel(table)
        case Character.CATHERINE:
            return catherine(table)
        case Character.AGNES:
            return agnes(table, chances)
        case Character.BOB | Character.DAVID:
            return collector(table)
    return of_camp(table, table.camp)


def of_oneself(table: Table) -> float:
    """H21: the dead of a camp win with it; Neutrals mostly have to live, but Daniel and Catherine may die first."""
    match table.character:
        case Character.ALLIE:
            return -WIN
        case Character.DANIEL | Character.CATHERINE:
            return WIN if table.dead == 0 else -1.0
        case Character.AGNES:
            return -0.2
    if table.camp == Camp.NEUTRAL:
        return -1.0
    return -OWN * EACH_OF[table.camp_left[table.camp]]


def of_camp(table: Table, camp: Camp) -> Floats:
    """H23-H28: the other camp is to die, one's own to live; a third dead Neutral wins for the Shadows."""
    worth = np.full(FACES, BYSTANDER)
    enemy = Camp.SHADOW if camp == Camp.HUNTER else Camp.HUNTER
    worth[_OF_CAMP[enemy]] = EACH_OF[table.camp_left[enemy]]
    worth[_OF_CAMP[camp]] = -EACH_OF[table.camp_left[camp]]
    if table.players == 7:
        to_kill = NEUTRALS_TO_KILL - (3 - table.camp_left[Camp.NEUTRAL])
        worth[_OF_CAMP[Camp.NEUTRAL]] = EACH_OF[to_kill] * (1 if camp == Camp.SHADOW else -1) * 0.6
    if table.dead == 0:
        worth[_FIRST_DEAD] = -WIN
    return worth


def add_rivals(worth: Floats, table: Table) -> None:
    """H30, H31, H81-H83: Neutrals who are about to end the game are in everybody's way."""
    for seat in table.others:
        worth[seat, Character.BOB] += ROB_THREAT[min(table.gear[seat].bit_count(), BOB_TO_WIN - 1)]
        worth[seat, Character.DAVID] += RELIC_THREAT[min((table.gear[seat] & RELICS).bit_count(), 2)]
        worth[seat, Character.CHARLES] += FEAST_THREAT[min(table.dead, 2)]


def friends(table: Table, chances: Floats) -> Floats:
    """How likely each seat is of the bot's own camp and wins with it; Neutrals win each for themselves."""
    if table.camp == Camp.NEUTRAL:
        return np.zeros(table.players)
    found: Floats = chances[:, _OF_CAMP[table.camp]].sum(axis=1)
    return found


def last_of_camp(table: Table) -> list[int]:
    """The characters whose death would end the game."""
    return [int(character) for camp in _FIGHTERS if table.camp_left[camp] == 1 for character in _OF_CAMP[camp]]


def allie(table: Table) -> Floats:
    """H29: any end will do while she lives: the camp that is nearer to it, or whoever wins by dying."""
    worth = np.zeros(FACES)
    for camp in _FIGHTERS:
        worth[_OF_CAMP[camp]] = 0.3 * EACH_OF[table.camp_left[camp]] ** 2
    if table.dead == 0:
        worth[_FIRST_DEAD] = 1.0
    return worth


def killer(table: Table) -> Floats:
    """H31: Charles wants dead, and the game to go on until his kill. H81: Bryan wants a big one."""
    worth = np.full(FACES, 0.6)
    if table.character == Character.BRYAN:
        worth[:] = 0.1
        worth[_TOUGH] = 1.0
    elif table.dead + 1 + (not table.charles_before) <= DEAD_FOR_CHARLES:
        worth[last_of_camp(table)] = -1.0
    if table.dead == 0:
        worth[_FIRST_DEAD] = -1.0
    return worth


def daniel(table: Table) -> Floats:
    """H32: nobody should die before him; then he is the Hunters' friend."""
    if table.dead:
        return of_camp(table, Camp.HUNTER)
    worth = np.full(FACES, -0.3)
    worth[_OF_CAMP[Camp.SHADOW]] = 0.1
    return worth


def catherine(table: Table) -> Floats:
    """H82: nobody should die before her; then everybody should, but not so that the game ends."""
    worth = np.full(FACES, 0.4 if table.dead else -0.3)
    worth[last_of_camp(table)] = -1.0 if len(table.alive) > 3 else 1.0
    return worth


def agnes(table: Table, chances: Floats) -> Floats:
    """H80: what her neighbour wants."""
    neighbour = (table.seat + (1 if table.turned else -1)) % table.players
    worth = np.zeros(FACES)
    for camp in _FIGHTERS:
        worth += float(chances[neighbour, _OF_CAMP[camp]].sum()) * of_camp(table, camp)
    return worth


def collector(table: Table) -> Floats:
    """H30, H83: a kill brings an equipment, but the game must go on."""
    worth = np.full(FACES, 0.2)
    worth[last_of_camp(table)] = -1.0
    if table.dead == 0:
        worth[_FIRST_DEAD] = -1.0
    return worth


def prospect(table: Table, chances: Floats, seat: int) -> float:
    """A guess at the chance that a seat wins, for Agnes to compare her neighbours."""
    hunters, shadows, _ = table.camp_left
    by_camp = (hunters / (hunters + shadows), shadows / (hunters + shadows), 0.4 if seat in table.alive else 0.1)
    return sum(by_camp[camp] * float(chances[seat, _OF_CAMP[camp]].sum()) for camp in Camp)
