"""Helpers that make a test of Duel read like a game."""

from __future__ import annotations

from typing import Any

import gloaming
from gloaming.core.match import Match

# A finished placement, Bison's and Wolf's pawn of each cell row by row: no equal values meet.
BOARD = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 1))


def board(pairs: tuple[tuple[int, int], ...] = BOARD) -> str:
    """The board of a scene from pairs of values, Wolf's written positive."""
    return "/".join(f"{bison},{-wolf}" for bison, wolf in pairs)


def at_masks(pairs: tuple[tuple[int, int], ...] = BOARD, shells: tuple[int, int] = (9, 9), **fields: Any) -> Match:
    """A game in which both sides are about to choose a mask."""
    given = {"limit": 24, "duels": 0, "last": 4 if fields.get("duels") else -1, **fields}
    words = " ".join(f"{name}={value}" for name, value in given.items() if value != 0)
    text = f"duel stack=masks,3,0,0,0,0 turn=10 board={board(pairs)} shells={shells[0]},{shells[1]} mask=-1,-1 {words}"
    return gloaming.scene("duel", text)


def fight(game: Match, cell: str) -> None:
    """Both choose the masks that name a cell."""
    game.play(0, f"mask {cell[1]}")
    game.play(1, f"mask {cell[0]}")


def shells(game: Match) -> tuple[int, int]:
    """Bison's and Wolf's shells, as everybody sees them."""
    seen = game.view(None)["shells"]
    return seen["bison"], seen["wolf"]


def place_all(game: Match) -> None:
    """Place all pawns, always the first legal placement."""
    while game.view(None)["question"] == "place":
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[0])
