"""S6-S9: the set-up of a round, dealt by chance one thing at a time."""

from __future__ import annotations

import gloaming
from tests.games.shamans.table import opening, play


def test_two_tiles_are_shown_and_the_eclipse_joins_the_pile() -> None:
    """S6: the pawn is on its start, two tiles are shown, the pile has the other ten and the Eclipse."""
    game = gloaming.new("shamans", players=3, seed=None, first=0, track=18, start=7)
    play(game, "* tile portal")
    assert game.odds() == [("tile dagger", 5), ("tile portal", 1), ("tile shard", 3), ("tile mask", 2)]
    play(game, "* tile mask")
    seen = game.view(None)
    assert seen["slots"] == ["portal", "mask"]
    assert seen["pile"] == {"tiles": 11, "eclipse": True}
    assert seen["track"]["pawn"] == 7


def test_the_eclipse_is_on_top_with_one_chance_in_those_left() -> None:
    """S6: ten tiles are left once the first is removed: the Eclipse is on top with chance 1/10, either face."""
    game = opening(3, ["purple-1", "purple-2", "purple-3"])
    play(game, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left")
    play(game, "* tile shard")
    assert game.odds() == [("eclipse left", 1), ("eclipse right", 1), ("eclipse below", 18)]


def test_the_eclipse_is_not_on_top_before_the_first_tile_is_taken() -> None:
    """S6: an Eclipse on top is shuffled again: nothing is drawn before a tile is taken."""
    game = opening(3, ["purple-1", "purple-2", "purple-3"])
    assert game.pending == (0,)
    play(game, "0 play purple-1", "1 play purple-2", "2 play purple-3")
    assert game.pending == (0,)


def test_a_role_is_dealt_face_down() -> None:
    """S7: a role for each player, which its owner may look at at any time; those not used are out."""
    game = opening(3, roles="shadow shaman shaman")
    assert game.view(0)["seats"][0]["role"] == "shadow"
    assert [seat["role"] for seat in game.view(1)["seats"]] == ["?", "shaman", "?"]
    assert [seat["role"] for seat in game.view(None)["seats"]] == ["?", "?", "?"]
    assert [seat["role_known_to"] for seat in game.view(2)["seats"]] == [[0], [1], [2]]


def test_roles_are_dealt_by_how_many_are_left() -> None:
    """S7: with one Shadow among four players, the first is a Shadow with chance 1/4."""
    game = gloaming.new("shamans", players=4, seed=None, first=0)
    play(game, "* tile dagger", "* tile dagger")
    assert game.odds() == [("role shaman", 3), ("role shadow", 1)]
    play(game, "* role shadow")
    assert game.odds() == [("role shaman", 3)]
    play(game, "* role shaman", "* role shaman")  # the last card is left for the last player
    assert game.view(3)["seats"][3]["role"] == "shaman"


def test_hands_are_dealt_and_the_rest_is_placed() -> None:
    """S8: three cards are left over at three players; they are placed face up beside their Worlds."""
    game = opening(3)
    placed = {name: world["placed"] for name, world in game.view(None)["worlds"].items()}
    assert placed == {"purple": [], "blue": [], "green": [], "yellow": [1, 2, 3], "silver": []}
    assert game.view(0)["seats"][0]["hand"][:7] == [*(f"purple-{value}" for value in range(1, 7)), "blue-1"]
    assert game.view(2)["seats"][2]["hand"] == [
        *(f"yellow-{n}" for n in (4, 5, 6)),
        *(f"silver-{n}" for n in range(1, 7)),
    ]
    assert game.view(0)["seats"][1]["hand"] is None
    assert game.view(0)["seats"][1]["known"] == []


def test_a_card_is_dealt_once_and_seen_by_its_owner() -> None:
    """S8: cards are dealt one at a time; only their owner learns which."""
    game = gloaming.new("shamans", players=3, seed=None, first=0)
    play(game, "* tile dagger", "* tile dagger", "* role shaman", "* role shaman")
    assert len(game.legal(gloaming.CHANCE)) == 30
    play(game, "* deal green-4")
    assert "deal green-4" not in game.legal(gloaming.CHANCE)
    assert [event.facts for event in game.events(0)][-1] == {"card": 2 * 8 + 3}
    assert [event.facts for event in game.events(1)][-1] == {}
    assert game.view(0)["seats"][0]["hand"] == ["green-4"]


def test_the_holder_of_the_marker_is_the_first_guide() -> None:
    """S9: the first turn is led by the holder of the First Player marker."""
    game = gloaming.new("shamans", players=3, seed="marker", first=2)
    assert game.view(None)["guide"] == 2
    assert game.pending == (2,)
