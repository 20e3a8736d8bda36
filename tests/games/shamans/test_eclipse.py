"""S22-S24: the Eclipse passes a card from each to the next."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.games.shamans.rules.state import Kind
from tests.games.shamans.table import lay, play, sentences


def eclipsed(
    side: str = "left", hands: tuple[str, ...] = ("blue-1 green-1", "blue-2 green-2", "purple-3 blue-3")
) -> Match:
    """Seat 1 has just taken the shown tile on the left, and the Eclipse comes up."""
    game = lay(list(hands), front={0: "purple-5", 1: "purple-1"}, destination="purple", mover=2)
    card = hands[2].split()[0]
    return play(game, f"2 play {card}", "1 take left", "* tile dagger", f"* eclipse {side}")


def test_the_eclipse_takes_effect_when_it_lies_on_top() -> None:
    """S22: it takes effect at once and is discarded; it is never taken."""
    game = eclipsed()
    assert game.pending == (0, 1, 2)
    seen = game.view(None)
    assert seen["question"] == "eclipse"
    assert seen["pile"] == {"tiles": 9, "eclipse": False}


def test_the_tile_just_taken_is_finished_first() -> None:
    """S22: kept or shown, Mask, refill of the slot; then the Eclipse is looked for."""
    game = lay(
        ["blue-1", "blue-2", "purple-3 blue-3"], front={0: "purple-5", 1: "purple-1"}, destination="purple", mover=2
    )
    play(game, "2 play purple-3", "1 take pile", "* tile dagger")
    assert game.pending == (1,)
    play(game, "1 keep")
    assert game.legal(gloaming.CHANCE) == ["eclipse left", "eclipse right", "eclipse below"]


def test_an_eclipse_alone_in_the_pile_is_on_top() -> None:
    """S6, S22: when the last other tile is taken, only its face is drawn."""
    spent = "dagger dagger dagger dagger portal portal shard shard mask"
    game = lay(
        ["blue-1", "blue-2", "purple-3 blue-3"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
        spent=spent,
    )
    play(game, "2 play purple-3", "1 take pile", "* tile mask")
    assert game.odds() == [("eclipse left", 1), ("eclipse right", 1)]


@pytest.mark.parametrize(("side", "receivers"), [("left", [1, 2, 0]), ("right", [2, 0, 1])])
def test_all_choose_before_any_card_is_passed(side: str, receivers: list[int]) -> None:
    """S23: every player with a card chooses one, then all are given to the neighbour on the arrow's side."""
    game = eclipsed(side)
    play(game, "0 pass blue-1", "2 pass blue-3")
    assert game.pending == (1,)
    assert game.view(0)["seats"][0]["hand"] == ["blue-1", "green-1"]
    play(game, "1 pass green-2")
    given = ["blue-1", "green-2", "blue-3"]
    for giver, receiver in enumerate(receivers):
        assert given[giver] in game.view(receiver)["seats"][receiver]["hand"]
    assert [seat["cards"] for seat in game.view(None)["seats"]] == [2, 2, 1]


def test_a_choice_is_secret_and_final() -> None:
    """S23: others see that a choice was made, not which; it cannot be taken back."""
    game = play(eclipsed(), "0 pass blue-1")
    assert game.view(0)["seats"][0]["choice"] == "blue-1"
    assert game.view(1)["seats"][0]["choice"] == game.view(None)["seats"][0]["choice"] == "?"
    with pytest.raises(gloaming.Illegal):
        game.play(0, "pass green-1")


def test_players_without_cards_and_eliminated_players_are_skipped() -> None:
    """S23: the card goes to the next holder on that side."""
    hands = ["blue-1 green-1", "", "purple-3 blue-3", "", "blue-2 green-2"]
    game = lay(
        hands,
        front={0: "purple-5", 1: "purple-1"},
        aside={3: "red-1"},
        destination="purple",
        mover=4,
        roles="shaman shaman shadow shaman shadow",
    )
    play(game, "4 play blue-2", "1 take left", "* tile dagger", "* eclipse left")
    assert game.pending == (0, 2, 4)
    play(game, "0 pass blue-1", "2 pass blue-3", "4 pass green-2")
    assert game.view(2)["seats"][2]["hand"] == ["purple-3", "blue-1"]
    assert game.view(4)["seats"][4]["hand"] == ["blue-3"]
    assert game.view(0)["seats"][0]["hand"] == ["green-1", "green-2"]


def test_a_lone_holder_keeps_the_card_and_is_not_asked() -> None:
    """S23, S44: with one holder nothing is passed."""
    game = eclipsed(hands=("blue-1", "", "purple-3"))
    assert game.pending == (0,)
    assert "PASSED" not in sentences(game, 0)
    assert game.view(None)["question"] == "play"


def test_the_last_turns_eclipse_finds_empty_hands() -> None:
    """S22, S23: with no cards in any hand the Eclipse passes without effect and the round ends."""
    game = eclipsed(hands=("", "", "purple-3"))
    assert game.view(None)["round"] == 2
    assert "ECLIPSE" in sentences(game, 0)


def test_giver_and_receiver_know_the_card() -> None:
    """S24: both know it is in that hand, nobody else does."""
    game = play(eclipsed(), "0 pass blue-1", "1 pass green-2", "2 pass blue-3")
    assert game.view(0)["seats"][1]["known"] == ["blue-1"]
    assert game.view(0)["passed"] == [
        {"from": 0, "to": 1, "card": "blue-1"},
        {"from": 2, "to": 0, "card": "blue-3"},
    ]
    assert game.view(2)["seats"][1]["known"] == []
    assert game.view(None)["passed"] == []
    passed = {viewer: [event for event in game.events(viewer) if event.kind == Kind.PASSED] for viewer in (1, TABLE)}
    assert [event.facts for event in passed[1]] == [
        {"receiver": 1, "card": 8},
        {"receiver": 2, "card": 17},
        {"receiver": 0},
    ]
    assert [event.facts for event in passed[TABLE]] == [{"receiver": 1}, {"receiver": 2}, {"receiver": 0}]


def test_they_know_it_until_it_is_played() -> None:
    """S24: once it lies open it is no secret any more; the others are told nothing."""
    game = play(eclipsed(), "0 pass blue-1", "1 pass green-2", "2 pass blue-3")
    play(game, "0 play blue-3", "1 play blue-1")
    assert game.view(0)["passed"] == []
    assert game.view(0)["seats"][1]["known"] == []
    assert game.view(1)["passed"] == [{"from": 1, "to": 2, "card": "green-2"}]
