"""Builders that make a test read like a game: a dealt table, a position on it, a script of moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import gloaming
from gloaming.core.match import Match
from gloaming.core.scene import format_scene
from gloaming.games.shadow_hunters import GAME
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, CARD_OF_GEAR
from gloaming.games.shadow_hunters.rules.components import GEAR_NAMES, PLACE_NAMES

# Territories: cabin and gate, church and cemetery, woods and altar.
RING = ("cabin", "gate", "church", "cemetery", "woods", "altar")
DICE = {
    "cabin": "dice 1 1",
    "gate": "dice 2 2",
    "church": "dice 3 3",
    "cemetery": "dice 4 4",
    "woods": "dice 5 4",
    "altar": "dice 6 4",
}
FOUR = ("emi", "franklin", "vampire", "werewolf")
FIVE = (*FOUR, "allie")


def play(game: Match, *moves: str) -> Match:
    """Play a script: each line a seat (or * for chance) and a move."""
    for line in moves:
        mark, _, move = line.partition(" ")
        game.play(gloaming.CHANCE if mark == "*" else int(mark), move)
    return game


def deal(*characters: str, **options: Any) -> Match:
    """A table whose seats hold these characters in order; seat 0 starts unless an option says otherwise."""
    given = {"first": 0, **options}
    game = gloaming.new("shadow_hunters", players=len(characters), seed=None, **given)
    return play(game, *(f"* place {place}" for place in RING), *(f"* character {name}" for name in characters))


def arrange(
    game: Match,
    *,
    pawns: Mapping[int, str] | None = None,
    wounds: Mapping[int, int] | None = None,
    gear: Mapping[int, Iterable[str]] | None = None,
    revealed: Iterable[int] = (),
    dead: Iterable[int] = (),
    discards: Iterable[str] = (),
    **fields: int,
) -> Match:
    """The same table with the given pawns, wounds, equipment, reveals and deaths; read back as a scene."""
    s = game.state.copy()
    for seat, place in (pawns or {}).items():
        s.pawn[seat] = PLACE_NAMES.index(place)
    for seat, number in (wounds or {}).items():
        s.wounds[seat] = number
    for seat, names in (gear or {}).items():
        for name in names:
            number = GEAR_NAMES.index(name)
            s.gear[seat] |= 1 << number
            _take_from_deck(s, int(CARD_OF_GEAR[number]))
    for name in discards:
        card = CARD_NAMES.index(name)
        _take_from_deck(s, card)
        s.discard[card] += 1
    for seat in dead:
        s.alive &= ~(1 << seat)
        s.pawn[seat] = 0
        s.wounds[seat] = 14
        s.first_dead |= 0 if s.first_dead else 1 << seat
    for seat in {*revealed, *dead}:
        s.revealed |= 1 << seat
        s.face_up |= 1 << int(s.character[seat])
    for name, value in fields.items():
        s[name] = value
    return gloaming.scene("shadow_hunters", format_scene(GAME, s))


def _take_from_deck(s: Any, card: int) -> None:
    s.deck[card] -= 1
    s.left[0 if card < 16 else 1 if card < 29 else 2] -= 1


def go(game: Match, seat: int, place: str) -> Match:
    """Roll and stand on a place."""
    return play(game, f"{seat} roll", f"* {DICE[place]}")


def draw(game: Match, seat: int, card: str) -> Match:
    """Roll to the card's place, draw it there."""
    number = CARD_NAMES.index(card)
    place, deck = (
        ("church", "light") if number < 16 else ("cemetery", "darkness") if number < 29 else ("cabin", "vision")
    )
    return play(go(game, seat, place), f"{seat} draw {deck}", f"* card {card}")


def wounds(game: Match) -> list[int]:
    """The wounds of all seats."""
    return [int(number) for number in game.state.wounds[: game.players]]


def question(game: Match) -> str | None:
    """What is asked."""
    found = game.view(None)["question"]
    assert found is None or isinstance(found, str)
    return found


def equipment(game: Match, seat: int) -> list[str]:
    """What a seat has in front of it, as everybody sees."""
    found = game.view(None)["seats"][seat]["equipment"]
    assert isinstance(found, list)
    return found


def is_revealed(game: Match, seat: int) -> bool:
    """Whether everybody knows who a seat is."""
    return bool(game.view(None)["seats"][seat]["revealed"])


def is_alive(game: Match, seat: int) -> bool:
    """Whether a seat lives."""
    return bool(game.view(None)["seats"][seat]["alive"])
