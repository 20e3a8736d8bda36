"""A view as numbers, for machine learning; rows of seats start with the viewer's own."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import SEATS, Frame, top
from gloaming.core.records import Numbers, Seat
from gloaming.games.shadow_hunters.rules.cards import CARD_KINDS, COUNT
from gloaming.games.shadow_hunters.rules.characters import KINDS
from gloaming.games.shadow_hunters.rules.components import DECKS, GEARS, MOST_TURNS, PLACES
from gloaming.games.shadow_hunters.rules.predicates import possible
from gloaming.games.shadow_hunters.rules.state import PUBLIC, Question, View

ASKING = int(Question.END)  # questions that ask somebody
FACTS = 8  # in play, alive, revealed, guarded, barred, sealed, active, asked

SECTIONS = (
    ("players", 5),  # 4 to 8
    ("options", 10),  # abilities, quick start, expansion (3), Bob, Charles, Robe, Dynamite, viewer is a seat
    ("question", ASKING),
    ("subject", 2),  # two numbers of the question, scaled
    ("slots", PLACES * PLACES),  # which place lies on which slot
    ("facts", SEATS * FACTS),
    ("wounds", SEATS),  # share of 14
    ("hits", SEATS),  # wounds about to land, as a share of 14
    ("pawns", SEATS * (PLACES + 1)),
    ("gear", SEATS * GEARS),
    ("candidates", SEATS * KINDS),  # the characters each seat can still be
    ("used", SEATS),
    ("decks", DECKS),  # share of 16 cards left
    ("discards", CARD_KINDS - 1),  # share of each card known to be discarded
    ("vision", CARD_KINDS - 1),  # the Vision in the viewer's hand
    ("course", 2),  # turns, extra turns
)
OBSERVATION = sum(length for _, length in SECTIONS)


@rule
def observe(v: View, viewer: Seat, out: Numbers) -> int:
    """Write a view as numbers, section by section as in SECTIONS; return how many were written."""
    for i in range(OBSERVATION):
        out[i] = 0
    n = observe_table(v, viewer, out)
    n = observe_seats(v, viewer, out, n)
    for deck in range(DECKS):
        out[n + deck] = int(v.left[deck]) / 16
    n += DECKS
    for card in range(1, CARD_KINDS):
        out[n + card - 1] = int(v.discard[card]) / int(COUNT[card])
    n += CARD_KINDS - 1
    if v.vision > 0:
        out[n + int(v.vision) - 1] = 1
    n += CARD_KINDS - 1
    out[n] = int(v.turn) / MOST_TURNS
    out[n + 1] = int(v.extra)
    return n + 2


@rule
def observe_table(v: View, viewer: Seat, out: Numbers) -> int:
    """The sections of the table as a whole."""
    out[int(v.players) - 4] = 1
    n = 5
    out[n] = v.abilities
    out[n + 1] = v.quick_start
    out[n + 2 + int(v.expansion)] = 1
    out[n + 5] = v.bob_any
    out[n + 6] = v.charles_before
    out[n + 7] = v.robe_all
    out[n + 8] = v.dynamite_wide
    out[n + 9] = viewer < SEATS
    n += 10
    if v.depth > 0:
        out[n + top(v, Frame.QUESTION) - 1] = 1
    n += ASKING
    out[n] = top(v, Frame.A) / 64
    out[n + 1] = top(v, Frame.B) / 64
    n += 2
    for place in range(1, PLACES + 1):
        if v.slot[place] > 0:
            out[n + (place - 1) * PLACES + int(v.slot[place]) - 1] = 1
    return n + PLACES * PLACES


@rule
def observe_seats(v: View, viewer: Seat, out: Numbers, n: int) -> int:
    """The sections of the seats, from the viewer on, clockwise."""
    players = int(v.players)
    first = viewer if viewer < players else 0
    knower = viewer if viewer < players else PUBLIC
    wounds = n + SEATS * FACTS
    hits = wounds + SEATS
    pawns = hits + SEATS
    gear = pawns + SEATS * (PLACES + 1)
    can_be = gear + SEATS * GEARS
    used = can_be + SEATS * KINDS
    anybody = possible(v)
    for i in range(players):
        seat = (first + i) % players
        fact = n + i * FACTS
        out[fact] = 1
        out[fact + 1] = int(v.alive) >> seat & 1
        out[fact + 2] = int(v.revealed) >> seat & 1
        out[fact + 3] = int(v.guarded) >> seat & 1
        out[fact + 4] = int(v.barred) >> seat & 1
        out[fact + 5] = int(v.sealed) >> seat & 1
        out[fact + 6] = v.active == seat
        out[fact + 7] = top(v, Frame.ASKED) >> seat & 1
        out[wounds + i] = int(v.wounds[seat]) / 14
        out[hits + i] = int(v.hit[seat]) / 14
        out[pawns + i * (PLACES + 1) + int(v.pawn[seat])] = 1
        for item in range(GEARS):
            out[gear + i * GEARS + item] = int(v.gear[seat]) >> item & 1
        character = int(v.character[seat])
        if character <= 0:
            who = anybody & ~int(v.ruled_out[knower, seat]) & ~int(v.ruled_out[PUBLIC, seat])
        else:
            who = 1 << character
        for kind in range(KINDS):
            out[can_be + i * KINDS + kind] = who >> (kind + 1) & 1
        out[used + i] = int(v.used) >> seat & 1
    return used + SEATS
