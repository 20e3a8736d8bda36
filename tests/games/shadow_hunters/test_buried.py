"""H7, H16, H19: what lies under a question is a step of the rules, which checks the table again before it continues.

While a seat is asked, others can only reveal, and Allie heal (H22): the top question never loses what it is about, and
no question is ever asked on top of another. The steps below continue after deaths, loot and the end were judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from gloaming.core.decisions import CHANCE, Frame
from gloaming.core.match import Match
from gloaming.games.shadow_hunters.checks.stack import STEPS, UNDER
from gloaming.games.shadow_hunters.rules.state import Question
from tests.games.shadow_hunters.table import DICE, FIVE, arrange, deal, draw, go, play, question

SIX = ("bob", "emi", "franklin", "vampire", "werewolf", "allie")


def quick() -> Match:
    """The first Vision of the quick start is with the left neighbour."""
    game = deal(*SIX, quick_start=True)
    places = ("cabin", "gate", "church", "cemetery", "woods", "altar")
    return play(game, *(f"* {DICE[place]}" for place in places), "* card slap")


class Row(NamedTuple):
    """A step, what it is about, the function that checks again, and a game in which that is gone or still there."""

    step: Question
    subject: str
    kept_by: str
    game: Callable[[], Match]  # while the step waits under a question
    moves: tuple[str, ...]
    then: str  # what is asked
    asked: int  # and who


ROWS = (
    Row(
        Question.TURN,
        "its player lives: the Spider's second half kills them, and their turn is over",
        "step_turn",
        lambda: draw(arrange(deal(*FIVE), wounds={0: 9}), 0, "spider"),
        ("0 choose 4",),
        "start",
        1,
    ),
    Row(
        Question.STRIKE,
        "the attacker lives: the Werewolf strikes back and kills, and there is no feast",
        "step_feast",
        lambda: play(
            go(
                arrange(deal("charles", "emi", "franklin", "vampire", "werewolf"), wounds={0: 9}, pawns={4: "woods"}),
                0,
                "woods",
            ),
            "0 skip",
            "0 attack 4",
            "* dice 2 1",
        ),
        ("0 decline", "4 counterattack", "* dice 6 1"),
        "start",
        1,
    ),
    Row(
        Question.STRIKE,
        "a target lives: whom the attack killed is not attacked again",
        "step_feast",
        lambda: play(
            go(
                arrange(
                    deal("charles", "emi", "franklin", "vampire", "werewolf"),
                    wounds={4: 13},
                    gear={4: ("axe",)},
                    pawns={4: "woods"},
                ),
                0,
                "woods",
            ),
            "0 skip",
            "0 attack 4",
            "* dice 2 1",
        ),
        ("0 loot axe",),
        "start",
        1,
    ),
    Row(
        Question.BATCH,
        "the wounds about to land: those of the Woods land on whom Bob does not rob, wherever their marker is by then",
        "step_batch",
        lambda: play(
            go(arrange(deal(*SIX), wounds={5: 5}, gear={5: ("axe",)}), 0, "woods"),
            "0 woods 5 wound",
        ),
        ("5 heal", "0 decline"),
        "start",
        1,
    ),
    Row(
        Question.LOOTING,
        "the killer lives and the victims have equipment: all of it is gone after one choice",
        "step_looting",
        lambda: play(
            go(arrange(deal(*FIVE), wounds={4: 6}, gear={4: ("axe", "robe")}), 0, "woods"),
            "0 woods 4 wound",
            "0 decline",
        ),
        ("0 loot axe",),
        "start",
        1,
    ),
    Row(
        Question.QUICK,
        "that nobody is done before their turn comes: one wound of a Vision kills nobody",
        "step_quick",
        quick,
        ("1 answer wound",),
        "draw",
        CHANCE,
    ),
    Row(
        Question.REST,
        "the drawer, whom the first half never wounds",
        "step_rest",
        lambda: play(
            draw(arrange(deal(*FIVE), wounds={4: 7}, gear={4: ("axe",)}), 0, "spider"), "0 choose 4", "0 decline"
        ),
        ("0 loot axe",),
        "start",
        1,
    ),
)


def stack(game: Match) -> list[Question]:
    return [Question(int(row[Frame.QUESTION])) for row in game.state.stack[: int(game.state.depth)]]


def test_every_step_is_in_the_table() -> None:
    """H7, H16: a question to a seat, or chance, is on top or nowhere."""
    assert {row.step for row in ROWS} == set(STEPS)
    assert all(under in (0, *STEPS) for below in UNDER.values() for under in below)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.step.name.lower()}: {row.subject}" for row in ROWS])
def test_a_step_looks_again_before_it_goes_on(row: Row) -> None:
    """H7, H16, H19, H21: what it is about may be gone by then."""
    game = row.game()
    assert row.step in stack(game)[:-1]
    play(game, *row.moves)
    assert question(game) == row.then
    assert game.pending == (row.asked,)
