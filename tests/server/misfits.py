"""Bots for tests, most of which fail, and a worker process that knows them: `python -m tests.server.misfits BUDGET`."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from typing import Any

from gloaming import minds
from gloaming.core.game import GAMES, Game
from gloaming.minds.bot import Bot
from gloaming.server.bots import thinking


class Raises(Bot):
    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        raise KeyError("the seat holds the moon")


class Cheats(Bot):
    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        return max(actions) + 1


class Dawdles(Bot):
    """Slow, but can be interrupted."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Hangs(Bot):
    """Not even a signal interrupts it."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        while True:
            time.sleep(60)


class Dies(Bot):
    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("still alive")


class Talks(Bot):
    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        print("I print where answers are written")
        return actions[-1]


class Spies(Bot):
    """Takes its last action if moonlight appears in its environment, arguments or open files; otherwise the first."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        files = [os.readlink(entry.path) for entry in os.scandir("/proc/self/fd") if os.path.lexists(entry.path)]
        found = " ".join([*os.environ, *os.environ.values(), *sys.argv, *files])
        return actions[-1] if "moonlight" in found else actions[0]


class Remembers(Bot):
    """Takes the action whose number is the number of moves it has been told about."""

    heard = 0

    def hear(self, view: Any, events: Sequence[Any]) -> None:  # noqa: ARG002
        self.heard += 1

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        return actions[self.heard]


class Steady(Bot):
    """Plays by a public rule, whatever its seat holds."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        return steady(self.game, actions)


def steady(game: Game, actions: Sequence[int]) -> int:
    """Do nothing if that is allowed, otherwise take the first action."""
    return next((it for it in actions if game.actions.format(it) in ("decline", "skip")), actions[0])


MISFITS = (Raises, Cheats, Dawdles, Hangs, Dies, Talks, Spies, Remembers, Steady)


def known(game: str = "duel") -> dict[str, str | minds.Maker]:
    """The bots of a game, followed by these."""
    return {**minds.BOTS[game], **{kind.__name__.lower(): f"tests.server.misfits:{kind.__name__}" for kind in MISFITS}}


if __name__ == "__main__":
    minds.BOTS = {game: known(game) for game in GAMES}
    thinking.main()
