"""Who sits where: the person's seat, as wished for or drawn."""

from __future__ import annotations

from gloaming.cli.opponents import derived_seed
from gloaming.core import chance
from gloaming.core.seating import choose_seats

EITHER = "either"


def seat_for(players: int, wish: int | str, seed: str) -> int:
    """The seat a person wishes for, or one drawn. The bots have no wish."""
    stream = chance.from_seed(derived_seed(seed, "seating"))
    wishes = [None if isinstance(wish, str) else wish, *[None] * (players - 1)]
    return choose_seats(wishes, lambda count: chance.below(stream, count))[0]
