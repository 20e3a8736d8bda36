"""H49-H61: the Darkness cards, each where it works and where it does not."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
    arrange,
    deal,
    draw,
    equipment,
    is_alive,
    play,
    question,
    wounds,
)

OTHERS = ["choose 1", "choose 2", "choose 3", "reveal"]


def test_spider() -> None:
    """H49: 2 wounds to another, then 2 to oneself."""
    game = draw(deal(*FOUR), 0, "spider")
    assert game.legal(0) == OTHERS
    assert wounds(play(game, "0 choose 2")) == [2, 0, 2, 0]


def test_bat() -> None:
    """H50: 2 wounds to another, then one heals 1."""
    game = draw(arrange(deal(*FOUR), wounds={0: 2}), 0, "bat")
    assert wounds(play(game, "0 choose 2")) == [1, 0, 2, 0]


def test_dynamite_on_the_place_of_the_sum() -> None:
    """H51: everyone there takes 3, oneself too; on 7 nobody; one's own place is not rolled again."""
    game = draw(arrange(deal(*FIVE), pawns={1: "cemetery", 2: "church", 3: "cemetery"}), 0, "dynamite")
    assert len(game.legal(gloaming.CHANCE)) == 24
    assert wounds(play(game.copy(), "* dice 4 4")) == [3, 3, 0, 3, 0]
    assert wounds(play(game.copy(), "* dice 3 3")) == [0, 0, 3, 0, 0]
    assert wounds(play(game.copy(), "* dice 4 3")) == [0] * 5
    assert wounds(play(game, "* dice 1 1")) == [0] * 5


def test_dynamite_in_the_whole_territory_by_option() -> None:
    """H51: by option everyone in that place's territory."""
    table = deal(*FIVE, dynamite_wide=True)
    game = draw(arrange(table, pawns={1: "cemetery", 2: "church", 3: "altar"}), 0, "dynamite")
    assert wounds(play(game, "* dice 3 3")) == [3, 3, 3, 0, 0]


def test_banana_peel() -> None:
    """H52: one of one's equipment to another living player; with none, 1 wound."""
    game = draw(arrange(deal(*FIVE), gear={0: ["axe", "robe"]}, dead=[4]), 0, "banana-peel")
    assert len(game.legal(0)) == 2 * 3 + 1
    play(game, "0 give axe 2")
    assert equipment(game, 0) == ["robe"]
    assert equipment(game, 2) == ["axe"]
    assert wounds(draw(deal(*FOUR), 0, "banana-peel")) == [1, 0, 0, 0]


def test_banana_peel_can_win_the_game_for_bob() -> None:
    """H52, H21: the fifth equipment given to Bob ends the game in another's turn."""
    game = arrange(deal(*FOUR, "bob"), gear={0: ["axe"], 4: ["knife", "robe", "spear", "compass"]})
    assert play(draw(game, 0, "banana-peel"), "0 give axe 4").winners == (4,)


@pytest.mark.parametrize(("face", "lost"), [(1, [0, 3]), (4, [0, 3]), (5, [3, 0]), (6, [3, 0])])
def test_spiritual_doll(face: int, lost: list[int]) -> None:
    """H53: 1-4 the target takes 3, 5-6 oneself."""
    game = draw(deal(*FOUR), 0, "spiritual-doll")
    assert game.legal(0) == OTHERS
    assert wounds(play(game, "0 choose 1", f"* d6 {face}"))[:2] == lost


def test_dying_of_ones_own_doll_is_looted_by_nobody() -> None:
    """H53, H19: wounds one gave oneself: all is discarded."""
    game = arrange(deal(*FIVE), wounds={0: 8}, gear={0: ["axe"]})
    play(draw(game, 0, "spiritual-doll"), "0 choose 1", "* d6 6")
    assert not is_alive(game, 0)
    assert "axe" in game.view(None)["discards"]["darkness"]


def test_moody_goblin() -> None:
    """H55: steal one equipment of one's choice; nothing if nobody has one; it cannot be declined."""
    game = draw(arrange(deal(*FOUR), gear={0: ["knife"], 1: ["axe"], 3: ["robe"]}), 0, "moody-goblin")
    assert game.legal(0) == ["steal 1 axe", "steal 3 robe", "reveal"]
    with pytest.raises(gloaming.Illegal):
        play(game, "0 skip")
    play(game, "0 steal 3 robe")
    assert equipment(game, 0) == ["robe", "knife"]
    assert question(draw(deal(*FOUR), 0, "moody-goblin")) == "start"


@pytest.mark.parametrize("name", ["axe", "knife", "chainsaw", "machine-gun", "handgun", "masamune"])
def test_weapons_are_kept(name: str) -> None:
    """H56, H57, H58, H59: drawn, a weapon stays in front of its owner."""
    assert equipment(draw(deal(*FOUR), 0, name), 0) == [name]


@pytest.mark.parametrize("card", ["spider", "bat", "spiritual-doll"])
def test_targets_are_other_living_players(card: str) -> None:
    """H61: another living player."""
    game = draw(arrange(deal(*FIVE), dead=[2]), 0, card)
    assert game.legal(0) == ["choose 1", "choose 3", "choose 4", "reveal"]
    with pytest.raises(gloaming.Illegal, match="another living player"):
        play(game, "0 choose 0")
