"""Why the server refuses a request."""

from __future__ import annotations

from gloaming.core.messages import Argument, say
from gloaming.core.speech import in_words

STATUS = {
    "malformed": 400,
    "forbidden": 403,
    "unknown": 404,
    "illegal": 409,
    "stale": 409,
    "outdated": 410,
    "limit": 429,
    "busy": 503,
}


class Refused(Exception):
    """A refused request: a code for programs, a message for people, and the clause if a rule is the reason.

    If the message contains one of a game's own, it can be put into words only with the game's name.
    """

    def __init__(self, code: str, name: str, clause: str = "", /, game: str = "", **args: Argument) -> None:
        super().__init__(code, name)
        self.code = code
        self.message = say(name, **args)
        self.clause = clause
        self.game = game

    @property
    def key(self) -> str:
        """The name of the message."""
        return self.message.id

    def __str__(self) -> str:
        return in_words(self.message, game=self.game)

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return STATUS[self.code]
