"""The nonces of programs that play, so that nobody can choose the draws; docs/wire.md says why."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.chance import fresh_nonce, pledge


class Nonces:
    """The nonces of one person: each is revealed once, after everybody has committed."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}  # by pledge

    def pledge(self) -> str:
        """The pledge of a new nonce, to be sent with `ready` or `start`."""
        nonce = fresh_nonce()
        self._kept[pledge(nonce)] = nonce
        return pledge(nonce)

    def due(self, pledges: Sequence[str], waiting: Sequence[int]) -> str | None:
        """The nonce that a start waits for, if it is one of these; it is returned only once."""
        own = next((pledges[seat] for seat in waiting if pledges[seat] in self._kept), None)
        return None if own is None else self._kept.pop(own)
