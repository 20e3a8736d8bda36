"""Why the server does not do what it was asked, in the asker's language."""

from __future__ import annotations

from gloaming.core.errors import GloamingError
from gloaming.core.game import Game, Reader
from gloaming.core.speech import Speech
from gloaming.games.french import told
from gloaming.server.texts import TEXTS

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
    """A request that is refused: a code for programs, words for people, and the clause if a rule says so."""

    def __init__(self, code: str, key: str, clause: str = "", **values: object) -> None:
        super().__init__(TEXTS["en"][key].format(**values))
        self.code = code
        self.key = key
        self.clause = clause
        self.values = values

    def said(self, lang: str) -> str:
        """The reason, in a language."""
        return TEXTS[lang][self.key].format(**self.values)

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return STATUS[self.code]


class AsTold(Refused):
    """What core or a game refuse to read: options, records."""

    def __init__(self, error: GloamingError, code: str = "malformed", key: str = "as_told") -> None:
        self._error = error
        super().__init__(code, key, reason=error)

    def said(self, lang: str) -> str:
        """The reason, in a language."""
        return TEXTS[lang][self.key].format(reason=told(self._error, lang))


class AgainstRules(Refused):
    """A move that the rules of a game refuse; the game has the words for it."""

    def __init__(self, game: Game, view: object, seat: int, action: int) -> None:
        self._game, self._refused = game.name, (view, seat, action)
        super().__init__("illegal", "against_rules", self._refusal("en")[1], reason="")

    def said(self, lang: str) -> str:
        """The reason, in a language."""
        return TEXTS[lang][self.key].format(reason=self._refusal(lang)[0])

    def _refusal(self, lang: str) -> tuple[str, str]:
        view, seat, action = self._refused
        return Speech(self._game, Reader(seat, lang)).refusal(view, seat, action)
