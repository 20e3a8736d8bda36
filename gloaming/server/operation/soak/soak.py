"""Let people and bots play on servers to which everything happens, and judge what is left."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.operation.soak.audit import Findings, check_tables, check_views
from gloaming.server.operation.soak.company import Company, Guests
from gloaming.server.operation.soak.fleet import Machine, left_over, machines
from gloaming.server.operation.soak.plan import Fault, draw
from gloaming.server.operation.soak.relay import Relay
from gloaming.server.operation.soak.resources import Sample, Watch, size_of
from gloaming.server.operation.soak.trouble import Trouble
from gloaming.server.store import connect

SETTLING = 90.0  # seconds until everybody must be back and every table must go on
SLEEPING = 60.0  # seconds until all tables are asleep, once nobody looks at them
MOST_VIEWS = 60  # people of earlier tables whose views are compared, too
SPARE = 10  # handles and tasks that an idle server may have more than a new one


@dataclass(frozen=True)
class Wish:
    """What to do."""

    folder: Path
    seconds: float
    kills: int
    seed: int
    companies: int
    processes: int = 1
    store: str = ""  # a file in the folder, or on the small disk, if there is no other
    bus: str | None = None
    disk: Path | None = None  # a small disk of its own, which has the store on it


@dataclass(frozen=True)
class Verdict:
    """What happened, and what was found."""

    seconds: float
    faults: dict[str, int]
    starts: int
    steps: int  # moves and new games of people
    games: int
    refused: dict[str, int]
    returns: int  # how often a connection was restored
    found: Findings
    stalled: int  # tables that did not go on after the last fault
    waiting: int  # people who were not back, or whose command was never answered
    outdated: int  # games that could not go on
    unclean: int  # servers that did not end cleanly when asked to
    died: int  # servers that ended although nobody asked them to
    left_over: int  # processes that outlived their server
    held: list[str]  # resources that an idle server did not give back
    broken: list[str]  # answers that no client may get
    failures: list[str]  # faults that could not be brought about
    errors: dict[str, int]  # in the servers' logs
    retries: int  # starts that failed, because the store was out of reach
    samples: list[Sample]

    @property
    def clean(self) -> bool:
        """Whether all is as it must be."""
        found = self.found
        wrong = found.missing + found.doubled + found.lost + found.unsound + found.differing
        state = self.stalled + self.waiting + self.outdated + self.unclean + self.died + self.left_over
        return not (wrong or state or self.held or self.broken or self.failures or self.errors)


class Soak:
    """One run."""

    def __init__(self, wish: Wish, report: Callable[[str], None]) -> None:
        self._wish = wish
        self._report = report
        self._guests = Guests()
        self._machines: list[Machine] = []
        self._companies: list[Company] = []
        self._found = Findings()
        self._ended = asyncio.Event()  # somebody has seen enough
        self._store = wish.store or f"sqlite:///{wish.disk or wish.folder}/tables.sqlite"

    async def run(self) -> Verdict:
        """Do all of it."""
        wish, start = self._wish, time.monotonic()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._ended.set)
        async with AsyncExitStack() as open_things:
            store, bus = [await _line(url, open_things) for url in (wish.store, wish.bus)]
            given = store.url if store else self._store, bus.url if bus else None
            self._machines = machines(wish.folder, wish.processes, *given)
            for machine in self._machines:
                await machine.start()
                open_things.push_async_callback(machine.stop)
            trouble = Trouble(self._machines, self._guests, store or self._store, bus, wish.disk)
            watch = Watch(self._machines, self._disk)
            await asyncio.sleep(5.0)
            new = await watch.look()
            watching = asyncio.create_task(watch.run())
            stalled = await self._live(trouble)
            waiting = await self._settle()
            self._report("comparing views")
            await self._check_views()
            returns = sum(guest.client.returns for guest in self._guests.all)
            held = await self._leave(watch, new)
            watching.cancel()
        self._report("reading the store")
        await self._check_tables()
        await asyncio.sleep(5.0)
        sessions = set().union(*(machine.sessions for machine in self._machines))
        return Verdict(
            seconds=round(time.monotonic() - start, 1),
            faults=dict(sorted(trouble.done.items())),
            starts=sum(machine.starts for machine in self._machines),
            steps=self._guests.steps,
            games=self._guests.games,
            refused=self._guests.refused,
            returns=returns,
            found=self._found,
            stalled=stalled,
            waiting=waiting,
            outdated=self._guests.outdated,
            unclean=sum(machine.unclean for machine in self._machines),
            died=sum(machine.died for machine in self._machines),
            left_over=len(left_over(sessions)),
            held=held,
            broken=trouble.broken,
            failures=trouble.failures,
            errors=dict(errors_in(self._machines)),
            retries=sum(machine.retries for machine in self._machines),
            samples=watch.samples,
        )

    async def _live(self, trouble: Trouble) -> int:
        """Let people play while things happen; return the number of tables that do not go on afterwards."""
        wish = self._wish
        addresses = [_address_of(machine) for machine in self._machines]
        self._companies = [Company(addresses, it, wish.seed, self._guests) for it in range(wish.companies)]
        playing = [asyncio.create_task(company.play()) for company in self._companies]
        try:
            await self._suffer(draw(wish.seed, wish.seconds, wish.kills, trouble.kinds), trouble)
            await trouble.over()
            return await self._stalled()
        finally:
            for task in playing:
                task.cancel()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Exception):
                    self._found.lose(f"a company failed: {type(ended).__name__}: {ended}")

    async def _suffer(self, faults: Sequence[Fault], trouble: Trouble) -> None:
        """Let one fault after the other happen, until all have or somebody presses Ctrl-C."""
        start, said = time.monotonic(), 0.0
        for fault in faults:
            await self._wait_until(start + fault.at)
            if self._ended.is_set():
                return
            await trouble.bring(fault)
            if time.monotonic() - said > 30:
                said = time.monotonic()
                self._report(f"{said - start:.0f} s: {trouble.done['kill']} kills, {self._guests.steps} moves")
        await self._wait_until(start + self._wish.seconds)

    async def _wait_until(self, moment: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, moment - time.monotonic())):
                await self._ended.wait()

    async def _stalled(self) -> int:
        before = [company.steps for company in self._companies]
        deadline = time.monotonic() + SETTLING
        while True:
            await asyncio.sleep(0.5)
            stalled = sum(company.steps == steps for company, steps in zip(self._companies, before, strict=True))
            if not stalled or time.monotonic() > deadline:
                return stalled

    async def _settle(self) -> int:
        """Wait until all are back and all commands are answered; return how many never are."""
        for company in self._companies:
            await company.settle()
        clients = [guest.client for company in self._companies for guest in company.present]
        deadline = time.monotonic() + SETTLING
        while (waiting := sum(client.waits for client in clients)) and time.monotonic() < deadline:
            await asyncio.sleep(0.2)
        return waiting

    async def _check_views(self) -> None:
        present = [guest for company in self._companies for guest in company.present]
        earlier = [guest for guest in self._guests.all if guest not in present][-MOST_VIEWS:]
        storage = connect(self._store)
        try:
            await check_views(storage, [machine.address for machine in self._machines], present + earlier, self._found)
        finally:
            await storage.close()

    async def _leave(self, watch: Watch, new: list[Sample]) -> list[str]:
        """Let everybody leave; return what the servers do not give back."""
        for company in self._companies:
            await company.leave()
        deadline = time.monotonic() + SLEEPING
        while (held := _held(await watch.look(), new)) and time.monotonic() < deadline:
            await asyncio.sleep(1.0)
        return held

    async def _check_tables(self) -> None:
        storage = connect(self._store)
        try:
            await check_tables(storage, self._guests.all, self._found)
        finally:
            await storage.close()

    def _disk(self) -> int | None:
        return None if self._wish.store else size_of(self._wish.disk or self._wish.folder)


async def _line(url: str | None, open_things: AsyncExitStack) -> Relay | None:
    """A line to a server that can be broken; none without such a server."""
    if not url or url.startswith("sqlite:"):
        return None
    relay = Relay(url)
    await relay.open()
    open_things.push_async_callback(relay.close)
    return relay


def _held(now: Sequence[Sample], new: Sequence[Sample]) -> list[str]:
    """What servers at rest still have that new ones did not."""
    held = []
    for idle in now:
        first = next(sample for sample in new if sample.server == idle.server)
        for name in ("handles", "tasks"):
            before, after = getattr(first, name) or 0, getattr(idle, name)
            if after is None or after > before + SPARE:
                held.append(f"server {idle.server}: {after} {name}, {before} when new")
        if idle.connections or idle.tables:
            held.append(f"server {idle.server}: {idle.connections} connections, {idle.tables} tables")
    return held


def _address_of(machine: Machine) -> Callable[[], str]:
    return lambda: machine.address


def errors_in(all_machines: Sequence[Machine]) -> Counter[str]:
    """The errors in the servers' logs, by what failed and where."""
    found: Counter[str] = Counter()
    for machine in all_machines:
        for text in machine.log_file.read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(ValueError):
                line = json.loads(text)
                if line["level"] == "error":
                    where = (line.get("where") or ["?"])[-1].rpartition("/")[2]
                    found[f"{line['event']}: {line.get('error', '')} at {where}"] += 1
                continue
            found[f"not a line of the log: {text[:100]}"] += 1
    return found
