"""The test ladder, written once for any game: each rung is a function that raises AssertionError on a broken rule."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.decisions import CHANCE, TABLE, pending
from gloaming.core.events import Event, new_log, read, shape
from gloaming.core.game import Game
from gloaming.core.scene import format_scene, parse_scene
from gloaming.testing.setups import Setup

SEATS = range(TABLE + 1)
LOOKS = 12  # positions looked at in a long game
Bytes = bytes


class World:
    """A state and the rules that change it, without any checks."""

    def __init__(self, game: Game, state: Any, players: int) -> None:
        self.game = game
        self.state = state
        self.players = players
        self.viewers = (*range(players), TABLE)

    def copy(self) -> World:
        return World(self.game, self.state.copy(), self.players)

    def bytes(self) -> Bytes:
        return Bytes(self.state.tobytes())

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(len(self.game.actions), np.int16)
        count = self.game.rules.legal(self.state, seat, out)
        found: list[int] = out[:count].tolist()
        return found

    def apply(self, seat: int, action: int) -> Any:
        """Take an action; return its log."""
        log = new_log(self.game.most_events)
        self.game.rules.apply(self.state, seat, action, log)
        return log

    def view(self, viewer: int) -> Any:
        out = self.game.blank()
        self.game.rules.view(self.state, viewer, out)
        return out

    def observe(self, viewer: int) -> Bytes:
        out = np.full(sum(length for _, length in self.game.observation), np.nan, np.float32)
        written = self.game.rules.observe(self.view(viewer), viewer, out)
        assert written == len(out), f"{written} numbers observed of {len(out)}"
        assert np.isfinite(out).all(), "an observation was left unwritten"
        return out.tobytes()

    def resampled(self, viewer: int, seed: str) -> World:
        view = self.view(viewer)
        self.game.rules.resample(view, from_seed(seed))
        return World(self.game, view, self.players)

    def text(self) -> str:
        return format_scene(self.game, self.state)

    def movers(self) -> list[int]:
        """The seats that have moves, whether asked or not."""
        return [seat for seat in SEATS if self.legal(seat)]

    def pick(self, dice: random.Random) -> tuple[int, int]:
        """Choose a random seat with moves, mostly one that is asked, and one of its actions, by the odds for chance."""
        mask = pending(self.state)
        asked = [seat for seat in SEATS if mask >> seat & 1]
        seat = dice.choice(asked if dice.random() < 0.9 else self.movers())
        actions = self.legal(seat)
        if seat != CHANCE:
            return seat, dice.choice(actions)
        weights = np.zeros(len(self.game.actions), np.int32)
        count = self.game.rules.odds(self.state, weights)
        return seat, dice.choices(actions, weights[:count].tolist() or None)[0]


def play(setup: Setup, seed: int, game: Game | None = None) -> Iterator[tuple[World, random.Random]]:
    """Play a random game and yield it before every move, with dice that callers may use too."""
    game = game or setup.game
    world = World(game, setup.start(), setup.players)
    dice = random.Random(seed)
    for _ in range(game.longest + 1):
        yield world, dice
        if world.state.over:
            return
        world.apply(*world.pick(dice))
    raise AssertionError(f"a game longer than the longest, {game.longest} moves: {world.text()}")


def looks(setup: Setup, seed: int, game: Game) -> Iterator[tuple[World, random.Random]]:
    """Yield some positions spread over a random game, and the last."""
    moves = sum(1 for _ in play(setup, seed, game))
    chosen = {*random.Random(seed).sample(range(moves), min(LOOKS, moves)), moves - 1}
    for number, (world, dice) in enumerate(play(setup, seed, game)):
        if number in chosen:
            yield world, random.Random(dice.getstate()[1][0])


def climb(setup: Setup, game: Game | None = None, seeds: Iterable[int] = range(6)) -> None:
    """Check every rung at every position of one random game for each seed."""
    for seed in seeds:
        for world, dice in play(setup, seed, game):
            check_position(world)
            check_contract(world, dice)
            check_secrets(world, dice)


def check_contract(world: World, dice: random.Random) -> None:
    """Pending seats have moves; moves are sorted and distinct; all can be applied; positions exist and have a text."""
    game, state = world.game, world.state
    before = world.bytes()
    asked = pending(state)
    assert bool(asked) != bool(state.over), f"over or asked, not both or neither: {world.text()}"
    for seat in SEATS:
        actions = world.legal(seat)
        assert actions == sorted(set(actions)), f"legal actions of seat {seat} are not ascending: {world.text()}"
        assert actions or not asked >> seat & 1, f"seat {seat} is asked and has no move: {world.text()}"
        assert not (state.over and actions), f"seat {seat} has moves after the end: {world.text()}"
        for action in dice.sample(actions, min(len(actions), 3)):
            twin = world.copy()
            log = twin.apply(seat, action)
            assert int(log[0, 0]) < game.most_events or len(log) == 1, "a log that may have been too short"
            check_position(twin)
    if asked >> CHANCE & 1:
        check_odds(world)
    assert world.bytes() == before, f"looking changed the state: {world.text()}"


def check_odds(world: World) -> None:
    """Chance is asked alone, and each of its outcomes has a positive weight."""
    assert pending(world.state) == 1 << CHANCE, f"chance is asked beside a seat: {world.text()}"
    weights = np.zeros(len(world.game.actions), np.int32)
    count = world.game.rules.odds(world.state, weights)
    assert count in (0, len(world.legal(CHANCE))), f"{count} odds: {world.text()}"
    assert (weights[:count] > 0).all(), f"an outcome without a chance: {world.text()}"


def check_position(world: World) -> None:
    """The position is possible (conservation), is restored from its text, and its returns are within bounds."""
    game = world.game
    again = parse_scene(game, world.text())  # reading a scene checks it
    assert again.tobytes() == world.bytes(), f"a scene that reads back differently: {world.text()}"
    returns = np.zeros(8)
    over = game.rules.outcome(world.state, returns)
    assert bool(over) == bool(world.state.over)
    low, high = game.bounds
    assert ((returns >= low) & (returns <= high)).all(), f"returns out of bounds: {returns}"


def check_secrets(world: World, dice: random.Random) -> None:
    """No leak: what a viewer knows stays the same if what they do not know is drawn again, now or later."""
    for viewer in world.viewers:
        other = world.resampled(viewer, f"{dice.random()}")
        world.game.check(other.state)
        check_same(world, other, viewer)
        check_told(world, viewer, dice)
        follow(world.copy(), other, viewer, dice, moves=6)


def check_same(world: World, other: World, viewer: int) -> None:
    """A viewer cannot tell these two worlds apart."""
    one, two = world.view(viewer), other.view(viewer)
    assert one.tobytes() == two.tobytes(), f"seat {viewer} tells apart:\n{world.text()}\n{other.text()}"
    assert pending(world.state) == pending(other.state), f"who is asked betrays a secret to {viewer}: {world.text()}"
    assert world.legal(viewer) == other.legal(viewer), f"legal moves betray a secret to {viewer}: {world.text()}"
    assert world.observe(viewer) == other.observe(viewer)


def check_told(world: World, viewer: int, dice: random.Random) -> None:
    """After two moves of another seat, if the viewer is told the same, they know the same.

    The converse holds if only secrets differ: a public fact (which cells were swapped) need not be kept in the view,
    but a secret that was told must be.
    """
    for seat in world.movers():
        actions = world.legal(seat)
        if seat == viewer or len(actions) == 1:
            continue
        twins = [(twin := world.copy(), twin.apply(seat, action)) for action in dice.sample(actions, 2)]
        (one, one_log), (two, two_log) = twins
        if one.bytes() == two.bytes() or one.state.over or two.state.over:
            continue
        told, told_two = (read(log, viewer, one.game.kinds) for log in (one_log, two_log))
        known_same = one.view(viewer).tobytes() == two.view(viewer).tobytes()
        public, public_two = ([_public(event, one.game.kinds) for event in events] for events in (told, told_two))
        assert told == told_two or not (known_same and public == public_two), (
            f"{viewer} is told a secret: {world.text()}"
        )
        assert known_same or told != told_two, f"{viewer} knows what nobody told: {world.text()}"


def _public(event: Event, kinds: type[IntEnum]) -> Event:
    """What everybody is told about an event."""
    names = shape(kinds, event.kind).public
    return event._replace(facts={name: event.facts[name] for name in names}, known=False, private=False)


def follow(one: World, two: World, viewer: int, dice: random.Random, moves: int) -> None:
    """Continue both worlds with the same moves: as long as the viewer is told the same, they know the same.

    And if they are told different things, they must know different things: an event may not say more than the rules let
    them keep.
    """
    for _ in range(0 if one.state.over else moves):
        seat, action = one.pick(dice)
        actions = two.legal(seat)
        same = action in actions
        assert same or seat != viewer, f"a move of {viewer}'s own depends on a secret: {one.text()}"
        if not actions:
            return
        twins = ((one, action), (two, action if same else dice.choice(actions)))
        told: list[list[Event]] = [read(world.apply(seat, taken), viewer, world.game.kinds) for world, taken in twins]
        if one.state.over or two.state.over:
            return  # everything is shown after the end
        if told[0] != told[1]:
            known = [world.view(viewer).tobytes() for world in (one, two)]
            assert not same or known[0] != known[1], f"an event tells {viewer} what no view shows: {one.text()}"
            return
        check_same(one, two, viewer)
