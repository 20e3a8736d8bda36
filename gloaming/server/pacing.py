"""What happens at a table by itself: bots that answer, questions whose time is over, people who are gone.

How long a bot or a window takes never depends on what anybody holds.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from gloaming.bots import best
from gloaming.core.decisions import TABLE
from gloaming.server import entries as e
from gloaming.server.live import Live, closing, history
from gloaming.server.refusal import Refused
from gloaming.server.workers import Thought, Workers

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

RETRY = 1.0  # seconds, when the store was down


class Pacing:
    """The clock of all tables of a process."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        self._hub = hub
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
        if not live.feeds:
            return
        due = self._due(live)
        if due is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, (due - self._hub.settings.clock()) / 1000)
            live.timer = loop.call_later(delay, lambda: self._hub.spawn(self._tick(live)))
        match = live.table.match
        if match is None or match.over:
            return
        for seat in match.pending:
            if seat < len(live.table.chairs) and live.table.bot_in(seat) is not None:
                self._think(live, seat, "bot")

    def _due(self, live: Live) -> int | None:
        """When something is next to happen by itself."""
        table = live.table
        times = [live.behind[0][0]] if live.behind else []
        if table.state == "playing":
            if table.ends_at is not None:
                times.append(table.ends_at)
            times += [who.gone_at for who in table.people.values() if who.gone_at and who.seat is not None]
        return min(times, default=None)

    async def _tick(self, live: Live) -> None:
        """Do what is due."""
        try:
            async with live.lock:
                self._hub.follow_late(live)
                await self._part(live)
                await self._lapse(live)
        except Refused:  # the store is down: the time stays over until it is back
            await asyncio.sleep(RETRY)
        self.wake(live)

    async def _part(self, live: Live) -> None:
        """A bot plays for whoever has been gone too long, while somebody else is there."""
        table, now = live.table, self._hub.settings.clock()
        if table.state != "playing":
            return
        for person, who in list(table.people.items()):
            if who.gone_at is not None and who.gone_at <= now and who.deputy is None and who.seat is not None:
                body = e.Deputised(person, best(table.settings.game))
                await self._hub.write(live, f"deputy-{table.version + 1}", body)

    async def _lapse(self, live: Live) -> None:
        """The time of a question is over."""
        table, match = live.table, live.table.match
        now, ends_at, deadline = self._hub.settings.clock(), table.ends_at, table.deadline
        if match is None or ends_at is None or now < ends_at:
            return
        name = f"clock-{table.version + 1}"
        if deadline is not None and deadline.by_table:
            await self._hub.write(live, name, e.Moved(TABLE, deadline.move, "clock"))
        elif table.holds:
            await self._hub.write(live, name, e.Lapsed(closing(table)))
        else:
            for seat in match.pending:
                if seat < len(table.chairs):
                    self._think(live, seat, "clock")

    async def miss(self, live: Live, person: int) -> None:
        """Somebody's last page was closed: if they do not come back at once, they are gone."""
        await asyncio.sleep(self._hub.settings.linger)
        async with live.lock:
            who = live.table.people[person]
            if live.sockets[person] > 0 or not who.here:
                return
            until = self._hub.settings.clock() + 1000 * live.table.settings.grace
            await self._hub.write(live, f"gone-{live.table.version + 1}", e.Gone(person, until))

    # Bots.

    def _think(self, live: Live, seat: int, by: str) -> None:
        if seat not in live.thoughts:
            task = asyncio.create_task(self._answer(live, seat, by))
            live.thoughts[seat] = task
            task.add_done_callback(lambda done: self._thought(live, seat, done))

    def _thought(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        if live.thoughts.get(seat) is task:
            del live.thoughts[seat]
        self._hub.ended(task)
        if not task.cancelled():
            self.wake(live)

    async def _answer(self, live: Live, seat: int, by: str) -> None:
        """A seat's bot thinks, waits as long as any bot would, and moves; unless the table has moved on meanwhile."""
        table, this = live.table, live.table.round
        if this is None or this.match is None:
            return
        match = this.match
        key = this.keys[seat]
        actions = match.legal_actions(seat)
        name = table.bot_in(seat) or best(table.settings.game)
        action = await self._choose(live, seat, name, actions)
        await asyncio.sleep(self._wait(live, seat))
        async with live.lock:
            same = table.round is this and this.match is match and this.keys[seat] is key
            if not same or seat not in match.pending or (by == "bot") != (table.bot_in(seat) is not None):
                return
            if table.holds and seat in this.held:
                return
            move = match.game.actions.format(action)
            body = e.Held(seat, move) if table.holds and by == "bot" else e.Moved(seat, move, by)
            try:
                await self._hub.write(live, f"{by}-{len(table.rounds)}-{len(this.marks)}-{seat}", body)
            except Refused:
                await asyncio.sleep(RETRY)

    async def _choose(self, live: Live, seat: int, name: str, actions: list[int]) -> int:
        """What the bot of a seat answers, from what the seat knows alone."""
        this = live.table.round
        assert this is not None and this.match is not None
        match = this.match
        if seat not in live.told:
            live.told[seat], live.untold[seat] = 0, []  # what comes meanwhile is kept
            before = await asyncio.to_thread(history, match, match.moves.copy(), seat)
            live.untold[seat] = before + live.untold[seat]
        start, heard = live.told[seat], live.untold[seat]
        live.told[seat], live.untold[seat] = start + len(heard), []
        seed = hashlib.sha256(f"bot in seat {seat}\n{match.seed}".encode()).hexdigest()
        view = match.seen(seat).tobytes()
        heard_by_now = match.moves[: live.told[seat]]
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
        total = self._hub.settings.pace * (0.75 + 0.5 * share)
        return max(0.0, total - (self._hub.settings.clock() - this.asked_at) / 1000)
