"""A game before its deal: the server and all players commit, then reveal their nonces, so that nobody can choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gloaming.core.chance import BOT
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.core.scene import parse_scene
from gloaming.server.tables.entries import Position


class Starting(NamedTuple):
    """What everybody is committed to, and the nonces known so far."""

    seed: str
    rules: int
    pledges: tuple[str, ...]  # by seat
    nonces: tuple[str, ...]  # by seat; empty until it is revealed

    @staticmethod
    def of(seed: str, rules: int, pledges: Sequence[str]) -> Starting:
        """A new start; the nonces of bots are public from the beginning."""
        return Starting(seed, rules, tuple(pledges), tuple(BOT if pledge == BOT else "" for pledge in pledges))

    def reveal(self, seat: int, nonce: str) -> Starting:
        """The same start with one more nonce."""
        return self._replace(nonces=(*self.nonces[:seat], nonce, *self.nonces[seat + 1 :]))

    def dealt(self, game: Game, players: int, options: Mapping[str, str], position: Position | None) -> Match:
        """The game before its first move. If it begins at a position, its record names that."""
        if position is None:
            state, scene = game.start_under(self.rules, players, dict(options)), ""
        else:
            state, scene = parse_scene(game, position.scene), position.scene
        return Match(game, state, self.seed, scene=scene, nonces=self.nonces)

    @property
    def waiting(self) -> list[int]:
        """The seats whose nonces are still secret."""
        return [seat for seat, nonce in enumerate(self.nonces) if not nonce]
