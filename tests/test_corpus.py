"""Hundreds of finished games of mixed bots, from every version of the rules, replay move by move to the same record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.core.game import GAMES, Game, find
from gloaming.core.replay import verify
from tests import corpus

every_version = pytest.mark.parametrize(
    ("name", "rules"), [(name, rules) for name in GAMES for rules in range(1, find(name).version + 1)]
)


@every_version
def test_finished_games_replay_to_the_same_record(name: str, rules: int, fast: Callable[[str], Game]) -> None:
    kept = corpus.read(name, rules)
    assert len(kept) == corpus.GAMES[rules]
    for number, game in enumerate(kept):
        match = game.replay(fast(name))
        assert match.over
        assert corpus.digest(match, rules) == game.digest, f"game {number} of {name} has changed"


@every_version
def test_some_of_them_verify_interpreted(name: str, rules: int, fast: Callable[[str], Game]) -> None:
    for game in corpus.read(name, rules)[:: corpus.GAMES[rules] // 3]:
        verify(game.replay(fast(name)).record())
