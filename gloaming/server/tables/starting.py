"""A game before its deal: the server and all who play are committed, then their nonces come in: nobody can choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gloaming.core.chance import BOT
from gloaming.server.tables import entries as e

if TYPE_CHECKING:
    from gloaming.server.tables.table import Table


class Starting(NamedTuple):
    """What everybody is committed to, and the nonces that are known."""

    seed: str
    rules: int
    pledges: tuple[str, ...]  # by seat
    nonces: tuple[str, ...]  # by seat; empty until it is revealed

    @staticmethod
    def of(seed: str, rules: int, pledges: Sequence[str]) -> Starting:
        """With a bot's nonce there from the first, since it is known."""
        return Starting(seed, rules, tuple(pledges), tuple(BOT if pledge == BOT else "" for pledge in pledges))

    def reveal(self, seat: int, nonce: str) -> Starting:
        """The same with one more nonce."""
        return self._replace(nonces=(*self.nonces[:seat], nonce, *self.nonces[seat + 1 :]))

    @property
    def waiting(self) -> list[int]:
        """The seats whose nonces are still secret."""
        return [seat for seat, nonce in enumerate(self.nonces) if not nonce]


def fold(table: Table, body: e.Started | e.Revealed | e.CalledOff, at: int, instant: int) -> None:
    """Take in what brings a game nearer to its deal, or calls it off."""
    match body:
        case e.Started():
            table.ask_ready()
            _await(table, Starting.of(body.seed, body.rules, body.pledges or ()), instant)
        case e.Revealed():
            seat = table.people[body.person].seat
            assert table.starting is not None
            assert seat is not None
            _await(table, table.starting.reveal(seat, body.nonce), instant)
        case e.CalledOff():
            assert table.starting is not None
            names = ", ".join(table.name_of(table.chairs[seat]) for seat in table.starting.waiting)
            table.starting = None
            table.tell("told_called_off", at, names=names)


def _await(table: Table, starting: Starting, instant: int) -> None:
    """Wait for the nonces that are not known yet; the last one deals."""
    table.starting = starting
    if not starting.waiting:
        table.starting = None
        table.deal(starting, instant)
