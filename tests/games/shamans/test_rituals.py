"""S26-S32: Artifacts and rituals."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shamans.table import lay, play, points, sentences

ALL_BUT_TWO = "dagger dagger dagger dagger portal portal shard shard mask mask"
SHADOWS_LAST = "shaman shaman shaman shadow"


def completing(world: str, **fields: object) -> Match:
    """Seat 1 is about to complete a World with its last card, its 6; blue is the Destination (or green for blue)."""
    led = "green" if world == "blue" else "blue"
    hands = [f"{led}-1 {led}-2", f"{world}-6 silver-2", f"{led}-3 silver-4"]
    given = {"guide": 0, "mover": 1, "front": {0: f"{led}-5"}, "destination": led, **fields}
    return play(lay(hands, **given), f"1 play {world}-6")  # type: ignore[arg-type]


def test_a_mask_of_truth_shows_its_takers_role() -> None:
    """S26: at once and to all; the tile stays in front of them."""
    game = lay(
        ["", "", "purple-3 blue-3"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
        slots="mask dagger",
    )
    play(game, "2 play purple-3", "1 take left")
    assert game.view(None)["seats"][1]["role"] == "shaman"
    assert game.view(None)["seats"][1]["role_known_to"] == "all"
    assert game.view(None)["seats"][1]["up"]["mask"] == 1
    assert [seat["role"] for seat in game.view(None)["seats"]] == ["?", "shaman", "?"]


def test_a_dagger_is_kept_until_neutralization() -> None:
    """S27: it lies in front of its taker; there is no move with it but in Neutralization."""
    game = lay(["blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2"], up={0: "dagger"})
    assert game.legal(0) == ["play blue-1", "play blue-2"]


def test_stabilization_moves_the_pawn_back_two() -> None:
    """S29, S44: back or Artifact is asked first."""
    game = completing("blue")
    assert game.legal(1) == ["back", "artifact"]
    play(game, "1 back")
    assert game.view(None)["track"]["pawn"] == 10 + 1 - 2
    assert game.pending == (2,)


def test_stabilization_does_not_go_beyond_the_first_space() -> None:
    """S29: from space 2 it goes back one."""
    game = play(completing("blue", pawn=1), "1 back")
    assert game.view(None)["track"]["pawn"] == 1


def test_stabilization_may_take_an_artifact_instead() -> None:
    """S29, S44: then which one is asked; the turn goes on after it."""
    game = play(completing("blue"), "1 artifact")
    assert game.legal(1) == ["take left", "take right", "take pile"]
    play(game, "1 take right", "* tile dagger", "* eclipse below")
    assert game.view(None)["seats"][1]["up"]["dagger"] == 1
    assert game.pending == (2,)


def test_an_eclipse_inside_a_ritual_inside_a_turn() -> None:
    """S22, S29: the Eclipse comes up in a ritual in mid-turn; the turn goes on with the cards as they are passed."""
    game = play(completing("blue"), "1 artifact", "1 take pile", "* tile shard", "1 keep", "* eclipse left")
    assert game.view(None)["asked"] == [0, 1, 2]
    play(game, "1 pass silver-2", "0 pass green-1", "2 pass silver-4")
    assert game.pending == (2,)
    assert game.legal(2) == ["play green-3", "play silver-2"]


def test_stabilization_without_a_tile() -> None:
    """S29: an Artifact only if there is a tile."""
    game = completing("blue", spent=ALL_BUT_TWO + " shard dagger", slots="none none", eclipse=False)
    assert game.legal(1) == ["back"]
    with pytest.raises(gloaming.Illegal, match="no tile"):
        game.play(1, "artifact")


def test_stabilization_without_effect_is_not_asked() -> None:
    """S29, S44: on space 1 without a tile the ritual has no effect; it lapses when a Portal brings the pawn there."""
    spent = "dagger dagger dagger dagger dagger shard shard shard mask mask portal"
    game = completing("blue", spent=spent, slots="none none", eclipse=False, up={2: "portal"}, pawn=1)
    assert game.pending == (1,)
    play(game, "2 portal back")
    assert game.view(None)["track"]["pawn"] == 1
    assert game.pending == (2,)


def test_permutation_exchanges_roles() -> None:
    """S30: it must be done, with another player still in; both look at both cards."""
    game = completing("green")
    assert game.legal(1) == ["exchange 0", "exchange 2"]
    play(game, "1 exchange 2")
    assert [seat["role"] for seat in game.view(1)["seats"]] == ["?", "shadow", "shaman"]
    assert [seat["role"] for seat in game.view(2)["seats"]] == ["?", "shadow", "shaman"]
    assert [seat["role"] for seat in game.view(0)["seats"]] == ["shaman", "?", "?"]
    with pytest.raises(gloaming.Illegal):
        completing("green").play(1, "decline")


def test_the_sides_change_with_the_roles() -> None:
    """S30, S37: the role held at the end counts."""
    game = play(completing("green", pawn=18), "1 exchange 2", "2 play silver-4")
    assert points(game) == [0, 3, 0]


def test_a_known_role_is_known_at_its_new_place() -> None:
    """S30: after a Mask of Truth the role is known to all, wherever it goes; the other stays unknown."""
    game = play(completing("green", knows={2: 0x2FF}), "1 exchange 2")
    assert [seat["role"] for seat in game.view(0)["seats"]] == ["shaman", "shadow", "?"]
    assert [seat["role"] for seat in game.view(None)["seats"]] == ["?", "shadow", "?"]
    assert [seat["role"] for seat in game.view(2)["seats"]] == ["?", "shadow", "shaman"]


def test_a_role_seen_in_an_exchange_is_known_where_it_went() -> None:
    """S30: seat 0 once held seat 1's role card; after another exchange it knows where that card is now."""
    game = play(completing("green", knows={1: 0b011}), "1 exchange 2")
    assert [seat["role"] for seat in game.view(0)["seats"]] == ["shaman", "?", "shaman"]


def test_permutation_only_with_players_still_in() -> None:
    """S30: an eliminated player's role card stays where it is; with nobody else in there is no effect."""
    hands = ["", "green-6 silver-2", "blue-3 silver-4", "blue-1"]
    game = lay(hands, front={0: "blue-5"}, aside={0: "yellow-1"}, destination="blue", mover=1, roles=SHADOWS_LAST)
    play(game, "1 play green-6")
    assert game.legal(1) == ["exchange 2", "exchange 3"]
    game = lay(["", "green-6 blue-1", ""], aside={0: "yellow-1", 2: "yellow-2"}, guide=1, roles="shaman shadow shaman")
    play(game, "1 play green-6", "1 take left", "* tile dagger", "* eclipse below")
    assert "COMPLETED" in sentences(game, 0)
    assert game.view(None)["question"] == "play"


def test_illumination_gives_a_point_for_good() -> None:
    """S31: taken at once, kept for good, whoever wins the round."""
    game = play(completing("purple", pawn=18), "2 play silver-4")
    assert points(game) == [0, 1, 3]


def test_neutralization_with_a_face_up_dagger_must_eliminate() -> None:
    """S32: a face-up Dagger is discarded and another player still in is eliminated; there is no declining."""
    game = completing("yellow", up={1: "dagger"})
    assert game.legal(1) == ["eliminate 0", "eliminate 2"]
    with pytest.raises(gloaming.Illegal, match="must eliminate"):
        game.play(1, "decline")
    with pytest.raises(gloaming.Illegal, match="another player"):
        game.play(1, "eliminate 1")
    play(game, "1 eliminate 0")
    assert game.view(None)["spent"]["dagger"] == 1


def test_neutralization_with_a_face_down_dagger_may() -> None:
    """S32: it may be shown and used, or the performer declines and it stays secret."""
    game = completing("yellow", down=[(1, "dagger", 1)])
    assert game.legal(1) == ["eliminate 0", "eliminate 2", "decline", "turn-up dagger"]
    twin = game.copy()
    play(game, "1 decline")
    assert game.view(0)["seats"][1]["down"] == [{"tile": "?", "turn": 1}]
    play(twin, "1 eliminate 0")
    assert twin.view(0)["seats"][1]["down"] == []
    assert twin.view(0)["spent"]["dagger"] == 1


def test_a_dagger_turned_up_during_the_ritual_must_be_used() -> None:
    """S18, S32: once it lies face up, declining is over."""
    game = play(completing("yellow", down=[(1, "dagger", 1)]), "1 turn-up dagger")
    assert game.legal(1) == ["eliminate 0", "eliminate 2"]


def test_neutralization_is_asked_of_whoever_might_have_a_dagger() -> None:
    """S32, S43: with a face-down tile that is none they can only decline; the question lapses with their last tile."""
    game = completing("yellow", down=[(1, "portal", 1)])
    assert game.legal(1) == ["decline", "portal forward", "portal back", "turn-up portal"]
    with pytest.raises(gloaming.Illegal, match="no Ritual Dagger"):
        game.play(1, "eliminate 0")
    play(game, "1 portal back")
    assert game.pending == (2,)
    game = play(completing("yellow", down=[(1, "shard", 1)]), "1 turn-up shard")
    assert game.pending == (2,)


def test_neutralization_without_any_tile_does_nothing() -> None:
    """S32, S44: it is not even asked."""
    assert completing("yellow", up={1: "shard portal"}).pending == (2,)


def test_neutralization_with_nobody_else_in() -> None:
    """S32: no effect, and the Dagger is kept."""
    game = lay(
        ["", "yellow-6 blue-1", ""],
        aside={0: "silver-1", 2: "silver-2"},
        guide=1,
        roles="shaman shadow shaman",
        up={1: "dagger"},
    )
    play(game, "1 play yellow-6", "1 take left", "* tile dagger", "* eclipse below")
    assert game.view(None)["seats"][1]["up"]["dagger"] == 1
    assert game.view(None)["question"] == "play"


def test_rituals_of_worlds_follow_the_setting() -> None:
    """S3: with yellow set to Illumination the same card gives a point."""
    game = completing(
        "yellow", rituals="illumination,illumination,illumination,illumination,permutation,permutation,permutation"
    )
    assert points(game) == [0, 1, 0]
