"""The moves a person can choose from: all of them if they are few, otherwise their shapes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

FEW = 9
_CELL = "terminal-cell"
_KINDS = ((r"\d+", "terminal-value"), (r"[a-z]\d", _CELL), (r"[a-z]+-\d+", "terminal-pawn"))


def kind_of(word: str) -> str:
    """The kind of thing that a word of a move names, as messages call it."""
    return next((kind for pattern, kind in _KINDS if re.fullmatch(pattern, word)), "terminal-word")


def shapes(moves: Iterable[str], name: Callable[[str], str]) -> dict[str, tuple[int, dict[str, list[str]]]]:
    """Each shape of moves, such as `place VALUE CELL`: how many moves have it, and the words for each of its kinds."""
    found: dict[str, tuple[int, dict[str, list[str]]]] = {}
    for move in moves:
        verb, *rest = move.split()
        shape = " ".join([verb, *(name(kind_of(word)) for word in rest)])
        count, kinds = found.get(shape, (0, {}))
        for word in rest:
            known = kinds.setdefault(name(kind_of(word)), [])
            if word not in known:
                known.append(word)
        found[shape] = (count + 1, kinds)
    for _, kinds in found.values():
        for known in kinds.values():
            known.sort(key=_reading_order)
    return found


def _reading_order(word: str) -> tuple[str, str]:
    """Sort cells row by row, pawns side by side, and numbers in ascending order."""
    return (word[1:], word[:1]) if kind_of(word) == _CELL else (word.rstrip("0123456789"), word.rjust(20))


def by_beginning(moves: Sequence[str]) -> list[tuple[str, str]]:
    """Every move; those that differ only in their last word share a line."""
    lines: dict[str, list[str]] = {}
    for move in moves:
        beginning, _, last = move.rpartition(" ")
        lines.setdefault(beginning or last, []).extend([last] if beginning else [])
    return [(beginning, " ".join(last)) for beginning, last in lines.items()]
