"""Words: the same in every language, French set as French, nothing left out."""

from __future__ import annotations

import importlib.util
import random
import re
import string
from collections.abc import Callable

import pytest

from gloaming.core.counting import fill
from gloaming.core.game import LANGUAGES, Game
from gloaming.testing import Setup, check_words
from tests.setups import SETUPS

PACKAGES = sorted({f"gloaming.games.{setup.name}.words" for setup in SETUPS} | {"gloaming.cli"})
PACKAGES = [package for package in PACKAGES if importlib.util.find_spec(f"{package}.texts")]
NO_PLURAL = (
    "fois",
    "pas",
    "des",
    "times",
    "begins",
)  # the same for one, or no plural of what is counted


@pytest.mark.parametrize("package", PACKAGES)
def test_every_text_is_there_in_every_language_with_the_same_blanks(package: str) -> None:
    texts = importlib.import_module(f"{package}.texts").TEXTS
    assert set(texts) == set(LANGUAGES)
    assert texts["en"].keys() == texts["fr"].keys()
    for key, english in texts["en"].items():
        blanks = [
            {field for _, field, _, _ in string.Formatter().parse(text) if field}
            for text in (english, texts["fr"][key])
        ]
        assert blanks[0] == blanks[1], f"{key}: {blanks}"


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_counted_is_said_in_the_singular_too(package: str) -> None:
    """A number and a plural beside it would be wrong for 1: `{wounds:wound|wounds}` is right for all."""
    for texts in importlib.import_module(f"{package}.texts").TEXTS.values():
        for key, text in texts.items():
            found = re.findall(r"\{(count|wounds|hit|hits|shells|steps|moves|draws|games|a|b)\} ([a-zà-ÿ]+s)\b", text)
            assert all(word in NO_PLURAL for _, word in found), f"{key}: {text}"


def test_numbers_take_the_form_of_their_language() -> None:
    english, french = "{n:wound|wounds}, {n}", "{n:blessure|blessures}"
    assert [fill(english, "en", n=n) for n in (0, 1, 2)] == ["0 wounds, 0", "1 wound, 1", "2 wounds, 2"]
    assert [fill(french, "fr", n=n) for n in (0, 1, 2)] == ["0 blessure", "1 blessure", "2 blessures"]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_tells_nobody_what_to_type(package: str) -> None:
    """Its words go to pages too; the terminal says by itself what can be typed, and knows what is legal."""
    if package == "gloaming.cli":
        return
    for texts in importlib.import_module(f"{package}.texts").TEXTS.values():
        assert not [key for key, text in texts.items() if "`" in text]


@pytest.mark.parametrize("package", PACKAGES)
def test_french_is_set_as_french(package: str) -> None:
    for key, text in importlib.import_module(f"{package}.texts").TEXTS["fr"].items():
        prose = re.sub(r"`[^`]*`|\{[^}]*\}", "x", text)
        assert "'" not in prose, f"{key}: a straight apostrophe"
        assert not re.search(r"[^\u00a0\u202f\s(][:;!?»](\s|$)", prose), (
            f"{key}: no space before a high sign in {text!r}"
        )
        assert not re.search(r" [:;!?»]", prose), f"{key}: a breaking space before a high sign in {text!r}"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_has_words_for_everybody(setup: Setup, fast: Callable[[str], Game]) -> None:
    check_words(setup, LANGUAGES, [random.Random(str(setup)).randrange(100)], fast(setup.name))
