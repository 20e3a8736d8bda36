"""Moves as numbers: what the rules read from an action is what the words of the move say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.core.records import Action
from gloaming.games.shadow_hunters.rules import moves
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, OUTCOMES
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import DECK_NAMES, GEAR_NAMES, PLACE_NAMES
from gloaming.games.shadow_hunters.rules.moves import ACTIONS
from gloaming.games.shadow_hunters.rules.powers import POWERS, chosen_by, is_move


def actions(family: str) -> list[tuple[Action, list[str]]]:
    """Every action of a family, with the words of its move after the verb."""
    first, size = ACTIONS.first(family), len(ACTIONS.families[family].moves)
    return [(action, ACTIONS.format(action).split()[1:]) for action in range(first, first + size)]


def named(names: tuple[str, ...]) -> Callable[[int], str]:
    return lambda number: names[number]


@pytest.mark.parametrize(
    ("family", "reads", "name"),
    [
        ("place", [moves.laid_place], [named(PLACE_NAMES)]),
        ("character", [moves.dealt_character], [named(CHARACTER_NAMES)]),
        ("first", [moves.drawn_seat], [str]),
        ("card", [moves.drawn_card], [named(CARD_NAMES)]),
        ("go", [moves.place_gone_to], [named(PLACE_NAMES)]),
        ("draw", [moves.named_deck], [named(DECK_NAMES)]),
        ("woods", [moves.woods_target, moves.woods_heal], [str, named(("wound", "heal"))]),
        ("steal", [moves.stolen_from, moves.stolen_gear], [str, named(GEAR_NAMES)]),
        ("attack", [moves.attacked_seat], [str]),
        ("choose", [moves.chosen_seat], [str]),
        ("give", [moves.given_gear, moves.given_to], [named(GEAR_NAMES), str]),
        ("loot", [moves.looted_gear], [named(GEAR_NAMES)]),
        ("rob", [moves.robbed_gear], [named(GEAR_NAMES)]),
        ("give_vision", [moves.vision_receiver], [str]),
        ("hand", [moves.handed_gear], [named(GEAR_NAMES)]),
    ],
)
def test_a_rule_reads_off_an_action_what_its_move_says(
    family: str, reads: list[Callable[[Action], int]], name: list[Callable[[int], str]]
) -> None:
    for action, words in actions(family):
        assert [said(read(action)) for read, said in zip(reads, name, strict=True)] == words


def test_dice_that_are_not_rolled_show_nothing() -> None:
    assert [moves.dice_shown(action) for action, _ in actions("d6")] == [(face, 0) for face in range(1, 7)]
    assert [moves.dice_shown(action) for action, _ in actions("d4")] == [(0, face) for face in range(1, 5)]
    for action, words in actions("dice"):
        assert [str(face) for face in moves.dice_shown(action)] == words


def test_moves_of_two_parts_are_made_of_them() -> None:
    assert ACTIONS.format(moves.woods_action(3, 0)) == "woods 3 wound"
    assert ACTIONS.format(moves.woods_action(0, 1)) == "woods 0 heal"
    assert ACTIONS.format(moves.steal_action(6, GEAR_NAMES.index("axe"))) == "steal 6 axe"
    assert ACTIONS.format(moves.give_action(GEAR_NAMES.index("robe"), 2)) == "give robe 2"


@pytest.mark.parametrize("answer", ["nothing", "wound", "heal"])
def test_an_answer_is_its_outcome(answer: str) -> None:
    """H62: `show` is the answer, `shown` what comes of it."""
    action = ACTIONS.parse(f"answer {answer}")
    assert OUTCOMES[moves.given_answer(action)] == answer
    assert OUTCOMES[moves.given_answer(ACTIONS.parse("answer show"))] == "shown"


@pytest.mark.parametrize(
    ("is_so", "families"),
    [
        (moves.is_of_woods, {"woods"}),
        (moves.is_theft, {"steal"}),
        (moves.is_free, {"reveal", "heal"}),
    ],
)
def test_moves_are_told_apart_by_their_families(is_so: Callable[[Action], bool], families: set[str]) -> None:
    for family in ACTIONS.families:
        assert {is_so(action) for action, _ in actions(family)} == {family in families}


def test_every_power_chooses_from_0_on() -> None:
    """H22: the first move of a power chooses the first seat, equipment or side."""
    for row in POWERS:
        if is_move(row.power):
            found = [chosen_by(action, row.character) for action, _ in actions(row.power.name.lower())]
            assert found == list(range(len(found)))
