"""A review from a seat's eyes is the same in two worlds that look the same to that seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gloaming
from gloaming.core.decisions import CHANCE
from gloaming.core.game import ENGLISH, Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from gloaming.minds import best
from gloaming.reviews.review import Review, known_to
from gloaming.reviews.telling import Teller

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "duel": (2, {"variant": "memory"}),
    "shamans": (3, {}),
    "shadow_hunters": (4, {}),
}
LONGEST = 90  # moves
DECIDED = 3  # decisions of the seat, at least
TRIED = 12  # moves of chance or somebody, before worlds are given up as different


def look_alike(one: Match, other: Match, seat: int) -> bool:
    """Whether the last moves of two worlds are the same to a seat."""
    since = len(one.moves) - 1
    return (
        one.pending == other.pending
        and one.seen(seat).tobytes() == other.seen(seat).tobytes()
        and one.events(seat, since) == other.events(seat, since)
    )


def two_worlds(name: str, seat: int, dice: random.Random) -> tuple[Match, Match]:
    """Two games with other secrets, up to the moment at which a seat could tell one from the other."""
    players, options = TABLES[name]
    one = gloaming.new(name, players=players, seed=None, **options)
    other = one.copy()
    while not one.over and len(one.moves) < LONGEST:
        mover = one.pending[0]
        steps = _steps(one, other, seat, mover, dice)
        if steps is None:
            break
        one.play(mover, steps[0])
        other.play(mover, steps[1])
    return one, other


def _steps(one: Match, other: Match, seat: int, mover: int, dice: random.Random) -> tuple[str, str] | None:
    """A move for each world, if possible two that differ and that the seat cannot tell apart."""
    moves = one.legal(mover)
    for move in dice.sample(moves, min(TRIED, len(moves))):
        after = one.copy()
        after.play(mover, move)
        others = [it for it in other.legal(mover) if it != move]
        secret = mover != seat and dice.random() < (0.5 if mover == CHANCE else 0.8)
        tried = dice.sample(others, min(TRIED, len(others))) if secret else []
        for answer in (*tried, move):
            if answer in (*others, move) and other.allows(mover, other.game.actions.parse(answer)):
                world = other.copy()
                world.play(mover, answer)
                if look_alike(after, world, seat):
                    return move, answer
    return None


def reviewed(world: Match, seat: int) -> tuple[Review, list[Any]]:
    """What a review from a seat says, as data and in words."""
    found = known_to([seat], world, best(world.game.name), 0.002)
    teller = Teller(world, found, Speech(world.game.name, Reader(seat, ENGLISH)))
    return found, list(teller.tables())


def different(name: str, dice: random.Random) -> tuple[Match, Match, int]:
    """Two worlds that differ, in which a seat has decided something."""
    while True:
        seat = dice.randrange(TABLES[name][0])
        one, other = two_worlds(name, seat, dice)
        if one.scene() != other.scene() and sum(mover == seat for mover, _ in one.moves) >= DECIDED:
            return one, other, seat


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", TABLES)
def test_a_review_from_a_seats_eyes_depends_on_nothing_that_it_could_not_know(name: str, seed: int) -> None:
    one, other, seat = different(name, random.Random(f"{name} {seed}"))
    assert reviewed(one, seat) == reviewed(other, seat)


def test_the_property_would_notice_what_somebody_else_knew() -> None:
    """Reviewed from another seat, whose own secrets differ, the two worlds are not the same."""
    one, other, seat = different("shamans", random.Random("another"))
    assert any(reviewed(one, it) != reviewed(other, it) for it in range(3) if it != seat)
