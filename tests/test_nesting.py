"""Questions that wait under others: random play seeks them in every game, and finds no impossible position."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from gloaming.core.game import Game
from gloaming.games.shadow_hunters.checks.stack import STEPS
from gloaming.testing import Setup, ladder
from gloaming.testing.speeds import warmed
from tests import nesting
from tests.nesting import Search, Stack
from tests.setups import RITUALS

GAMES = 4  # of each search
TILES = {"tile portal": 12, "take pile": 4, "keep": 3, "eliminate": 5, "eclipse left": 6, "tile mask": 0.3}
ATTACKS = {
    **dict.fromkeys(("attack", "counterattack", "feast", "rob", "draw darkness"), 5),
    **dict.fromkeys(("character bob", "character werewolf", "character vampire", "character charles"), 5),
    **dict.fromkeys(("skip", "decline"), 0.3),
}
STABILIZATIONS = ",".join(["stabilization"] * 7)
SEARCHES = (
    Search(Setup("duel", 2, (("limit", 12),)), (), {}),
    *(
        Search(
            Setup("shamans", players, (("rituals", rituals),)), ("portal", "turn-up"), TILES, nesting.before_the_moon
        )
        for players, rituals in ((3, STABILIZATIONS), (4, RITUALS), (5, RITUALS))
    ),
    *(
        Search(Setup("shadow_hunters", players, options), ("reveal", "heal"), ATTACKS, nesting.at_deaths_door)
        for players, options in ((5, ()), (8, (("expansion", "random"),)))
    ),
)


def searched(search: Search, game: Game) -> Counter[Stack]:
    """The stacks of questions of all walks; every position on the way must be possible."""
    found = Counter[Stack]()
    for seed in range(GAMES):
        for world in nesting.play(search, seed, game):
            ladder.check_position(world)
            found[nesting.stack(world)] += 1
    return found


@cache
def reached(number: int) -> Counter[Stack]:
    """The result of a search, made once for all tests."""
    return searched(SEARCHES[number], warmed(SEARCHES[number].setup.name))


def all_reached(name: str) -> Counter[Stack]:
    """The stacks of all searches in a game."""
    numbers = (number for number, search in enumerate(SEARCHES) if search.setup.name == name)
    return sum((reached(number) for number in numbers), Counter[Stack]())


@pytest.mark.parametrize("number", range(len(SEARCHES)), ids=lambda number: str(SEARCHES[number]))
def test_every_position_within_interrupts_can_be(number: int) -> None:
    assert reached(number)


@pytest.mark.parametrize("question", ["play", "take", "keep", "eclipse", "advance"])
def test_portals_interrupt_questions_of_shamans_two_and_three_deep(question: str) -> None:
    """The search is worth its time: it finds a window on the question, and another on that."""
    stacks = all_reached("shamans")
    for nested in ((question, "advance"), (question, "advance", "advance")):
        assert any(stack[-len(nested) :] == nested for stack in stacks), nested


def test_attacks_of_shadow_hunters_are_reached_two_and_three_deep() -> None:
    """Windows lie on an attack, on its wounds and loot, and on those of a counterattack within it."""
    steps = {question.name.lower() for question in STEPS}
    waiting = {stack[:-1] for stack in all_reached("shadow_hunters") if stack and stack[-1] not in steps}
    assert {("turn", "strike"), ("turn", "strike", "batch"), ("turn", "strike", "strike")} <= waiting
    assert ("turn", "strike", "strike", "looting") in waiting


def test_nothing_of_duel_lies_under_a_question() -> None:
    assert max(map(len, all_reached("duel"))) == 1
