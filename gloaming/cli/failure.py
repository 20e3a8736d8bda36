"""How a command fails: one line on stderr and an exit code."""

from __future__ import annotations

import sys

from gloaming.core.messages import Message
from gloaming.core.speech import in_words

NOT_SOUND = 1
BAD_USE = 2
OURS = 70
CTRL_C = 130
PIPE_CLOSED = 141
LONGEST = 600
_SPACES = "\u00a0\u202f"


class Failure(Exception):
    """Ends the command with a message and an exit code; a game's own message needs the game."""

    def __init__(self, message: Message | str, code: int = BAD_USE, game: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.game = game

    def said(self, lang: str) -> str:
        """The message in a language."""
        return in_words(self.message, lang, self.game)


def one_line(text: str) -> str:
    """Text from outside as one harmless line: terminals obey control characters."""
    shown = "".join(c if c.isprintable() or c in _SPACES else "\ufffd" for c in " ".join(text.splitlines()))
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "..."


def report(message: str, code: int = BAD_USE) -> int:
    """Print the message on stderr; return the exit code."""
    sys.stdout.flush()
    print(f"gloaming: {one_line(message)}", file=sys.stderr)
    return code
