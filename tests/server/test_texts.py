"""What the server says to people: the same in both languages, and French set as French is."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from gloaming.core.game import LANGUAGES
from gloaming.server import texts
from gloaming.server.texts import TEXTS

_LONE = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")


def test_every_language_says_the_same_things_of_the_same_values() -> None:
    def fields(text: str) -> set[str | None]:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}

    assert set(TEXTS) == set(LANGUAGES)
    assert set(TEXTS["en"]) == set(TEXTS["fr"])
    assert all(fields(TEXTS["fr"][key]) == fields(english) for key, english in TEXTS["en"].items())


@pytest.mark.parametrize("text", TEXTS["fr"].values())
def test_french_has_no_break_spaces_and_curved_apostrophes(text: str) -> None:
    assert not _LONE.search(text)
    assert "'" not in text


def test_every_text_is_used() -> None:
    folder = Path(texts.__file__).parent
    source = "".join(path.read_text() for path in folder.rglob("*.py") if path.name != "texts.py")
    assert [key for key in TEXTS["en"] if f'"{key}"' not in source] == []
