"""Choose the person's seat: the one they asked for, or a random one."""

from __future__ import annotations

from gloaming.cli.opponents import derived_seed
from gloaming.core import chance
from gloaming.core.seating import choose_seats

EITHER = "either"


def seat_for(players: int, wish: int | str, seed: str) -> int:
    """The seat a person asks for, or a random one. Bots take what is left."""
    stream = chance.from_seed(derived_seed(seed, "seating"))
    wishes = [None if isinstance(wish, str) else wish, *[None] * (players - 1)]
    return choose_seats(wishes, lambda count: chance.below(stream, count))[0]
