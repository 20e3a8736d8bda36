"""Exact beliefs agree with a list of all worlds, each played through by the rules."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from gloaming.core.chance import from_seed
from gloaming.core.errors import Illegal
from gloaming.core.match import Match
from gloaming.games.shamans.rules.components import FEWEST, Role, world_of
from gloaming.games.shamans.rules.moves import PLAY
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Plain
from gloaming.minds.shamans.beliefs import believe_exactly
from gloaming.minds.shamans.bots import POLICY, StrongBot
from gloaming.minds.shamans.evidence import STRAYS
from gloaming.minds.shamans.memory import MASKS, assignments
from tests.games.shamans.table import lay, play

# Three cards each; seat 0 is a Shaman, leads, and listens.
HANDS = [
    "purple-8 blue-2 red-3",
    "red-6 blue-7 purple-1",
    "purple-3 green-4 blue-4",
    "green-1 red-8 purple-7",
    "silver-2 yellow-2 blue-6",
]
# Seats 1, 3 and 4 stray from purple; seat 2 is lowest and highest. Seat 1 then plays the purple that it had.
TURN = (
    "0 play purple-8",
    "1 play red-6",
    "2 play purple-3",
    "3 play green-1",
    "4 play silver-2",
    "2 take left",
    "* tile portal",
    "* eclipse below",
    "0 play blue-2",
    "1 play purple-1",
    "2 play blue-4",
    "3 play red-8",
    "4 play blue-6",
)
FEWER = ["purple-8 blue-2", "red-6 purple-1", "purple-3 green-4", "green-1 purple-7", "silver-2 yellow-2"]


def heard(match: Match, listener: int, moves: tuple[str, ...]) -> tuple[Match, PolicyBot]:
    """A bot that has heard moves one by one."""
    bot = StrongBot(match.game, listener, from_seed("ear"))
    for move in moves:
        since = len(match.moves)
        play(match, move)
        bot.hear(match.seen(listener), match.events(listener, since))
    return match, bot


def position(hands: list[str], roles: str) -> Match:
    return lay(hands, roles=roles, guide=0, pawn=4, turn=2)


def likelihood(hands: list[str], shadows: int, moves: tuple[str, ...]) -> float:
    """How likely players of these roles, holding these cards, play so: by STRAYS, where they could have followed."""
    roles = " ".join("shadow" if shadows >> seat & 1 else "shaman" for seat in range(5))
    match, likely = position(hands, roles), 1.0
    for move in moves:
        seat, state = move.split()[0], match.state
        if " play " in move and seat != "0":
            who, destination = int(seat), int(state.destination)
            world = world_of(match.game.actions.parse(move[2:]) - PLAY)
            strays = float(STRAYS[5 - FEWEST, shadows >> who & 1, int(state.turn) - 1])
            if state.hands[who, destination] != 0:
                likely *= strays if world != destination else 1 - strays
        try:
            play(match, move)
        except Illegal:
            return 0.0
    return likely


def deals(hands: list[str], moves: tuple[str, ...]) -> Iterator[list[str]]:
    """All hands that the others may have had: what they play is theirs, one card more each lies in any way."""
    played = [[move.split()[2] for move in moves if move.startswith(f"{seat} play")] for seat in range(5)]
    left = [card for seat in range(1, 5) for card in hands[seat].split() if card not in played[seat]]
    for order in itertools.permutations(left):
        yield [hands[0], *(" ".join([card, *played[seat]]) for seat, card in enumerate(order, 1))]


@functools.cache
def all_worlds(hands: tuple[str, ...], moves: tuple[str, ...]) -> dict[tuple[int, tuple[str, ...]], float]:
    """How likely each world is: who the Shadows are, seat 0 not being one, and all hands before the moves."""
    return {
        (shadows, tuple(dealt)): likelihood(dealt, shadows, moves) if not shadows & 1 else 0.0
        for shadows in assignments(5)
        for dealt in deals(list(hands), moves)
    }


@pytest.mark.parametrize(("hands", "moves"), [(FEWER, TURN[:5]), (HANDS, TURN)], ids=["unclear", "partly cleared up"])
def test_exact_beliefs_are_those_over_all_worlds(hands: list[str], moves: tuple[str, ...]) -> None:
    """S11: after one turn all strays are unclear; after the second, seat 1 has shown that it strayed by choice."""
    match, bot = heard(position(hands, "shaman shaman shaman shadow shadow"), 0, moves)
    room: Any = Plain(POLICY.thought)
    memory: Any = bot.memory
    believe_exactly(room, match.seen(0), 0, memory)
    worlds = dict.fromkeys(assignments(5), 0.0)
    for (shadows, _), likely in all_worlds(tuple(hands), moves).items():
        worlds[shadows] += likely
    total = sum(worlds.values())
    assert [int(mask) for mask in MASKS[5 - FEWEST]] == list(worlds)
    assert room.belief == pytest.approx([weight / total for weight in worlds.values()])
    assert max(room.belief) > 1.5 / 6  # those who strayed are suspected
    assert match.state.roles[0] == Role.SHAMAN
