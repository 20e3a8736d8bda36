"""The table as a viewer sees it, for a terminal."""

from __future__ import annotations

from gloaming.core.decisions import UNKNOWN
from gloaming.core.layout import PLAIN, WIDE, columns, fold, table
from gloaming.core.messages import Message, say, seat
from gloaming.core.records import Seat
from gloaming.core.speech import Speech
from gloaming.games.shamans.rules.components import CARDS, KINDS, VALUES_IN_PLAY, WORLDS_IN_PLAY
from gloaming.games.shamans.rules.state import View
from gloaming.games.shamans.words.describe import down_tiles, known_cards, passed_cards, pile_count
from gloaming.games.shamans.words.things import card_thing, ritual_thing, role_thing, tile_thing, world_thing

_UNKNOWN = "?"
_GUIDE = "*"
_HEAD = ("player", "points", "cards", "front", "role", "up", "down")


def board(v: View, speech: Speech, width: int = WIDE) -> str:
    """The table as the viewer sees it, for a terminal."""
    left, right = (tile_thing(int(tile)) if tile else say("text-none") for tile in v.slots)
    eclipse = "yes" if v.pile[0] else "no"
    tiles = say("text-tiles", left=left, right=right, count=pile_count(v), eclipse=eclipse)
    lines = [*fold(speech.said(_heading(v, speech)), width), *_track(v, speech, width), *_worlds(v, speech, width)]
    lines += fold(speech.said(tiles), width)
    lines += _players(v, speech, width)
    if speech.reader.viewer < v.players:
        lines += [line for known in _own(v, speech) for line in fold(speech.said(known), width)]
    return "\n".join(lines)


def _heading(v: View, speech: Speech) -> Message:
    if v.turn == 0:
        return say("text-setup", round=int(v.rounds))
    destination = say("text-destination-none") if v.destination < 0 else world_thing(int(v.destination))
    guide = speech.name(int(v.guide))
    return say("text-round", round=int(v.rounds), turn=int(v.turn), guide=guide, destination=destination)


def _track(v: View, speech: Speech, width: int) -> list[str]:
    """The track, on as many lines as it needs, and in words; on one line if that is wide enough."""
    pawn, track = int(v.pawn), int(v.track)
    told = speech.said(say("text-track", pawn=pawn, track=track, left=track - pawn))
    if width == PLAIN:
        return [told]
    spaces = "".join("@" if space == pawn else "o" if space == v.start else "." for space in range(1, track + 1))
    drawn = [spaces[first : first + width - 2] for first in range(0, track, width - 2)]
    drawn = [f"{' ' if number else '['}{part}" for number, part in enumerate(drawn)]
    drawn[-1] += ")"
    together = f"{drawn[0]}  {told}"
    return [together] if len(drawn) == 1 and len(together) <= width else [*drawn, *fold(told, width)]


def _worlds(v: View, speech: Speech, width: int) -> list[str]:
    """The cards that lie beside each World, and its ritual."""
    players = int(v.players)
    names = [speech.said(world_thing(world)) for world in range(WORLDS_IN_PLAY[players])]
    longest = max(map(len, names))
    rows = []
    for world, name in enumerate(names):
        placed = int(v.placed[world])
        values = range(VALUES_IN_PLAY[players])
        empty = "" if width == PLAIN else "."
        cells = " ".join(str(value + 1) if placed >> value & 1 else empty for value in values)
        rows.append([f"  {name:<{longest}} {cells}", speech.said(ritual_thing(int(v.rituals[world])))])
    return columns(rows, width)


def _players(v: View, speech: Speech, width: int) -> list[str]:
    head = [speech.text(f"text-head-{name}") for name in _HEAD]
    return table([head, *(_player(v, owner, speech) for owner in range(int(v.players)))], width)


def _player(v: View, owner: Seat, speech: Speech) -> list[str]:
    front, role = int(v.front[owner]) - 1, int(v.roles[owner])
    up = [speech.said(tile_thing(tile)) for tile in range(1, KINDS + 1) for _ in range(int(v.up[owner, tile]))]
    return [
        speech.name(owner) + (_GUIDE if owner == v.guide and v.turn else ""),
        str(v.points[owner]),
        str(v.cards[owner]) if int(v.alive) >> owner & 1 else speech.text("text-out"),
        speech.said(card_thing(front)) if front >= 0 else "",
        speech.said(role_thing(role)) if role > 0 else _UNKNOWN,
        ", ".join(up),
        ", ".join(speech.said(_down(tile, turn)) for tile, turn in down_tiles(v, owner)),
    ]


def _down(tile: int, turn: int) -> Message:
    return say("text-since", tile=_UNKNOWN if tile == UNKNOWN else tile_thing(tile), turn=turn)


def _own(v: View, speech: Speech) -> list[Message]:
    """What only the viewer knows: role, hand, and cards passed in the Eclipse."""
    viewer, lines = speech.reader.viewer, []
    if v.roles[viewer] > 0:
        lines.append(say("text-role", role=role_thing(int(v.roles[viewer]))))
    cards = [speech.said(card_thing(CARDS.index(card))) for card in known_cards(v, viewer)]
    hand = ", ".join(card.replace(" ", "\u00a0") for card in cards)  # no line break between World and value
    lines.append(say("text-hand", cards=hand) if hand else say("text-hand-empty"))
    for giver, card in passed_cards(v):
        if giver == viewer:
            lines.append(say("text-gave", card=card_thing(card), who=seat(int(v.gave_to[giver]) - 1)))
        else:
            lines.append(say("text-got", card=card_thing(card), who=seat(giver)))
    if v.choice[viewer] > 0:
        lines.append(say("text-chosen", card=card_thing(int(v.choice[viewer]) - 1)))
    return lines
