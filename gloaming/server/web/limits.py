"""Who may ask, how often, and what every answer tells the browser to keep to."""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

# Nothing inline and nothing from elsewhere; only style attributes, which the page's components set.
_POLICY = {
    "default-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in _POLICY.items()),
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_ADDRESSES = 10_000


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


class Crowd:
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


def is_own_origin(headers: Mapping[str, str], others: Collection[str]) -> bool:
    """Whether a request comes from our own page, from one that was named, or from no page at all.

    Browsers name the origin in every request that changes something and in every handshake; programs need not.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    _, _, named = origin.partition("://")
    return named != "" and named == headers.get("host")


def is_own_name(host: str, names: Collection[str]) -> bool:
    """Whether a request names this server by an address, or by a name that it was told of.

    Whoever has a page elsewhere can have its own name lead here, and its page then passes for ours: what the browser
    was told to ask for gives it away. An address cannot be made to lead elsewhere.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in names or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def proves(given: str, token: str) -> bool:
    """Whether a header of authorization holds a token; none does if there is no token."""
    return token != "" and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
