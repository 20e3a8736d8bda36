"""The pictures of the docs are those that the command draws from the data beside them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gloaming.lab.duel import pictures

DATA = Path(__file__).parents[3] / "docs/data"


def test_a_board_shows_every_pawn_on_its_cell() -> None:
    drawn = ElementTree.fromstring(pictures.board([5, 0, 0, 7, 0, 0, 8, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 9], "a board"))
    words = [(each.text, float(each.get("x", 0)), float(each.get("y", 0))) for each in drawn.iter() if each.get("x")]
    pawns = {text: (x, y) for text, x, y in words if text in {"5", "7", "8", "9"}}
    assert sorted(pawns) == ["5", "7", "8", "9"]
    assert pawns["5"][0] == pawns["7"][0] == pawns["8"][0] < pawns["9"][0]  # column a, and column c
    assert pawns["5"][1] < pawns["7"][1] < pawns["8"][1] < pawns["9"][1]  # Wolf's stand lower in a cell


def test_the_pictures_that_are_kept_are_drawn_from_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in DATA.glob("duel-*.[jn][sp][oz]*"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(sys, "argv", ["pictures", str(tmp_path)])
    pictures.main()
    assert "Bison swaps, with 1 of 18 shells and 13 duels left: +1.000" in capsys.readouterr().out
    kept = {path.name: path.read_text(encoding="utf-8") for path in DATA.glob("duel-*.svg")}
    assert kept == {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.svg")}
    assert len(kept) == 7
