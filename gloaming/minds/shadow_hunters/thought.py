"""What a mind for Shadow Hunters thinks at one decision: the position as its seat sees it, and what it is worth.

Characters with the same initial share a slot: they have the same camp and the same hit points.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import numpy as np

from gloaming.core.compile import inline_rule
from gloaming.core.decisions import SEATS
from gloaming.core.records import I8, Grid, Record, Row, Seat, dtype_of
from gloaming.games.shadow_hunters.rules.cards import CARDS, Verb
from gloaming.games.shadow_hunters.rules.characters import CAMPS, CHARACTERS, HIT_POINTS, INITIALS, TOUGHEST
from gloaming.games.shadow_hunters.rules.components import DECKS, PLACES
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.minds.policies.policy import Floats
from gloaming.minds.shadow_hunters.memory import FACES

F8: TypeAlias = Annotated[float, "f8"]

FACTS = 58  # that the prospects of a seat are reckoned from
SLOTS = INITIALS
SLOT_OF = tuple((character - 1) % SLOTS for character in range(FACES))
SLOT_POINTS = tuple(row.hit_points for row in CHARACTERS[:SLOTS])
WHO_SLOTS = (0, *(sum({1 << SLOT_OF[c] for c in range(FACES) if row.who >> c & 1}) for row in CARDS))
_VISIONS = [row for row in CARDS if row.verb in (Verb.MEND, Verb.TOLL, Verb.HURT, Verb.SHOW)]
assert tuple(row.hit_points for row in CHARACTERS) == SLOT_POINTS * 2
assert all((row.who >> c & 1) == (row.who >> c + SLOTS & 1) for row in _VISIONS for c in range(1, SLOTS + 1))

_ALIVE = 0.7  # how much of a death the last wound but one is worth
_SHAPE = 1.25  # later wounds count more
_AT = np.arange(TOUGHEST + 1)[None, :] / np.array(SLOT_POINTS)[:, None]
PROGRESS = np.where(_AT >= 1, 1.0, _ALIVE * np.minimum(_AT, 1.0) ** _SHAPE)  # [slot, wounds]: how far to a death
assert max(HIT_POINTS) == TOUGHEST

_DIFFERENCES = [abs(d6 - d4) for d6 in range(1, 7) for d4 in range(1, 5)]
MOST_ROLLED = 5
# H13, H59: how likely dice give so many wounds: both, or one
DICE = (
    tuple(_DIFFERENCES.count(wounds) / 24 for wounds in range(MOST_ROLLED + 1)),
    tuple(1 / 4 if 1 <= wounds <= 4 else 0.0 for wounds in range(MOST_ROLLED + 1)),
)


class Thought(Record):
    """What a seat thinks at one decision of its own."""

    seat: I8
    players: I8
    question: I8
    asked_with: I8
    character: I8
    camp: I8
    faces: I8  # the highest character that can be in play, and 1
    others: I8  # mask of the others alive
    alive: I8  # how many live
    dead: I8
    is_revealed: I8
    is_able: I8  # H5, H84: whether one's ability can be used
    safe: I8  # mask of the seats that no attack hurts
    bonus: I8  # H14: what one's equipment adds to a hit
    is_appraised: I8  # whether what follows was thought out at this decision
    one_die: I8  # H59, H88: whether one attacks with the d4 alone
    camp_left: Annotated[Row, "i8", (CAMPS,)]  # how many of each camp live
    can: Annotated[Row, "i8", (CAMPS,)]  # masks of the seats that can be of a camp
    must: Annotated[Row, "i8", (CAMPS,)]  # and of those that can be of no other
    likely: Annotated[Grid, "f8", (SEATS, FACES)]  # how likely a seat is a character, by what is known of it alone
    sets: Annotated[Grid, "f8", (CAMPS, 1 << SEATS)]  # the weight of a camp's deals to a set of seats
    shares: Annotated[Grid, "f8", (CAMPS, 1 << SEATS)]  # the weight of everything else, where the camp has that set
    of_camp: Annotated[Grid, "f8", (SEATS, CAMPS)]  # how likely each seat is of each camp
    of_slot: Annotated[Grid, "f8", (SEATS, SLOTS)]  # and of each slot
    stakes: Annotated[Grid, "f8", (SEATS, SLOTS)]  # what the death of a seat is worth, times how likely it is the slot
    hostility: Annotated[Floats, "f8", (SEATS,)]  # what a seat's death is worth
    loyalty: Annotated[Floats, "f8", (SEATS,)]  # how likely a seat wins with one's own camp
    counters: Annotated[Floats, "f8", (SEATS,)]  # H28: how likely a seat strikes back
    standing: Annotated[Grid, "f8", (SEATS, TOUGHEST + 1)]  # what it is worth that a seat has so many wounds
    # What is reckoned only once, and only if it is needed: first whether it has been
    attacks_known: I8  # mask
    attacks: Annotated[Floats, "f8", (SEATS,)]
    places_known: I8  # mask
    places: Annotated[Floats, "f8", (PLACES + 1,)]
    decks_known: I8  # mask
    decks: Annotated[Floats, "f8", (DECKS,)]
    taken: Annotated[Floats, "f8", (TOUGHEST + 1,)]  # how likely one has taken so many wounds more
    facts: Annotated[Floats, "f8", (FACTS,)]  # of a world (`prospects`)


THOUGHT = dtype_of(Thought)


@inline_rule
def change(t: Thought, v: View, seat: Seat, wounds: int) -> float:
    """What it is worth that a seat has so many wounds more, or (under 0) fewer."""
    now = min(int(v.wounds[seat]), TOUGHEST)
    then = min(max(0, now + wounds), TOUGHEST)
    return float(t.standing[seat, then] - t.standing[seat, now])


@inline_rule
def is_other(t: Thought, seat: Seat) -> bool:
    """Whether a seat is another player who lives."""
    return int(t.others) >> seat & 1 == 1


@inline_rule
def can_use(t: Thought, who: int) -> bool:
    """H5, H84: whether one is of a mask of characters, and can use one's ability."""
    return who >> int(t.character) & 1 == 1 and t.is_able == 1
