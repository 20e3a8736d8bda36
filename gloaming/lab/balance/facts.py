"""What the lab should look at in a game, as the game's folder in the lab declares it (`BALANCE` in `balance.py`)."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from gloaming.core.events import Column, shape
from gloaming.core.game import Game


@dataclass(frozen=True)
class Happening:
    """Events of a kind, told apart by one of their facts if it has names. They happen to the seat of the event."""

    name: str
    kind: int
    fact: str = ""
    names: Sequence[str] = ()
    to_a_seat: bool = True  # otherwise to the whole table

    def column(self, game: Game) -> int:
        """The column of the fact."""
        public, secret = shape(game.kinds, self.kind)
        return int(Column.SECRET) if self.fact == secret else int(Column.A) + public.index(self.fact)


@dataclass(frozen=True)
class Score:
    """Where the standing can be read: an event says what its seat has, or what it pays to the others."""

    kind: int
    fact: str
    paid: bool = False


@dataclass(frozen=True)
class Balance:
    """What to look at in one game."""

    happenings: Sequence[Happening] = ()
    label: Happening | None = None  # what a seat is besides its role, such as a character
    part: int = 0  # the kind of event that begins a part which is won by itself, such as a round; 0: the game is one
    turn: int = 0  # the kind of event that begins a turn
    unmasked: Sequence[int] = ()  # the kinds of events that end the secret of their seat
    score: Score | None = None

    def kinds(self) -> set[int]:
        """All kinds of events that matter."""
        found = {each.kind for each in self.happenings} | {*self.unmasked, self.part, self.turn}
        return (found | {each.kind for each in (self.label, self.score) if each is not None}) - {0}


def balance_of(game: Game) -> Balance:
    """What is declared for a game; of a game of others, every kind of event counts."""
    module = f"gloaming.lab.{game.name}"
    if find_spec(module) is not None and find_spec(f"{module}.balance") is not None:
        declared = importlib.import_module(f"{module}.balance").BALANCE
        assert isinstance(declared, Balance)
        return declared
    return Balance(happenings=[Happening(kind.name.lower().replace("_", " "), kind) for kind in game.kinds])
