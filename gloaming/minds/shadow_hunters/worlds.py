"""Worlds of Shadow Hunters that could give a seat's view, drawn as likely as the seat believes them.

Characters are drawn from the exact beliefs (`beliefs`): first which seats are of which camp, then the characters of
each camp. Given them, the Visions that others exchanged are drawn by the rules' `place_visions`, which says how likely
their answers were. Each draw follows the one before it as often as this says (Metropolis and Hastings). So in the long
run each world comes as often as it is likely.
"""

from __future__ import annotations

from typing import Any

from gloaming.core.chance import Chance, word
from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Mask, Seat
from gloaming.games.shadow_hunters.knowledge.exchanges import open_visions, place_visions, unknown_exchanges
from gloaming.games.shadow_hunters.knowledge.resample import hidden_seats, resample
from gloaming.games.shadow_hunters.rules.characters import CAMP_SIZE, CAMPS, SEATS_OF_CAMP
from gloaming.games.shadow_hunters.rules.components import FEWEST, Expansion
from gloaming.games.shadow_hunters.rules.state import HISTORY, State, View
from gloaming.games.shadow_hunters.rules.visions import learn
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.beliefs import MEMBERS, believe, excludes, face
from gloaming.minds.shadow_hunters.memory import SPLITS, WAYS, Memory
from gloaming.minds.shadow_hunters.thought import Thought

MOST_DRAWS = 1000  # until a world is found that is possible
TURNS = 10  # that are played on in a world


@inline_rule
def fraction(chance: Chance) -> float:
    """A number from 0 to 1."""
    return word(chance) / 4294967296.0


@rule
def imagine(views: Any, seat: Seat, m: Memory, traits: Traits, t: Thought, chance: Chance, worlds: Any) -> None:
    """Fill in worlds that could give the view."""
    players = int(views[0].players)
    m.fresh = 0
    believe(t, views[0], seat, m, traits)
    total = 0.0
    for way in range(WAYS[players - FEWEST]):
        total += split_weight(t, m, players, way)
    unknown, likely = unknown_exchanges(views[0]), 0.0
    last = worlds.shape[0] - 1
    for world in range(last, -1, -1):  # worlds are looked at from the first on: it is drawn last
        found, draws = 0.0, 0
        while found == 0 and (draws == 0 or likely == 0) and draws < MOST_DRAWS:
            worlds[world] = views[0]
            found = draw_world(worlds[world], views[0], t, m, unknown, total, chance)
            draws += 1
        if world == last or fraction(chance) * likely < found:
            likely = found
        else:
            worlds[world] = worlds[world + 1]
    for world in range(last + 1):
        resample(worlds[world], chance)  # only answers that are not open yet are still missing
        teach(worlds[world], seat)


@inline_rule
def split_weight(t: Thought, m: Memory, players: int, way: int) -> float:
    """How likely a split of the seats into camps is, against others."""
    row = players - FEWEST
    hunters, shadows, neutrals = int(SPLITS[row, way, 0]), int(SPLITS[row, way, 1]), int(SPLITS[row, way, 2])
    weight: float = m.weights[way] * t.sets[0, hunters] * t.sets[1, shadows] * t.sets[2, neutrals]
    return weight


@rule
def draw_world(s: State, v: View, t: Thought, m: Memory, unknown: Mask, total: float, chance: Chance) -> float:
    """Draw characters as likely as they are believed, and Visions; return how likely the answers to these were."""
    players, ticket, way = int(v.players), fraction(chance) * total, 0
    for other in range(WAYS[players - FEWEST]):
        weight = split_weight(t, m, players, other)
        if weight > 0 and ticket >= 0:
            way = other
            ticket -= weight
    for camp in range(CAMPS):
        seats = int(SPLITS[players - FEWEST, way, camp])
        draw_camp(s, t, camp, seats, fraction(chance) * t.sets[camp, seats])
    return place_visions(s, hidden_seats(v), unknown, open_visions(v), chance)


@rule
def draw_camp(s: State, t: Thought, camp: int, seats: Mask, ticket: float) -> None:
    """Draw the characters of a camp, once its seats are settled."""
    size, expansion = int(SEATS_OF_CAMP[int(s.players), camp]), int(s.expansion)
    faces = int(CAMP_SIZE[camp]) * (1 if expansion == Expansion.OFF else 2)
    a, b, c = int(MEMBERS[seats, 0]), int(MEMBERS[seats, 1]), int(MEMBERS[seats, 2])
    for i in range(faces if size > 0 else 0):
        first = face(camp, i)
        one = t.likely[a, first]
        for j in range(faces if size > 1 and one > 0 else 1):
            second = face(camp, j)
            two = one
            if size > 1:
                two = 0.0 if excludes(first, second, expansion) else one * t.likely[b, second]
            for k in range(faces if size > 2 and two > 0 else 1):
                third = face(camp, k)
                three = two
                if size > 2:
                    clash = excludes(first, third, expansion) or excludes(second, third, expansion)
                    three = 0.0 if clash else two * t.likely[c, third]
                if three > 0 and ticket >= 0:
                    ticket -= three
                    s.character[a] = first
                    if size > 1:
                        s.character[b] = second
                    if size > 2:
                        s.character[c] = third


@rule
def teach(s: State, seat: Seat) -> None:
    """H63: let the others know what Visions have told them."""
    for row in range(min(HISTORY, int(s.exchanges))):
        giver, receiver = int(s.history[row, 0]), int(s.history[row, 1])
        if giver != seat:
            learn(s, giver, receiver, int(s.history[row, 2]), int(s.history[row, 3]))


@rule
def settled(s: State, v: View) -> bool:
    """H7: whether so many turns are over that what follows can be guessed."""
    return int(s.turn) - int(v.turn) >= TURNS
