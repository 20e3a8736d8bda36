"""The three ways to be wrong: text that cannot be read, a move the rules refuse, an internal error."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.counting import fill


class GloamingError(Exception):
    """Whatever Gloaming raises on purpose: an English sentence, the clause that says so, and the sentence's values."""

    def __init__(self, sentence: str, clause: str = "", **values: object) -> None:
        self.sentence = sentence
        self.clause = clause
        self.values = values
        self.reason = self._filled("en", {})
        super().__init__(self.said("en", {}))

    def said(self, lang: str, sentences: Mapping[str, str]) -> str:
        """The whole of it in a language; `sentences` are English ones, and what they are there."""
        return self._filled(lang, sentences) + (f" ({self.clause})" if self.clause else "")

    def _filled(self, lang: str, sentences: Mapping[str, str]) -> str:
        sentence = sentences.get(self.sentence, self.sentence)
        values = {name: _value(value, lang, sentences) for name, value in self.values.items()}
        return fill(sentence, lang, **values) if values else sentence


class Words(dict[str, str]):
    """A value of a sentence that is a text itself, by language."""


def _value(value: object, lang: str, sentences: Mapping[str, str]) -> object:
    match value:
        case GloamingError():
            return value.said(lang, sentences)
        case Words():
            return value[lang]
        case _:
            return value


class Malformed(GloamingError, ValueError):
    """Text, options or a record that cannot be read."""


class Illegal(GloamingError, ValueError):
    """A move that the rules do not allow now: the reason, and the clause that says so."""


class Impossible(GloamingError, RuntimeError):
    """A position that the rules cannot reach or cannot leave: an internal error. It carries the scene."""

    def __init__(self, reason: str, scene: str) -> None:
        super().__init__("{reason}; please report this position: {scene}", reason=reason, scene=scene)
        self.reason = reason
        self.scene = scene
