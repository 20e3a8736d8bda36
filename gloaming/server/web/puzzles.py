"""A game's puzzles as the page shows them: each position as its seat sees it, and what every move is worth there."""

from __future__ import annotations

import msgspec

from gloaming.core.game import find
from gloaming.core.puzzle import Puzzle, find_puzzles
from gloaming.server import wire
from gloaming.server.tables.frames import position_info


class MoveWorth(msgspec.Struct, frozen=True):
    """What a seat can expect after a move, from 0 (the worst result) to 1 (the best)."""

    worth: float
    doubt: float  # in 95 of 100 cases it is uncertain by at most this


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A position where one move is clearly best, and few find it."""

    name: str
    seat: int
    play: wire.Play
    best: str
    difficulty: float  # the share of weaker bots' choices that are other moves
    worths: dict[str, MoveWorth]


def puzzles_info(game: str) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    return [_info(game, puzzle) for puzzle in find_puzzles(game)]


def _info(name: str, puzzle: Puzzle) -> PuzzleInfo:
    game = find(name)
    low, high = game.bounds
    match = puzzle.match(game)
    play = position_info(match, puzzle.seat, (), match.legal_actions(puzzle.seat))
    worths = {
        move: MoveWorth(round((worth - low) / (high - low), 4), round(doubt / (high - low), 4))
        for move, (worth, doubt) in puzzle.worths.items()
    }
    return PuzzleInfo(puzzle.name, puzzle.seat, play, puzzle.best, puzzle.difficulty, worths)
