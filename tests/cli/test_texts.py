"""The command line's words: the same in both languages, and French set as French is."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from gloaming.cli.texts import TEXTS
from gloaming.core.game import LANGUAGES

_LONE = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")


def _fields(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_language_has_the_same_keys_and_fields() -> None:
    assert set(TEXTS) == set(LANGUAGES)
    for key, english in TEXTS["en"].items():
        assert _fields(TEXTS["fr"][key]) == _fields(english), key
    assert set(TEXTS["en"]) == set(TEXTS["fr"])


@pytest.mark.parametrize("text", TEXTS["fr"].values())
def test_french_has_no_break_spaces_and_curved_apostrophes(text: str) -> None:
    said = re.sub(r"`[^`]*`|\{[^}]*\}", "", text)
    assert not _LONE.search(said)
    assert "'" not in said
    assert not re.search(r" [:;!?»]", said)


def test_every_text_is_used() -> None:
    from pathlib import Path  # noqa: PLC0415

    import gloaming.cli  # noqa: PLC0415

    folder = Path(gloaming.cli.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py") if path.name != "texts.py")
    made = {key for key in TEXTS["en"] if key.startswith("about_")}
    unused = [key for key in TEXTS["en"] if key not in made and f'"{key}"' not in source and f"'{key}'" not in source]
    assert unused == []
