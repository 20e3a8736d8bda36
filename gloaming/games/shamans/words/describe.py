"""A view as plain data, for pages and programs, and values that several of these need."""

from __future__ import annotations

from typing import Any

from gloaming.core.decisions import TABLE, UNKNOWN, Frame, top
from gloaming.core.facts import members
from gloaming.core.records import Row, Seat
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
    hand = enumerate(v.hands[seat])
    return [CARDS[card_of(world, value)] for world, held in hand if held for value in members(int(held))]


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
        "worlds": {WORLD_NAMES[world]: _describe_world(v, world) for world in range(WORLDS_IN_PLAY[players])},
        "slots": [_tile_name(int(v.slots[slot])) for slot in range(SLOTS)],
        "pile": {"tiles": pile_count(v), "eclipse": bool(v.pile[0])},
        "spent": _by_tile(v.spent),
        "seats": [_describe_seat(v, seat, viewer) for seat in range(players)],
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


def _describe_world(v: View, world: int) -> dict[str, Any]:
    values = [value + 1 for value in members(int(v.placed[world]))]
    return {"ritual": RITUAL_NAMES[v.rituals[world]], "placed": values}


def _tile_name(tile: int) -> str | None:
    return "?" if tile == UNKNOWN else TILE_NAMES[tile] if tile else None


def _by_tile(counts: Row) -> dict[str, int]:
    return dict(zip(TILE_NAMES[1:], counts[1:], strict=True))


def _describe_seat(v: View, seat: Seat, viewer: Seat) -> dict[str, Any]:
    role, front, choice = int(v.roles[seat]), int(v.front[seat]) - 1, int(v.choice[seat])
    return {
        "points": int(v.points[seat]),
        "in": bool(int(v.alive) >> seat & 1),
        "role": "?" if role == UNKNOWN else ROLE_NAMES[role] if role else None,
        "role_known_to": "all" if int(v.knows[seat]) >> TABLE & 1 else _seats(int(v.knows[seat]), int(v.players)),
        "cards": int(v.cards[seat]),
        "hand": known_cards(v, seat) if seat == viewer else None,
        "known": [] if seat == viewer else known_cards(v, seat),
        "front": CARDS[front] if front >= 0 else None,
        "up": _by_tile(v.up[seat]),
        "down": [{"tile": _tile_name(tile), "turn": turn} for tile, turn in down_tiles(v, seat)],
        "choice": None if choice == 0 else "?" if choice == UNKNOWN else CARDS[choice - 1],
    }
