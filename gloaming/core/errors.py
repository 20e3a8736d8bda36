"""The three kinds of error: text that cannot be read, a move the rules refuse, an internal error."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming.core.messages import Message


class GloamingError(Exception):
    """Every error that Gloaming raises on purpose: the reason, and the clause behind it.

    The reason is a message if players can see it, and an English sentence if only programmers can. A message of a game
    can be put into words only with the game's name.
    """

    def __init__(self, reason: Message | str, clause: str = "", game: str = "") -> None:
        super().__init__(reason, clause, game)
        self._why = reason
        self.clause = clause
        self.game = game

    @property
    def message(self) -> Message | str:
        """The reason with its clause."""
        # The messages need the compiler, and the compiler raises errors.
        from gloaming.core.messages import say  # noqa: PLC0415

        return say("core-cited", reason=self._why, clause=self.clause) if self.clause else self._why

    @property
    def reason(self) -> str:
        """The reason in English, without its clause."""
        from gloaming.core.speech import in_words  # noqa: PLC0415

        return in_words(self._why, game=self.game)

    def said(self, lang: str) -> str:
        """The reason and its clause, in a language."""
        from gloaming.core.speech import in_words  # noqa: PLC0415

        return in_words(self.message, lang, self.game)

    def __str__(self) -> str:
        return self.said("en")


class Malformed(GloamingError, ValueError):
    """Text, options or a record that cannot be read."""


class Illegal(GloamingError, ValueError):
    """A move that the rules do not allow now: the reason, and the clause that says so."""


class Impossible(GloamingError, RuntimeError):
    """A position that the rules cannot reach or cannot leave: an internal error. It carries the scene."""

    def __init__(self, reason: str, scene: str) -> None:
        super().__init__(f"{reason}; please report this position: {scene}")
        self.args = (reason, scene)  # an error from another process is rebuilt from these
        self.scene = scene
