"""A table that this process holds: its fold, its viewers, and what its bots have not been told yet."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server.refusal import Refused
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.quotas import Quota
from gloaming.server.tables.starting import Starting
from gloaming.server.tables.table import Table

Heard = tuple[bytes, list[Event]]


class Live:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, name: str, game: Callable[[str], Game]) -> None:
        self.table = Table(name, game)
        self.table.moved = self._hear
        self.late: Table | None = None  # the table as delayed watchers see it, where there are such
        self.behind: deque[tuple[int, Entry]] = deque()  # what they have still to see, and when
        self.lock = asyncio.Lock()
        self.feeds: set[Feed] = set()  # the pages that are open
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.untold: dict[int, list[Heard]] = {}  # by seat: what its bot has still to hear
        self.told: dict[int, int] = {}  # by seat: how many moves its bot has heard
        self.quota = Quota()
        self.refused: dict[str, Refused] = {}  # the last answers that changed nothing, by command
        self.listed: tuple[bytes | None, bool] | None = None  # what the list of tables says, as far as is known here
        self.last_at = 0
        self.awaited: Starting | None = None  # the start that waits for nonces, while somebody is there ...
        self.awaited_from = 0  # ... and from when
        self.doubtful = False  # whether the store is to be asked for what is not known here
        self.failures = 0  # times that the store failed under it
        self.used = 0.0  # when somebody last needed it

    def fold(self, entry: Entry, instant: int) -> e.Body:
        """Take an entry in, which happened at an instant of this process's steady clock."""
        body = self.table.fold(entry, instant)
        self.last_at = max(self.last_at, entry.at)
        self.quota.count(entry.command, body, len(entry.body), public=self.table.whose(body) is None)
        if isinstance(body, e.Started):
            self.untold, self.told = {}, {}
        if self.table.settings.spectators != "delayed":
            self.late = None
            self.behind.clear()
        elif self.late is None:
            self.late = self.table.fork()
        else:
            due = instant + (1000 * self.table.settings.delay if self.table.state != "lobby" else 0)
            self.behind.append((max(due, self.behind[-1][0]) if self.behind else due, entry))
        return body

    def follow(self, now: int) -> e.Body | None:
        """Let the delayed table follow by one entry, if it is time, and say which."""
        if self.late is None or not self.behind or self.behind[0][0] > now:
            return None
        due, entry = self.behind.popleft()
        return self.late.fold(entry, due)

    def stage(self, person: int | None) -> Table:
        """The table that somebody may see: those who do not play may be a while behind."""
        return self.table if self.late is None or self.table.is_seated(person) else self.late

    def has_page(self, person: int) -> bool:
        """Whether somebody has a page open, at this process."""
        return any(feed.person == person for feed in self.feeds)

    @property
    def attended(self) -> bool:
        """Whether somebody is there for whom the game goes on; watchers alone do not keep it going."""
        return any(feed.person is not None for feed in self.feeds)

    def _hear(self) -> None:
        """Keep, for each seat with a bot, what a move has brought."""
        this = self.table.rounds[-1]
        assert this.match is not None
        for seat in self.told:
            view = this.match.seen(seat).tobytes()
            for number in range(this.marks[-2], this.marks[-1]):
                self.untold[seat].append((view, this.match.events(seat, number, number + 1)))


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
    assert this is not None
    assert this.match is not None
    assert deadline is not None
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
