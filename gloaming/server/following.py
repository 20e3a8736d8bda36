"""A table as a client knows it from its frames: the whole one, and what has changed since."""

from __future__ import annotations

from typing import Any

from gloaming.server.changes import applied


class Following:
    """The newest frame in full, with the lines of the log and the chat that came with it."""

    def __init__(self) -> None:
        self.frame: dict[str, Any] | None = None

    @property
    def number(self) -> int:
        """The number of the newest frame; 0 before the first."""
        return 0 if self.frame is None else int(self.frame["number"])

    def take(self, told: dict[str, Any]) -> bool:
        """Take the next frame; false if one before it was missed, so that the whole is needed."""
        if told["type"] == "table":
            self.frame = {**told, "whole": True}
            return True
        if self.frame is None or told["number"] != self.number + 1:
            return False
        facts = applied({name: self.frame[name] for name in ("table", "play")}, told["set"])
        self.frame = {
            **told,
            **facts,
            "type": "table",
            "whole": False,
            "log": told.get("log") or _nothing_after(self.frame["log"]),
            "chat": told.get("chat") or _nothing_after(self.frame["chat"]),
            "notes": told.get("notes"),
        }
        return True


def _nothing_after(told: dict[str, Any]) -> dict[str, Any]:
    return {"from": told["from"] + len(told["lines"]), "lines": []}
