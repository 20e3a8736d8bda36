"""The facade: its fixed interface, and its answers to bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import numpy as np
import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.game import find
from gloaming.games.shamans.rules.state import Kind


def test_a_game_from_the_first_move_to_the_record() -> None:
    game = gloaming.new("duel", seed="any text", limit=2)
    while not game.over:
        seat = game.pending[-1]
        game.play(seat, game.legal(seat)[0])
    assert len(game.returns) == 2
    again = gloaming.replay(game.record())
    assert again.scene() == game.scene()
    assert again.record() == game.record()
    assert gloaming.verify(game.record()) == 0


def test_every_legal_move_parses_back() -> None:
    game = gloaming.new("duel")
    for move in game.legal(0):
        game.copy().play(0, move)


def test_moves_are_read_in_either_case_and_any_spacing() -> None:
    game = gloaming.new("duel")
    game.play(0, "  Place 7   B2 ")
    assert game.moves == [(0, "place 7 b2")]


def test_views_are_plain_data() -> None:
    game = gloaming.new("duel")
    for seat in (0, 1, None):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


def test_a_copy_is_played_apart() -> None:
    game = gloaming.new("duel")
    twin = game.copy()
    twin.play(0, "place 7 b2")
    assert game.moves == []
    assert game.pending == (0,)
    assert twin.pending == (1,)
    assert game.view(0)["board"]["b2"] == []


def new_with(name: str, option: str, junk: Any) -> object:
    """A game with one option."""
    return gloaming.new(name, players=find(name).players[1], **{option: junk})


JUNK: tuple[Any, ...] = (
    None,
    True,
    0.5,
    "0",
    "\ud800",
    b"duel",
    [],
    {},
    (0,),
    10**30,
    -1,
    object(),
    np.float32(1),
    np.array([0, 1]),
)
COMPILING = "batch: count"  # a number is a batch
CALLS: dict[str, Callable[[Any], object]] = {
    "new: name": gloaming.new,
    "new: players": lambda junk: gloaming.new("shamans", players=junk),
    "new: seed": lambda junk: gloaming.new("duel", seed=junk),
    **{
        f"new: {name} {option.name}": partial(new_with, name, option.name)
        for name in gloaming.GAMES
        for option in find(name).options
    },
    "scene: name": lambda junk: gloaming.scene(junk, gloaming.new("duel").scene()),
    "scene: text": lambda junk: gloaming.scene("duel", junk),
    "scene: seed": lambda junk: gloaming.scene("duel", gloaming.new("duel").scene(), seed=junk),
    "replay": gloaming.replay,
    "verify": gloaming.verify,
    "batch: name": lambda junk: gloaming.batch(junk, 1),
    COMPILING: lambda junk: gloaming.batch("duel", junk),
    "play: seat": lambda junk: gloaming.new("duel").play(junk, "place 1 a1"),
    "play: move": lambda junk: gloaming.new("duel").play(0, junk),
    "act: seat": lambda junk: gloaming.new("duel").act(junk, 0),
    "act: action": lambda junk: gloaming.new("duel").act(0, junk),
    "legal": lambda junk: gloaming.new("duel").legal(junk),
    "legal_actions": lambda junk: gloaming.new("duel").legal_actions(junk),
    "allows": lambda junk: gloaming.new("shamans").allows(junk, 0),
    "view": lambda junk: gloaming.new("duel").view(junk),
    "seen": lambda junk: gloaming.new("duel").seen(junk),
    "glance": lambda junk: gloaming.new("duel").glance(junk),
    "facts": lambda junk: gloaming.new("duel").facts(junk),
    "events: viewer": lambda junk: gloaming.new("duel").events(junk),
    "events: since": lambda junk: gloaming.new("duel").events(0, junk),
    "events: until": lambda junk: gloaming.new("duel").events(0, 0, junk),
    "logs": lambda junk: gloaming.new("duel").logs(junk),
    "reveal_seed": lambda junk: gloaming.new("duel").reveal_seed(junk),
}


@pytest.mark.parametrize(
    "call", [pytest.param(call, marks=pytest.mark.slow) if call == COMPILING else call for call in CALLS]
)
def test_values_of_the_wrong_type_are_refused_by_name(call: str) -> None:
    """Whatever is given, the result is a value, a TypeError, or a refusal that says what was expected."""
    for junk in JUNK:
        error = raised(call, junk)
        assert error is None or isinstance(error, TypeError | gloaming.Malformed | gloaming.Illegal)
        assert not isinstance(error, TypeError) or re.search(r" must be a (text|whole number), not ", str(error))
        str(error).encode()


def raised(call: str, junk: object) -> Exception | None:
    try:
        CALLS[call](junk)
    except Exception as error:
        return error
    return None


@pytest.mark.parametrize(
    ("call", "junk", "reason"),
    [
        ("play: move", None, "a move must be a text, not None"),
        ("play: seat", None, "a seat must be a whole number, not None"),
        ("legal", "0", "a seat must be a whole number, not '0'"),
        ("legal", True, "a seat must be a whole number, not True"),
        ("view", 0.5, "a seat must be a whole number, not 0.5"),
        ("new: name", 3, "the name of a game must be a text, not 3"),
        ("new: name", [], "the name of a game must be a text"),
        ("replay", b"record", "a record must be a text, not b'record'"),
        ("scene: text", None, "a scene must be a text, not None"),
        ("act: action", "0", "an action must be a whole number, not '0'"),
    ],
)
def test_a_wrong_type_is_a_type_error(call: str, junk: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        CALLS[call](junk)


def test_numbers_of_numpy_are_seats_and_actions() -> None:
    game = gloaming.new("duel")
    seat, action = cast("list[int]", [np.int8(0), np.int16(0)])
    assert game.legal(seat) == game.legal(0)
    game.act(seat, action)
    assert game.moves[0][0] == 0
    with pytest.raises(gloaming.Malformed, match="there is no action 100000"):
        game.act(0, 100_000)


@pytest.mark.parametrize(
    "move", ["", "place", "place 10 b2", "place 7 d2", "fly 7 b2", "place 7 b2 b3", "x" * 5000, "\0"]
)
def test_malformed_moves(move: str) -> None:
    game = gloaming.new("duel")
    before = game.scene()
    with pytest.raises(gloaming.Malformed, match="cannot read the move") as refused:
        game.play(0, move)
    assert len(str(refused.value)) < 300
    assert game.scene() == before
    assert game.moves == []


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (1, "place 7 b2", "it is not seat 1's move: the game waits for seat 0"),
        (5, "place 7 b2", "there is no seat 5: seats are 0 to 1"),
        (-1, "place 7 b2", "there is no seat -1"),
        (gloaming.CHANCE, "mask 1", "the game waits for seat 0"),
        (0, "mask 1", "no masks are chosen at this moment"),
        (0, "swap a1 b2", "not what is asked"),
        (0, "time", "not what is asked"),
        (TABLE, "hurry", "no time limit"),
    ],
)
def test_illegal_moves_name_the_reason_and_change_nothing(seat: int, move: str, reason: str) -> None:
    game = gloaming.new("duel")
    before = game.scene()
    with pytest.raises(gloaming.Illegal, match=reason):
        game.play(seat, move)
    assert game.scene() == before
    game.play(0, "place 7 b2")


def test_nothing_is_played_after_the_end() -> None:
    game = gloaming.new("duel")
    game.play(TABLE, "time")
    with pytest.raises(gloaming.Illegal, match="the game is over"):
        game.play(0, "place 7 b2")


def test_chance_that_comes_from_the_seed_is_not_played_by_hand() -> None:
    game = gloaming.scene("duel", _at_masks(), seed="given")
    game.play(TABLE, "hurry")
    assert gloaming.CHANCE not in game.pending


def _at_masks() -> str:
    return (
        "duel stack=masks,3,0,0,0,0 turn=10 board=1,-2/2,-3/3,-4/4,-5/5,-6/6,-7/7,-8/8,-9/9,-1 "
        "shells=9,9 mask=-1,-1 last=-1"
    )


@pytest.mark.parametrize(
    ("name", "options", "reason"),
    [
        ("chess", {}, "there is no game 'chess'; there are duel, shadow_hunters, shamans"),
        ("duel", {"players": 3}, "duel is for 2 players, not 3"),
        ("duel", {"colour": "red"}, "duel has no option 'colour'; it has variant, limit, memory_aid"),
        ("duel", {"variant": "blitz"}, "one of base, memory, professional, not 'blitz'"),
        ("duel", {"memory_aid": "yes"}, "true or false"),
    ],
)
def test_games_and_options_that_do_not_exist(name: str, options: dict[str, object], reason: str) -> None:
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.new(name, **options)  # type: ignore[arg-type]  # bad on purpose


def test_views_of_seats_that_do_not_exist() -> None:
    with pytest.raises(gloaming.Malformed, match="there is no seat 2"):
        gloaming.new("duel").view(2)


def test_an_event_is_private_to_those_who_know_of_it_what_others_do_not() -> None:
    match = gloaming.new("shamans", players=3, seed="seed")
    dealt = [event for event in match.events(0) if event.kind == Kind.ROLE]
    assert [event.private for event in dealt] == [event.seat == 0 for event in dealt]
    assert not any(event.private for event in match.events(TABLE))


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("shamans", 3), ("shadow_hunters", 5)])
def test_a_resampled_game_looks_the_same_to_the_seat_and_hides_other_things(name: str, players: int) -> None:
    options = {"variant": "memory"} if name == "duel" else {}
    match = gloaming.new(name, players, seed="resampled", **options)
    while len(match.moves) < 40:
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[len(match.moves) % len(match.legal(seat))])
    worlds = [match.resample(1, f"{number}") for number in range(12)]
    assert all(world.view(1) == match.view(1) for world in worlds)
    assert all(world.legal(1) == match.legal(1) for world in worlds)
    assert len({world.scene() for world in worlds}) > 1, "something is hidden from every seat"
    assert match.resample(1, "3").scene() == worlds[3].scene()
    seat = worlds[0].pending[0]
    worlds[0].play(seat, worlds[0].legal(seat)[0])
    assert gloaming.replay(worlds[0].record()).scene() == worlds[0].scene()
    with pytest.raises(gloaming.Malformed, match="there is no seat 7"):
        match.resample(7)
