"""S1-S5: the material, the settings of the board, and what cannot be played or described."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.games.shamans.rules.components import CARDS, TILES, Tile
from tests.games.shamans.table import lay, opening, play

HANDS = ("purple-1 blue-1", "purple-2 blue-2", "purple-3 blue-3")
NEUTRAL = "neutralization"


def test_the_box_holds_cards_roles_and_tiles() -> None:
    """S1: 56 cards, 12 Artifacts (5 Daggers, 2 Portals, 3 Shards, 2 Masks), one Eclipse with two faces."""
    assert len(CARDS) == len(set(CARDS)) == 56
    assert [TILES[tile] for tile in (Tile.DAGGER, Tile.PORTAL, Tile.SHARD, Tile.MASK)] == [5, 2, 3, 2]
    game = gloaming.new("shamans", players=5, seed=None, first=0)
    assert game.view(None)["pile"] == {"tiles": 13, "eclipse": True}
    assert game.odds() == [("tile dagger", 5), ("tile portal", 2), ("tile shard", 3), ("tile mask", 2)]


@pytest.mark.parametrize(
    ("players", "shamans", "shadows", "worlds", "values", "hand", "left"),
    [(3, 2, 1, 5, 6, 9, 3), (4, 3, 1, 6, 6, 9, 0), (5, 3, 2, 7, 8, 11, 1)],
)
def test_the_number_of_players_sets_roles_worlds_and_hands(
    players: int, shamans: int, shadows: int, worlds: int, values: int, hand: int, left: int
) -> None:
    """S2: roles, Worlds, values, hands and cards left over, by number of players."""
    game = gloaming.new("shamans", players=players, seed=None, first=0)
    play(game, "* tile dagger", "* tile dagger")
    assert game.odds() == [("role shaman", shamans), ("role shadow", shadows)]
    game = opening(players)
    seen = game.view(None)
    assert list(seen["worlds"]) == ["purple", "blue", "green", "yellow", "silver", "brown", "red"][:worlds]
    assert [seat["cards"] for seat in seen["seats"]] == [hand] * players
    assert sum(len(world["placed"]) for world in seen["worlds"].values()) == left
    cards = {card for seat in range(players) for card in game.view(seat)["seats"][seat]["hand"]}
    assert len(cards) + left == worlds * values
    assert max(int(card[-1]) for card in cards) == values


@pytest.mark.parametrize("players", [2, 6, 0, True, "3"])
def test_it_is_for_three_to_five(players: Any) -> None:
    """S2: 3 to 5 players."""
    with pytest.raises(gloaming.Malformed, match="3 to 5 players"):
        gloaming.new("shamans", players=players)


def test_the_default_rituals() -> None:
    """S3: purple Illumination, blue Stabilization, green Permutation, the four others Neutralization."""
    rituals = [world["ritual"] for world in gloaming.new("shamans", players=5).view(None)["worlds"].values()]
    assert rituals == ["illumination", "stabilization", "permutation", *[NEUTRAL] * 4]


@pytest.mark.parametrize("text", ["nspiiii", "NEUTRALIZATION,s,p,i,i,i,illumination"])
def test_the_rituals_are_a_setting(text: str) -> None:
    """S3: the map is a setting of the table, as names or first letters, and is kept in the record."""
    game = gloaming.new("shamans", players=5, rituals=text)
    rituals = [world["ritual"] for world in game.view(None)["worlds"].values()]
    assert rituals == [NEUTRAL, "stabilization", "permutation", *["illumination"] * 4]
    assert gloaming.replay(game.record()).scene() == game.scene()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ispnnn", "leave red without one"),
        ("i,s,p,n,,n,n", "leave silver without one"),
        ("", "leave purple without one"),
        ("ispnnnx", "no ritual 'x' for red"),
        ("illumination,divination,p,n,n,n,n", "no ritual 'divination' for blue"),
        ("ispnnnnn", "7 Worlds, and 8 rituals"),
        (7, "seven names joined by commas"),
    ],
)
def test_every_world_has_a_ritual(text: Any, reason: str) -> None:
    """S3: a World without a ritual, or with an unknown one, cannot be played."""
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.new("shamans", players=3, rituals=text)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pawn_starts_about_the_middle(players: int) -> None:
    """S4: the default start is before the Moon, about the middle of the track."""
    track = gloaming.new("shamans", players=players).view(None)["track"]
    assert track["length"] / 3 < track["start"] == track["pawn"] < track["length"] * 2 / 3


def test_the_track_is_a_setting() -> None:
    """S4: a length and a start; with a length alone the start is its middle."""
    view = gloaming.new("shamans", players=3, track=30, start=4).view(None)
    assert view["track"] == {"length": 30, "start": 4, "pawn": 4}
    assert gloaming.new("shamans", players=3, track=30).view(None)["track"]["start"] == 15
    assert gloaming.new("shamans", players=3, track=3, start=2).view(None)["track"]["length"] == 3


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"track": 1}, "track has 3 to 99 spaces"),
        ({"track": 2}, "track has 3 to 99 spaces"),
        ({"track": 100}, "track has 3 to 99 spaces"),
        ({"track": "20"}, "track has 3 to 99 spaces"),
        ({"track": 20, "start": 20}, "before the Moon, which is space 20"),
        ({"track": 20, "start": 21}, "before the Moon"),
        ({"start": 0}, "from 1 on, not 0"),
        ({"start": -3}, "from 1 on, not -3"),
        ({"first": 3}, "seat from 0 to 2"),
        ({"first": -1}, "seat from 0 to 2"),
        ({"board": "big"}, "no option 'board'"),
    ],
)
def test_settings_that_cannot_be_played(options: dict[str, Any], reason: str) -> None:
    """S4, S5: a track too short, a start on the Moon or before the first space, a seat nobody has."""
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.new("shamans", players=3, **options)


def test_the_first_player_is_named_or_drawn() -> None:
    """S5: the host may name the seat of the First Player marker; otherwise it is drawn, each seat equally likely."""
    assert gloaming.new("shamans", players=4, first=2).view(None)["marker"] == 2
    game = gloaming.new("shamans", players=4, seed=None)
    assert game.odds() == [("first 0", 1), ("first 1", 1), ("first 2", 1), ("first 3", 1)]
    play(game, "* first 3")
    assert game.view(None)["marker"] == game.view(None)["guide"] == 3


def test_options_come_back_from_a_record() -> None:
    """S3-S5: the settings are part of the game's record."""
    game = gloaming.new("shamans", players=4, seed="settings", track=25, start=9, first=1)
    assert "track=25 start=9" in game.record()
    assert gloaming.replay(game.record()).view(0) == game.view(0)


def scene_of(*changes: tuple[str, str]) -> str:
    """A valid scene of three players with some of its words changed."""
    text = lay(HANDS).scene()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ([("players=3", "players=2")], "3 to 5"),
        ([("players=3", "players=6")], "3 to 5"),
        ([("hands=1,1", "hands=3,1"), ("cards=2,2,2", "cards=3,2,2")], "purple-2 twice: in the hand of seat 0"),
        ([("hands=1,1", "hands=257,1"), ("cards=2,2,2", "cards=3,2,2")], "that do not exist"),
        ([("hands=1,1", "hands=65,1"), ("cards=2,2,2", "cards=3,2,2")], "purple-7 in the hand .* do not use"),
        ([("hands=1,1", "hands=0,1"), ("cards=2,2,2", "cards=1,2,2")], "purple-1 nowhere"),
        ([("cards=2,2,2", "cards=2,3,2")], "says seat 1 has 3 cards"),
        ([("pile=1,4", "pile=1,5")], "6 of the tile dagger"),
        ([("pile=1,4", "pile=0,4")], "no Eclipse"),
        ([("pile=1,4", "pile=1,-1")], "fewer than no tiles"),
        ([("slots=shard,dagger", "slots=shard,7")], "a tile in a slot that is none"),
        ([("roles=shaman,shaman,shadow", "roles=shaman,shadow,shadow")], "2 of role Shadow|1 of role Shaman"),
        ([("knows=1,2,4", "knows=1,0,4")], "does not know"),
        ([("pawn=10", "pawn=20")], "space 20"),
        ([("pawn=10", "pawn=0")], "space 0"),
        ([("alive=7", "alive=15")], "not a set of its seats"),
        ([("pawn=10", "pawn=10 pawn=10")], "twice"),
        ([("stack=play,1,", "stack=play,2,")], "not as the rules ask it"),
        ([("stack=play,1,0", "stack=take,1,1")], "cannot lie on each other"),
        ([("destination=-1", "destination=red")], "Destination not in play"),
        ([("rituals=illumination", "rituals=9")], "without a ritual"),
    ],
)
def test_scenes_that_cannot_exist(changes: list[tuple[str, str]], reason: str) -> None:
    """S1, S2, S8: a card too many, two owners of one card, tiles or roles that are not in the box are refused."""
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.scene("shamans", scene_of(*changes))
