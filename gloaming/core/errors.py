"""The three ways to be wrong: text that cannot be read, a move the rules refuse, a bug of ours."""

from __future__ import annotations


class GloamingError(Exception):
    """Whatever Gloaming raises on purpose."""


class Malformed(GloamingError, ValueError):
    """Text, options or a record that cannot be read."""


class Illegal(GloamingError, ValueError):
    """A move that the rules do not allow now: the reason, and the clause that says so."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.reason = reason
        self.clause = clause


class Impossible(GloamingError, RuntimeError):
    """A position that the rules cannot reach or cannot leave: a bug of ours. It carries the scene."""

    def __init__(self, reason: str, scene: str) -> None:
        super().__init__(f"{reason}; please report this position: {scene}")
        self.reason = reason
        self.scene = scene
