"""Which games there are: ours, and those that other packages declare."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from gloaming.core import game


def test_a_game_of_others_is_found_and_does_not_replace_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = game._declarations()
    theirs = [EntryPoint(name, "elsewhere:GAME", "gloaming.games") for name in (*ours, "kuhn")]

    def entry_points(**_: Any) -> list[EntryPoint]:
        return theirs

    monkeypatch.setattr(game, "entry_points", entry_points)
    assert game._declarations() == {**ours, "kuhn": "elsewhere:GAME"}
