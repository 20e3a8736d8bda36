"""A view for people: as a picture for a terminal, and as plain data for pages."""

from __future__ import annotations

import functools
from typing import Any

from gloaming.core.counting import fill
from gloaming.core.decisions import TABLE, UNKNOWN, Frame, top
from gloaming.core.facts import members
from gloaming.core.game import Reader
from gloaming.core.layout import WIDE, columns, fold, table
from gloaming.core.records import Row, Seat
from gloaming.games.shamans.rules.components import (
    CARDS,
    KINDS,
    RITUAL_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    SLOTS,
    TILE_NAMES,
    TILES,
    VALUES,
    VALUES_IN_PLAY,
    WORLD_NAMES,
    WORLDS_IN_PLAY,
)
from gloaming.games.shamans.rules.state import Ending, Question, View
from gloaming.games.shamans.words.texts import TEXTS


def seat_name(seat: Seat, reader: Reader) -> str:
    """What a seat is called: its player's name, or its number, as moves name it."""
    if seat < len(reader.names):
        return reader.names[seat]
    return TEXTS[reader.lang]["player"].format(number=seat)


def down_tiles(v: View, seat: Seat) -> list[tuple[int, int]]:
    """The face-down tiles of a seat, oldest first: what each is, or UNKNOWN, and the turn it was taken in."""
    rows = range(int(v.downs))
    return [(int(v.down_tile[row]), int(v.down_turn[row])) for row in rows if v.down_owner[row] == seat]


def pile_count(v: View) -> int:
    """How many tiles the pile has, the Eclipse included: all that are nowhere else."""
    out = int(sum(tile > 0 for tile in v.slots) + sum(map(sum, v.up)) + v.downs + sum(v.spent[1:]))
    return sum(TILES) - out + int(v.pile[0])


def board(v: View, reader: Reader, width: int = WIDE) -> str:
    """The table as the viewer sees it, for a terminal."""
    text = TEXTS[reader.lang]
    lines = [*fold(_heading(v, reader, text), width), *_track(v, text, width), *_worlds(v, text, width)]
    slots = [text[TILE_NAMES[tile]] if tile else text["none"] for tile in v.slots]
    eclipse = text["eclipse_in" if v.pile[0] else "eclipse_out"]
    facts = {"left": slots[0], "right": slots[1], "count": pile_count(v), "eclipse": eclipse}
    lines += fold(fill(text["board_tiles"], reader.lang, **facts), width)
    lines += _players(v, reader, text, width)
    if reader.viewer < v.players:
        lines += [line for known in _own(v, reader, text) for line in fold(known, width)]
    return "\n".join(lines)


def _heading(v: View, reader: Reader, text: dict[str, str]) -> str:
    if v.turn == 0:
        return text["board_setup"].format(round=int(v.rounds))
    destination = text["none"] if v.destination < 0 else text[WORLD_NAMES[v.destination]]
    guide = seat_name(int(v.guide), reader)
    return text["board_round"].format(round=int(v.rounds), turn=int(v.turn), guide=guide, destination=destination)


def _track(v: View, text: dict[str, str], width: int) -> list[str]:
    """The track, as many spaces to a line as it takes, and in words; on one line where that is wide enough."""
    pawn, track = int(v.pawn), int(v.track)
    spaces = "".join("@" if space == pawn else "o" if space == v.start else "." for space in range(1, track + 1))
    drawn = [spaces[first : first + width - 2] for first in range(0, track, width - 2)]
    drawn = [f"{' ' if number else '['}{part}" for number, part in enumerate(drawn)]
    drawn[-1] += ")"
    told = text["board_track"].format(pawn=pawn, track=track, left=track - pawn)
    together = f"{drawn[0]}  {told}"
    return [together] if len(drawn) == 1 and len(together) <= width else [*drawn, *fold(told, width)]


def _worlds(v: View, text: dict[str, str], width: int) -> list[str]:
    """The cards that lie beside each World, and its ritual."""
    most = VALUES if v.players == 5 else VALUES - 2
    names = [text[name] for name in WORLD_NAMES[: WORLDS_IN_PLAY[int(v.players)]]]
    longest = max(map(len, names))
    rows = []
    for world, name in enumerate(names):
        placed = int(v.placed[world])
        cells = " ".join(str(value + 1) if placed >> value & 1 else "." for value in range(most))
        rows.append([f"  {name:<{longest}} {cells}", text["name_" + RITUAL_NAMES[v.rituals[world]]]])
    return columns(rows, width)


def _players(v: View, reader: Reader, text: dict[str, str], width: int) -> list[str]:
    rows = [text["board_head"].split("|")]
    for seat in range(int(v.players)):
        front, role = int(v.front[seat]) - 1, int(v.roles[seat])
        up = [text[TILE_NAMES[tile]] for tile in range(1, KINDS + 1) for _ in range(int(v.up[seat, tile]))]
        rows.append(
            [
                seat_name(seat, reader) + (text["board_guide"] if seat == v.guide and v.turn else ""),
                str(v.points[seat]),
                str(v.cards[seat]) if int(v.alive) >> seat & 1 else text["board_out"],
                card_words(front, reader.lang) if front >= 0 else "",
                text[ROLE_NAMES[role]] if role > 0 else text["unknown"],
                ", ".join(up),
                ", ".join(_down(tile, turn, text) for tile, turn in down_tiles(v, seat)),
            ]
        )
    return table(rows, width)


def _down(tile: int, turn: int, text: dict[str, str]) -> str:
    name = text["unknown"] if tile == UNKNOWN else text[TILE_NAMES[tile]]
    return text["tile_since"].format(tile=name, turn=turn)


@functools.cache
def card_words(card: int, lang: str) -> str:
    """A card as people say it."""
    text = TEXTS[lang]
    return text["card"].format(world=text[WORLD_NAMES[card // VALUES]], value=card % VALUES + 1)


def _own(v: View, reader: Reader, text: dict[str, str]) -> list[str]:
    """What the viewer alone knows: role, hand, and cards passed in the Eclipse."""
    viewer, lines = reader.viewer, []
    if v.roles[viewer] > 0:
        lines.append(text["board_role"].format(role=text[f"a_{ROLE_NAMES[v.roles[viewer]]}"]))
    cards = [card_words(CARDS.index(card), reader.lang) for card in known_cards(v, viewer)]
    hand = ", ".join(card.replace(" ", "\u00a0") for card in cards)  # a card is not parted from its value
    lines.append(text["board_hand"].format(cards=hand or text["none"]))
    for giver, card in passed_cards(v):
        who = seat_name(int(v.gave_to[giver]) - 1 if giver == viewer else giver, reader)
        key = "board_gave" if giver == viewer else "board_got"
        lines.append(text[key].format(card=card_words(card, reader.lang), who=who))
    if v.choice[viewer] > 0:
        lines.append(text["board_chosen"].format(card=card_words(int(v.choice[viewer]) - 1, reader.lang)))
    return lines


def known_cards(v: View, seat: Seat) -> list[str]:
    """The cards that the viewer knows in a hand."""
    hand = enumerate(v.hands[seat])
    return [CARDS[world * VALUES + value] for world, held in hand if held for value in members(int(held))]


def passed_cards(v: View) -> list[tuple[int, int]]:
    """S24: the cards passed in the Eclipse that the viewer knows and that are still in hand, with their givers."""
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
    """What the question on top was asked with."""
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
