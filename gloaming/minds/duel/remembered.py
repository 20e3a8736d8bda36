"""What a seat has heard of a game of the memory variant, and what the opponent's masks tell of its pawns.

By the rules all orders of unseen pawns are equally likely (D16, D17). An opponent who plays well for what it knows
chooses some masks more often with one order of its pawns than with another: that makes some orders likelier.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.events import Event
from gloaming.games.duel.rules.components import PLAYERS, START_SHELLS, VALUES, Side
from gloaming.games.duel.rules.state import Kind
from gloaming.minds.duel.layouts import TRANSPOSED
from gloaming.minds.duel.thought import left_of

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

CARELESS = 0.3  # how often an opponent is taken to choose any mask


@dataclass(frozen=True)
class Faced:
    """A duel as a seat faced it, own masks as rows."""

    own: Ints  # pawns by cell
    hidden: Ints  # cells of own pawns that the opponent had not seen
    shells: int
    left: int  # duels still to be fought, this one too
    mask: int = -1  # what the opponent chose
    where: Ints = field(default_factory=lambda: np.arange(VALUES))  # by cell: where the opponent's pawn is now


class Heard:
    """All duels that were fought, out of events alone."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._own = np.zeros(VALUES, np.int64)
        self._shown = np.zeros(VALUES, bool)
        self._placed = 0
        self._shells = START_SHELLS
        self.duels: list[Faced] = []

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """What one move has brought; a game that was not heard from its first pawn on tells nothing."""
        fought = int(view.duels) + left_of(view)
        for event in events:
            if event.kind == Kind.PLACED:
                self._place(event)
            elif self._placed == PLAYERS * VALUES:
                self._go_on(event, fought)

    def _cell(self, cell: int) -> int:
        return cell if self._seat == Side.BISON else int(TRANSPOSED[cell])

    def _place(self, event: Event) -> None:
        self._placed += 1
        if event.facts["side"] == self._seat:
            self._own[self._cell(event.facts["cell"])] = abs(event.facts["value"])

    def _go_on(self, event: Event, limit: int) -> None:
        facts = event.facts
        match event.kind:
            case Kind.DUEL:
                mask = facts["column"] if self._seat == Side.BISON else facts["row"]
                hidden = np.flatnonzero(~self._shown)
                left = limit - facts["number"] + 1
                self.duels.append(Faced(self._own.copy(), hidden, self._shells, left, mask))
            case Kind.SHOWN:
                self._shown[self._cell(facts["cell"])] = True
            case Kind.PAID:
                self._shells += facts["shells"] * (-1 if event.seat == self._seat else 1)
            case Kind.SWAPPED:
                self._swap(event.seat, [self._cell(facts["first"]), self._cell(facts["second"])])

    def _swap(self, seat: int, cells: list[int]) -> None:
        if seat == self._seat:
            for each in (self._own, self._shown):
                each[cells] = each[cells[::-1]]
            return
        now = np.arange(VALUES)
        now[cells] = cells[::-1]
        self.duels = [Faced(it.own, it.hidden, it.shells, it.left, it.mask, now[it.where]) for it in self.duels]

    def likelihoods(self, others: Ints, mixes_of: Callable[[Faced, Ints], Floats]) -> Floats:
        """How well each order of the opponent's pawns [order, cell] explains all masks it chose; 1 at most."""
        found = np.ones(len(others))
        for duel in self.duels:
            chosen = mixes_of(duel, others[:, duel.where])[:, duel.mask]
            found *= (1 - CARELESS) * chosen + CARELESS / 3
        return np.asarray(found / found.max())
