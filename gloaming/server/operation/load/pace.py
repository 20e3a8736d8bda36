"""An open loop: what a table does is due at fixed times, whatever the server does, and latency counts from then.

A table cannot move before its last move is shown. So if the server is late, the next moves are late as well, and all
that is still due at the end counts too, with the time that it has been waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

from gloaming.server import wire
from gloaming.server.operation.load.party import Party, Sight

LATEST = 0.250  # seconds; whatever is shown later is late
WORDS = "That was well played, I think."


@dataclass
class Tally:
    """What was due within the measured time, and what became of it."""

    begins: float = 0.0  # moments of the monotonic clock
    ends: float = float("inf")
    latencies: list[float] = field(default_factory=list)  # seconds from when it was due until the last viewer saw it
    done: Counter[str] = field(default_factory=Counter)  # moves, deals, windows, answers, lines of chat
    refused: int = 0
    stuck: int = 0  # due, and not shown at the end

    def is_measured(self, due: float) -> bool:
        return self.begins <= due < self.ends

    def add(self, what: str, due: float, at: float) -> None:
        """Count what has happened."""
        if self.begins <= at < self.ends:
            self.done[what] += 1
        if self.is_measured(due):
            self.latencies.append(at - due)

    def refuse(self, due: float) -> None:
        self.refused += self.is_measured(due)

    def strand(self, due: float) -> None:
        """Count what never happened, as late as it is by now."""
        if self.is_measured(due):
            self.stuck += 1
            self.latencies.append(time.monotonic() - due)


class Pace:
    """The open loop of one table."""

    def __init__(self, party: Party, tally: Tally, interval: float, chat: float) -> None:
        self._party = party
        self._tally = tally
        self._interval = interval
        self._chat = chat  # how many lines of chat there are for each move
        self._due = 0.0

    async def keep(self) -> None:
        """Do what is due until the end."""
        chance, self._due = self._party.chance, time.monotonic() + self._interval * self._party.chance.random()
        while True:
            await asyncio.sleep(max(0.0, self._due - time.monotonic()))
            if chance.random() < self._chat:
                await self._say()
            await self._act()
            self._due += self._interval

    def settle(self) -> None:
        """Count all that is still due at the end of the measured time."""
        due = self._due
        while due < min(self._tally.ends, time.monotonic()):
            self._tally.strand(due)
            due += self._interval

    async def _say(self) -> None:
        party, due, lines = self._party, self._due, self._party.lines
        shown = party.until(lambda sight: sight.lines > lines)
        reply = await party.chance.choice(party.clients).command(wire.Say, text=WORDS)
        if reply.ok:
            self._tally.add("chat", due, await shown)
        else:
            self._tally.refuse(due)

    async def _act(self) -> None:
        """A new game, a move, an answer in a window, or the end of a window."""
        party, due = self._party, self._due
        play, before = party.shown["play"], party.steps

        def is_later(sight: Sight) -> bool:
            return sight.position > before

        if party.over:
            number = party.shown["table"]["round"] + 1
            shown = party.until(lambda sight: sight.position >= (number, 0))
            await party.begin()
            self._tally.add("deals", due, await shown)
        elif (found := party.choice()) is not None:
            in_window = found[0].shown is not None and found[0].shown["play"]["question"]["window"]
            shown = party.until(is_later)
            reply = await found[0].command(wire.Move, move=found[1])
            if not reply.ok:
                self._tally.refuse(due)
            elif in_window:  # nobody else sees it
                self._tally.add("answers", due, time.monotonic())
            else:
                self._tally.add("moves", due, await shown)
        elif play is None or play["question"]["ends_at"] is None:  # a deal that is under way
            self._tally.add("deals", due, await party.until(is_later))
        else:
            self._due = due = max(due, play["question"]["ends_at"] / 1000 - party.clients[0].ahead)
            self._tally.add("windows", due, await party.until(is_later))
