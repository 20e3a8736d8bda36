"""S24, S30, S43, S44: who knows what, and that the course of the game does not reveal it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE, pending
from gloaming.core.game import Reader, find
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.games.shamans.table import lay, play

GAME = find("shamans")
HANDS = ("blue-1 blue-2", "yellow-6 green-2", "green-3 green-4")


def sampled(game: Match, viewer: int, seed: str) -> Any:
    """A full state consistent with what a viewer knows."""
    view = game.seen(viewer)
    GAME.rules.resample(view, from_seed(seed))
    GAME.check(view)
    return view


def viewed(state: Any, viewer: int) -> dict[str, Any]:
    out = GAME.blank()
    GAME.rules.view(state, viewer, out)
    return GAME.wording.describe(out, viewer)


def passed() -> Match:
    """After an Eclipse to the left: 0 gave blue-1 to 1, 1 gave green-2 to 2, 2 gave blue-3 to 0."""
    game = lay(
        ["blue-1 green-1", "blue-2 green-2", "purple-3 blue-3 green-3"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
    )
    play(game, "2 play purple-3", "1 take pile", "* tile dagger", "1 keep", "* eclipse left")
    return play(game, "0 pass blue-1", "1 pass green-2", "2 pass blue-3")


@pytest.mark.parametrize("viewer", [0, 1, 2, TABLE])
def test_a_sample_looks_the_same_to_its_viewer(viewer: int) -> None:
    """S24, S43: whatever is drawn for the unknown, the viewer sees the same."""
    game = passed()
    before = game.view(None if viewer == TABLE else viewer)
    for draw in range(20):
        state = sampled(game, viewer, f"{viewer} {draw}")
        assert viewed(state, viewer) == before
        assert pending(state) == pending(game.state)


def test_a_card_i_passed_is_in_my_neighbours_hand() -> None:
    """S24: in every sample of mine the card I gave is where I know it to be."""
    game = passed()
    others = set()
    for draw in range(30):
        state = sampled(game, 0, f"gave {draw}")
        assert int(state.hands[1, 1]) & 1  # blue-1
        assert int(state.hands[0, 1]) & 4  # blue-3, in my own hand
        others.add(int(state.hands[2, 2]))
    assert len(others) > 1


def test_a_passed_card_set_aside_is_still_known_to_its_giver() -> None:
    """S24, S36: when its receiver is eliminated as a Shaman, it lies unseen, and the giver knows it is there."""
    game = lay(
        ["blue-1 green-1 yellow-6", "blue-2 green-2", "purple-3 blue-3 silver-3", "green-4 silver-4"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
        roles="shaman shaman shaman shadow",
        up={0: "dagger"},
    )
    play(game, "2 play purple-3", "3 play silver-4", "1 take left", "* tile shard", "* eclipse left")
    play(game, "0 pass blue-1", "1 pass green-2", "2 pass blue-3", "3 pass green-4")
    play(game, "0 play yellow-6", "1 play blue-2", "2 play silver-3", "3 play blue-3")
    play(game, "0 take left", "* tile portal", "0 eliminate 1")
    assert game.view(1)["seats"][1]["hand"] == ["blue-1"]
    assert game.view(0)["seats"][1]["known"] == ["blue-1"]
    assert game.view(2)["seats"][1]["known"] == []


def test_face_down_tiles_are_never_sampled_as_masks() -> None:
    """S18, S43: a face-down tile of another may be any kind not seen, but a Mask."""
    game = lay(HANDS, down=[(1, "portal", 1), (2, "dagger", 2)])
    kinds = set()
    for draw in range(60):
        state = sampled(game, 0, f"tiles {draw}")
        kinds |= {int(state.down_tile[0]), int(state.down_tile[1])}
    assert kinds == {1, 2, 3}
    assert viewed(sampled(game, 1, "own"), 1)["seats"][1]["down"] == [{"tile": "portal", "turn": 1}]


def test_a_role_i_saw_is_where_it_went() -> None:
    """S7, S30: samples keep every role the viewer knows; with the Shadow seen, the others are Shamans."""
    game = lay(
        ["blue-1 blue-2", "green-6 silver-2", "blue-3 silver-4"], front={0: "blue-5"}, destination="blue", mover=1
    )
    play(game, "1 play green-6", "1 exchange 2")
    assert [int(role) for role in sampled(game, 1, "a").roles[:3]] == [1, 2, 1]
    roles = {tuple(map(int, sampled(game, 0, f"b {draw}").roles[:3])) for draw in range(40)}
    assert roles == {(1, 2, 1), (1, 1, 2)}
    roles = {tuple(map(int, sampled(game, TABLE, f"c {draw}").roles[:3])) for draw in range(60)}
    assert len(roles) == 3


@pytest.mark.parametrize("tile", ["portal", "dagger", "shard"])
def test_the_same_is_asked_whatever_lies_face_down(tile: str) -> None:
    """S43: before the Moon, before an elimination and in Neutralization, who is asked does not depend on the tile."""
    game = lay(HANDS, pawn=18, down=[(1, tile, 1), (2, tile, 1)])
    play(game, "0 play blue-1", "1 play yellow-6")
    assert game.pending == (1,)
    assert game.view(0)["question"] == game.view(None)["question"] == "neutralize"
    play(game, "1 decline", "2 play green-3")
    assert game.pending == (2,)
    assert game.view(0)["question"] == "advance"


def test_others_are_told_the_same_whatever_was_drawn() -> None:
    """S18, S43: the events of a draw from the pile are the same for the others, word for word."""
    told = []
    for tile in ("portal", "dagger", "shard"):
        game = lay(
            ["blue-1", "blue-2", "purple-3 blue-3"], front={0: "purple-5", 1: "purple-1"}, destination="purple", mover=2
        )
        play(game, "2 play purple-3", "1 take pile", f"* tile {tile}", "1 keep")
        told.append((game.events(0), game.events(TABLE), game.view(0), game.view(None)))
    assert told[0] == told[1] == told[2]


def test_a_spectator_knows_what_all_know() -> None:
    """S7, S18, S24: no hand, no role, no face-down tile, no passed card."""
    seen = passed().view(None)
    assert [seat["role"] for seat in seen["seats"]] == ["?", "?", "?"]
    assert all(seat["hand"] is None and seat["known"] == [] for seat in seen["seats"])
    assert seen["seats"][1]["down"] == [{"tile": "?", "turn": 3}]
    assert seen["passed"] == []


def test_words_of_a_view_hold_no_secret() -> None:
    """S43: the board and the prompt are made from the view alone, for every reader the same as in a sample."""
    game = passed()
    for viewer in (0, 1, 2, TABLE):
        words = Speech("shamans", Reader(viewer))
        out = GAME.blank()
        GAME.rules.view(sampled(game, viewer, "words"), viewer, out)
        assert words.board(out) == words.board(game.seen(viewer))
        assert words.prompt(out) == words.prompt(game.seen(viewer))


def test_questions_are_put_even_with_one_answer() -> None:
    """S44: a single card, a single tile and a single victim are asked for."""
    spent = "dagger dagger dagger dagger portal portal shard shard shard mask mask"
    game = lay(
        ["", "", "purple-3"],
        front={0: "purple-5", 1: "purple-1"},
        destination="purple",
        mover=2,
        spent=spent,
        slots="none dagger",
        eclipse=False,
    )
    assert game.legal(2) == ["play purple-3"]
    play(game, "2 play purple-3")
    assert game.legal(1) == ["take right"]


def test_observations_are_numbers_of_the_view() -> None:
    """S43: what a learner is given has the promised length and does not change with what is hidden."""
    game = passed()
    length = sum(size for _, size in GAME.observation)
    for viewer in (0, 1, 2, TABLE):
        one, two = np.zeros(length, np.float32), np.zeros(length, np.float32)
        assert GAME.rules.observe(game.seen(viewer), viewer, one) == length
        out = GAME.blank()
        GAME.rules.view(sampled(game, viewer, "numbers"), viewer, out)
        GAME.rules.observe(out, viewer, two)
        assert (one == two).all()
