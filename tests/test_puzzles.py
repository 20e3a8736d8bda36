"""The puzzles: the rulebook allows them, they say only what their seat sees, and the strongest mind agrees."""

from __future__ import annotations

import pytest

from gloaming import minds
from gloaming.core.game import find, usable
from gloaming.core.puzzle import Puzzle, find_puzzles
from gloaming.lab.puzzles import BANDS, CLEAR, lead
from gloaming.minds.analysis import Analysis, Choice
from gloaming.server.web.puzzles import puzzles_info

PUZZLES: dict[str, tuple[Puzzle, ...]] = {game: found for game in usable() if (found := find_puzzles(game))}
EACH = [(game, puzzle) for game, puzzles in PUZZLES.items() for puzzle in puzzles]


def thought(*worths: float, error: float | None = 0.01) -> Analysis:
    choices = tuple(Choice(f"move {number}", worth, 0.0, error) for number, worth in enumerate(worths))
    return Analysis("any", 0, max(worths), 0.0, 1.0, "estimate", choices)


def test_a_lead_is_larger_than_what_is_uncertain_and_than_what_matters() -> None:
    assert lead(thought(0.2, 0.5, 0.4), 1.0) == ("move 1", "move 2")
    assert lead(thought(0.2, 0.5, 0.46), 1.0) is None  # less than CLEAR
    assert lead(thought(0.2, 0.5, 0.4, error=0.05), 1.0) is None  # 0.1 is less than 2.24 * hypot(0.05, 0.05)
    assert lead(thought(0.5, 0.1), 1.0) is None  # no choice to speak of


@pytest.mark.parametrize(("game", "puzzle"), EACH, ids=[f"{game}-{puzzle.name}" for game, puzzle in EACH])
def test_a_puzzle_asks_its_seat_and_weighs_every_legal_move(game: str, puzzle: Puzzle) -> None:
    match, (low, high) = puzzle.match(find(game)), find(game).bounds
    assert match.pending[:1] == (puzzle.seat,)
    assert sorted(puzzle.worths) == sorted(match.legal(puzzle.seat))
    worths = {move: worth for move, (worth, _) in puzzle.worths.items()}
    others = [worth for move, worth in worths.items() if move != puzzle.best]
    assert worths[puzzle.best] - max(others) >= CLEAR * (high - low) - 1e-3
    assert BANDS[0] <= puzzle.difficulty <= 1
    assert all(low <= worth <= high and 0 <= doubt <= high - low for worth, doubt in puzzle.worths.values())


@pytest.mark.parametrize("game", PUZZLES)
def test_puzzles_differ_and_the_easiest_come_first(game: str) -> None:
    puzzles = PUZZLES[game]
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) >= 9
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)


@pytest.mark.parametrize("game", PUZZLES)
def test_what_is_sent_is_the_same_whatever_is_hidden(game: str) -> None:
    for puzzle, sent in zip(PUZZLES[game], puzzles_info(game), strict=True):
        match = puzzle.match(find(game))
        assert sent.play.view == match.view(puzzle.seat) == match.resample(puzzle.seat, "other").view(puzzle.seat)
        assert [it.move for it in sent.play.moves] == match.legal(puzzle.seat)
        assert sent.play.names == ()
        assert max(sent.worths, key=lambda move: sent.worths[move].worth) == sent.best == puzzle.best
        assert all(0 <= it.worth <= 1 for it in sent.worths.values())


@pytest.mark.parametrize("game", PUZZLES)
def test_the_strongest_mind_finds_the_hardest_one_again(game: str) -> None:
    puzzle = PUZZLES[game][-1]
    match = puzzle.match(find(game))
    mind = minds.make(minds.best(game), match.game, puzzle.seat, "a mind that has not seen it", 0.1)
    choices = mind.explain(match.seen(puzzle.seat), match.legal_actions(puzzle.seat)).choices
    assert max(choices, key=lambda choice: choice.worth or 0.0).move == puzzle.best
