"""How much each address may request, at once and over time, and how long it may take."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from gloaming.server.refusal import Refused

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_ADDRESSES = 10_000
MOST_WORK, MOST_WORK_OF_ONE = 16, 3  # long tasks that wait or run


class Rate(NamedTuple):
    """How often something may be done, and how often at once."""

    per_second: float
    burst: int


class Meter:
    """A bucket of tokens that fills over time, stored as the moment at which it will be full again."""

    def __init__(self, rate: Rate) -> None:
        self._spacing = 1 / rate.per_second
        self._slack = rate.burst / rate.per_second
        self.full_at = 0.0

    def take(self, now: float, tokens: int = 1) -> bool:
        """Take tokens; false if there are not enough."""
        full_at = max(self.full_at, now) + tokens * self._spacing
        if full_at > now + self._slack + 1e-9:  # the sum of many intervals is not exact
            return False
        self.full_at = full_at
        return True


class Meters:
    """A meter for each address. Full meters carry no information and are dropped first."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._meters: OrderedDict[str, Meter] = OrderedDict()

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of an address; false if it does not have enough."""
        meter = self._meters.pop(address, None) or Meter(self._rate)
        self._meters[address] = meter
        taken = meter.take(self._clock(), tokens)
        if len(self._meters) > MOST_ADDRESSES:
            self._forget()
        return taken

    def _forget(self) -> None:
        now = self._clock()
        for address in [address for address, meter in self._meters.items() if meter.full_at <= now]:
            del self._meters[address]
        while len(self._meters) > MOST_ADDRESSES:
            self._meters.popitem(last=False)


class AddressCount:
    """The number of connections of each address, and in total."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._held: dict[str, int] = {}
        self._all = 0

    def enter(self, address: str) -> bool:
        """Count one more; false if that is too many."""
        held = self._held.get(address, 0)
        if self._all >= self._most or held >= self._most_of_one:
            return False
        self._held[address] = held + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._all -= 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


class WorkQueue:
    """A queue for long work: callers wait for their turn, or are refused."""

    def __init__(self, rate: Rate) -> None:
        self._meters = Meters(rate)
        self._waiting = AddressCount(MOST_WORK, MOST_WORK_OF_ONE)
        self._turn = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address."""
        if not self._meters.take(address):
            raise Refused("limit", "server-too-fast")
        if not self._waiting.enter(address):
            raise Refused("limit", "server-much-work")
        try:
            async with self._turn:
                yield
        finally:
            self._waiting.leave(address)


class Times(NamedTuple):
    """Seconds that a client has for each part of an exchange."""

    head: float = 10.0  # from the end of the last exchange to the end of the next request's headers
    body: float = 60.0  # from there to the end of its body
    taking: float = 120.0  # for the rest of an answer


class Limits(NamedTuple):
    """The limits for clients."""

    requests: Rate = Rate(50, 300)  # HTTP requests and handshakes of one address
    made: Rate = Rate(0.5, 100)  # tables and kept records of one address
    messages: Rate = Rate(200, 1000)  # on all sockets of one address
    spoken: Rate = Rate(10, 50)  # on one socket
    strikes: Rate = Rate(0.2, 20)  # messages of one socket that are unreadable or too fast, before it is closed
    work: Rate = Rate(0.5, 30)  # long tasks of one address
    stored: Rate = Rate(4_000, 6_000_000)  # bytes stored by one address
    wholes: Rate = Rate(0.5, 20)  # whole frames requested on one socket
    guesses: Rate = Rate(0.05, 10)  # recovery codes that one address may try
    sockets: int = 10_000
    sockets_of_one: int = 200  # of one address
    connections: int = 4_000  # connections that are not sockets
    connections_of_one: int = 200  # of one address; behind a proxy, its requests that are being answered
    times: Times = Times()
    idle: float = 90.0  # seconds until a silent socket is closed
    patience: float = 20.0  # seconds until a socket whose client does not read is closed

    def within(self, files: int) -> Limits:
        """Limits that fit a process with this many open files, some of which the store and bots need."""
        return self._replace(sockets=min(self.sockets, files // 2), connections=min(self.connections, files // 4))


def block_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the 64-bit network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
