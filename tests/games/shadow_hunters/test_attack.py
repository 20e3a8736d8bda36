"""H13-H16, H56-H60: range, dice, wounds, equipment and the order of an attack."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
    arrange,
    deal,
    equipment,
    go,
    is_alive,
    is_revealed,
    play,
    question,
    wounds,
)

SIX = ("emi", "franklin", "vampire", "werewolf", "bob", "charles")
EVEN = ("george", "franklin", "vampire", "unknown")


def at_church(*characters: str, gear: dict[int, list[str]] | None = None, **table: object) -> Match:
    """Seat 0 has come to the church, where everybody else stands, and may attack."""
    options = {name: table.pop(name) for name in ("bob_any", "robe_all", "abilities") if name in table}
    game = deal(*characters, **options)
    others = dict.fromkeys(range(1, len(characters)), "church")
    return play(go(arrange(game, pawns=others, gear=gear, **table), 0, "church"), "0 skip")  # type: ignore[arg-type]


def test_range_is_ones_own_territory() -> None:
    """H13: one living player on either place of one's territory; a pawn off the board cannot be attacked."""
    game = arrange(deal(*FIVE), pawns={1: "church", 2: "cemetery", 3: "gate"})
    play(go(game, 0, "church"), "0 skip")
    assert game.legal(0) == ["attack 1", "attack 2", "skip", "reveal"]
    with pytest.raises(gloaming.Illegal, match="out of range"):
        play(game, "0 attack 3")
    with pytest.raises(gloaming.Illegal, match="out of range"):
        play(game, "0 attack 4")


def test_the_dead_are_not_attacked() -> None:
    """H13, H17: a dead player has no pawn to attack."""
    game = arrange(deal(*FIVE), pawns={1: "church", 2: "church"}, dead=[2])
    play(go(game, 0, "church"), "0 skip")
    assert game.legal(0) == ["attack 1", "skip", "reveal"]


@pytest.mark.parametrize(("dice", "lost"), [("6 1", 5), ("1 4", 3), ("2 3", 1), ("3 3", 0)])
def test_wounds_are_the_difference_of_the_dice(dice: str, lost: int) -> None:
    """H13: the difference; equal dice miss."""
    game = play(at_church(*EVEN), "0 attack 1", f"* dice {dice}")
    assert wounds(game)[1] == lost


@pytest.mark.parametrize(
    ("attacker", "target", "dice", "lost"),
    [
        (["axe"], [], "3 1", 3),
        (["axe", "knife", "chainsaw"], [], "3 1", 5),
        (["robe"], [], "3 1", 1),
        ([], ["robe"], "3 1", 1),
        (["robe"], [], "2 1", 0),
        (["chainsaw"], ["robe"], "2 1", 1),
        (["robe", "axe"], [], "2 1", 1),
        (["axe", "knife"], [], "2 2", 0),
        (["masamune"], [], "d4 3", 3),
        (["masamune", "axe"], ["robe"], "d4 1", 1),
    ],
)
def test_one_sum_whatever_the_order(attacker: list[str], target: list[str], dice: str, lost: int) -> None:
    """H14, H44, H56, H59: difference or d4, plus weapons, minus Robes, never under 0; bonuses are for hits."""
    roll = dice if dice.startswith("d4") else f"dice {dice}"
    game = play(at_church(*EVEN, gear={0: attacker, 1: target}), "0 attack 1", f"* {roll}")
    assert wounds(game)[1] == lost


def test_spear_of_a_revealed_hunter() -> None:
    """H14, H47: +2 for the Spear of a revealed Hunter, without a question; not for others."""
    game = play(at_church(*EVEN, gear={0: ["spear"]}, revealed=[0]), "0 attack 1", "* dice 2 1")
    assert wounds(game)[1] == 3
    shadow = ("vampire", "franklin", "george", "unknown")
    game = play(at_church(*shadow, gear={0: ["spear"]}, revealed=[0]), "0 attack 1", "* dice 2 1")
    assert wounds(game)[1] == 1


def test_spear_window_between_roll_and_wounds() -> None:
    """H15, H16: a hidden holder is asked after a hit and before the wounds; revealing adds 2 for a Hunter."""
    game = play(at_church(*EVEN, gear={0: ["spear"]}), "0 attack 1", "* dice 4 1")
    assert question(game) == "spear"
    assert wounds(game)[1] == 0
    assert game.legal(0) == ["decline", "reveal"]
    assert wounds(play(game.copy(), "0 decline"))[1] == 3
    assert wounds(play(game, "0 reveal"))[1] == 5
    assert is_revealed(game, 0)


def test_spear_window_is_for_hits_and_asked_of_any_hidden_holder() -> None:
    """H15, H77: not after a miss; a Shadow who holds the Spear is asked too, and gains nothing."""
    missed = play(at_church(*EVEN, gear={0: ["spear"]}), "0 attack 1", "* dice 1 1")
    assert question(missed) != "spear"
    shadow = ("vampire", "franklin", "george", "unknown")
    game = play(at_church(*shadow, gear={0: ["spear"]}), "0 attack 1", "* dice 4 1")
    assert question(game) == "spear"
    assert wounds(play(game, "0 reveal"))[1] == 3


def test_nobody_but_the_attacker_acts_between_roll_and_wounds() -> None:
    """H16, H22: in the Spear window others can neither reveal nor heal."""
    game = at_church("emi", "allie", "franklin", "vampire", "unknown", gear={0: ["spear"]}, wounds={1: 5})
    assert {"reveal", "heal"} <= set(game.legal(1))
    play(game, "0 attack 1", "* dice 4 1")
    assert [game.legal(seat) for seat in range(1, 5)] == [[]] * 4
    with pytest.raises(gloaming.Illegal, match="the game waits for seat 0"):
        play(game, "1 heal")
    play(game, "0 decline")
    assert wounds(game)[1] == 8
    assert not is_alive(game, 1)


def test_robbery_target_by_target_then_all_at_once() -> None:
    """H16, H30, H57: Bob is asked clockwise for each target; robberies and wounds are one moment."""
    six = ("bob", "emi", "vampire", "werewolf", "franklin", "charles")
    game = at_church(*six, gear={0: ["machine-gun"], 1: ["axe"], 3: ["robe", "knife"], 4: ["compass"]})
    play(game, "0 attack-all", "* dice 4 1")
    assert question(game) == "rob"
    assert game.view(None)["about"]["seat"] == 1
    assert game.legal(0) == ["rob axe", "decline", "reveal"]
    play(game, "0 rob axe")
    assert wounds(game) == [0] * 6
    assert equipment(game, 1) == ["axe"]
    assert game.view(None)["about"]["seat"] == 3
    assert game.legal(0) == ["rob robe", "rob knife", "decline"]
    play(game, "0 rob robe", "0 decline")
    assert equipment(game, 0) == ["robe", "axe", "machine-gun"]
    assert wounds(game) == [0, 0, 3, 0, 3, 3]


def test_order_of_an_attack() -> None:
    """H16: roll, Spear, wounds, bite, counterattack, feast, each asked of whoever could have the power."""
    game = at_church("franklin", "emi", "vampire", "werewolf", "charles", gear={0: ["spear"]}, wounds={0: 3})
    play(game, "0 attack 3", "* dice 4 1")
    asked = [question(game)]
    play(game, "0 decline")
    asked.append(question(game))
    play(game, "0 decline")
    asked.append(question(game))
    play(game, "3 counterattack", "* dice 2 1")
    asked.append(question(game))
    assert asked == ["spear", "bite", "counter", "feast"]
    assert wounds(game) == [4, 0, 0, 3, 0]
    play(game, "0 decline")
    assert game.pending == (1,)


def test_machine_gun_hits_everybody_in_range() -> None:
    """H57: one roll for all in range, and no choice of one."""
    game = at_church(*EVEN, gear={0: ["machine-gun"]})
    assert game.legal(0) == ["attack-all", "skip", "reveal"]
    play(game, "0 attack-all", "* dice 5 2")
    assert wounds(game) == [0, 3, 3, 3]


def test_without_the_machine_gun_one_is_chosen() -> None:
    """H57: attacking everybody needs the Machine Gun."""
    with pytest.raises(gloaming.Illegal, match="Machine Gun"):
        play(at_church(*EVEN), "0 attack-all")


def test_handgun_reaches_the_other_territories() -> None:
    """H58: the two territories other than one's own, and no longer one's own."""
    game = arrange(deal(*FIVE), pawns={1: "church", 2: "cabin", 3: "altar"}, gear={0: ["handgun"]})
    play(go(game, 0, "church"), "0 skip")
    assert game.legal(0) == ["attack 2", "attack 3", "skip", "reveal"]


def test_handgun_with_nobody_far_is_no_question() -> None:
    """H58, H7: nobody in range, no question."""
    game = arrange(deal(*FOUR), pawns={1: "church"}, gear={0: ["handgun"]})
    play(go(game, 0, "church"), "0 skip")
    assert game.pending == (1,)


def test_masamune_must_attack_and_never_misses() -> None:
    """H59: one must attack if anybody is in range; only the d4 is rolled."""
    game = at_church(*EVEN, gear={0: ["masamune"]})
    assert game.legal(0) == ["attack 1", "attack 2", "attack 3", "reveal"]
    with pytest.raises(gloaming.Illegal, match="must attack"):
        play(game, "0 skip")
    play(game, "0 attack 1")
    assert game.legal(gloaming.CHANCE) == ["d4 1", "d4 2", "d4 3", "d4 4"]


def test_masamune_with_nobody_in_range() -> None:
    """H59: nobody there, no attack."""
    game = arrange(deal(*FOUR), gear={0: ["masamune"]})
    play(go(game, 0, "church"), "0 skip")
    assert game.pending == (1,)


def test_all_six_weapons_together() -> None:
    """H60: everybody in the other two territories takes the d4 and three more; one must attack."""
    weapons = ["axe", "knife", "chainsaw", "machine-gun", "handgun", "masamune"]
    game = arrange(deal(*FOUR), pawns={1: "cabin", 2: "altar", 3: "cemetery"}, gear={0: weapons})
    play(go(game, 0, "church"), "0 skip")
    assert game.legal(0) == ["attack-all", "reveal"]
    play(game, "0 attack-all", "* d4 2")
    assert wounds(game) == [0, 5, 5, 0]


def test_counterattack_windows_all_at_once() -> None:
    """H16, H77: everyone attacked who could be the Werewolf is asked at once; answers are opened together."""
    game = at_church("emi", "franklin", "vampire", "werewolf", gear={0: ["machine-gun"]})
    play(game, "0 attack-all", "* dice 2 1")
    assert list(game.pending) == [1, 2, 3]
    play(game, "3 counterattack")
    assert not is_revealed(game, 3)
    assert list(game.pending) == [1, 2]
    play(game, "1 decline")
    assert not is_revealed(game, 3)
    play(game, "2 decline")
    assert is_revealed(game, 3)
    assert question(game) == "roll"
