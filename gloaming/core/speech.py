"""Put messages into words with Project Fluent, for the terminal, logs and English errors. The page has its own code."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from gloaming.core.decisions import TABLE
from gloaming.core.events import Event
from gloaming.core.game import ENGLISH, LANGUAGES, Reader, find
from gloaming.core.layout import WIDE
from gloaming.core.messages import Argument, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LARGEST = 2**53  # of numbers that are said; larger ones come from nobody who means well
SHARED = ("core", "server", "terminal")  # of the files in `messages/xx`


class Speech:
    """Puts the messages of a game into words for one reader; without a game, only the shared messages."""

    def __init__(self, game: str, reader: Reader) -> None:
        self._bundle = bundle(game, reader.lang)
        self._words: Any = find(game).wording if game else None
        self.reader = reader
        self.lang = reader.lang

    def said(self, message: Message | str) -> str:
        """A message in words."""
        return message if isinstance(message, str) else self._formatted(message.id, self._variables(message.args))

    def text(self, name: str) -> str:
        """A message without arguments, or an attribute of it (`name.attribute`)."""
        return self._formatted(name, {})

    def name(self, seat: int) -> str:
        """The name of a seat: its player's name, or the name of the place."""
        names = self.reader.names
        if seat < len(names):
            return names[seat]
        return self._formatted("seat", {"number": seat, "shown": seat})  # in moves, too, the first seat is 0

    def board(self, view: Any, width: int = WIDE) -> str:
        """The board as the reader sees it, for a terminal."""
        return str(self._words.board(view, self, width))

    def prompt(self, view: Any) -> str:
        """Who is asked, and what."""
        return self.said(self._words.prompt(view, self.reader.viewer))

    def explain(self, view: Any) -> tuple[str, str]:
        """What is asked, in full, with the clauses."""
        message, clauses = self._words.explain(view)
        return self.said(message), clauses

    def move(self, view: Any, action: int) -> str:
        """A move."""
        return self.said(self._words.move(view, action))

    def terms(self, word: str) -> tuple[str, ...]:
        """The name of the thing that a word of a move stands for."""
        found: tuple[str, ...] = self._words.terms(word, self)
        return found

    def effect(self, view: Any, action: int) -> str:
        """The known effects of a move, if any."""
        return " ".join(map(self.said, self._words.effect(view, action, self.reader.viewer)))

    def sentence(self, event: Event) -> str:
        """What happened."""
        return self.said(self._words.sentence(event))

    def refusal(self, view: Any, seat: int, action: int) -> tuple[str, str]:
        """Why a move is not allowed now, with the clause."""
        message, clause = self._words.refusal(view, seat, action)
        return self.said(message), clause

    def _formatted(self, name: str, variables: Mapping[str, Any]) -> str:
        key, _, attribute = name.partition(".")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"the message {name} has attributes only"
        return self._pattern(name, pattern, variables)

    def _pattern(self, name: str, pattern: Any, variables: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        assert not errors, f"the message {name} in {self.lang}: {errors}"
        return str(text)

    def _variables(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            match value:
                case Message():
                    inner = self._variables(value.args)
                    found[name] = self._formatted(value.id, inner)
                    key = value.id.partition(".")[0]
                    for attribute, pattern in self._bundle.get_message(key).attributes.items():
                        found[f"{name}_{attribute}"] = self._pattern(value.id, pattern, inner)
                case tuple():
                    found |= self._listed(name, value, () if name == "who" else args.get("who", ()))
                case int() if abs(value) > LARGEST:
                    found[name] = "…"
                case _:
                    found[name] = value
        return found

    def _listed(self, name: str, value: tuple[Any, ...], doer: Argument) -> dict[str, Any]:
        """The variables of seats and things: the joined names, how many, and whether they read or act themselves."""
        others = [one for one in value if one != self.reader.viewer]
        names = [self.said(one) if isinstance(one, Message) else self.name(one) for one in others]
        mine = len(others) < len(value)
        who = "with_you" if mine and others else "you" if mine else "others" if others else "nobody"
        who = "self" if who == "others" and value == doer else who
        return {name: self._joined(names), f"{name}_is": who, f"{name}_count": len(value)}

    def _joined(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._formatted("core-and", {"first": ", ".join(names[:-1]), "last": names[-1]})


def in_words(message: Message | str, lang: str = ENGLISH, game: str = "") -> str:
    """Put a message into words for no particular reader; a message of a game needs the game."""
    return message if isinstance(message, str) else Speech(game, Reader(TABLE, lang)).said(message)


def messages_of(game: str, lang: str) -> str:
    """The messages of a game in a language, or in English if the game is not translated into it."""
    folder = files(find(game).package) / "messages"
    return _read(folder / f"{lang}.ftl") or _read(folder / f"{ENGLISH}.ftl")


@functools.cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The messages of a game, if any, together with those that all games share."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415  takes long, and many never speak

    assert lang in LANGUAGES
    functions: dict[str, Any] = {"CAPITAL": _capital}
    made = FluentBundle([lang], use_isolating=False, functions=functions)
    for resource in _shared(lang):
        made.add_resource(resource)
    if game:
        made.add_resource(_parsed(messages_of(game, lang)))
    return made


@functools.cache
def _shared(lang: str) -> list[Resource]:
    """The messages that all games share: parsing them takes a tenth of a second."""
    folder = files("gloaming") / "messages" / lang
    return [_parsed(_read(folder / f"{name}.ftl")) for name in SHARED]


def _parsed(text: str) -> Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415  as above

    return FluentResource(text)


def _capital(text: Any) -> str:
    said = str(text)
    return said[:1].upper() + said[1:]


def _read(path: Traversable) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
