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


def test_there_is_a_playthrough_for_every_ending_of_every_game() -> None:
    endings = {
        "duel-all-shells",
        "duel-limit",
        "duel-limit-drawn",
        "duel-memory",
        "duel-professional",
        "duel-time",
    }
    assert endings <= {path.stem for path in FILES}
