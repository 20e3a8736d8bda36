"""S25: the moments for a Portal, and windows inside windows."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shamans.table import lay, play, points, sentences

HANDS = ("blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2")


def pawn(game: Match) -> int:
    return int(game.view(None)["track"]["pawn"])


def test_a_portal_is_discarded_to_move_the_pawn() -> None:
    """S25a: at a decision of one's own; the question is put again."""
    game = lay(HANDS, up={0: "portal"})
    assert game.legal(0)[-2:] == ["portal forward", "portal back"]
    play(game, "0 portal back")
    assert pawn(game) == 9
    assert game.view(None)["spent"]["portal"] == 1
    assert game.pending == (0,)
    with pytest.raises(gloaming.Illegal, match="no Portal"):
        game.play(0, "portal back")


def test_also_out_of_turn() -> None:
    """S25b: while another seat is asked, face up or face down."""
    game = lay(HANDS, up={1: "portal"}, down=[(2, "portal", 1)])
    play(game, "1 portal forward", "2 portal forward")
    assert pawn(game) == 12
    assert game.pending == (0,)


def test_never_while_chance_is_drawn() -> None:
    """S25b: not during a draw."""
    game = lay(
        ["", "", "purple-3 blue-3"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
        up={0: "portal"},
    )
    play(game, "2 play purple-3", "1 take left")
    assert game.pending == (gloaming.CHANCE,)
    with pytest.raises(gloaming.Illegal):
        game.play(0, "portal back")


def test_not_by_eliminated_players() -> None:
    """S25, S36: whoever is out has lost their Portals."""
    game = lay(
        ["blue-1 blue-2", "", "yellow-1 yellow-2"],
        aside={1: "green-1"},
        down=[(1, "portal", 1)],
        roles="shaman shaman shadow",
    )
    assert game.legal(1) == []


def test_not_back_from_the_first_space() -> None:
    """S25: a Portal back is not offered on space 1."""
    game = lay(HANDS, up={0: "portal"}, pawn=1)
    assert game.legal(0)[-1] == "portal forward"
    with pytest.raises(gloaming.Illegal, match="first space"):
        game.play(0, "portal back")


def test_a_face_up_portal_is_used_first() -> None:
    """S25: a face-up Portal is used before a face-down one."""
    game = play(lay(HANDS, up={0: "portal"}, down=[(0, "portal", 2)]), "0 portal back")
    assert game.view(None)["seats"][0]["up"]["portal"] == 0
    assert len(game.view(None)["seats"][0]["down"]) == 1
    play(game, "0 portal back")
    assert game.view(None)["seats"][0]["down"] == []


def test_before_the_moon_the_actor_is_asked_first_then_clockwise() -> None:
    """S25c, S43: one at a time, whoever has a face-up Portal or any face-down tile."""
    game = lay(HANDS, pawn=19, down=[(0, "shard", 1), (1, "dagger", 2)], up={2: "portal"})
    play(game, "0 play blue-1", "1 play green-1")
    asked: list[int] = []
    for _ in range(3):
        asked += game.pending
        game.play(game.pending[0], "decline")
    assert asked == [1, 2, 0]
    assert points(game) == [0, 0, 3]


def test_without_any_such_tile_the_moon_is_reached_at_once() -> None:
    """S25c, S33: a player with face-up tiles other than Portals is not asked."""
    game = play(lay(HANDS, pawn=19, up={0: "shard"}), "0 play blue-1", "1 play green-1")
    assert points(game) == [0, 0, 3]


def test_a_portal_back_saves_the_step() -> None:
    """S25c: the pawn goes back one, then the step is made: it ends where it stood, and the card is placed."""
    game = play(lay(HANDS, pawn=19, up={2: "portal"}), "0 play blue-1", "1 play green-1", "2 portal back")
    assert pawn(game) == 19
    assert game.view(None)["worlds"]["green"]["placed"] == [1, 3, 4, 5, 6]
    assert game.pending == (2,)


def test_whoever_lacks_the_tile_can_only_decline_or_turn_one_up() -> None:
    """S43: the face-down tile is no Portal."""
    game = play(lay(HANDS, pawn=19, down=[(1, "shard", 1), (2, "portal", 2)]), "0 play blue-1", "1 play green-1")
    assert game.legal(1) == ["decline", "turn-up shard"]
    play(game, "1 turn-up shard")
    assert game.pending == (2,)
    assert game.legal(2) == ["decline", "portal forward", "portal back", "turn-up portal"]


def test_turning_up_a_tile_does_not_start_the_window_again() -> None:
    """S18, S25c: the same seat goes on being asked while it has another face-down tile."""
    game = lay(HANDS, pawn=19, down=[(1, "shard", 1), (1, "dagger", 1), (2, "shard", 1), (2, "portal", 2)])
    play(game, "0 play blue-1", "1 play green-1", "1 decline", "2 turn-up portal")
    assert game.pending == (2,)
    play(game, "2 turn-up shard")
    assert game.pending == (2,)
    play(game, "2 decline")
    assert points(game) == [0, 0, 3]


def test_a_portal_forward_to_the_moon_opens_its_own_window() -> None:
    """S25c: when a Portal makes the step, its user is asked first, and a Portal back saves it."""
    game = lay(HANDS, pawn=19, up={2: "portal"}, down=[(0, "portal", 1), (1, "shard", 1)])
    play(game, "2 portal forward")
    assert game.pending == (0,)
    play(game, "0 portal back")
    assert pawn(game) == 19
    assert game.pending == (0,)
    assert game.view(None)["question"] == "play"


def test_portals_inside_a_window() -> None:
    """S25c: inside the window of a card's step, a Portal forward opens a window that a second Portal answers."""
    game = lay(HANDS, pawn=19, down=[(0, "portal", 1), (2, "portal", 2), (1, "shard", 1)])
    play(game, "0 play blue-1", "1 play green-1")
    assert game.pending == (1,)
    play(game, "1 decline", "2 portal forward")  # the Portal's own window: its user has no more tiles
    assert game.view(None)["about"] == {"actor": 2, "steps": 1}
    assert game.pending == (0,)
    play(game, "0 portal back")  # 18, then the Portal's step is made: 19; the card's window starts again
    assert pawn(game) == 19
    assert game.view(None)["about"] == {"actor": 1, "steps": 1}
    assert game.pending == (1,)
    play(game, "1 decline")
    assert points(game) == [0, 0, 3]


def test_a_second_portal_forward_inside_the_window_of_the_first() -> None:
    """S25c: three windows lie in each other; the innermost one that nobody answers ends the round."""
    game = lay(HANDS, pawn=19, down=[(0, "portal", 1), (2, "portal", 2), (1, "shard", 1)])
    play(game, "0 play blue-1", "1 play green-1", "1 decline", "2 portal forward", "0 portal forward")
    assert int(game.state.depth) == 5
    assert game.pending == (1,)
    play(game, "1 decline")
    assert points(game) == [0, 0, 3]
    assert sentences(game, 0).count("PORTAL") == 2


def test_an_out_of_turn_portal_starts_the_window_again() -> None:
    """S25b, S25c: after any Portal the window starts again if its reason still stands, else it lapses."""
    game = lay(HANDS, pawn=19, down=[(0, "portal", 1), (2, "portal", 2), (1, "shard", 1)])
    play(game, "0 play blue-1", "1 play green-1", "1 decline")
    assert game.pending == (2,)
    play(game, "0 portal back")
    assert game.view(None)["question"] == "play"
    assert pawn(game) == 19


def test_the_victim_may_use_a_portal_first() -> None:
    """S25d, S36a: just before being eliminated, when holding a face-up Portal or any face-down tile."""
    game = lay(
        ["blue-1 blue-2", "yellow-6 green-2", "green-3 green-4"],
        up={1: "dagger"},
        down=[(0, "portal", 1), (0, "shard", 2)],
    )
    play(game, "0 play blue-1", "1 play yellow-6", "1 eliminate 0")
    assert game.pending == (0,)
    play(game, "0 portal back")
    assert game.pending == (0,)  # there is still a face-down tile
    assert game.legal(0) == ["decline", "turn-up shard"]
    play(game, "0 decline")
    assert pawn(game) == 10 + 1 - 1 + 1  # the card, the Portal, one card in the victim's hand


def test_the_victim_is_not_asked_without_such_a_tile() -> None:
    """S25d, S43: nothing is asked of a victim without Portal and without face-down tiles."""
    game = lay(["blue-1 blue-2", "yellow-6 green-2", "green-3 green-4"], up={1: "dagger", 0: "dagger"})
    play(game, "0 play blue-1", "1 play yellow-6", "1 eliminate 0")
    assert game.pending == (2,)


def last_turn(**fields: object) -> Match:
    """The last card of the round is about to be played; seat 1 will place the cards."""
    given = {"front": {0: "purple-1", 1: "purple-5"}, "destination": "purple", "mover": 2, **fields}
    return lay(["", "", "purple-3"], **given)  # type: ignore[arg-type]


def test_before_the_round_would_end() -> None:
    """S25e: whoever placed the cards is asked first, then clockwise; a Portal may still change the winner."""
    game = last_turn(pawn=19, down=[(0, "shard", 1), (1, "dagger", 1), (2, "portal", 2)])
    play(game, "2 play purple-3", "0 take right", "* tile dagger", "* eclipse below")
    assert game.view(None)["question"] == "closing"
    assert game.pending == (1,)
    play(game, "1 decline")
    assert game.pending == (2,)
    play(game, "2 portal forward")  # its own window first: seats 0 and 1 have face-down tiles
    assert game.view(None)["question"] == "advance"
    assert game.pending == (0,)
    play(game, "0 decline", "1 decline")
    assert points(game) == [0, 1, 3]


def test_the_closing_window_starts_again_after_a_portal() -> None:
    """S25e: its reason still stands after a Portal, so all are asked again; then the Shamans win."""
    game = last_turn(down=[(0, "portal", 1), (1, "dagger", 1)])
    play(game, "2 play purple-3", "0 take left", "* tile dagger", "* eclipse below", "1 decline", "0 portal forward")
    assert game.pending == (1,)
    play(game, "1 decline")
    assert points(game) == [2, 3, 0]


def test_after_an_orphaned_turn_the_closing_window_starts_from_the_guide() -> None:
    """S21, S25e: after S21 the turn's Guide comes first, who is out: the next clockwise is asked."""
    game = lay(
        ["", "", "", "green-1"],
        front={0: "purple-1"},
        aside={0: "green-5"},
        destination="purple",
        mover=3,
        roles="shaman shaman shaman shadow",
        down=[(3, "shard", 1), (2, "shard", 1)],
    )
    play(game, "3 play green-1")
    assert game.pending == (2,)
    play(game, "2 decline")
    assert game.pending == (3,)


def test_once_on_the_moon_it_is_too_late() -> None:
    """S25: when all have declined the round is over; the Portal is gone with it."""
    game = play(lay(HANDS, pawn=19, up={2: "portal"}), "0 play blue-1", "1 play green-1", "2 decline")
    assert game.view(None)["round"] == 2
    assert game.pending == (gloaming.CHANCE,)
