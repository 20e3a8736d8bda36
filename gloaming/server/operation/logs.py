"""Logs for the operator: one line of JSON per event, which contains nothing that a player must not know.

An event is named by a constant sentence; its details are fields chosen one by one. The texts of exceptions and the
messages of other libraries are left out: they may contain a position or a token.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any, TextIO

import msgspec

OURS = "gloaming"
LEVELS = ("debug", "info", "warning", "error")
# uvicorn mistakes a handshake refused with a message for one without an answer.
UNTRUE = "ASGI callable returned without completing handshake."
_log = logging.getLogger(f"{OURS}.server")


def note(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Any) -> None:
    """Log an event."""
    _log.log(level, event, extra={"fields": fields}, exc_info=error)


def short(table: str) -> str:
    """Enough of a table's id to distinguish tables, but too little to join one."""
    return table[:6]


class JsonLines(logging.Formatter):
    """Formats a record as a line of JSON."""

    process: int | None = None  # the number of this process, if there are several

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{stamp}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        if not record.name.startswith(OURS):
            line["from"] = record.name
        if self.process is not None:
            line["process"] = self.process
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(record.exc_info[2])]
        return msgspec.json.encode(line).decode()


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send the logs of the process to one stream, as JSON; from other libraries, only their warnings."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.msg != UNTRUE)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
