"""Random play that seeks interrupts: questions that are asked while others wait below them on the stack."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.decisions import CHANCE, Frame, pending, top
from gloaming.core.game import Game
from gloaming.games.shadow_hunters.rules.cards import CARD_OF_GEAR, DECK_OF, GEAR_OF
from gloaming.games.shadow_hunters.rules.characters import HIT_POINTS
from gloaming.games.shadow_hunters.rules.components import GEARS
from gloaming.games.shadow_hunters.rules.state import Question as TurnQuestion
from gloaming.games.shamans.rules.components import Tile
from gloaming.games.shamans.rules.state import Question
from gloaming.testing import Setup, ladder
from gloaming.testing.ladder import World

# how often to seek a move that leads deeper, or any move; free moves are likelier the deeper the stack
DEEPER, ANY = 12, 4
WALK = 16  # moves
Stack = tuple[str, ...]


class Search(NamedTuple):
    """Where to seek interrupts in a game."""

    setup: Setup
    free: tuple[str, ...]  # the first words of moves that interrupt a question instead of answering it
    lures: Mapping[str, float]  # the first words of other moves, and how many times as likely they are
    nudge: Callable[[Any, random.Random], None] | None = None  # changes a position so that interrupts are near

    def __str__(self) -> str:
        return str(self.setup)


def before_the_moon(state: Any, dice: random.Random) -> None:
    """Shamans: one step before the Moon, where a Portal forward opens a window, with both Portals in players' hands."""
    if state.turn == 0 or Question.ADVANCE in state.stack[:, Frame.QUESTION]:
        return
    state.pawn = int(state.track) - 1
    seats = [seat for seat in range(int(state.players)) if int(state.alive) >> seat & 1]
    for place in (state.pile, state.spent):
        state.up[dice.choice(seats), Tile.PORTAL] += place[Tile.PORTAL]
        place[Tile.PORTAL] = 0


def at_deaths_door(state: Any, dice: random.Random) -> None:
    """Shadow Hunters: as a turn begins, all who are alive are a few wounds from death and have something to loot."""
    if top(state, Frame.QUESTION) != TurnQuestion.START:
        return
    for seat in (seat for seat in range(int(state.players)) if int(state.alive) >> seat & 1):
        state.wounds[seat] = int(HIT_POINTS[int(state.character[seat])]) - dice.randint(1, 3)
        card = int(CARD_OF_GEAR[dice.randrange(GEARS)])
        deck = int(DECK_OF[card])
        if not state.gear[seat] and state.deck[card] and state.left[deck] > 1:
            state.gear[seat] = 1 << int(GEAR_OF[card])
            state.deck[card] = 0
            state.left[deck] -= 1


def stack(world: World) -> Stack:
    """The names of the questions on the stack, the one that is asked last."""
    rows = world.state.stack[: int(world.state.depth), Frame.QUESTION]
    return tuple(world.game.questions(int(question)).name.lower() for question in rows)


def pick(world: World, search: Search, dice: random.Random) -> tuple[int, int]:
    """A seat and its action, preferably one that puts another question on the stack."""
    moves = {
        (seat, action): world.game.actions.format(action) for seat in world.movers() for action in world.legal(seat)
    }
    weights = [1] * len(moves)
    if pending(world.state) >> CHANCE & 1:
        odds = np.zeros(len(world.game.actions), np.int32)
        weights = odds[: world.game.rules.odds(world.state, odds)].tolist() or weights
    else:
        depth = int(world.state.depth)
        deeper = [move for move in moves if _depth_after(world, *move) > depth]
        free = [move for move, name in moves.items() if name.startswith(search.free)]
        shares = (DEEPER if deeper else 0, depth**2 if free else 0, ANY)
        chosen = dice.choices((deeper, free, []), shares)[0]
        if chosen:
            return dice.choice(chosen)
    lured = [
        max([times for start, times in search.lures.items() if name.startswith(start)] or [1])
        for name in moves.values()
    ]
    return dice.choices(list(moves), [one * other for one, other in zip(weights, lured, strict=True)])[0]


def _depth_after(world: World, seat: int, action: int) -> int:
    twin = world.copy()
    twin.apply(seat, action)
    return int(twin.state.depth)


def play(search: Search, seed: int, game: Game | None = None) -> Iterator[World]:
    """Every position of walks that seek interrupts, starting from questions of a random game."""
    dice, begun = random.Random(seed), Counter[int]()
    for trunk, _ in ladder.play(search.setup, seed, game):
        question = top(trunk.state, Frame.QUESTION)
        if not 0 < pending(trunk.state) < 1 << CHANCE or dice.random() * begun[question] > 1:
            continue  # frequent questions are used less often as starts
        begun[question] += 1
        world = trunk.copy()
        if search.nudge:
            search.nudge(world.state, dice)
        yield world
        for _ in range(WALK):
            world.apply(*pick(world, search, dice))
            yield world
            if world.state.over:
                break
