"""Describe a position of Shamans in words and play moves as lines, so that a test reads like a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import gloaming
from gloaming.core.decisions import EVERYONE
from gloaming.games.shamans.rules.components import (
    CARDS,
    FULL_WORLD,
    KINDS,
    PILE_MOST,
    SEATS,
    TILE_NAMES,
    TILES,
    VALUES,
    WORLDS,
    WORLDS_IN_PLAY,
)

ROLES = {3: "shaman shaman shadow", 4: "shaman shaman shaman shadow", 5: "shaman shaman shaman shadow shadow"}
_MARKS = {"*": gloaming.CHANCE}


def play(game: gloaming.Match, *lines: str) -> gloaming.Match:
    """Play moves as records write them: `0 play purple-6`, and `*` for chance."""
    for line in lines:
        mark, _, move = line.partition(" ")
        game.play(_MARKS[mark] if mark in _MARKS else int(mark), move)
    return game


def lay(
    hands: Sequence[str],
    *,
    front: Mapping[int, str] | None = None,
    aside: Mapping[int, str] | None = None,
    roles: str = "",
    knows: Mapping[int, int] | None = None,
    guide: int = 0,
    mover: int | None = None,
    stack: str = "",
    destination: str = "-1",
    pawn: int = 10,
    track: int = 20,
    slots: str = "shard dagger",
    up: Mapping[int, str] | None = None,
    down: Sequence[tuple[int, str, int]] = (),
    spent: str = "",
    eclipse: bool = True,
    points: Sequence[int] = (),
    rituals: str = "illumination,stabilization,permutation,neutralization,neutralization,neutralization,neutralization",
    turn: int = 3,
    rounds: int = 1,
    marker: int = 0,
) -> gloaming.Match:
    """A position in mid-round: cards not in a hand or in front of a player are placed, missing tiles are in the pile.

    `aside` gives the hands of eliminated players, `down` face-down tiles as (owner, tile, turn), oldest first.
    """
    players = len(hands)
    held = [list(map(CARDS.index, hand.split())) for hand in hands]
    out = dict(aside or {})
    for seat, cards in out.items():
        held[seat] = list(map(CARDS.index, cards.split()))
    fronts = {seat: CARDS.index(card) for seat, card in (front or {}).items()}
    tiles = {seat: [TILE_NAMES.index(tile) for tile in names.split()] for seat, names in (up or {}).items()}
    gone = [TILE_NAMES.index(tile) for tile in spent.split()]
    shown = [TILE_NAMES.index(tile) for tile in slots.split()]
    hidden = [TILE_NAMES.index(tile) for _, tile, _ in down]
    used = [*gone, *shown, *hidden, *(tile for names in tiles.values() for tile in names)]
    rows = [*down, *[(0, "none", 0)] * (PILE_MOST - len(down))]
    taken = [card for cards in held for card in cards] + list(fronts.values())
    full = [FULL_WORLD[players] if world < WORLDS_IN_PLAY[players] else 0 for world in range(WORLDS)]
    asked = (guide if mover is None else mover) % players
    fields = {
        "stack": stack or f"play,{1 << asked},{(asked - guide) % players},0,0,0",
        "players": players,
        "track": track,
        "start": min(10, track - 1),
        "rituals": rituals,
        "rounds": rounds,
        "marker": marker,
        "pawn": pawn,
        "turn": turn,
        "guide": guide,
        "points": _pad(points),
        "destination": destination,
        "alive": sum(1 << seat for seat in range(players) if seat not in out),
        "knows": _pad([_knowers(seat, out, knows or {}) for seat in range(players)]),
        "placed": _join(values & ~_sets(taken)[world] for world, values in enumerate(full)),
        "hands": "/".join(_join(_sets(held[seat] if seat < players else [])) for seat in range(SEATS)),
        "cards": _pad([len(cards) for cards in held]),
        "roles": ",".join([*(roles or ROLES[players]).split(), *["none"] * (SEATS - players)]),
        "front": ",".join(CARDS[fronts[seat]] if seat in fronts else "none" for seat in range(SEATS)),
        "slots": ",".join(slots.split()),
        "pile": _join([int(eclipse), *(TILES[tile] - used.count(tile) for tile in range(1, KINDS + 1))]),
        "spent": _join([int(not eclipse), *(gone.count(tile) for tile in range(1, KINDS + 1))]),
        "up": "/".join(_join(tiles.get(seat, []).count(tile) for tile in range(KINDS + 1)) for seat in range(SEATS)),
        "downs": len(down),
        "down_owner": _join(owner for owner, _, _ in rows),
        "down_tile": ",".join(tile for _, tile, _ in rows),
        "down_turn": _join(when for _, _, when in rows),
        "down_order": _join(row + 1 if row < len(down) else 0 for row in range(PILE_MOST)),
    }
    if rounds > 1:
        before = [*(roles or ROLES[players]).split(), *["none"] * (SEATS - players)]
        won = [2 if role == "shaman" else 0 for role in before]
        fields |= {
            "last_gained": _join(won),
            "last_side": "shaman",
            "last_why": 2,
            "last_alive": (1 << players) - 1,
            "last_roles": ",".join(before),
        }
    return gloaming.scene("shamans", "shamans " + " ".join(f"{name}={value}" for name, value in fields.items()))


def _knowers(seat: int, out: Mapping[int, str], knows: Mapping[int, int]) -> int:
    return EVERYONE if seat in out else knows.get(seat, 1 << seat)


def _sets(cards: Sequence[int]) -> list[int]:
    """Cards as a set of values for each World."""
    return [sum(1 << card % VALUES for card in cards if card // VALUES == world) for world in range(WORLDS)]


def _join(numbers: object) -> str:
    return ",".join(map(str, numbers))  # type: ignore[call-overload]


def _pad(numbers: Sequence[int]) -> str:
    return _join([*numbers, *[0] * (SEATS - len(numbers))])


def opening(players: int, hands: Sequence[str] = (), roles: str = "", **options: object) -> gloaming.Match:
    """A game with given chance up to its first turn: two Daggers are shown, hands are filled with the lowest cards."""
    game = gloaming.new("shamans", players=players, seed=None, first=0, **options)
    play(game, "* tile dagger", "* tile dagger", *(f"* role {role}" for role in (roles or ROLES[players]).split()[:-1]))
    wished = [hand.split() for hand in [*hands, *[""] * (players - len(hands))]]
    kept = {card for hand in wished for card in hand}
    while game.state.turn == 0:
        seat = int(game.state.stack[0, 2])
        moves = game.legal(gloaming.CHANCE)
        asked_for = wished[seat] if seat < players - 1 else []
        wish = next((f"deal {card}" for card in asked_for if f"deal {card}" in moves), None)
        free = (move for move in moves if move.removeprefix("deal ") not in kept)
        game.play(gloaming.CHANCE, wish or next(free, moves[0]))
    return game


def points(game: gloaming.Match) -> list[int]:
    """The victory points of the seats."""
    return [int(number) for number in game.state.points[: game.players]]


def sentences(game: gloaming.Match, viewer: int, since: int = 0) -> list[str]:
    """The names of the kinds of events from a move on."""
    return [game.game.kinds(event.kind).name for event in game.events(viewer, since)]
