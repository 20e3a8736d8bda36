"""What a bot at a table is given: what its seat knows, what it has not been told yet, and a seed of its own."""

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
    """The seed of a bot's next move: the game's secret mixed seed, the seat, and the number of moves it has made.

    So a bot decides the same way in every process and after every restart, but never uses a seed twice. Once the game
    is over and its seed is known, so is this one.
    """
    made = sum(mover == seat for mover, _ in match.moves)
    return hashlib.sha256(f"bot in seat {seat}, move {made}\n{match.mixed}".encode()).hexdigest()


def history(match: Match, moves: Sequence[tuple[int, str]], seat: int) -> list[Heard]:
    """Everything a seat has been told about the moves of a game. They are played again to see what was known when."""
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
    """What the bots of one game have still to be told, by seat; kept from the first time that a seat is asked."""

    def __init__(self) -> None:
        self._told: dict[int, int] = {}  # number of moves the bot has been told about
        self._untold: dict[int, list[Heard]] = {}

    @property
    def seats(self) -> Set[int]:
        """The seats whose bots were asked."""
        return self._told.keys()

    def hear(self, match: Match, since: int, until: int) -> None:
        """Remember the events of some moves."""
        for seat in self._told:
            view = match.seen(seat).tobytes()
            self._untold[seat] += [(view, match.events(seat, number, number + 1)) for number in range(since, until)]

    async def prepare(self, match: Match, seat: int) -> None:
        """When a bot is asked for the first time, collect everything that its seat has been told before."""
        if seat not in self._told:
            self._told[seat], self._untold[seat] = 0, []  # events that happen meanwhile are kept
            before = await asyncio.to_thread(history, match, match.moves.copy(), seat)
            self._untold[seat] = before + self._untold[seat]

    def take(self, seat: int) -> tuple[int, list[Heard]]:
        """The number of moves a bot has been told about, and the events since, which it is now told."""
        start, heard = self._told[seat], self._untold[seat]
        self._told[seat], self._untold[seat] = start + len(heard), []
        return start, heard


class Place(NamedTuple):
    """Where a bot sits."""

    table: str
    round: int
    retakes: int  # how often a move was taken back: then the bot begins anew
    game: str
    bot: str
    seat: int


async def choose(workers: Workers, place: Place, match: Match, untold: Untold) -> int:
    """The answer of a seat's bot, based only on what the seat knows. View and actions belong to the same moment."""
    seat = place.seat
    start, heard = untold.take(seat)
    seed = bot_seed(match, seat)
    actions, view = match.legal_actions(seat), match.seen(seat).tobytes()
    heard_by_now = match.moves[: start + len(heard)]
    action = await workers.choose(Thought(*place, seed, start, heard, actions, view))
    if action is None:  # the worker is new and needs the whole story
        heard = await asyncio.to_thread(history, match, heard_by_now, seat)
        action = await workers.choose(Thought(*place, seed, 0, heard, actions, view))
    assert action is not None
    return action
