"""How much each address may ask, at once and over time, and how long it may take."""

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
MOST_WORK, MOST_WORK_OF_ONE = 16, 3  # pieces of long work that wait or are being done


class Rate(NamedTuple):
    """How often something may be done, and how often at once."""

    per_second: float
    burst: int


class Meter:
    """A bucket of tokens that fills with time, kept as the one moment at which it will be full again."""

    def __init__(self, rate: Rate) -> None:
        self._spacing = 1 / rate.per_second
        self._slack = rate.burst / rate.per_second
        self.full_at = 0.0

    def take(self, now: float, tokens: int = 1) -> bool:
        """Take tokens; false if there are not as many."""
        full_at = max(self.full_at, now) + tokens * self._spacing
        if full_at > now + self._slack + 1e-9:  # the sum of many spacings is not exact
            return False
        self.full_at = full_at
        return True


class Meters:
    """A meter for each address. One that is full again says nothing and is forgotten first."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._meters: OrderedDict[str, Meter] = OrderedDict()

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of an address; false if it has not as many."""
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
    """How many connections each address holds, and all together."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._held: dict[str, int] = {}
        self._all = 0

    def enter(self, address: str) -> bool:
        """One more; false if that is too many."""
        held = self._held.get(address, 0)
        if self._all >= self._most or held >= self._most_of_one:
            return False
        self._held[address] = held + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


class WorkQueue:
    """Whoever wants something done waits for their turn, or is refused."""

    def __init__(self, rate: Rate) -> None:
        self._meters = Meters(rate)
        self._waiting = AddressCount(MOST_WORK, MOST_WORK_OF_ONE)
        self._turn = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """The turn of an address."""
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
    """Seconds that a client has, for each part of an exchange."""

    head: float = 10.0  # from the end of the last exchange to the end of the next request's headers
    body: float = 60.0  # from there to the end of its body
    taking: float = 120.0  # for what is left of an answer


class Limits(NamedTuple):
    """How much is let in."""

    requests: Rate = Rate(50, 300)  # HTTP requests and handshakes of one address
    made: Rate = Rate(0.5, 100)  # tables and kept records of one address
    messages: Rate = Rate(200, 1000)  # on all sockets of one address
    spoken: Rate = Rate(10, 50)  # on one socket
    strikes: Rate = Rate(0.2, 20)  # messages of one socket that cannot be read or come too fast; then it is closed
    work: Rate = Rate(0.5, 30)  # pieces of work that take long, of one address
    stored: Rate = Rate(4_000, 6_000_000)  # bytes that one address has stored
    wholes: Rate = Rate(0.5, 20)  # whole frames that one socket asks for
    guesses: Rate = Rate(0.05, 10)  # recovery codes that one address may try
    sockets: int = 10_000
    sockets_of_one: int = 200  # of one address
    connections: int = 4_000  # that are no sockets
    connections_of_one: int = 200  # of one address; behind a proxy, its requests that are being answered
    times: Times = Times()
    idle: float = 90.0  # seconds until a socket on which nothing is said, either way, is closed
    patience: float = 20.0  # seconds until a socket that takes nothing is closed

    def within(self, files: int) -> Limits:
        """As much as fits a process that may have so many files open, some of which the store and bots need."""
        return self._replace(sockets=min(self.sockets, files // 2), connections=min(self.connections, files // 4))


def block_of(host: str) -> str:
    """Whoever is counted as one: an IPv4 address, or the network of 64 bits that an IPv6 address is in."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
