"""S10-S15: a turn, card by card."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.shamans.table import lay, play, points, sentences

HANDS = ("purple-1 blue-1", "purple-2 green-2", "purple-3 blue-3")


def test_the_guide_names_the_destination() -> None:
    """S10: the Guide plays any card face up; its World is the Destination."""
    game = lay(HANDS)
    assert game.view(None)["destination"] is None
    assert game.legal(0) == ["play purple-1", "play blue-1"]
    play(game, "0 play blue-1")
    assert game.view(None)["destination"] == "blue"
    assert game.view(2)["seats"][0]["front"] == "blue-1"


def test_the_others_follow_clockwise_with_any_card() -> None:
    """S11: every other player, clockwise, must play one card; there is no duty to follow."""
    game = lay(HANDS, guide=1)
    play(game, "1 play purple-2")
    assert game.pending == (2,)
    assert game.legal(2) == ["play purple-3", "play blue-3"]
    with pytest.raises(gloaming.Illegal, match="not seat 0's move"):
        game.play(0, "play purple-1")
    play(game, "2 play blue-3")
    assert game.pending == (0,)


def test_a_card_must_be_in_hand() -> None:
    """S11: a card that is not in the hand cannot be played, and the refusal cites a clause."""
    with pytest.raises(gloaming.Illegal, match="you do not have that card") as refused:
        lay(HANDS).play(0, "play purple-2")
    assert refused.value.clause == "S2"


def test_an_eliminated_player_is_skipped() -> None:
    """S11: a player eliminated before their turn is skipped."""
    game = lay(["purple-1 blue-1", "", "purple-3 blue-3", "purple-4 blue-4"], aside={1: "green-1 green-2"})
    play(game, "0 play purple-1")
    assert game.pending == (2,)


def test_a_card_of_the_destination_stays_in_front() -> None:
    """S12: it is not placed and the pawn does not move until the turn is resolved."""
    game = play(lay(HANDS), "0 play purple-1", "1 play purple-2")
    seen = game.view(None)
    assert [seat["front"] for seat in seen["seats"]] == ["purple-1", "purple-2", None]
    assert 1 not in seen["worlds"]["purple"]["placed"]
    assert seen["track"]["pawn"] == 10


def test_another_card_moves_the_pawn_and_is_placed() -> None:
    """S13: first the pawn advances 1 space, then the card is placed beside its own World."""
    game = lay(["purple-1 blue-1", "green-2 green-3", "purple-3 blue-3"])
    play(game, "0 play purple-1", "1 play green-2")
    seen = game.view(None)
    assert seen["track"]["pawn"] == 11
    assert seen["seats"][1]["front"] is None
    assert seen["worlds"]["green"]["placed"] == [1, 2, 4, 5, 6]
    assert sentences(game, 0)[-3:] == ["PLAYED", "MOVED", "PLACED"]


def test_the_last_card_of_a_world_gives_its_ritual_at_once() -> None:
    """S13: whoever completes a World performs its ritual at once, in mid-turn."""
    game = lay(["blue-1 blue-2", "purple-6 green-2", "blue-3 blue-4"])
    play(game, "0 play blue-1", "1 play purple-6")
    assert points(game) == [0, 1, 0]
    assert game.pending == (2,)


def test_on_the_moon_the_card_is_not_placed() -> None:
    """S13, S33: the step onto the Moon ends the round before the card is placed."""
    game = lay(["blue-1 blue-2", "purple-6 green-2", "blue-3 blue-4"], pawn=19)
    play(game, "0 play blue-1", "1 play purple-6")
    assert "PLACED" not in sentences(game, 0)
    assert "POINT" not in sentences(game, 0)
    assert points(game) == [0, 0, 3]


def test_cards_in_front_do_not_complete_a_world() -> None:
    """S14: a World is complete only once all its cards are placed."""
    game = lay(["purple-5 blue-1", "purple-6 green-2", "blue-3 blue-4"])
    play(game, "0 play purple-5", "1 play purple-6")
    assert "COMPLETED" not in sentences(game, 0)
    play(game, "2 play blue-3", "0 take left", "* tile dagger", "* eclipse below")
    assert points(game) == [0, 1, 0]


def test_placed_cards_are_visible_to_all() -> None:
    """S15: placed cards stay visible to all."""
    game = lay(HANDS)
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["worlds"]["purple"]["placed"] == [4, 5, 6]


def test_a_player_without_a_card_is_passed_over() -> None:
    """S15: a player without a card when their turn comes is passed over."""
    game = lay(["purple-1 blue-1", "", "purple-3 blue-3"])
    play(game, "0 play purple-1")
    assert game.pending == (2,)
