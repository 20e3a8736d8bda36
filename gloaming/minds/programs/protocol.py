"""What a program is told and what it may answer: one line of JSON each, over a socket or over its own streams.

docs/bots.md explains it to those who write programs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.core.messages import Message

PROTOCOL = 1
PATIENCE = 10.0  # seconds in which a question must be answered ...
AT_TABLES = 60.0  # ... and at a table, where a program may be a conversation
MOST_LOST = 3  # moves of one game: after so many, a program plays no further in it
LONGEST_LINE = 64 * 1024  # bytes that a program may write in one line
LONGEST_NAME = 40
_SAYING = 400  # characters of a reason


class Lost(Exception):
    """A program has not answered as it must: it loses its move, and is told why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text[:_SAYING]


@dataclass(frozen=True)
class _Line:
    kind: ClassVar[str]

    def line(self) -> bytes:
        """As it is sent. Words are left out where the program wants none."""
        parts = {name: value for name, value in vars(self).items() if value is not None or name != "text"}
        return json.dumps({"type": self.kind, **parts}, default=_plain, separators=(",", ":")).encode() + b"\n"


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return {"id": value.id, "args": dict(value.args)}
    return vars(value)


@dataclass(frozen=True)
class Happened:
    """Something that happened, as the program's seat may know it."""

    kind: str
    seat: int
    facts: Mapping[str, int]
    private: bool  # the seat knows a secret of it that not everybody knows
    said: Message


def happened(game: Game, event: Event) -> Happened:
    """An event as a program is told of it."""
    kind = game.kinds(event.kind).name.lower()
    return Happened(kind, event.seat, event.facts, event.private, game.wording.sentence(event))


# What a program is told.


@dataclass(frozen=True)
class Hello(_Line):
    """The first line."""

    kind = "hello"
    protocol: int = PROTOCOL


@dataclass(frozen=True)
class Start(_Line):
    """A game begins, or begins anew because a move was taken back. All that happened before comes with a question."""

    kind = "start"
    game: str
    rules: int  # their version
    players: int
    seat: int
    options: Mapping[str, str]
    names: tuple[str, ...]  # by seat; empty if nobody has one
    seed: str | None  # for the program's own random choices, if it should make the same ones again


@dataclass(frozen=True)
class Question(_Line):
    """The program's seat is asked."""

    kind = "question"
    id: int
    events: list[Happened]  # since the last line that had any
    view: Mapping[str, Any]
    moves: list[str]
    seconds: float
    text: str | None = None  # the same in words, if the program wants them


@dataclass(frozen=True)
class Refused(_Line):
    """The program has lost its move, which is made for it."""

    kind = "lost"
    id: int | None
    code: str
    text: str


@dataclass(frozen=True)
class Over(_Line):
    """The game is over."""

    kind = "over"
    events: list[Happened]
    view: Mapping[str, Any]
    winners: list[int]
    text: str | None = None


@dataclass(frozen=True)
class Bye(_Line):
    """Nothing more will come."""

    kind = "bye"
    text: str


Told: TypeAlias = Hello | Start | Question | Refused | Over | Bye


# What a program answers.


@dataclass(frozen=True)
class Greeting:
    """A program's first line: its name, the games it plays (none named: all), and the language of words it wants."""

    name: str
    games: tuple[str, ...] = ()
    words: str | None = None


@dataclass(frozen=True)
class Answer:
    """A move, or none: the program resigns."""

    id: int
    move: str | None


_FIELDS: Mapping[str, Mapping[str, type]] = {
    "hello": {"protocol": int, "name": str},
    "move": {"id": int, "move": str},
    "resign": {"id": int},
}


def read(line: bytes) -> Greeting | Answer:
    """A line of a program; Lost if it is none of those that it may write. Fields that are not known are ignored."""
    said = _read(line)
    kind = said.get("type")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise Lost("unreadable", f"the line's type is {_shown(kind)}, not one of {', '.join(_FIELDS)}")
    for name, of in _FIELDS[kind].items():
        if type(said.get(name)) is not of:
            raise Lost(
                "unreadable", f"in a line of type {kind}, {name} must be {_NAMED[of]}, not {_shown(said.get(name))}"
            )
    return _greeting(said) if kind == "hello" else Answer(said["id"], said.get("move") if kind == "move" else None)


_NAMED = {int: "a whole number", str: "a text"}


def _read(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Lost("unreadable", f"the line is not JSON: {_shown(line.decode(errors='replace').strip())}") from None
    if not isinstance(said, dict):
        raise Lost("unreadable", f"the line is not a JSON object: {_shown(said)}")
    return said


def _greeting(said: Mapping[str, Any]) -> Greeting:
    if said["protocol"] != PROTOCOL:
        raise Lost("protocol", f"the program speaks protocol {said['protocol']}, and this is protocol {PROTOCOL}")
    games, words = said.get("games", []), said.get("words")
    if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
        raise Lost("unreadable", "in a line of type hello, games must be a list of names")
    if words is not None and not isinstance(words, str):
        raise Lost("unreadable", "in a line of type hello, words must be the name of a language")
    return Greeting(said["name"][:LONGEST_NAME], tuple(games), words)


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
