"""Ratings from the results of games: one model of choice, of which the field's models are cases.

A game is a choice between options, each with a score that is a sum of effects: the chance of an option is the
exponential of its score, as a share of all. With the seats of a table as options this is Plackett and Luce's model of
who comes first, and with two seats that of Bradley and Terry; with "this seat wins" and "it does not" as options it is
logistic regression. A win that is shared counts for each of its winners in part.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from gloaming.core.game import Game
from gloaming.lab.runs.arena import Result
from gloaming.lab.statistics import WIDE, Interval

Floats = npt.NDArray[np.float64]
Model = Literal["Bradley-Terry", "Plackett-Luce", "logistic"]

ELO = 400 / math.log(10)  # points for which the odds are e to 1
SPREAD = 5.0  # standard deviation of effects before any game, in logits: keeps a bot that always wins at a number
STEPS = 50  # of Newton; a handful is enough


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, in points: 0 is the mean of all bots, and 400 more are odds of ten to one."""

    bot: str
    points: float
    interval: Interval  # 95 %


@dataclass(frozen=True)
class Played:
    """One game for the ratings: who sat where, how it ended, and in which deal."""

    bots: tuple[str, ...]
    result: Result
    deal: int


def model_for(game: Game, players: int) -> Model:
    """What fits a game: two players; a prize that is won or shared; or camps, where each seat wins or not."""
    if game.returns_sum is None:
        return "logistic"
    return "Bradley-Terry" if players == 2 else "Plackett-Luce"


def rate(game: Game, players: int, bots: Sequence[str], games: Sequence[Played]) -> tuple[Rating, ...]:
    """The ratings of bots, the strongest first."""
    make = _seats_win_or_not if model_for(game, players) == "logistic" else _one_prize
    options, targets, deals = make(game, bots, games)
    effects, *covariances = fit(options, targets, deals)
    count = len(bots)
    centre = np.eye(count) - 1 / count
    points = ELO * centre @ effects[:count]
    variances = [np.diag(centre @ covariance[:count, :count] @ centre) for covariance in covariances]
    errors = ELO * np.sqrt(np.maximum(*variances))
    found = [
        Rating(bot, float(point), (float(point - WIDE * error), float(point + WIDE * error)))
        for bot, point, error in zip(bots, points, errors, strict=True)
    ]
    return tuple(sorted(found, key=lambda rating: -rating.points))


def _one_prize(game: Game, bots: Sequence[str], games: Sequence[Played]) -> tuple[Floats, Floats, npt.NDArray[Any]]:
    """An option a seat: its bot, and the seat itself. Returns say how much of the prize each seat got."""
    seats = len(games[0].bots)
    low, high = game.bounds
    assert game.returns_sum is not None
    prize = (game.returns_sum - seats * low) / (high - low)
    options = np.zeros((len(games), seats, len(bots) + seats))
    options[:, :, len(bots) :] = np.eye(seats)
    for row, played in enumerate(games):
        options[row, range(seats), [bots.index(bot) for bot in played.bots]] = 1
    returns = np.array([played.result.returns for played in games])
    return options, (returns - low) / (high - low) / prize, np.array([played.deal for played in games])


def _seats_win_or_not(
    _game: Game, bots: Sequence[str], games: Sequence[Played]
) -> tuple[Floats, Floats, npt.NDArray[Any]]:
    """A choice a seat, whether it wins: its bot as far as it differs from the mean of the table, its role, the seat."""
    seats = len(games[0].bots)
    roles = [_roles(played) for played in games]
    names = sorted({role for row in roles for role in row})
    options = np.zeros((len(games), seats, 2, len(bots) + len(names) + seats))
    wins = np.zeros((len(games), seats))
    options[:, :, 0, len(bots) + len(names) :] = np.eye(seats)
    for row, played in enumerate(games):
        sat = np.eye(len(bots))[[bots.index(bot) for bot in played.bots]]
        options[row, :, 0, : len(bots)] = sat - sat.mean(axis=0)
        options[row, range(seats), 0, [len(bots) + names.index(role) for role in roles[row]]] = 1
        wins[row, list(played.result.winners)] = 1
    targets = np.stack([wins, 1 - wins], axis=2)
    deals = np.repeat([played.deal for played in games], seats)
    return options.reshape(len(deals), 2, -1), targets.reshape(len(deals), 2), deals


def _roles(played: Played) -> list[str]:
    """The role of each seat, where a game gives each seat one."""
    held = {seat: role for seat, role, _ in played.result.tally}
    return [held.get(seat, "") for seat in range(len(played.bots))]


def fit(options: Floats, targets: Floats, groups: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats]:
    """The likeliest effects, and their covariance in two ways, of which the wider one is to be trusted.

    The first is for games that do not depend on each other. The second is the sandwich of Huber and White: games of one
    group may depend on each other in any way, so that paired deals, and seats that win together, are not counted as so
    many independent games. It means nothing where there is hardly a surprise, such as a bot that always wins.
    """
    size = options.shape[2]
    effects = np.zeros(size)
    curve = np.eye(size)
    for _ in range(STEPS):
        chances = _chances(options, effects)
        slope = np.einsum("gof,go->f", options, targets - chances) - effects / SPREAD**2
        mean = np.einsum("gof,go->gf", options, chances)
        curve = np.einsum("gof,go,goh->fh", options, chances, options, optimize=True) - mean.T @ mean
        curve += np.eye(size) / SPREAD**2
        step = np.linalg.solve(curve, slope)
        effects = effects + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-10:
            break
    slopes = np.einsum("gof,go->gf", options, targets - _chances(options, effects))
    _, index = np.unique(groups, return_inverse=True)
    together = np.zeros((int(index.max()) + 1, size))
    np.add.at(together, index, slopes)
    inverse: Floats = np.linalg.inv(curve).astype(np.float64)
    return effects, inverse, inverse @ (together.T @ together) @ inverse


def _chances(options: Floats, effects: Floats) -> Floats:
    scores = options @ effects
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found
