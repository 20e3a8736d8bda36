"""A finished game once more, with minds in its seats that are told only what their seats were told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gloaming import minds
from gloaming.core.match import Match
from gloaming.minds.analysis import Analysis


@dataclass(frozen=True)
class Moment:
    """What seats could think before a move, and the move."""

    number: int  # of moves before it
    seat: int
    move: str
    thoughts: Mapping[int, Analysis]  # by seat


class Listener:
    """A mind in one seat. Where nothing has changed for the seat, it does not think again."""

    def __init__(self, match: Match, seat: int, bot: str, budget: float, seed: str = "review") -> None:
        self._seat = seat
        self._mind = minds.make(bot, match.game, seat, seed, budget)
        self._known: object = None
        self._thought: Analysis | None = None

    def hear(self, match: Match) -> None:
        """Take in what the last move brought."""
        self.hear_since(match, len(match.moves) - 1)

    def hear_since(self, match: Match, heard: int) -> None:
        """Take in what happened after so many moves."""
        events = match.events(self._seat, heard)
        self._mind.hear(match.seen(self._seat), events)
        if events:
            self._thought = None

    def think(self, match: Match) -> Analysis:
        """What the seat can think of the position."""
        view, actions = match.seen(self._seat), match.legal_actions(self._seat)
        known = view.tobytes(), actions
        if self._thought is None or self._known != known:
            self._known, self._thought = known, self._mind.explain(view, actions)
        return self._thought


def moments(played: Match, seats: Sequence[int], bot: str, budget: float) -> Iterator[Moment]:
    """Every move that somebody made, in order, and what some seats could think before it."""
    match = played.from_the_start()
    listeners = {seat: Listener(match, seat, bot, budget) for seat in seats}
    for mover, move in played.moves:
        if mover < match.players:
            thoughts = {seat: listener.think(match) for seat, listener in listeners.items()}
            yield Moment(len(match.moves), mover, move, thoughts)
        match.play(mover, move)
        for listener in listeners.values():
            listener.hear(match)
