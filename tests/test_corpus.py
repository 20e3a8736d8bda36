"""Hundreds of finished games of mixed bots replay move by move, to the same record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.core.game import GAMES, Game
from gloaming.core.replay import verify
from tests import corpus


@pytest.mark.parametrize("name", GAMES)
def test_finished_games_replay_to_the_same_record(name: str, fast: Callable[[str], Game]) -> None:
    kept = corpus.read(name)
    assert len(kept) == corpus.GAMES
    for number, game in enumerate(kept):
        match = game.replay(fast(name))
        assert match.over
        assert corpus.digest(match) == game.digest, f"game {number} of {name} has changed"


@pytest.mark.parametrize("name", GAMES)
def test_some_of_them_verify_interpreted(name: str, fast: Callable[[str], Game]) -> None:
    for game in corpus.read(name)[:: corpus.GAMES // 3]:
        verify(game.replay(fast(name)).record())
