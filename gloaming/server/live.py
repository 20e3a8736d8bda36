"""A table that this process holds: its fold, its viewers, and what its bots have not been told yet."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server import entries as e
from gloaming.server.feed import Feed
from gloaming.server.store import Entry
from gloaming.server.table import Table

Heard = tuple[bytes, list[Event]]


class Live:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, name: str, game: Callable[[str], Game]) -> None:
        self.table = Table(name, game)
        self.late = Table(name, game)  # the table as delayed watchers see it
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()
        self.sockets: Counter[int] = Counter()  # open pages, by person
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.untold: dict[int, list[Heard]] = {}  # by seat: what its bot has still to hear
        self.told: dict[int, int] = {}  # by seat: how many moves its bot has heard
        self.said: dict[int, deque[int]] = {}  # by person: when they wrote
        self.refused: dict[str, Any] = {}  # the last answers that changed nothing, by command
        self.listed: bytes | None = None
        self.last_at = 0
        self.behind: deque[tuple[int, Entry]] = deque()  # what delayed watchers have still to see, and when
        self.used = 0.0  # when somebody last needed it

    def fold(self, entry: Entry) -> e.Body:
        """Take an entry in."""
        body = self.table.fold(entry)
        self.last_at = max(self.last_at, entry.at)
        due = entry.at
        if self.table.settings.spectators == "delayed" and self.table.playing:
            due += 1000 * self.table.settings.delay
        if self.behind:
            due = max(due, self.behind[-1][0])
        self.behind.append((due, entry))
        if isinstance(body, e.Started):
            self.untold.clear()
            self.told.clear()
        return body

    def catch_up(self, now: int) -> list[e.Body]:
        """Let the delayed table follow; return what it was told."""
        bodies = []
        while self.behind and self.behind[0][0] <= now:
            bodies.append(self.late.fold(self.behind.popleft()[1]))
        return bodies

    def stage(self, person: int | None) -> Table:
        """The table that somebody may see: those who do not play may be a while behind."""
        seated = person in self.table.people and self.table.people[person].seat is not None
        return self.table if seated or self.table.settings.spectators != "delayed" else self.late

    def hear(self, since: int) -> None:
        """Keep, for each seat with a bot, what the moves from `since` on have brought."""
        match = self.table.match
        if match is None:
            return
        for seat in self.told:
            view = match.seen(seat).tobytes()
            for number in range(since, len(match.moves)):
                self.untold[seat].append((view, match.events(seat, number, number + 1)))


def history(match: Match, moves: Sequence[tuple[int, str]], seat: int) -> list[Heard]:
    """All that a seat has heard of the moves of a game: they are played again, to see what was known when."""
    again = Match(match.game, match.game.start(match.players, match.options), None)
    heard: list[Heard] = []
    start = 0
    for number, (mover, move) in enumerate(moves, start=1):
        again.play(mover, move)
        if number == len(moves) or moves[number][0] != CHANCE:
            view = again.seen(seat).tobytes()
            heard += [(view, again.events(seat, it, it + 1)) for it in range(start, number)]
            start = number
    return heard


def closing(table: Table) -> list[tuple[int, str]]:
    """The answers of a window whose time is over: those that were held, and for the others what the rules give."""
    this, deadline = table.round, table.deadline
    assert this is not None and this.match is not None and deadline is not None
    twin = this.match.copy()
    question = top(twin.state, Frame.QUESTION)
    moves = []
    for seat in this.match.pending:
        if seat not in twin.pending or top(twin.state, Frame.QUESTION) != question:
            break
        move = this.held.get(seat, deadline.move)
        if move not in twin.legal(seat):
            move = deadline.move
        twin.play(seat, move)
        moves.append((seat, move))
    return moves
