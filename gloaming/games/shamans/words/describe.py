"""A view as plain data, for pages and programs, and values that several of these need.

A table is described to every viewer after every move, and most of it is what it was, or the same for others. So parts
are made once from the numbers that they show; whoever changes a description must copy it (`Match.view` does).
"""

from __future__ import annotations

import functools
from operator import attrgetter
from typing import Any

from gloaming.core.decisions import TABLE, UNKNOWN, Frame, top
from gloaming.core.facts import members
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    CARDS,
    RITUAL_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    SLOTS,
    TILE_NAMES,
    TILES,
    VALUES_IN_PLAY,
    WORLD_NAMES,
    WORLDS_IN_PLAY,
    card_of,
)
from gloaming.games.shamans.rules.state import Ending, Question, View


def down_tiles(v: View, seat: Seat) -> list[tuple[int, int]]:
    """The face-down tiles of a seat, oldest first: what each is, or UNKNOWN, and the turn in which it was taken."""
    rows = range(int(v.downs))
    return [(int(v.down_tile[row]), int(v.down_turn[row])) for row in rows if v.down_owner[row] == seat]


def pile_count(v: View) -> int:
    """The number of tiles in the pile, including the Eclipse: all that are nowhere else."""
    out = int(sum(tile > 0 for tile in v.slots) + sum(map(sum, v.up)) + v.downs + sum(v.spent[1:]))
    return sum(TILES) - out + int(v.pile[0])


def known_cards(v: View, seat: Seat) -> list[str]:
    """The cards that the viewer knows in a hand."""
    return _cards_of(tuple(v.hands[seat]))


@functools.lru_cache(1 << 12)
def _cards_of(hand: tuple[int, ...]) -> list[str]:
    cards = enumerate(hand)
    return [CARDS[card_of(world, value)] for world, held in cards if held for value in members(int(held))]


def passed_cards(v: View) -> list[tuple[int, int]]:
    """S24: the cards passed in the Eclipse that the viewer knows and that are still in a hand, with their givers."""
    return [(giver, int(v.gave[giver]) - 1) for giver in range(int(v.players)) if v.gave[giver] > 0]


def describe(v: View, viewer: Seat) -> dict[str, Any]:
    """A view as plain data, with names for numbers."""
    players = int(v.players)
    question = Question(top(v, Frame.QUESTION)) if v.depth else None
    return {
        "game": "shamans",
        "seat": None if viewer == TABLE else viewer,
        "players": players,
        "over": bool(v.over),
        "winners": _seats(int(v.winners), players),
        "round": int(v.rounds),
        "turn": int(v.turn),
        "question": question.name.lower() if question else None,
        "asked": _seats(top(v, Frame.ASKED), players),
        "about": _about(v, question),
        "marker": int(v.marker),
        "guide": int(v.guide),
        "destination": None if v.destination < 0 else WORLD_NAMES[v.destination],
        "track": {"length": int(v.track), "start": int(v.start), "pawn": int(v.pawn)},
        "values": VALUES_IN_PLAY[players],
        "worlds": _worlds(tuple(v.rituals), tuple(v.placed), players),
        "slots": _slots(tuple(v.slots)),
        "pile": {"tiles": pile_count(v), "eclipse": bool(v.pile[0])},
        "spent": _by_tile(tuple(v.spent)),
        "seats": _describe_seats(v, viewer, players),
        "last_round": _last_round(v),
        "passed": [
            {"from": giver, "to": int(v.gave_to[giver]) - 1, "card": CARDS[card]} for giver, card in passed_cards(v)
        ],
    }


def _last_round(v: View) -> dict[str, Any] | None:
    """S37: how the last round ended, and what was shown then."""
    if not v.last_side:
        return None
    players = range(int(v.players))
    down = [[TILE_NAMES[1 + n] for n, count in enumerate(v.last_down[seat]) for _ in range(count)] for seat in players]
    return {
        "won_by": ROLE_NAMES[v.last_side],
        "why": Ending(int(v.last_why)).name.lower(),
        "in": _seats(int(v.last_alive), int(v.players)),
        "roles": [ROLE_NAMES[v.last_roles[seat]] for seat in players],
        "down": down,
        "gained": [int(v.last_gained[seat]) for seat in players],
    }


def _seats(mask: int, players: int) -> list[int]:
    return list(members(mask & (1 << players) - 1))


def _about(v: View, question: Question | None) -> dict[str, Any]:
    """The numbers of the question on top."""
    a, b = top(v, Frame.A), top(v, Frame.B)
    match question:
        case Question.ECLIPSE:
            return {"side": SIDE_NAMES[a]}
        case Question.ELIMINATE:
            return {"eliminator": a, "victim": b}
        case Question.CHAIN:
            return {"performer": a, "worlds": [name for world, name in enumerate(WORLD_NAMES) if b >> world & 1]}
        case Question.ADVANCE:
            return {"actor": a, "steps": b}
        case Question.STABILIZE | Question.PERMUTE | Question.NEUTRALIZE:
            return {"performer": a}
        case Question.TAKE | Question.DRAW | Question.KEEP:
            return {"taker": a}
        case _:
            return {}


@functools.lru_cache(1 << 12)
def _worlds(rituals: tuple[int, ...], placed: tuple[int, ...], players: int) -> dict[str, Any]:
    return {
        WORLD_NAMES[world]: {
            "ritual": RITUAL_NAMES[rituals[world]],
            "placed": [value + 1 for value in members(int(placed[world]))],
        }
        for world in range(WORLDS_IN_PLAY[players])
    }


@functools.lru_cache(1 << 10)
def _slots(tiles: tuple[int, ...]) -> list[str | None]:
    return [_tile_name(int(tiles[slot])) for slot in range(SLOTS)]


def _tile_name(tile: int) -> str | None:
    return "?" if tile == UNKNOWN else TILE_NAMES[tile] if tile else None


@functools.lru_cache(1 << 10)
def _by_tile(counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(TILE_NAMES[1:], map(int, counts[1:]), strict=True))


def _describe_seats(v: View, viewer: Seat, players: int) -> list[dict[str, Any]]:
    down: list[tuple[tuple[int, int], ...]] = [tuple(down_tiles(v, seat)) for seat in range(players)]
    own = (range(players), *_OF_SEATS(v), map(tuple, v.hands), map(tuple, v.up), down)
    alive = int(v.alive)
    return [_describe_seat(viewer == row[0], alive, players, *row) for row in zip(*own, strict=False)]


_OF_SEATS = attrgetter("points", "roles", "knows", "cards", "front", "choice")


@functools.lru_cache(1 << 14)
def _describe_seat(
    is_own: bool,
    alive: int,
    players: int,
    seat: Seat,
    points: int,
    role: int,
    knows: int,
    cards: int,
    front: int,
    choice: int,
    hand: tuple[int, ...],
    up: tuple[int, ...],
    down: tuple[tuple[int, int], ...],
) -> dict[str, Any]:
    known = _cards_of(hand)
    return {
        "points": int(points),
        "in": bool(alive >> seat & 1),
        "role": "?" if role == UNKNOWN else ROLE_NAMES[role] if role else None,
        "role_known_to": "all" if int(knows) >> TABLE & 1 else _seats(int(knows), players),
        "cards": int(cards),
        "hand": known if is_own else None,
        "known": [] if is_own else known,
        "front": CARDS[front - 1] if front > 0 else None,
        "up": _by_tile(up),
        "down": [{"tile": _tile_name(tile), "turn": turn} for tile, turn in down],
        "choice": None if choice == 0 else "?" if choice == UNKNOWN else CARDS[choice - 1],
    }
