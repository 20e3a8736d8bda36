"""H7-H12: the turn, the move, the places, drawing cards."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.scene import format_scene
from gloaming.games.shadow_hunters import GAME
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
    arrange,
    deal,
    draw,
    equipment,
    go,
    is_alive,
    play,
    question,
    wounds,
)


def test_move_is_obligatory_power_and_attack_are_not() -> None:
    """H7: move, then the place's power, then an attack."""
    game = arrange(deal(*FOUR), pawns={1: "church"})
    assert "skip" not in game.legal(0)
    go(game, 0, "church")
    assert game.legal(0) == ["draw light", "skip", "reveal"]
    play(game, "0 skip")
    assert game.legal(0) == ["attack 1", "skip", "reveal"]
    play(game, "0 skip")
    assert game.pending == (1,)


def test_death_in_ones_own_turn_ends_it() -> None:
    """H7: whoever dies in their own turn ends it at once and loses extra turns."""
    game = arrange(deal(*FIVE), wounds={0: 9}, pawns={0: "church", 1: "cemetery"}, extra=1)
    play(draw(game, 0, "spider"), "0 choose 1")
    assert not is_alive(game, 0)
    assert game.pending == (1,)
    assert game.view(None)["extra_turns"] == 0


def test_questions_without_a_real_answer() -> None:
    """H7: an Altar with nothing to steal and nobody in range are not asked; one card to steal is."""
    game = go(deal(*FOUR), 0, "altar")
    assert game.pending == (1,)
    assert question(game) == "start"
    game = go(arrange(deal(*FOUR), gear={1: ["axe"]}), 0, "altar")
    assert game.legal(0) == ["steal 1 axe", "skip", "reveal"]


def test_start_powers_come_before_every_move_extra_turns_too() -> None:
    """H7: powers of the start of a turn come before the move, in extra turns too."""
    game = draw(deal("franklin", "emi", "vampire", "werewolf"), 0, "concealed-knowledge")
    assert game.pending == (0,)
    assert "lightning 1" in game.legal(0)


def test_a_thousand_turns_end_the_game() -> None:
    """H8: after 1,000 turns the game ends without a winner, Allie included; all characters are shown."""
    game = arrange(deal(*FIVE), turn=1000)
    go(game, 0, "altar")
    assert game.over
    assert not game.winners
    assert list(game.returns) == [0] * 5
    assert [seat["character"] for seat in game.view(None)["seats"]] == list(FIVE)


@pytest.mark.parametrize(
    ("dice", "place"),
    [
        ("1 1", "cabin"),
        ("1 2", "cabin"),
        ("1 3", "gate"),
        ("4 1", "gate"),
        ("5 1", "church"),
        ("4 4", "cemetery"),
        ("5 4", "woods"),
        ("6 4", "altar"),
    ],
)
def test_place_of_the_sum(dice: str, place: str) -> None:
    """H9, H10: the sum of d6 and d4 names the place."""
    game = play(arrange(deal(*FOUR), gear={1: ["axe"]}), "0 roll", f"* dice {dice}")
    assert game.view(None)["seats"][0]["place"] == place


def test_seven_is_a_free_choice_of_another_place() -> None:
    """H9: on 7 one chooses any other place."""
    game = play(arrange(deal(*FOUR), pawns={0: "church"}), "0 roll", "* dice 4 3")
    assert [move for move in game.legal(0) if move.startswith("go")] == [
        "go cabin",
        "go gate",
        "go cemetery",
        "go woods",
        "go altar",
    ]


def test_one_must_change_place() -> None:
    """H9: a sum that gives the place one stands on is rolled again, so it does not come."""
    game = play(arrange(deal(*FOUR), pawns={0: "cabin"}), "0 roll")
    assert len(game.legal(gloaming.CHANCE)) == 24 - 3
    assert {"dice 1 1", "dice 1 2", "dice 2 1"}.isdisjoint(game.legal(gloaming.CHANCE))
    with pytest.raises(gloaming.Illegal):
        play(game, "* dice 1 2")


@pytest.mark.parametrize(
    ("place", "powers"),
    [
        ("cabin", ["draw vision", "skip"]),
        ("gate", ["draw light", "draw darkness", "draw vision", "skip"]),
        ("church", ["draw light", "skip"]),
        ("cemetery", ["draw darkness", "skip"]),
        ("altar", ["steal 1 axe", "steal 1 spear", "steal 3 robe", "skip"]),
    ],
)
def test_powers_of_the_places(place: str, powers: list[str]) -> None:
    """H10: what each place offers."""
    game = go(arrange(deal(*FOUR), gear={0: ["knife"], 1: ["spear", "axe"], 3: ["robe"]}), 0, place)
    assert sorted(game.legal(0)) == sorted([*powers, "reveal"])


def test_woods() -> None:
    """H10: any player, oneself too: 2 wounds, or heal 1."""
    game = go(arrange(deal(*FOUR), wounds={2: 3}), 0, "woods")
    assert len(game.legal(0)) == 4 * 2 + 2
    assert wounds(play(game.copy(), "0 woods 2 wound")) == [0, 0, 5, 0]
    assert wounds(play(game.copy(), "0 woods 2 heal")) == [0, 0, 2, 0]
    assert wounds(play(game.copy(), "0 woods 0 wound")) == [2, 0, 0 + 3, 0]
    assert wounds(play(game, "0 woods 1 heal")) == [0, 0, 3, 0]


def test_altar_steals() -> None:
    """H10: one equipment of one's choice from another player; it can be left."""
    game = go(arrange(deal(*FOUR), gear={1: ["spear", "axe"]}), 0, "altar")
    play(game, "0 steal 1 spear")
    assert equipment(game, 0) == ["spear"]
    assert equipment(game, 1) == ["axe"]


def test_cards_are_shown_and_applied() -> None:
    """H11: a card drawn must be applied, for all to see; equipment stays in front of its owner, in any number."""
    game = arrange(deal(*FOUR), gear={0: ["axe", "knife"]}, wounds={0: 5})
    watered = draw(game.copy(), 0, "holy-water")
    assert wounds(watered)[0] == 3
    assert watered.view(None)["discards"]["light"] == ["holy-water"]
    draw(game, 0, "robe")
    assert equipment(game, 0) == ["robe", "axe", "knife"]
    assert game.view(None)["discards"]["light"] == []
    assert not any("drop" in move or "discard" in move for move in game.legal(1))


def test_an_empty_deck_is_made_of_its_discards() -> None:
    """H12: to draw from an empty deck its discards are shuffled; equipment on the table stays out."""
    s = deal(*FOUR).state.copy()
    s.gear[1] = 1 << 0
    for card in range(1, 16):
        s.discard[card] = s.deck[card] if card != 10 else 0
        s.deck[card] = 0
    s.left[0] = 0
    game = gloaming.scene("shadow_hunters", format_scene(GAME, s))
    play(go(game, 0, "church"), "0 draw light")
    drawn = game.legal(gloaming.CHANCE)
    assert len(drawn) == 14
    assert "card brooch" not in drawn
    assert dict(game.odds())["card holy-water"] == 2
    assert game.view(None)["decks"]["light"] == 15
