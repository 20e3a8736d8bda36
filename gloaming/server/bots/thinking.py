"""A worker process. It reads thoughts from its input and answers them one after the other, until the input ends."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO

import msgspec
import numpy as np

from gloaming import minds
from gloaming.core.chance import from_seed
from gloaming.core.game import find, usable
from gloaming.minds.bot import Bot
from gloaming.minds.policies.searcher import load_in_background
from gloaming.server.bots.workers import PREFIX, Answer, Thought, framed

MOST_BOTS = 2_000  # bots kept; if there are more, those asked longest ago need their whole stories again
POLITENESS = 5  # people's tables have priority

Key = tuple[str, int, int, int, str]


class Overtime(BaseException):
    """The time budget is used up. No bot's `except Exception` catches this."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise Overtime after a number of seconds."""

    def ring(_number: int, _frame: Any) -> None:
        raise Overtime

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Thinker:
    """The bots of this process, each with the number of moves it has been told about."""

    def __init__(self, budget: float) -> None:
        self._budget = budget
        self._bots: OrderedDict[Key, tuple[Bot, int]] = OrderedDict()

    def think(self, thought: Thought) -> Answer:
        """The bot's action. A bot that fails is dropped, and created again when it is next asked."""
        key = (thought.table, thought.round, thought.retakes, thought.seat, thought.bot)
        bot, heard = self._bots.pop(key, (None, 0))
        try:
            with within(self._budget):
                if bot is None:
                    bot = minds.make(thought.bot, find(thought.game), thought.seat, thought.seed)
                if heard < thought.told and type(bot).hear is not Bot.hear:
                    return Answer()
                for view, events in thought.heard[max(0, heard - thought.told) :]:
                    bot.hear(_seen(thought.game, view), events)
                bot.chance = from_seed(thought.seed)
                action = int(bot.choose(_seen(thought.game, thought.view), thought.actions))
        except Overtime:
            return Answer(failure="too slow")
        except Exception as error:
            return Answer(failure=_where(error))
        if action not in thought.actions:
            return Answer(failure="not a legal action")
        self._bots[key] = bot, thought.told + len(thought.heard)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return Answer(action)


def _seen(game: str, view: bytes) -> Any:
    return np.frombuffer(view, find(game).state).copy()[0]


def _where(error: Exception) -> str:
    """What failed and where, but not the error's own text, which may contain a seat's secrets."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {os.path.basename(last.filename)}:{last.lineno}"


def _read(pipe: BinaryIO) -> Thought | None:
    length = pipe.read(PREFIX)
    return msgspec.msgpack.decode(pipe.read(int.from_bytes(length)), type=Thought) if length else None


def main() -> None:
    """Think until nobody asks any more. What a bot prints goes to stderr, not among the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes
    os.nice(POLITENESS)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    load_in_background()
    thinker = Thinker(float(sys.argv[1]))
    for game in usable():
        for name in minds.BOTS[game]:
            minds.make(name, find(game), 0, "a bot to load its module")
    with suppress(BrokenPipeError):  # the server was killed
        answers.write(framed(Answer()))
        while (thought := _read(sys.stdin.buffer)) is not None:
            answers.write(framed(thinker.think(thought)))


if __name__ == "__main__":
    main()
