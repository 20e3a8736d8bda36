"""Games between bots that reviews are tried on."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming import minds
from gloaming.core.background import quickest
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.lab.runs.arena import play_on
from gloaming.minds.bot import Bot


def second_best(name: str) -> str:
    """The bot that plays them: the strongest but one, which is quick, and not the one that reviews."""
    return list(find(name).bots)[-2]


def begun(name: str, seed: str) -> tuple[Match, list[Bot]]:
    """A game with its usual number of players before its first decision, and bots for its seats."""
    game = quickest(name)
    match = Match(game, game.start(game.usual, game.unattended), seed)
    bot = second_best(name)
    return match, [minds.make(bot, game, seat, f"{seed} bot {seat}") for seat in range(game.usual)]


def played(name: str, seed: str) -> Match:
    """A finished game."""
    match, bots = begun(name, seed)
    play_on(match, bots)
    return match


def share(value: float, bounds: Sequence[float]) -> float:
    """A return as a number from 0 (the worst) to 1 (the best): the chance to win, where one wins or not."""
    low, high = bounds
    return (value - low) / (high - low)
