"""Interpreted and compiled rules are the same rules: byte for byte, with bounds checks on."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.events import new_log
from gloaming.core.game import Game, bind, compiled
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from gloaming.core.replay import replay
from gloaming.core.warm import warm
from gloaming.testing import loops
from gloaming.testing.ladder import SEATS, World
from gloaming.testing.setups import Setup

GAMES = 2000


@cache
def warmed(name: str) -> Game:
    """A game compiled with bounds checks; one process compiles it, and the others wait."""
    warm([name], bounds=True, workers=1)
    return compiled(name, bounds=True)


def climb_compiled(setup: Setup) -> None:
    """Check every rung with compiled rules."""
    check_thousands(setup)
    check_equal_bytes(setup)
    check_record(setup)


def check_thousands(setup: Setup) -> None:
    """Thousands of compiled games keep the contract."""
    game = warmed(setup.name)
    walks = bind(loops.walks, setup.name, fast=True, bounds=True)
    starts = np.zeros(GAMES, game.state)
    starts[:] = setup.start()
    states = np.zeros(GAMES, game.state)
    wrong, moves = walks(starts, states, *_arguments(game, str(setup), np.zeros((0, 2), np.int16)))
    assert wrong == loops.FINE, f"wrong in game {moves}: {wrong}"
    assert moves > GAMES
    for state in states[:: GAMES // 50]:
        game.check(state)


def check_equal_bytes(setup: Setup) -> None:
    """A game gives the same bytes at both speeds: states, logs, moves, views, observations."""
    game = warmed(setup.name)
    trail = np.zeros((game.longest, 2), np.int16)
    starts, states = np.zeros(1, game.state), np.zeros(1, game.state)
    starts[0] = setup.start()
    walks = bind(loops.walks, setup.name, fast=True, bounds=True)
    wrong, moves = walks(starts, states, *_arguments(game, f"{setup} again", trail))
    assert wrong == loops.FINE
    slow_world, fast_world = (World(rules, setup.start(), setup.players) for rules in (setup.game, game))
    for number, (seat, action) in enumerate(trail[:moves].tolist()):
        logs = [world.apply(seat, action) for world in (slow_world, fast_world)]
        assert slow_world.bytes() == fast_world.bytes()
        assert logs[0].tobytes() == logs[1].tobytes()
        if number % 7 == 0 or number == moves - 1:
            _compare_what_is_seen(slow_world, fast_world, str(number))
    assert slow_world.bytes() == states.tobytes()


def check_record(setup: Setup) -> None:
    """A record replays to the same bytes at both speeds."""
    game = warmed(setup.name)
    match = Match(game, setup.start(), "one seed")
    pick = np.random.default_rng(5)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, str(pick.choice(match.legal(seat))))
    text = match.record()
    assert parse_record(text).format() == text
    assert replay(text).state.tobytes() == match.state.tobytes()
    assert replay(text, game=game).record() == text


def _arguments(game: Game, seed: str, trail: Any) -> tuple[Any, ...]:
    """The arguments of the loops."""
    size = len(game.actions)
    buffers = np.zeros(size, np.int16), np.zeros(size, np.int32), new_log(game.most_events)
    return from_seed(seed), *buffers, trail, np.zeros(8), np.array(game.bounds, np.float64), game.longest


def _compare_what_is_seen(one: World, two: World, seed: str) -> None:
    """Legal moves, views, observations, resampled states and outcomes."""
    for seat in SEATS:
        assert one.legal(seat) == two.legal(seat)
    for viewer in (0, one.players - 1, TABLE):
        assert one.view(viewer).tobytes() == two.view(viewer).tobytes()
        assert one.observe(viewer) == two.observe(viewer)
        assert one.resampled(viewer, seed).bytes() == two.resampled(viewer, seed).bytes()
