"""Where the server may send calls: to known push services at public addresses, and nowhere else.

The address comes from a browser, so anybody could name any: without this, a stranger could make the server send
requests into the network that it stands in.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from gloaming.server.refusal import Refused

LONGEST = 1_000  # characters of an address
# Chrome and Edge, Firefox, Windows, Safari. A star stands for the first part of the name.
KNOWN = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://updates.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
_PORTS = {"https": 443, "http": 80}


class Address(NamedTuple):
    """An address that may be called."""

    origin: str
    scheme: str
    host: str
    port: int
    path: str
    trusted: bool  # the operator has named exactly this origin, wherever it leads


def address_of(endpoint: str, own: Sequence[str] = ()) -> Address:
    """Read the address of a subscription; Refused unless a known service or one of the operator's own has it."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Refused("malformed", "server-no-push-service")
    try:
        parts = urlsplit(endpoint)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        raise Refused("malformed", "server-no-push-service") from None
    host = (parts.hostname or "").lower()
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("malformed", "server-no-push-service")
    named = f"[{host}]" if ":" in host else host
    origin = f"{parts.scheme}://{named}" + ("" if port == _PORTS.get(parts.scheme) else f":{port}")
    trusted = origin in own
    if not trusted and not any(_matches(origin, service) for service in KNOWN):
        raise Refused("malformed", "server-no-push-service")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(origin, parts.scheme, host, port, path, trusted)


def _matches(origin: str, service: str) -> bool:
    first, star, rest = service.partition("*")
    if not star:
        return origin == service
    return origin.startswith(first) and origin.endswith(rest) and len(origin) > len(service)


async def resolved(address: Address) -> str:
    """The IP address to connect to: a public one, whatever the name service says; OSError if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    for *_, where in found:
        ip = str(where[0])
        if address.trusted or ip_address(ip.partition("%")[0]).is_global:
            return ip
    raise OSError(f"{address.host} has no public address")
