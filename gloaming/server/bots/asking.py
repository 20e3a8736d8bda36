"""What a bot at a table is asked: what its seat knows, what it has not heard yet, and a seed of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence, Set
from typing import NamedTuple

from gloaming.core.decisions import CHANCE
from gloaming.core.events import Event
from gloaming.core.match import Match
from gloaming.server.bots.workers import Thought, Workers

Heard = tuple[bytes, list[Event]]


def bot_seed(match: Match, seat: int) -> str:
    """What a bot draws its next move from: the game's secret mixed seed, the seat, and how many moves it has made.

    So a bot draws the same in every process and after every restart, and in the same place never twice; once the game
    is over and its seed is known, so is this.
    """
    made = sum(mover == seat for mover, _ in match.moves)
    return hashlib.sha256(f"bot in seat {seat}, move {made}\n{match.mixed}".encode()).hexdigest()


def history(match: Match, moves: Sequence[tuple[int, str]], seat: int) -> list[Heard]:
    """All that a seat has heard of the moves of a game: they are played again, to see what was known when."""
    again = match.from_the_start()
    heard: list[Heard] = []
    start = 0
    for number, (mover, move) in enumerate(moves, start=1):
        again.play(mover, move)
        if number == len(moves) or moves[number][0] != CHANCE:
            view = again.seen(seat).tobytes()
            heard += [(view, again.events(seat, it, it + 1)) for it in range(start, number)]
            start = number
    return heard


class Untold:
    """What the bots in one game have still to hear, by seat: kept from the first time on that a seat is asked."""

    def __init__(self) -> None:
        self._told: dict[int, int] = {}  # how many moves the bot has heard
        self._untold: dict[int, list[Heard]] = {}

    @property
    def seats(self) -> Set[int]:
        """The seats whose bots were asked."""
        return self._told.keys()

    def hear(self, match: Match, since: int, until: int) -> None:
        """Keep what some moves have brought."""
        for seat in self._told:
            view = match.seen(seat).tobytes()
            self._untold[seat] += [(view, match.events(seat, number, number + 1)) for number in range(since, until)]

    async def prepare(self, match: Match, seat: int) -> None:
        """Have all that a bot's seat has heard before, the first time that it is asked."""
        if seat not in self._told:
            self._told[seat], self._untold[seat] = 0, []  # what comes meanwhile is kept
            before = await asyncio.to_thread(history, match, match.moves.copy(), seat)
            self._untold[seat] = before + self._untold[seat]

    def take(self, seat: int) -> tuple[int, list[Heard]]:
        """How many moves a bot has heard, and what came since, which it is now told."""
        start, heard = self._told[seat], self._untold[seat]
        self._told[seat], self._untold[seat] = start + len(heard), []
        return start, heard


class Place(NamedTuple):
    """Where a bot sits."""

    table: str
    round: int
    game: str
    bot: str
    seat: int


async def choose(workers: Workers, place: Place, match: Match, untold: Untold) -> int:
    """What the bot of a seat answers, from what the seat knows alone. View and actions are of one moment."""
    seat = place.seat
    start, heard = untold.take(seat)
    seed = bot_seed(match, seat)
    actions, view = match.legal_actions(seat), match.seen(seat).tobytes()
    heard_by_now = match.moves[: start + len(heard)]
    action = await workers.choose(Thought(*place, seed, start, heard, actions, view))
    if action is None:  # the worker is new: it has to hear the whole story
        heard = await asyncio.to_thread(history, match, heard_by_now, seat)
        action = await workers.choose(Thought(*place, seed, 0, heard, actions, view))
    assert action is not None
    return action
