"""Any position as one line of text, and back.

`duel variant=base left=1 reserve=511,511 shells=9,9 ...`: the game, then every field of the state that is not
zero. Rows of a table are joined by `/`, numbers by `,`; numbers that have names are written as names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gloaming.core import values
from gloaming.core.decisions import WIDTH, Frame
from gloaming.core.errors import Malformed
from gloaming.core.game import Game

LONGEST = 4000


def format_scene(game: Game, s: Any) -> str:
    """Write a position as text."""
    words = [game.name]
    for field in _fields(game):
        value = np.asarray(s[field])
        if field == "stack":
            value = value[: int(s.depth)]
        if field != "depth" and value.any():
            words.append(f"{field}={_format(game, field, value)}")
    return " ".join(words)


def parse_scene(game: Game, text: str) -> Any:
    """Read a position from text. Malformed gives the reason if it cannot be read or cannot exist."""
    if len(values.text(text, "a scene")) > LONGEST:
        raise Malformed(f"a scene has at most {LONGEST} characters, this one has {len(text)}")
    name, *words = text.split() or [""]
    if name != game.name:
        raise Malformed(f"a scene of {game.name} starts with {game.name!r}, this one with {name[:40]!r}")
    s = game.blank()
    seen = set()
    for word in words:
        field, equals, value = word.partition("=")
        if not equals or field not in _fields(game) or field == "depth":
            raise Malformed(f"a scene of {game.name} has no field {field[:40]!r}")
        if field in seen:
            raise Malformed(f"the scene gives {field!r} twice")
        seen.add(field)
        _read(game, s, field, value)
    game.check(s)
    return s


def _fields(game: Game) -> Sequence[str]:
    names = game.state.names
    assert names is not None
    return names


def _format(game: Game, field: str, value: Any) -> str:
    if value.ndim > 1:
        return "/".join(_format(game, field, row) for row in value)
    if field == "stack":
        names = [f"{int(number)}" for number in value]
        names[Frame.QUESTION] = game.questions(int(value[Frame.QUESTION])).name.lower()
        return ",".join(names)
    names = list(game.names.get(field, ()))
    return ",".join(names[n] if 0 <= n < len(names) else str(n) for n in map(int, value.reshape(-1)))


def _read(game: Game, s: Any, field: str, text: str) -> None:
    rows = [row.split(",") for row in text.split("/")]
    numbers = [[_number(game, field, column, word) for column, word in enumerate(row)] for row in rows]
    shape = s[field].shape
    if field == "stack":
        if not 1 <= len(numbers) <= shape[0]:
            raise Malformed(f"the scene has {len(numbers)} questions; {game.name} has 1 to {shape[0]} at once")
        s.depth = len(numbers)
        numbers += [[0] * WIDTH for _ in range(shape[0] - len(numbers))]
    wanted = shape if len(shape) == 2 else (1, *(shape or (1,)))
    if len(numbers) != wanted[0] or any(len(row) != wanted[1] for row in numbers):
        raise Malformed(f"the scene's {field!r} has {wanted[0]} x {wanted[1]} numbers, not {text[:40]!r}")
    limits = np.iinfo(game.state[field].base)
    low, high = limits.min, limits.max
    for row in numbers:
        for number in row:
            if not low <= number <= high:
                raise Malformed(f"the scene's {field!r} has {number}, which is out of range")
    s[field] = np.array(numbers).reshape(shape)


def _number(game: Game, field: str, column: int, word: str) -> int:
    names = game.names.get(field, ())
    if field == "stack" and column == Frame.QUESTION:
        names = ("", *(question.name.lower() for question in sorted(game.questions)))
    if word in names:
        return names.index(word)
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
        raise Malformed(f"the scene's {field!r} has {word[:40]!r}, which is neither a number nor a name it knows")
    return int(word)
