"""What happens at a table by itself: bots that answer, questions whose time is over, people who are gone.

How long a bot or a window takes never depends on what anybody holds.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.minds import best
from gloaming.server.bots.workers import Thought, Workers
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables.open_table import Live, closing, history
from gloaming.server.tables.standing import answered_at_once
from gloaming.server.tables.table import Table

if TYPE_CHECKING:
    from gloaming.server.tables.tables import Keeper

RETRY = 1.0  # seconds, when the store was down


def bot_seed(match: Match, seat: int) -> str:
    """What a bot draws its next move from: the game's secret mixed seed, the seat, and how many moves it has made.

    So a bot draws the same in every process and after every restart, and in the same place never twice; once the game
    is over and its seed is known, so is this.
    """
    made = sum(mover == seat for mover, _ in match.moves)
    return hashlib.sha256(f"bot in seat {seat}, move {made}\n{match.mixed}".encode()).hexdigest()


class Pacing:
    """The clock of all tables of a process."""

    def __init__(self, keeper: Keeper, workers: Workers) -> None:
        self._keeper = keeper
        self._workers = workers

    def stop(self, live: Live) -> None:
        """Let a table sleep."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        for thought in live.thoughts.values():
            thought.cancel()
        live.thoughts.clear()

    def wake(self, live: Live) -> None:
        """See what comes next at a table: bots are asked, and the clock is set. With nobody there, nothing does."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        self._await(live)
        if not live.feeds or self._keeper.closing or live.quota.is_full(self._keeper.settings):
            return
        due = self._due(live)
        if due is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, (due - self._keeper.settings.steady()) / 1000)
            live.timer = loop.call_later(delay, self._start_tick, live)
        if live.attended:
            for seat in self._bots_asked(live.table):
                self._think(live, seat, "bot")
            for seat in answered_at_once(live.table):
                self._think(live, seat, "standing")

    def _await(self, live: Live) -> None:
        """See from when a start waits: from the last nonce, or from when somebody is there again."""
        awaited = live.table.starting if live.attended else None
        if awaited is not live.awaited:
            live.awaited, live.awaited_from = awaited, self._keeper.settings.steady()

    def _bots_asked(self, table: Table) -> list[int]:
        """The seats whose bots have still to answer."""
        this = table.round
        if this is None or this.match is None or this.over:
            return []
        seats = (seat for seat in this.match.pending if seat < len(table.chairs))
        return [seat for seat in seats if table.bot_in(seat) is not None and seat not in this.held]

    def _due(self, live: Live) -> int | None:
        """When something is next to happen by itself."""
        table = live.table
        times = [live.behind[0][0]] if live.behind else []
        if live.attended:
            if table.ends_at is not None and not self._is_lapsing(live):
                times.append(table.ends_at)
            if live.awaited is not None:
                times.append(self._called_off_at(live))
            times += [until for _, until in table.leavers]
        return min(times, default=None)

    def _is_lapsing(self, live: Live) -> bool:
        """Whether bots think already for those whose time is over."""
        table, match = live.table, live.table.match
        assert match is not None
        thought_about = not table.holds and not (table.deadline and table.deadline.by_table)
        return thought_about and all(seat in live.thoughts for seat in match.pending)

    def _start_tick(self, live: Live) -> None:
        self._keeper.spawn(self._tick(live)).add_done_callback(lambda done: self._go_on(live, done))

    async def _tick(self, live: Live) -> None:
        """Do what is due."""
        try:
            async with live.lock:
                self._keeper.follow_late(live)
                if live.attended:
                    await self._part(live)
                    await self._lapse(live)
                    await self._call_off(live)
        except Refused:  # the store is down: the time stays over until it is back
            await asyncio.sleep(RETRY)

    def _go_on(self, live: Live, done: asyncio.Task[None]) -> None:
        """See what comes next after a tick or a thought; one that failed is tried again a little later."""
        if done.cancelled():
            return
        if done.exception() is None:
            self.wake(live)
        else:
            done.get_loop().call_later(RETRY, self.wake, live)

    async def _part(self, live: Live) -> None:
        """A bot plays for whoever has been gone too long."""
        table, now = live.table, self._keeper.settings.steady()
        for person, until in table.leavers:
            if until <= now:
                body = e.Deputised(person, best(table.settings.game))
                await self._keeper.write(live, f"deputy-{table.version + 1}", body)

    async def _lapse(self, live: Live) -> None:
        """The time of a question is over."""
        table, match = live.table, live.table.match
        now, ends_at, deadline = self._keeper.settings.steady(), table.ends_at, table.deadline
        if match is None or ends_at is None or now < ends_at:
            return
        name = f"clock-{table.version + 1}"
        if deadline is not None and deadline.by_table:
            await self._keeper.write(live, name, e.Moved(TABLE, deadline.move, "clock", table.rounds[-1].trail))
        elif table.holds:
            await self._keeper.write(live, name, e.Lapsed(closing(table), table.rounds[-1].trail))
        else:
            for seat in match.pending:
                if seat < len(table.chairs):
                    self._think(live, seat, "clock")

    def _called_off_at(self, live: Live) -> int:
        return live.awaited_from + round(1000 * self._keeper.settings.reveal)

    async def _call_off(self, live: Live) -> None:
        """A start has waited long enough for somebody's nonce."""
        waits = live.awaited is not None and live.awaited is live.table.starting
        if waits and self._keeper.settings.steady() >= self._called_off_at(live):
            await self._keeper.write(live, f"call-off-{live.table.version + 1}", e.CalledOff())

    async def miss(self, live: Live, person: int) -> None:
        """Somebody's last page was closed: if they do not come back at once, they are gone."""
        await asyncio.sleep(self._keeper.settings.linger)
        await self.settle(live, person)

    async def settle(self, live: Live, person: int) -> None:
        """Write down whether somebody is there, until the table says what is so."""
        who = live.table.people[person]
        while self._keeper.holds(live) and live.has_page(person) != who.here:
            try:
                async with live.lock:
                    await self._tell_presence(live, person)
            except Refused:
                await asyncio.sleep(RETRY)

    async def _tell_presence(self, live: Live, person: int) -> None:
        number = live.table.version + 1
        if live.has_page(person):
            await self._keeper.write(live, f"here-{number}", e.Here(person))
        elif live.table.people[person].here:
            await self._keeper.write(live, f"gone-{number}", e.Gone(person))

    # Bots.

    def _think(self, live: Live, seat: int, by: str) -> None:
        if seat not in live.thoughts:
            task = self._keeper.spawn(self._answer(live, seat, by))
            live.thoughts[seat] = task
            task.add_done_callback(lambda done: self._thought(live, seat, done))

    def _thought(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        if live.thoughts.get(seat) is task:
            del live.thoughts[seat]
        self._go_on(live, task)

    async def _answer(self, live: Live, seat: int, by: str) -> None:
        """A seat's bot thinks, waits as long as any bot would, and moves; unless the table has moved on meanwhile."""
        table, this = live.table, live.table.round
        if this is None or this.match is None:
            return
        match = this.match
        name = table.bot_in(seat) or best(table.settings.game)
        if by != "standing":
            await self._prepare(live, match, seat)
        key = this.keys[seat]
        if table.round is not this or seat not in match.pending:  # it has been answered, by another process
            return
        if by == "standing":
            assert this.deadline is not None
            action = match.game.actions.parse(this.deadline.move)
        else:
            action = await self._choose(live, match, seat, name)
        await asyncio.sleep(self._wait(live, seat))
        try:
            async with live.lock:
                same = table.round is this and this.match is match and this.keys[seat] is key
                if not same or seat not in match.pending or (by == "bot") != (table.bot_in(seat) is not None):
                    return
                if seat in this.held or (by == "standing" and seat not in answered_at_once(table)):
                    return
                move = match.game.actions.format(action)
                body = e.Held(seat, move) if table.holds else e.Moved(seat, move, by, this.trail)
                await self._keeper.write(live, f"{by}-{len(table.rounds)}-{len(this.marks)}-{seat}", body)
        except Refused:
            await asyncio.sleep(RETRY)

    async def _prepare(self, live: Live, match: Match, seat: int) -> None:
        """Have all that a bot's seat has heard before, the first time that it is asked."""
        told, untold = live.told, live.untold
        if seat not in told:
            told[seat], untold[seat] = 0, []  # what comes meanwhile is kept
            before = await asyncio.to_thread(history, match, match.moves.copy(), seat)
            untold[seat] = before + untold[seat]

    async def _choose(self, live: Live, match: Match, seat: int, name: str) -> int:
        """What the bot of a seat answers, from what the seat knows alone. View and actions are of one moment."""
        told, untold = live.told, live.untold
        start, heard = told[seat], untold[seat]
        told[seat], untold[seat] = start + len(heard), []
        seed = bot_seed(match, seat)
        actions, view = match.legal_actions(seat), match.seen(seat).tobytes()
        heard_by_now = match.moves[: told[seat]]
        where = (live.table.id, len(live.table.rounds), match.game.name, name, seat, seed)
        action = await self._workers.choose(Thought(*where, start, heard, actions, view))
        if action is None:  # the worker is new: it has to hear the whole story
            heard = await asyncio.to_thread(history, match, heard_by_now, seat)
            action = await self._workers.choose(Thought(*where, 0, heard, actions, view))
        assert action is not None
        return action

    def _wait(self, live: Live, seat: int) -> float:
        """Seconds until a bot's move is made: three to five quarters of the pace, by the table and the moment alone."""
        this = live.table.round
        assert this is not None
        text = f"{live.table.id} {len(this.marks)} {seat}"
        share = hashlib.sha256(text.encode()).digest()[0] / 255
        total = self._keeper.settings.pace * (0.75 + 0.5 * share)
        return max(0.0, total - (self._keeper.settings.steady() - this.asked_at) / 1000)
