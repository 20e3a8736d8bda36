"""How games without people begin, and what they pay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.core.game import Game, plain

REWARDS = ("returns", "points")


def check_rewards(rewards: str, game: Game) -> None:
    """Raise Malformed for rewards that there are not in this game."""
    if rewards not in REWARDS:
        raise Malformed(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
    if rewards == "points" and not game.score:
        raise Malformed(f"nobody has points in {game.name}: rewards are its returns")


def start(game: Game, players: int | None, options: Mapping[str, Any]) -> Any:
    """A state before the first move, with the options of a table without people; `rounds` if a game can have fewer."""
    chosen = {**game.unattended, **options}
    rounds = chosen.pop("rounds", None) if game.shorten else None
    state = game.start(players, chosen)
    if game.shorten and rounds is not None:
        game.shorten(state, plain(rounds))
    return state
