"""What is logged during a test."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from gloaming.server.operation.logs import OURS, configure


@contextmanager
def logged(level: str) -> Iterator[io.StringIO]:
    """The stream that logs go to; afterwards logging is restored."""
    loggers = [logging.getLogger(), logging.getLogger(OURS)]
    before = [(logger.handlers[:], logger.level) for logger in loggers]
    loggers[0].handlers.clear()  # the handlers of the tests, which configuring would close
    stream = io.StringIO()
    configure(level, stream)
    try:
        yield stream
    finally:
        for logger, (handlers, old_level) in zip(loggers, before, strict=True):
            logger.handlers[:] = handlers
            logger.setLevel(old_level)
