"""Puzzles: positions of played games where one move is clearly best, and few find it.

A game's puzzles are kept in `puzzles.json` of its package; `python -m gloaming.lab.puzzles` makes that file. All that
is known of a puzzle follows from what its seat sees there: what was hidden from it was drawn anew.
"""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Mapping
from dataclasses import dataclass

from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.core.scene import parse_scene

FILE = "puzzles.json"


@dataclass(frozen=True)
class Puzzle:
    """A position, from one seat: which move is best?"""

    name: str  # a short digest of the position
    scene: str
    seat: int
    best: str
    difficulty: float  # the share of weaker bots' choices that are other moves
    worths: Mapping[str, tuple[float, float]]  # by move, what the seat can expect, and its uncertainty in 95 of 100

    def match(self, game: Game) -> Match:
        """The game at the position. Nobody plays chance."""
        return Match(game, parse_scene(game, self.scene), None, scene=self.scene)


def find_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if it has no file of them."""
    file = importlib.resources.files(find(game).package).joinpath(FILE)
    if not file.is_file():
        return ()
    return tuple(Puzzle(**kept) for kept in json.loads(file.read_text(encoding="utf-8")))
