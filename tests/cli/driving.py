"""Drive the command line from a test, with the same bots and seeds, so that a script can be prepared in advance."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import gloaming
from gloaming.cli.opponents import Opponent
from gloaming.core.match import Match

ROOT = Path(__file__).parent.parent.parent
# Commands started in the background inherit an ignored Ctrl-C; here it must be received.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = [sys.executable, "-c", f"{HEARING}; import sys; from gloaming.cli.main import main; sys.exit(main())"]
_SPEAKING = {"LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "GLOAMING_TRACE", "PAGER", "LESS"}


def environment(**changes: str) -> dict[str, str]:
    """The tests' own environment, without variables that change the language or look of the command line."""
    kept = {name: value for name, value in os.environ.items() if name not in _SPEAKING}
    return {**kept, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **changes}


def command(*args: str, typed: str | bytes = "", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The real command, with lines typed into a pipe."""
    given = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run(
        [*COMMAND, *args],
        input=given,
        capture_output=True,
        timeout=400,
        cwd=ROOT,
        env=env or environment(),
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def processes() -> list[tuple[int, int, int]]:
    """Every process that is not a zombie, with its parent and its group."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, group = file.read_text().rpartition(") ")[2].split()[:3]
            if state != "Z":
                found.append((int(file.parent.name), int(parent), int(group)))
    return found


def scripted(seat: int, seed: str, *, bot: str = "random", **options: Any) -> tuple[list[str], Match]:
    """A person's moves in a whole Duel against a bot, chosen from the legal ones in turn; and the game."""
    match = gloaming.new("duel", seed=seed, **options)
    opponent = Opponent(bot, match.game, 1 - seat, seed)
    moves: list[str] = []
    while not match.over:
        since = len(match.moves)
        if seat in match.pending:
            legal = match.legal(seat)
            moves.append(legal[len(moves) % len(legal)])
            match.play(seat, moves[-1])
        else:
            match.play(1 - seat, opponent.choose(match))
        opponent.follow(match, since)
    return moves, match


def lines(moves: list[str]) -> str:
    """The lines to type."""
    return "".join(f"{move}\n" for move in moves)
