"""Where a request comes from, and the security headers of every answer."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

# Nothing inline and nothing from other sites, except style attributes, which the page's components set.
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
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def is_own_origin(headers: Mapping[str, str], others: Collection[str]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all.

    Browsers send the origin with every request that changes something and with every handshake; programs need not.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    _, _, named = origin.partition("://")
    return named != "" and named == headers.get("host")


def is_own_name(host: str, names: Collection[str]) -> bool:
    """Whether a request names this server by an address, or by one of its known names.

    An attacker can point a domain of their own at this server, so that their page passes for ours (DNS rebinding). The
    name that the browser asks for gives it away. An address cannot be redirected in this way.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in names or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def proves(given: str, token: str) -> bool:
    """Whether an authorization header contains a token; never true if there is no token."""
    return token != "" and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
