"""S28, S37-S41: scores, new rounds, and the end of the game."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from gloaming.games.shamans.rules.state import Kind
from tests.games.shamans.table import lay, play, points, sentences

LAST = ("0 play green-1", "1 play green-2", "2 play green-3", "0 take right", "* tile dagger", "* eclipse below")


def last_turn(**fields: object) -> Match:
    """The last turn of a round, played to its end: the Shamans, seats 0 and 1, win it by S34.

    It completes green, set to Neutralization here, for which nobody has a Dagger.
    """
    given = {
        "rituals": "illumination,illumination,neutralization,permutation,permutation,permutation,permutation",
        **fields,
    }
    return play(lay(["green-1", "green-2", "green-3"], **given), *LAST)  # type: ignore[arg-type]


def moon(**fields: object) -> Match:
    """Seat 1's card puts the pawn on the Moon: the Shadow, seat 2, wins by S33."""
    game = lay(["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], pawn=19, **fields)  # type: ignore[arg-type]
    return play(game, "0 play blue-1", "1 play green-1")


def test_shamans_score_two() -> None:
    """S37: the Shamans won: each Shaman still in +2."""
    assert points(last_turn()) == [2, 2, 0]


def test_shadows_score_three() -> None:
    """S37: the Shadows won: each Shadow still in +3."""
    assert points(moon()) == [0, 0, 3]


def test_whoever_is_out_scores_nothing() -> None:
    """S37: neither for the side that won nor for Shards."""
    hands = ["blue-1 blue-2", "", "green-1 green-2", "yellow-1 yellow-2", "yellow-3 yellow-4"]
    game = lay(
        hands,
        aside={1: "red-1"},
        roles="shaman shadow shaman shadow shaman",
        down=[(1, "shard", 1), (1, "shard", 2)],
        pawn=19,
    )
    play(game, "0 play blue-1", "2 play green-1")
    assert points(game) == [0, 0, 0, 3, 0]


@pytest.mark.parametrize(
    ("up", "down", "gained"),
    [("shard", 0, 0), ("shard shard", 0, 2), ("shard shard shard", 0, 2), ("shard", 1, 2), ("", 2, 2), ("", 1, 0)],
)
def test_two_shards_score_two(up: str, down: int, gained: int) -> None:
    """S28, S37: 2 or 3 Moon Shards +2, whoever won; face-down ones count and are shown then."""
    rows = [(0, "shard", 1)] * down
    game = lay(
        ["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], pawn=19, slots="dagger dagger", up={0: up}, down=rows
    )
    play(game, "0 play blue-1", "1 play green-1", *["0 decline"] * bool(down))
    assert points(game) == [gained, 0, 3]
    assert sentences(game, 1).count("TILE_SHOWN") == bool(down)
    assert game.view(None)["last_round"]["down"][0] == ["shard"] * down


def test_all_roles_and_face_down_tiles_are_shown() -> None:
    """S37: at the end of a round, to everybody."""
    game = lay(["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], pawn=19, down=[(0, "dagger", 1)])
    play(game, "0 play blue-1", "1 play green-1", "0 decline")
    events = game.events(gloaming.TABLE)
    shown = [(event.seat, event.facts["role"]) for event in events if event.kind == Kind.ROLE_SHOWN]
    assert shown == [(0, 1), (1, 1), (2, 2)]
    tiles = [(event.seat, event.facts) for event in events if event.kind == Kind.TILE_SHOWN]
    assert tiles == [(0, {"tile": 1, "count": 1})]
    assert game.view(1)["last_round"] == {
        "won_by": "shadow",
        "why": "moon",
        "in": [0, 1, 2],
        "roles": ["shaman", "shaman", "shadow"],
        "down": [["dagger"], [], []],
        "gained": [0, 0, 3],
    }


def test_tiles_lost_face_down_are_shown_at_the_end_of_the_round() -> None:
    """S36c, S37: unseen when their owner is eliminated, shown with all others when the round is over."""
    hands = ["blue-1 blue-2", "yellow-6 green-2", "green-3 green-4"]
    game = lay(hands, up={1: "dagger"}, down=[(0, "shard", 1)], pawn=17)
    play(game, "0 play blue-1", "1 play yellow-6", "1 eliminate 0", "0 decline")
    assert game.view(1)["seats"][0]["down"] == [{"tile": "?", "turn": 1}]
    play(game, "2 play green-3")  # 17, and 1 for yellow, 1 for the victim's card, 1 more: the Moon
    assert game.view(1)["last_round"]["down"] == [["shard"], [], []]


def test_the_end_is_checked_after_a_rounds_scores() -> None:
    """S39: eight points in mid-round end nothing; the round is played on."""
    game = lay(["blue-1 blue-2", "purple-6 green-2", "blue-3 blue-4"], points=[0, 7, 0])
    play(game, "0 play blue-1", "1 play purple-6")
    assert points(game) == [0, 8, 0]
    assert not game.over
    assert game.pending == (2,)


def test_a_new_round_keeps_only_points() -> None:
    """S40: all players and cards are back in, the pawn is on its start, the marker goes one seat to the left."""
    game = last_turn(up={0: "dagger", 1: "mask"}, marker=2, points=[1, 0, 3])
    assert not game.over
    seen = game.view(None)
    assert points(game) == [3, 2, 3]
    assert (seen["round"], seen["turn"], seen["marker"], seen["guide"]) == (2, 0, 0, 0)
    assert seen["track"]["pawn"] == 10
    assert seen["slots"] == [None, None]
    assert seen["pile"] == {"tiles": 13, "eclipse": True}
    for seat in seen["seats"]:
        assert seat["in"]
        assert (seat["role"], seat["cards"], seat["front"], seat["down"]) == (None, 0, None, [])
        assert not any(seat["up"].values())
    assert game.legal(gloaming.CHANCE) == ["tile dagger", "tile portal", "tile shard", "tile mask"]


def test_the_first_guide_of_the_new_round_holds_the_marker() -> None:
    """S9, S40: seat 1 leads the second round when seat 0 held the marker in the first."""
    game = last_turn(marker=0)
    play(game, "* tile dagger", "* tile dagger", "* role shaman", "* role shaman")
    while game.pending == (gloaming.CHANCE,):
        game.play(gloaming.CHANCE, game.legal(gloaming.CHANCE)[0])
    assert game.pending == (1,)


def test_eight_points_alone_win() -> None:
    """S41: somebody has 8 or more after the scores: the highest total wins, even by a Shadow's side."""
    game = moon(points=[7, 2, 5])
    assert game.over
    assert game.winners == (2,)
    assert game.returns == (0.0, 0.0, 1.0)
    assert points(game) == [7, 2, 8]
    assert game.pending == ()
    assert all(game.legal(seat) == [] for seat in (0, 1, 2, gloaming.CHANCE))
    with pytest.raises(gloaming.Illegal, match="over"):
        game.play(0, "decline")


def test_the_highest_total_wins() -> None:
    """S41: of two above eight, the higher one."""
    game = last_turn(points=[8, 7, 3])
    assert game.over
    assert game.winners == (0,)


def test_an_eliminated_player_may_win_the_game() -> None:
    """S37, S41: points are kept, in the round or out."""
    hands = ["blue-1 blue-2", "", "yellow-1 yellow-2"]
    game = lay(hands, aside={1: "green-1"}, pawn=19, points=[0, 9, 0])
    play(game, "0 play blue-1", "2 play yellow-1")
    assert game.winners == (1,)


def test_a_shared_lead_goes_on() -> None:
    """S41: if the highest is shared, more rounds until one player is alone in front."""
    game = last_turn(points=[6, 6, 3])
    assert points(game) == [8, 8, 3]
    assert not game.over
    assert game.view(None)["round"] == 2
    assert game.view(None)["marker"] == 1


def test_after_forty_rounds_the_leaders_share() -> None:
    """S41: whatever their points."""
    game = last_turn(points=[1, 1, 0], rounds=40)
    assert game.over
    assert game.winners == (0, 1)
    assert game.returns == (0.5, 0.5, 0.0)


def test_after_forty_rounds_one_leader_wins_below_eight() -> None:
    """S41: a leader alone wins the fortieth round's end with fewer than 8 points."""
    game = moon(points=[1, 1, 0], rounds=40)
    assert game.winners == (2,)
    assert points(game) == [1, 1, 3]


def test_the_thirty_ninth_round_is_not_the_last() -> None:
    """S41: forty rounds are played before the leaders share."""
    assert not moon(points=[1, 1, 0], rounds=39).over


def test_after_the_end_all_is_shown() -> None:
    """S37, S41: a spectator sees every role and face-down tile of the last round."""
    game = lay(
        ["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], pawn=19, points=[0, 0, 7], down=[(0, "dagger", 1)]
    )
    play(game, "0 play blue-1", "1 play green-1", "0 decline")
    seen = game.view(None)
    assert [seat["role"] for seat in seen["seats"]] == ["shaman", "shaman", "shadow"]
    assert seen["seats"][0]["down"] == []
    assert seen["seats"][0]["up"]["dagger"] == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_from_a_seed(players: int) -> None:
    """S39-S41: a game of first legal moves ends with winners, replays from its record, and its seed verifies."""
    game = gloaming.new("shamans", players=players, seed="whole games")
    while not game.over:
        seat = game.pending[-1]
        game.play(seat, game.legal(seat)[len(game.moves) % len(game.legal(seat))])
    assert game.winners
    assert max(points(game)) == points(game)[game.winners[0]]
    text = game.record()
    assert gloaming.replay(text).scene() == game.scene()
    assert gloaming.verify(text) > 0


LAST_ROLES = "shaman,shaman,shadow,none,none"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            f"last_roles={LAST_ROLES}",
            "last_roles=shaman,none,shadow,none,shaman",
        ),  # a role of a seat that nobody sits in
        (f"last_roles={LAST_ROLES}", "last_roles=shaman,shadow,shadow,none,none"),
        ("last_side=shaman", "last_side=shadow"),  # S34: without cards the Shamans win
        ("last_why=2", "last_why=1"),  # S33: on the Moon the Shadows do
        ("last_why=2", "last_why=3"),  # S35: with the last Shadow still in
        ("last_alive=7", "last_alive=3"),  # S35: without a Shadow still in, and nobody eliminated the last
        ("last_gained=2,2,0,0,0", "last_gained=0,2,0,0,0"),
        ("last_gained=2,2,0,0,0", "last_gained=2,2,3,0,0"),
        ("last_gained=2,2,0,0,0", "last_gained=4,4,0,0,0"),  # S1: there are three Moon Shards
        ("last_gained=2,2,0,0,0", "last_gained=2,2,0,0,2"),
    ],
)
def test_a_last_round_that_cannot_have_been_is_refused(old: str, new: str) -> None:
    """S33-S37: three players had two Shamans and a Shadow, nobody had more cards, and all were still in."""
    text = lay(["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], rounds=2).scene()
    assert old in text
    with pytest.raises(gloaming.Malformed, match="last round that cannot have"):
        gloaming.scene("shamans", text.replace(old, new))
    gloaming.scene("shamans", text.replace("last_gained=2,2,0,0,0", "last_gained=4,2,0,0,0"))
