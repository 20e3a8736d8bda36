"""S33-S38: elimination, and how a round ends."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shamans.table import lay, play, points, sentences

FOUR = "shaman shaman shaman shadow"
FIVE = "shaman shaman shadow shadow shaman"


def striking(**fields: object) -> Match:
    """Four players: seat 1 completes yellow with a Dagger face up; seat 0 has led blue 5."""
    hands = ["blue-1 silver-1 silver-3", "yellow-6 silver-2", "blue-3 silver-4", "blue-4 silver-5"]
    given = {"mover": 1, "front": {0: "blue-5"}, "destination": "blue", "up": {1: "dagger"}, "roles": FOUR, **fields}
    return play(lay(hands, **given), "1 play yellow-6")  # type: ignore[arg-type]


def test_a_shaman_eliminated_moves_the_pawn_by_the_hand() -> None:
    """S36: the role is shown, the pawn advances 1 space for each card in hand, the hand is set aside unseen."""
    game = play(striking(), "1 eliminate 0")
    seen = game.view(None)
    assert seen["track"]["pawn"] == 10 + 1 + 3
    assert (seen["seats"][0]["in"], seen["seats"][0]["role"]) == (False, "shaman")
    assert seen["seats"][0]["cards"] == 3
    assert game.view(0)["seats"][0]["hand"] == ["blue-1", "silver-1", "silver-3"]
    assert game.view(2)["seats"][0]["known"] == []
    assert 1 not in seen["worlds"]["silver"]["placed"]


def test_the_artifacts_are_lost_face_down_ones_unseen() -> None:
    """S36c: face-up tiles are discarded for all to see, face-down ones stay unseen."""
    up = {1: "dagger", 0: "shard portal"}
    game = play(striking(up=up, down=[(0, "dagger", 2)]), "1 eliminate 0", "0 decline")
    assert game.view(2)["seats"][0]["up"] == {"dagger": 0, "portal": 0, "shard": 0, "mask": 0}
    assert game.view(2)["spent"] == {"dagger": 1, "portal": 1, "shard": 1, "mask": 0}
    assert game.view(2)["seats"][0]["down"] == [{"tile": "?", "turn": 2}]
    assert game.view(0)["seats"][0]["down"] == [{"tile": "dagger", "turn": 2}]


def test_a_card_already_played_stays_and_the_destination_stands() -> None:
    """S36: an eliminated Guide's card stays in front of them, the Destination stands, its value is ignored."""
    game = play(striking(), "1 eliminate 0")
    assert game.view(None)["seats"][0]["front"] == "blue-5"
    assert game.view(None)["destination"] == "blue"
    play(game, "2 play blue-3", "3 play blue-4")
    assert game.pending == (2,)
    play(game, "2 take left", "* tile dagger", "* eclipse below")
    assert game.view(None)["guide"] == 3


def test_the_pawn_goes_step_by_step_with_a_window_before_the_moon() -> None:
    """S25c, S36: inside a move of several spaces; the eliminator is asked first, the victim no more."""
    down = [(1, "shard", 1), (0, "shard", 1), (3, "portal", 2)]
    game = play(striking(pawn=17, down=down), "1 eliminate 0", "0 decline")
    assert game.view(None)["track"]["pawn"] == 19
    assert game.view(None)["about"] == {"actor": 1, "steps": 2}
    assert game.pending == (1,)
    play(game, "1 decline")
    assert game.pending == (3,)
    play(game, "3 portal back")  # 18, a step: 19; the next step opens the window again
    assert game.view(None)["about"] == {"actor": 1, "steps": 1}
    assert game.view(None)["track"]["pawn"] == 19
    assert game.pending == (1,)
    play(game, "1 decline")
    assert points(game) == [0, 0, 0, 3]


def test_the_moon_wins_for_the_shadows_at_once() -> None:
    """S33: the rest of the turn is not played."""
    game = play(striking(pawn=17), "1 eliminate 0")
    assert points(game) == [0, 0, 0, 3]
    assert game.view(None)["round"] == 2


def test_the_victims_own_portal_may_end_the_round() -> None:
    """S36a: until then they are still in, and score."""
    hands = ["blue-1 silver-1", "yellow-6 silver-2", "blue-3 silver-4", "blue-4 silver-5"]
    game = lay(
        hands,
        front={3: "blue-5"},
        guide=3,
        destination="blue",
        mover=1,
        up={1: "dagger", 3: "portal"},
        roles=FOUR,
        pawn=18,
    )
    play(game, "1 play yellow-6", "1 eliminate 3")
    assert game.pending == (3,)
    play(game, "3 portal forward")
    assert points(game) == [0, 0, 0, 3]


def test_the_last_shadow_eliminated() -> None:
    """S35: the Shamans win at once; nobody who is out scores."""
    game = play(striking(), "1 eliminate 3")
    assert points(game) == [2, 2, 2, 0]
    assert sentences(game, 0).count("ROUND_WON") == 1


def test_all_shamans_eliminated_is_no_win() -> None:
    """S38: with the pawn not on the Moon play goes on; the Shadow alone plays to the last card."""
    hands = ["", "blue-1 silver-1", "yellow-6 blue-2"]
    game = lay(
        hands, front={1: "blue-5"}, aside={0: "silver-3"}, guide=1, destination="blue", mover=2, up={2: "dagger"}
    )
    play(game, "2 play yellow-6", "2 eliminate 1")
    assert game.view(None)["round"] == 1
    assert game.pending == (1,)  # the eliminated Guide names the next
    play(game, "1 guide 2", "2 play blue-2", "2 take left", "* tile dagger", "* eclipse below")
    assert points(game) == [0, 0, 0]  # S34: the Shamans win, but none is still in
    assert game.view(None)["round"] == 2


def two_shadows(hands: list[str], **fields: object) -> Match:
    """Five players, seats 2 and 3 are the Shadows; seat 1 completes red with a Dagger."""
    given = {
        "mover": 1,
        "front": {0: "blue-5"},
        "destination": "blue",
        "up": {1: "dagger dagger"},
        "roles": FIVE,
        **fields,
    }
    return play(lay(hands, **given), "1 play red-8", "1 eliminate 2")  # type: ignore[arg-type]


def test_a_shadows_hand_is_shown_and_placed() -> None:
    """S36: when another Shadow is still in; the pawn does not move."""
    game = two_shadows(["blue-1", "red-8 blue-2", "silver-3 silver-4", "silver-5 blue-3", "silver-6 blue-4"])
    seen = game.view(None)
    assert (seen["seats"][2]["in"], seen["seats"][2]["role"], seen["seats"][2]["cards"]) == (False, "shadow", 0)
    assert seen["worlds"]["silver"]["placed"] == [1, 2, 3, 4, 7, 8]
    assert seen["track"]["pawn"] == 11
    assert game.pending == (3,)


CHAINED = ["blue-1", "red-8 blue-2", "purple-3 yellow-4 green-1", "silver-5 blue-3", "silver-6 blue-4"]


def test_the_eliminator_orders_the_rituals_it_completes() -> None:
    """S36, S44: each next one is chosen when the last is done; the order of a single one is not asked."""
    game = two_shadows(CHAINED)
    assert game.pending == (1,)
    assert game.legal(1) == ["ritual purple", "ritual green", "ritual yellow"]
    play(game, "1 ritual purple")
    assert points(game) == [0, 1, 0, 0, 0]
    assert game.legal(1) == ["ritual green", "ritual yellow"]
    play(game, "1 ritual green")
    assert game.legal(1) == ["exchange 0", "exchange 3", "exchange 4"]
    play(game, "1 exchange 3")
    assert game.view(None)["question"] == "neutralize"  # yellow, the last, without asking
    assert game.view(1)["seats"][1]["role"] == "shadow"


def test_a_second_neutralization_inside_the_chain() -> None:
    """S32, S36: the chain waits while another player is eliminated, then goes on."""
    game = play(two_shadows(CHAINED), "1 ritual yellow")
    assert game.legal(1) == ["eliminate 0", "eliminate 3", "eliminate 4"]
    play(game, "1 eliminate 4")
    assert game.view(None)["track"]["pawn"] == 11 + 2
    assert game.legal(1) == ["ritual purple", "ritual green"]
    play(game, "1 ritual green", "1 exchange 0")
    assert points(game) == [0, 1, 0, 0, 0]
    assert game.pending == (3,)


def test_the_end_of_the_round_cancels_the_rest() -> None:
    """S36: the pawn reaches the Moon inside the chain; the rituals still to do are void."""
    game = play(two_shadows(CHAINED, pawn=17), "1 ritual yellow", "1 eliminate 4")
    assert points(game) == [0, 0, 0, 3, 0]


def test_the_last_shadow_inside_the_chain() -> None:
    """S35, S36: the second Shadow eliminated in the chain of the first ends the round."""
    game = play(two_shadows(CHAINED), "1 ritual yellow", "1 eliminate 3")
    assert points(game) == [2, 2, 0, 0, 2]


def test_an_eclipse_inside_the_chain() -> None:
    """S22, S36: a Stabilization of the chain takes a tile, and the Eclipse under it comes up."""
    hands = ["green-1 silver-1", "red-8 green-2", "purple-3 blue-4 yellow-4", "silver-5 green-3", "silver-6 green-4"]
    game = two_shadows(hands, front={0: "green-5"}, destination="green")
    play(game, "1 ritual blue", "1 artifact", "1 take left", "* tile dagger", "* eclipse right")
    assert game.pending == (0, 1, 3, 4)
    play(game, "0 pass silver-1", "1 pass green-2", "3 pass green-3", "4 pass green-4")
    assert game.legal(1) == ["ritual purple", "ritual yellow"]
    assert game.view(3)["seats"][3]["hand"] == ["green-4", "silver-5"]
    assert game.view(1)["seats"][1]["hand"] == ["green-3"]
    assert game.view(4)["seats"][4]["hand"] == ["silver-1", "silver-6"]


def test_nobody_has_cards_left() -> None:
    """S34: the Shamans win when the last turn is resolved."""
    game = lay(["purple-1", "purple-2", "purple-3"])
    play(
        game, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left", "* tile dagger", "* eclipse below"
    )
    assert points(game) == [2, 2, 1]


def test_who_may_be_eliminated() -> None:
    """S32, S36: nobody who is out already, no seat that nobody has."""
    hands = ["", "yellow-6 silver-2", "blue-3 silver-4", "blue-4 silver-5"]
    game = lay(
        hands, front={0: "blue-5"}, aside={0: "silver-1"}, destination="blue", mover=1, up={1: "dagger"}, roles=FOUR
    )
    play(game, "1 play yellow-6")
    with pytest.raises(gloaming.Illegal, match="no longer in the round"):
        game.play(1, "eliminate 0")
    with pytest.raises(gloaming.Illegal, match="nobody sits there"):
        game.play(1, "eliminate 4")
