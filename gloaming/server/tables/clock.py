"""What happens at a table automatically: bots answer, time runs out, people are gone.

How long a bot or a window takes never depends on what anybody holds.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from gloaming.core.decisions import TABLE, Frame, top
from gloaming.minds import best
from gloaming.minds.programs import protocol
from gloaming.server.bots.asking import Place, choose
from gloaming.server.bots.workers import Workers
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables.standing import answered_at_once
from gloaming.server.tables.starting import Starting
from gloaming.server.tables.table import Table

if TYPE_CHECKING:
    from gloaming.server.tables.open_table import OpenTable
    from gloaming.server.tables.tables import Tables

PATIENCE = round(1000 * protocol.AT_TABLES)  # milliseconds for the answer of a program
RETRY = 1.0  # seconds, when the store was down


def window_answers(table: Table) -> list[tuple[int, str]]:
    """The answers of a window whose time is over: those that were held, and the rules' default for the others."""
    this, deadline = table.round, table.deadline
    assert this is not None
    assert this.match is not None
    assert deadline is not None
    twin, actions = this.match.copy(), this.match.game.actions
    question = top(twin.state, Frame.QUESTION)
    pass_action = actions.parse(deadline.move)
    moves = []
    for seat in this.match.pending:
        if seat not in twin.pending or top(twin.state, Frame.QUESTION) != question:
            break
        action = this.held.get(seat, pass_action)
        if action not in twin.legal_actions(seat):
            action = pass_action
        twin.act(seat, action)
        moves.append((seat, actions.format(action)))
    return moves


class Clock:
    """The clock of one table."""

    def __init__(self, opened: OpenTable, tables: Tables, workers: Workers) -> None:
        self._opened = opened
        self._tables = tables
        self._workers = workers
        self._timer: asyncio.TimerHandle | None = None
        self._thoughts: dict[int, asyncio.Task[None]] = {}  # by seat
        self._awaited: Starting | None = None  # the start that waits for nonces while somebody is here ...
        self._awaited_from = 0  # ... and since when

    def stop(self) -> None:
        """Stop the clock, so that the table can sleep."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    def wake(self) -> None:
        """Decide what happens next at a table: ask bots and set the timer. If nobody is here, nothing happens."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._await()
        is_looked_at = bool(self._opened.feeds) or self._opened.attended
        if not is_looked_at or self._tables.closing or self._opened.quota.is_full(self._tables.settings):
            return
        due = self._due()
        if due is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, (due - self._tables.settings.steady()) / 1000)
            self._timer = loop.call_later(delay, self._start_tick)
        if self._opened.attended and self._opened.table.wish is None:
            for seat in self._opened.table.bots_asked:
                self._think(seat, "bot")
            for seat in answered_at_once(self._opened.table):
                self._think(seat, "standing")

    def _await(self) -> None:
        """Determine since when a start waits: since the last nonce, or since somebody is here again."""
        awaited = self._opened.table.starting if self._opened.attended else None
        if awaited is not self._awaited:
            self._awaited, self._awaited_from = awaited, self._tables.settings.steady()

    def _due(self) -> int | None:
        """When something is next due."""
        table = self._opened.table
        times = [] if self._opened.late_at is None else [self._opened.late_at]
        if self._opened.attended:
            if table.is_answered:
                times.append(self._tables.settings.steady())
            if table.ends_at is not None and not self._is_lapsing():
                times.append(table.ends_at)
            if any(seat not in self._thoughts for seat in table.programs_asked):
                times.append(table.rounds[-1].asked_at + PATIENCE)
            if self._awaited is not None:
                times.append(self._called_off_at())
            if table.rest_ends_at is not None:
                times.append(table.rest_ends_at)
            times += [until for _, until in table.leavers]
        return min(times, default=None)

    def _is_lapsing(self) -> bool:
        """Whether bots already think for those whose time is over."""
        table, match = self._opened.table, self._opened.table.match
        assert match is not None
        thought_about = not table.holds and not (table.deadline and table.deadline.by_table)
        return thought_about and all(seat in self._thoughts for seat in match.pending)

    def _start_tick(self) -> None:
        self._tables.spawn(self._tick()).add_done_callback(self._go_on)

    async def _tick(self) -> None:
        """Do what is due."""
        try:
            async with self._opened.turn():
                self._opened.show_late(self._tables.settings.steady())
                if self._opened.attended:
                    await self._deputise()
                    await self._end_rest()
                    await self._lapse()
                    self._lapse_programs()
                    await self._call_off()
        except Refused:  # the store is down: this is tried again when it is back
            await asyncio.sleep(RETRY)

    def _go_on(self, done: asyncio.Task[None]) -> None:
        """Decide what happens next after a tick or a thought; a failed one is retried a little later."""
        if done.cancelled():
            return
        if done.exception() is None:
            self.wake()
        else:
            done.get_loop().call_later(RETRY, self.wake)

    async def _deputise(self) -> None:
        """Let a bot play for people who have been gone too long."""
        table, now = self._opened.table, self._tables.settings.steady()
        for person, until in table.leavers:
            if until <= now:
                body = e.Deputised(person, best(table.settings.game))
                await self._tables.write(self._opened, f"deputy-{table.version + 1}", body)

    async def _end_rest(self) -> None:
        """Go on with the next round, once there was time enough to see how the last one ended."""
        ends_at = self._opened.table.rest_ends_at
        if ends_at is not None and ends_at <= self._tables.settings.steady():
            await self._tables.write(self._opened, f"rest-{self._opened.table.version + 1}", e.WentOn(0))

    async def _lapse(self) -> None:
        """End a question whose time is over."""
        table, match = self._opened.table, self._opened.table.match
        now, ends_at, deadline = self._tables.settings.steady(), table.ends_at, table.deadline
        if match is None or ends_at is None or (now < ends_at and not table.is_answered):
            return
        name = f"clock-{table.version + 1}"
        if deadline is not None and deadline.by_table:
            await self._tables.write(self._opened, name, e.Moved(TABLE, deadline.move, "clock", table.rounds[-1].trail))
        elif table.holds:
            await self._tables.write(self._opened, name, e.Lapsed(window_answers(table), table.rounds[-1].trail))
        else:
            for seat in match.pending:
                if seat < len(table.chairs):
                    self._think(seat, "clock")

    def _lapse_programs(self) -> None:
        """Have bots decide for programs that have not answered in time."""
        table = self._opened.table
        for seat in table.programs_asked:
            if self._tables.settings.steady() >= table.rounds[-1].asked_at + PATIENCE:
                self.forfeit(seat)

    def forfeit(self, seat: int) -> None:
        """A bot makes the move that a program has lost."""
        if seat in self._opened.table.programs_asked:
            self._think(seat, "clock")

    async def _put_out(self, seat: int) -> None:
        """After too many lost moves, a bot plays on for a program. The lock is held."""
        table = self._opened.table
        if table.state == "playing" and table.is_program(seat) and table.bot_in(seat) is None:
            person = table.owner(seat)
            if table.people[person].lost >= protocol.MOST_LOST:
                body = e.Deputised(person, best(table.settings.game))
                await self._tables.write(self._opened, f"out-{table.version + 1}", body)

    def _called_off_at(self) -> int:
        return self._awaited_from + round(1000 * self._tables.settings.reveal)

    async def _call_off(self) -> None:
        """Call off a start that has waited long enough for a nonce."""
        waits = self._awaited is not None and self._awaited is self._opened.table.starting
        if waits and self._tables.settings.steady() >= self._called_off_at():
            await self._tables.write(self._opened, f"call-off-{self._opened.table.version + 1}", e.CalledOff())

    # Bots.

    def _think(self, seat: int, by: str) -> None:
        if seat not in self._thoughts:
            task = self._tables.spawn(self._answer(seat, by))
            self._thoughts[seat] = task
            task.add_done_callback(lambda done: self._thought(seat, done))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        if self._thoughts.get(seat) is task:
            del self._thoughts[seat]
        self._go_on(task)

    async def _answer(self, seat: int, by: str) -> None:
        """Let a seat's bot think, wait as long as any bot would, and move; unless the table has moved on meanwhile."""
        table, this = self._opened.table, self._opened.table.round
        if this is None or this.match is None:
            return
        match, untold = this.match, self._opened.untold
        name = table.bot_in(seat) or best(table.settings.game)
        if by != "standing":
            await untold.prepare(match, seat)
        key = this.keys[seat]
        if table.round is not this or seat not in match.pending:  # another process has already answered it
            return
        if by == "standing":
            assert this.deadline is not None
            move = this.deadline.move
        else:
            place = Place(table.id, len(table.rounds), this.retakes, match.game.name, name, seat)
            move = match.game.actions.format(await choose(self._workers, place, match, untold))
        await asyncio.sleep(self.pause(seat))
        try:
            async with self._opened.turn():
                same = table.round is this and this.match is match and this.keys[seat] is key
                if not same or seat not in match.pending or (by == "bot") != (table.bot_in(seat) is not None):
                    return
                if seat in this.held or (by == "standing" and seat not in answered_at_once(table)):
                    return
                if by == "bot" and table.wish is not None:  # it thinks again once people have decided
                    return
                body = e.Held(seat, move) if table.holds else e.Moved(seat, move, by, this.trail)
                await self._tables.write(self._opened, f"{by}-{len(table.rounds)}-{len(this.marks)}-{seat}", body)
                await self._put_out(seat)
        except Refused:
            await asyncio.sleep(RETRY)

    def pause(self, seat: int) -> float:
        """Seconds until a bot's move is made: 0.75 to 1.25 times the pace, by the table and the moment alone."""
        this = self._opened.table.round
        assert this is not None
        text = f"{self._opened.table.id} {len(this.marks)} {seat}"
        share = hashlib.sha256(text.encode()).digest()[0] / 255
        total = self._tables.settings.pace * (0.75 + 0.5 * share)
        return max(0.0, total - (self._tables.settings.steady() - this.asked_at) / 1000)
