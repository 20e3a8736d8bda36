"""Who sits where: the person's seat, and where they sit in a rematch."""

from __future__ import annotations

from gloaming.cli.opponents import derived_seed
from gloaming.core import chance
from gloaming.core.game import Game

EITHER = "either"


def seat_for(game: Game, players: int, wish: int | str, seed: str) -> int:
    """The seat a person wishes for, or one drawn. The bots have no wish."""
    stream = chance.from_seed(derived_seed(seed, "seating"))
    if game.name == "duel":
        from gloaming.games.duel.components import Side  # noqa: PLC0415
        from gloaming.games.duel.setup import choose_sides  # noqa: PLC0415

        wished = None if isinstance(wish, str) else Side(wish)
        return choose_sides((wished, None), lambda count: chance.below(stream, count))[0]
    return chance.below(stream, players) if isinstance(wish, str) else wish


def rematch_seat(game: Game, seat: int) -> int:
    """D2: a rematch of Duel changes sides. In other games one stays."""
    if game.name == "duel":
        from gloaming.games.duel.components import Side  # noqa: PLC0415
        from gloaming.games.duel.setup import rematch_sides  # noqa: PLC0415

        return rematch_sides((Side(seat), Side(1 - seat)))[0]
    return seat
