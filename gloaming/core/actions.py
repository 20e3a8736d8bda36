"""Moves and the integers behind them: `place 7 b2` is an action number, and back.

A game's moves come in families. A family is a verb and its words, and each word comes from a list of names. A family's
actions are consecutive, so a rule computes with `first + index` and nothing else.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from gloaming.core.errors import Malformed
from gloaming.core.messages import say
from gloaming.core.values import shown


@dataclass(frozen=True)
class Family:
    """A verb with its words: all combinations of them, or (`pairs`) two different words in either order."""

    verb: str
    words: tuple[tuple[str, ...], ...] = ()
    pairs: bool = False

    @cached_property
    def moves(self) -> tuple[tuple[str, ...], ...]:
        """Every move of the family, as a tuple of words."""
        combined: Iterable[tuple[str, ...]]
        combined = itertools.combinations(self.words[0], 2) if self.pairs else itertools.product(*self.words)
        return tuple((self.verb, *words) for words in combined)


class Actions:
    """The numbered moves of a game, in families; two families may share a verb."""

    def __init__(self, **families: Family) -> None:
        self.families = families
        self._texts: list[str] = []
        self._numbers: dict[tuple[str, ...], int] = {}
        self._first: dict[str, int] = {}
        for name, family in families.items():
            self._first[name] = len(self._texts)
            for move in family.moves:
                self._numbers[move] = len(self._texts)
                if family.pairs:
                    self._numbers[move[0], move[2], move[1]] = len(self._texts)
                self._texts.append(" ".join(move))

    def __len__(self) -> int:
        return len(self._texts)

    def first(self, family: str) -> int:
        """The number of a family's first action."""
        return self._first[family]

    def format(self, action: int) -> str:
        """Write an action as a move."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """Read a move as an action. Malformed says which words the verb takes."""
        words = tuple(text.lower().split())
        if words in self._numbers:
            return self._numbers[words]
        usages = [_usage(family) for family in self.families.values() if words[:1] == (family.verb,)]
        verbs = dict.fromkeys(family.verb for family in self.families.values())
        hint = " or ".join(usages) or "a move starts with one of " + ", ".join(verbs)
        raise Malformed(say("core-no-move", move=shown(_short(text)), hint=hint))


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


def _usage(family: Family) -> str:
    if not family.words:
        return f"{family.verb!r} stands alone"
    lists = family.words * 2 if family.pairs else family.words
    return f"after {family.verb!r} comes " + ", then ".join(_one_of(words) for words in lists)


def _one_of(words: Sequence[str]) -> str:
    return " or ".join(words) if len(words) <= 3 else f"{words[0]}, {words[1]}, ... {words[-1]}"
