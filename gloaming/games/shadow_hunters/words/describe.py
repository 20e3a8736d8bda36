"""A view as plain data, with names for numbers, for pages and files.

A table is described to every viewer after every move, and most of it is what it was, or the same for others. So parts
are made once from the numbers that they show; whoever changes a description must copy it (`Match.view` does).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

from gloaming.core.decisions import SEATS, TABLE, Frame, top
from gloaming.core.facts import members
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.knowledge.deduction import open_to
from gloaming.games.shadow_hunters.rules.attack import in_range, territory
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, DECK_OF, OUTCOMES
from gloaming.games.shadow_hunters.rules.characters import (
    ANYBODY,
    CAMP_NAMES,
    CAMP_OF,
    CHARACTER_NAMES,
    CHARACTERS,
    POOLS,
)
from gloaming.games.shadow_hunters.rules.components import DECK_NAMES, GEAR_NAMES, PLACE_NAMES, PLACES
from gloaming.games.shadow_hunters.rules.setup import FLAGS, settings
from gloaming.games.shadow_hunters.rules.state import HISTORY, PUBLIC, Cause, Question, View

_TARGETED = (Question.ROB, Question.LOOT, Question.ANSWER, Question.COUNTER)
_OF_CARD = (Question.TARGET, Question.SALVE)


_SEATED = (1 << SEATS) - 1
_SIGNS_OF = attrgetter("alive", "revealed", "guarded", "barred", "sealed", "used")  # masks of seats
_OPTIONS = attrgetter(*FLAGS, "first", "expansion")  # the fields that `settings` reads
_OPTIONS_OF: dict[tuple[int, ...], dict[str, Any]] = {}
_BY_CAMP = sorted(CHARACTERS, key=lambda row: row.camp)
_DECK_OF = [DECK_NAMES[deck] for deck in DECK_OF.tolist()]


def describe(v: View, viewer: Seat) -> dict[str, Any]:
    """Everything the view shows; None stands for what the viewer does not know."""
    players = int(v.players)
    question = Question(top(v, Frame.QUESTION)) if v.depth else None
    return {
        "game": "shadow_hunters",
        "seat": None if viewer == TABLE else viewer,
        "players": players,
        "options": _options(v),
        "over": bool(v.over),
        "winners": seats_of(int(v.winners)),
        "question": question.name.lower() if question else None,
        "asked": seats_of(top(v, Frame.ASKED)),
        "about": _about(v, question),
        "turn": int(v.turn),
        "active": int(v.active),
        "extra_turns": int(v.extra),
        "places": board_places(v),
        "cast": _cast(int(v.expansion), players),
        "seats": _seats(v, viewer, players),
        "first_dead": seats_of(int(v.first_dead)),
        "decks": {name: int(v.left[deck]) for deck, name in enumerate(DECK_NAMES)},
        "discards": _discards(tuple(v.discard)),
        "vision": card_or_none(int(v.vision)),
        "exchanges": exchanges(v),
    }


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return list(members(mask & _SEATED))


def _territories() -> tuple[tuple[int, ...], ...]:
    board: Any = SimpleNamespace(slot=range(PLACES + 1))  # each place on the slot of its own number
    where = {slot: territory(board, slot) for slot in range(1, PLACES + 1)}
    return tuple(tuple(slot - 1 for slot in where if where[slot] == each) for each in sorted({*where.values()}))


TERRITORIES = _territories()  # H1: the slots of each, counted from 0 as `places` has them


def board_places(v: View) -> list[str]:
    """The places in the order of their slots, as far as they are laid."""
    return _places_on(tuple(v.slot))


@functools.lru_cache(1 << 10)
def _places_on(slots: tuple[int, ...]) -> list[str]:
    laid = sorted((int(slots[place]), place) for place in range(1, PLACES + 1) if slots[place])
    return [PLACE_NAMES[place] for _, place in laid]


def gears_of(v: View, seat: Seat) -> list[int]:
    """The equipment of a seat, as numbers."""
    return list(members(int(v.gear[seat])))


def could_be(v: View, seat: Seat, viewer: Seat) -> list[int]:
    """The characters that a seat can still be, as far as the viewer knows."""
    return list(members(_open(v, viewer, int(v.revealed) | 1 << viewer)[seat]))


def _open(v: View, viewer: Seat, known: int) -> tuple[int, ...]:
    """For each seat, the characters left open to it; the characters of a mask of seats count as known."""
    knower = PUBLIC if viewer == TABLE else viewer
    out, public = tuple(v.ruled_out[knower]), tuple(v.ruled_out[PUBLIC])
    return _open_in(tuple(v.character), out, public, known, int(v.players), int(v.expansion))


@functools.lru_cache(1 << 12)
def _open_in(
    characters: tuple[int, ...],
    ruled_out: tuple[int, ...],
    for_all: tuple[int, ...],
    known: int,
    players: int,
    expansion: int,
) -> tuple[int, ...]:
    seats = []
    for seat in range(players):
        character, out = int(characters[seat]), int(ruled_out[seat]) | int(for_all[seat])
        seats.append(1 << character if known >> seat & 1 and character > 0 else ANYBODY & ~out)
    return open_to(tuple(seats), expansion)


def exchanges(v: View) -> list[dict[str, Any]]:
    """H62: the Visions given, oldest first; the card is included only if the viewer gave or received it."""
    count = int(v.exchanges)
    rows = [v.history[number % HISTORY] for number in range(max(0, count - HISTORY), count)]
    return [
        {"giver": giver, "receiver": receiver, "card": card_or_none(card), "outcome": OUTCOMES[answer]}
        for giver, receiver, card, answer in rows
    ]


def card_or_none(card: int) -> str | None:
    """A card's name; None for no card, or one the viewer does not know."""
    return CARD_NAMES[card] if card > 0 else None


def _ranges(v: View) -> tuple[int, ...]:
    """H13: for each seat, whom it has in range; nobody for a seat off the board."""
    return _ranges_on(tuple(v.slot), tuple(v.pawn), tuple(v.gear), int(v.alive), int(v.players))


@functools.lru_cache(1 << 10)
def _ranges_on(
    slot: Sequence[int], pawn: Sequence[int], gear: Sequence[int], alive: int, players: int
) -> tuple[int, ...]:
    """The same for every viewer, since all of it is public."""
    board: Any = SimpleNamespace(slot=slot, pawn=pawn, gear=gear, alive=alive, players=players)
    return tuple(in_range(board, seat) if pawn[seat] else 0 for seat in range(players))


def _options(v: View) -> dict[str, Any]:
    key = _OPTIONS(v)
    if key not in _OPTIONS_OF:
        _OPTIONS_OF[key] = settings(v)[1]
    return _OPTIONS_OF[key]


def _seats(v: View, viewer: Seat, players: int) -> list[dict[str, Any]]:
    """What is known of each seat.

    The viewer's own character is not excluded from others: a board that crossed it out would reveal it to anyone
    looking on.
    """
    open_, near, signs = _open(v, viewer, int(v.revealed)), _ranges(v), tuple(map(int, _SIGNS_OF(v)))
    own = (range(players), v.character, open_, v.pawn, v.wounds, v.hit, v.gear, near, v.reply)
    return [_seat(viewer == row[0], signs, *row) for row in zip(*own, strict=False)]


@functools.lru_cache(1 << 14)
def _seat(
    is_own: bool,
    signs: tuple[int, ...],
    seat: Seat,
    character: int,
    kinds: int,
    pawn: int,
    wounds: int,
    hit: int,
    gear: int,
    near: int,
    reply: int,
) -> dict[str, Any]:
    known = character > 0
    alive, revealed, guarded, barred, sealed, used = (bool(mask >> seat & 1) for mask in signs)
    could = [character] if is_own and known else members(kinds)
    return {
        "alive": alive,
        "revealed": revealed,
        "character": CHARACTER_NAMES[character] if known else None,
        "camp": CAMP_NAMES[CAMP_OF[character]] if known else None,
        "could_be": [CHARACTER_NAMES[kind] for kind in could],
        "place": PLACE_NAMES[pawn] if pawn else None,
        "wounds": int(wounds),
        "about_to_take": int(hit),
        "equipment": [GEAR_NAMES[held] for held in members(int(gear))],
        "in_range": seats_of(near),
        "guarded": guarded,
        "barred": barred,
        "sealed": sealed,
        "power_used": used,
        "answered": bool(reply),
    }


@functools.cache
def _cast(expansion: int, players: int) -> list[dict[str, Any]]:
    """H3, H78: the characters that may be at this table, by camp, with the hit points printed on their cards."""
    used = int(POOLS[expansion, players])
    return [
        {"character": CHARACTER_NAMES[row.character], "camp": CAMP_NAMES[row.camp], "hit_points": row.hit_points}
        for row in _BY_CAMP
        if used >> row.character & 1
    ]


@functools.lru_cache(1 << 12)
def _discards(discard: tuple[int, ...]) -> dict[str, list[str]]:
    """The discards by deck; of the Visions, those the viewer saw discarded."""
    found: dict[str, list[str]] = {name: [] for name in DECK_NAMES}
    for card, number in enumerate(discard):
        if number:
            found[_DECK_OF[card]] += [CARD_NAMES[card]] * number
    return found


def _about(v: View, question: Question | None) -> dict[str, Any]:
    """The numbers of the question."""
    if question is None:
        return {}
    a, b = top(v, Frame.A), top(v, Frame.B)
    if question in _TARGETED:
        about: dict[str, Any] = {"seat": a}
        if question == Question.ROB:
            about["attack"] = b == Cause.STRIKE
        return about
    if question in _OF_CARD:
        return {"card": CARD_NAMES[a]}
    if question == Question.GO:
        return {"places": [PLACE_NAMES[place] for place in range(1, PLACES + 1) if a >> place & 1]}
    return {"deck": DECK_NAMES[a]} if question == Question.DRAW else {}
