"""A view as plain data, with names for numbers, for pages and files."""

from __future__ import annotations

import functools
from collections.abc import Sequence
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
from gloaming.games.shadow_hunters.rules.setup import settings
from gloaming.games.shadow_hunters.rules.state import HISTORY, PUBLIC, Cause, Question, View

_TARGETED = (Question.ROB, Question.LOOT, Question.ANSWER, Question.COUNTER)
_OF_CARD = (Question.TARGET, Question.SALVE)


_SEATED = (1 << SEATS) - 1
_BY_CAMP = sorted(CHARACTERS, key=lambda row: row.camp)
_DECK_OF = [DECK_NAMES[deck] for deck in DECK_OF.tolist()]


def describe(v: View, viewer: Seat) -> dict[str, Any]:
    """Everything the view shows; None stands for what the viewer does not know."""
    players, options = settings(v)
    question = Question(top(v, Frame.QUESTION)) if v.depth else None
    return {
        "game": "shadow_hunters",
        "seat": None if viewer == TABLE else viewer,
        "players": players,
        "options": options,
        "over": bool(v.over),
        "winners": seats_of(int(v.winners)),
        "question": question.name.lower() if question else None,
        "asked": seats_of(top(v, Frame.ASKED)),
        "about": _about(v, question),
        "turn": int(v.turn),
        "active": int(v.active),
        "extra_turns": int(v.extra),
        "places": board_places(v),
        "cast": [row.copy() for row in _cast(int(v.expansion), players)],
        "seats": [_seat(v, *row) for row in zip(range(players), learned(v, viewer), _ranges(v), strict=True)],
        "first_dead": seats_of(int(v.first_dead)),
        "decks": {name: int(v.left[deck]) for deck, name in enumerate(DECK_NAMES)},
        "discards": _discards(v),
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
    laid = sorted((int(v.slot[place]), place) for place in range(1, PLACES + 1) if v.slot[place])
    return [PLACE_NAMES[place] for _, place in laid]


def gears_of(v: View, seat: Seat) -> list[int]:
    """The equipment of a seat, as numbers."""
    return list(members(int(v.gear[seat])))


def could_be(v: View, seat: Seat, viewer: Seat) -> list[int]:
    """The characters that a seat can still be, as far as the viewer knows."""
    return list(members(_open(v, viewer, int(v.revealed) | 1 << viewer)[seat]))


def learned(v: View, viewer: Seat) -> list[list[int]]:
    """For each seat, the characters that it can still be, according to what the viewer was shown about others.

    The viewer's own character is not excluded: a board that crossed it out would reveal it to anyone looking on.
    """
    found = [list(members(kinds)) for kinds in _open(v, viewer, int(v.revealed))]
    if viewer < len(found) and v.character[viewer] > 0:
        found[viewer] = [int(v.character[viewer])]
    return found


def _open(v: View, viewer: Seat, known: int) -> tuple[int, ...]:
    """For each seat, the characters left open to it; the characters of a mask of seats count as known."""
    knower = PUBLIC if viewer == TABLE else viewer
    seats = []
    for seat in range(int(v.players)):
        character = int(v.character[seat])
        out = int(v.ruled_out[knower, seat]) | int(v.ruled_out[PUBLIC, seat])
        seats.append(1 << character if known >> seat & 1 and character > 0 else ANYBODY & ~out)
    return open_to(tuple(seats), int(v.expansion))


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


def _seat(v: View, seat: Seat, kinds: list[int], near: int) -> dict[str, Any]:
    character = int(v.character[seat])
    known = character > 0
    return {
        "alive": bool(int(v.alive) >> seat & 1),
        "revealed": bool(int(v.revealed) >> seat & 1),
        "character": CHARACTER_NAMES[character] if known else None,
        "camp": CAMP_NAMES[CAMP_OF[character]] if known else None,
        "could_be": [CHARACTER_NAMES[kind] for kind in kinds],
        "place": PLACE_NAMES[v.pawn[seat]] if v.pawn[seat] else None,
        "wounds": int(v.wounds[seat]),
        "about_to_take": int(v.hit[seat]),
        "equipment": [GEAR_NAMES[gear] for gear in gears_of(v, seat)],
        "in_range": seats_of(near),
        "guarded": bool(int(v.guarded) >> seat & 1),
        "barred": bool(int(v.barred) >> seat & 1),
        "sealed": bool(int(v.sealed) >> seat & 1),
        "power_used": bool(int(v.used) >> seat & 1),
        "answered": bool(v.reply[seat] != 0),
    }


@functools.cache
def _cast(expansion: int, players: int) -> tuple[dict[str, Any], ...]:
    """H3, H78: the characters that may be at this table, by camp, with the hit points printed on their cards."""
    used = int(POOLS[expansion, players])
    return tuple(
        {"character": CHARACTER_NAMES[row.character], "camp": CAMP_NAMES[row.camp], "hit_points": row.hit_points}
        for row in _BY_CAMP
        if used >> row.character & 1
    )


def _discards(v: View) -> dict[str, list[str]]:
    """The discards by deck; of the Visions, those the viewer saw discarded."""
    found: dict[str, list[str]] = {name: [] for name in DECK_NAMES}
    for card, number in enumerate(v.discard):
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
