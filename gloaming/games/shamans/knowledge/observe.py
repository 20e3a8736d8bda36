"""A view as numbers, for machine learning; seats are counted clockwise from the viewer."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import Frame, top
from gloaming.core.records import Numbers, Seat
from gloaming.games.shamans.rules.components import (
    FEWEST,
    HIDEABLE,
    KINDS,
    LARGEST_HAND,
    LEAST_TO_WIN,
    MOST_ROUNDS,
    PILE_MOST,
    ROLES,
    SEATS,
    SLOTS,
    TILES,
    VALUES,
    WORLDS,
    card_of,
)
from gloaming.games.shamans.rules.state import Question, View

RITUALS = 4
QUESTIONS = len(Question) - 2  # all but the last two, which are steps that ask nobody
CARDS = WORLDS * VALUES

SECTIONS = (
    ("players", 3),  # 3, 4 or 5
    ("round", 1),  # share of 40
    ("pawn", 2),  # its share of the track, and the share left to the Moon
    ("rituals", WORLDS * RITUALS),
    ("question", QUESTIONS),
    ("about", 2),  # the numbers of the question: steps or seats passed, as shares of 11
    ("chain", WORLDS),  # Worlds whose rituals are still to be performed, if their order is asked
    ("destination", WORLDS),
    ("placed", CARDS),  # cards beside their Worlds
    ("slots", SLOTS * KINDS),
    ("spent", 1 + KINDS),  # whether the Eclipse is gone, and the discarded share of each tile
    ("asked", SEATS),  # from here on: a number or a row for each seat, the viewer's first
    ("subject", SEATS),  # whom the question is about: A of its frame, if that is a seat
    ("victim", SEATS),  # who is about to be eliminated
    ("marker", SEATS),
    ("guide", SEATS),
    ("alive", SEATS),
    ("points", SEATS),  # share of 8
    ("cards", SEATS),  # share of 11
    ("chosen", SEATS),  # who has chosen a card for the Eclipse
    ("knows_mine", SEATS),  # who knows the viewer's role
    ("roles", SEATS * ROLES),  # as far as the viewer knows them
    ("up", SEATS * KINDS),  # share of each tile, face up
    ("down", SEATS),  # number of face-down tiles, share of 10
    ("down_known", SEATS * HIDEABLE),  # face-down tiles the viewer knows, share of each tile
    ("hands", SEATS * CARDS),  # cards the viewer knows in each hand
    ("front", SEATS * CARDS),  # the card in front of each player
)
OBSERVATION = sum(length for _, length in SECTIONS)
SHARED = sum(length for _, length in SECTIONS[: [name for name, _ in SECTIONS].index("asked")])


@rule
def observe(v: View, viewer: Seat, out: Numbers) -> int:
    """Write a view as numbers, section by section as in SECTIONS; return how many were written."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_table(v, out)
    n = SHARED
    for seat in range(int(v.players)):
        away = (seat - viewer) % int(v.players) if viewer < v.players else seat
        observe_seat(v, viewer, seat, away, out)
    return n + OBSERVATION - SHARED


@rule
def observe_table(v: View, out: Numbers) -> None:
    """The sections that are the same for every seat."""
    question = top(v, Frame.QUESTION)
    out[int(v.players) - FEWEST] = 1
    out[3] = int(v.rounds) / MOST_ROUNDS
    out[4] = int(v.pawn) / int(v.track)
    out[5] = (int(v.track) - int(v.pawn)) / int(v.track)
    n = 6
    for world in range(WORLDS):
        out[n + world * RITUALS + int(v.rituals[world])] = 1
    n += WORLDS * RITUALS
    if question > 0:
        out[n + question - 1] = 1
    n += QUESTIONS
    out[n] = top(v, Frame.B) / LARGEST_HAND if question == Question.ADVANCE else 0
    out[n + 1] = top(v, Frame.C) / LARGEST_HAND
    n += 2
    for world in range(WORLDS):
        out[n + world] = top(v, Frame.B) >> world & 1 if question == Question.CHAIN else 0
        out[n + WORLDS + world] = v.destination == world
        for value in range(VALUES):
            out[n + 2 * WORLDS + card_of(world, value)] = int(v.placed[world]) >> value & 1
    n += 2 * WORLDS + CARDS
    for slot in range(SLOTS):
        if v.slots[slot] > 0:
            out[n + slot * KINDS + int(v.slots[slot]) - 1] = 1
    n += SLOTS * KINDS
    out[n] = v.spent[0]
    for tile in range(1, KINDS + 1):
        out[n + tile] = int(v.spent[tile]) / TILES[tile]


@rule
def observe_seat(v: View, viewer: Seat, seat: Seat, away: int, out: Numbers) -> None:
    """The sections that have a number or a row for each seat."""
    question = top(v, Frame.QUESTION)
    n = SHARED + away
    out[n] = top(v, Frame.ASKED) >> seat & 1
    about = question in (Question.ROLE, Question.DEAL) or Question.PLACE <= question <= Question.KEEP
    about = about or question >= Question.STABILIZE
    out[n + SEATS] = about and top(v, Frame.A) == seat
    out[n + 2 * SEATS] = question == Question.ELIMINATE and top(v, Frame.B) == seat
    out[n + 3 * SEATS] = v.marker == seat
    out[n + 4 * SEATS] = v.guide == seat
    out[n + 5 * SEATS] = int(v.alive) >> seat & 1
    out[n + 6 * SEATS] = int(v.points[seat]) / LEAST_TO_WIN
    out[n + 7 * SEATS] = int(v.cards[seat]) / LARGEST_HAND
    out[n + 8 * SEATS] = v.choice[seat] != 0
    out[n + 9 * SEATS] = int(v.knows[viewer]) >> seat & 1 if viewer < v.players else 0
    n = SHARED + 10 * SEATS
    if v.roles[seat] > 0:
        out[n + away * ROLES + int(v.roles[seat]) - 1] = 1
    n += SEATS * ROLES
    for tile in range(1, KINDS + 1):
        out[n + away * KINDS + tile - 1] = int(v.up[seat, tile]) / TILES[tile]
    n += SEATS * KINDS
    for row in range(int(v.downs)):
        if v.down_owner[row] == seat:
            out[n + away] += 1 / PILE_MOST
            tile = int(v.down_tile[row])
            if tile > 0:
                out[n + SEATS + away * HIDEABLE + tile - 1] += 1 / TILES[tile]
    n += SEATS + SEATS * HIDEABLE
    for world in range(WORLDS):
        for value in range(VALUES):
            at = n + away * CARDS + card_of(world, value)
            out[at] = int(v.hands[seat, world]) >> value & 1
    n += SEATS * CARDS
    if v.front[seat] > 0:
        out[n + away * CARDS + int(v.front[seat]) - 1] = 1
