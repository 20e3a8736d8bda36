"""Golden playthroughs: what every seat sees of whole games does not change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.core.record import parse_record
from tests.golden import FOLDER, RULE, render

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_was_kept(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    assert render(parse_record(kept.partition(RULE)[0])) == kept


ENDINGS = {
    "duel": "all-shells limit limit-drawn memory professional time",
    "shamans": "moon no-cards last-shadow game tie",
    "shadow-hunters": (
        "hunters shadows three-neutrals allie bob charles daniel-first daniel-alive several turns "
        "agnes bryan catherine david"
    ),
}


@pytest.mark.parametrize("game", ENDINGS)
def test_there_is_a_playthrough_for_every_ending(game: str) -> None:
    assert {f"{game}-{ending}" for ending in ENDINGS[game].split()} <= {path.stem for path in FILES}
