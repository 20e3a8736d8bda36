"""A finished game once more, with minds in its seats that are told only what their seats were told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gloaming import minds
from gloaming.core.chance import from_seed
from gloaming.core.match import Match
from gloaming.minds.analysis import Analysis

# Losses from which a move is called doubtful, as a share of what lies between the worst result and the best.
DOUBTFUL = 0.03
LOOKS = 8  # at a move that may have been a fault


@dataclass(frozen=True)
class Moment:
    """What seats could think before a move, and the move."""

    number: int  # of moves before it
    seat: int
    move: str
    thoughts: Mapping[int, Analysis]  # by seat
    again: tuple[float, ...] = ()  # how much more the best move seems worth than the one that was made, look by look


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

    def look_again(self, match: Match, better: str, played: str) -> tuple[float, ...]:
        """How much more one move seems worth than another, in looks of their own with fresh chance.

        A look compares both in the same worlds, so the difference is surer than the two worths; and the first thought,
        by which the better move was found, has no part in it.
        """
        view, parse, usual = match.seen(self._seat), match.game.actions.parse, self._mind.chance
        found = []
        for look in range(LOOKS):
            self._mind.chance = from_seed(f"look {look} after {len(match.moves)} moves")
            one, other = self._mind.explain(view, [parse(better), parse(played)]).choices
            found.append((one.worth or 0.0) - (other.worth or 0.0))
        self._mind.chance = usual
        return tuple(found)


def best_sampled(thought: Analysis, played: str, span: float) -> str | None:
    """The best move, if it seems to be worth so much more that it matters, by worths that are means of samples."""
    weighed = {choice.move: choice for choice in thought.choices if choice.worth is not None}
    if played not in weighed or weighed[played].error is None:
        return None
    worths = {move: choice.worth or 0.0 for move, choice in weighed.items()}
    best = max(worths, key=lambda move: worths[move])
    return best if worths[best] - worths[played] >= DOUBTFUL * span else None


def moments(played: Match, seats: Sequence[int], bot: str, budget: float) -> Iterator[Moment]:
    """Every move that somebody made, in order, and what some seats could think before it."""
    match = played.from_the_start()
    low, high = match.game.bounds
    span = high - low
    listeners = {seat: Listener(match, seat, bot, budget) for seat in seats}
    for mover, move in played.moves:
        if mover < match.players:
            thoughts = {seat: listener.think(match) for seat, listener in listeners.items()}
            better = best_sampled(thoughts[mover], move, span) if mover in listeners else None
            again = listeners[mover].look_again(match, better, move) if better else ()
            yield Moment(len(match.moves), mover, move, thoughts, again)
        match.play(mover, move)
        for listener in listeners.values():
            listener.hear(match)
