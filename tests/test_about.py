"""What a game says about itself: complete, in every language, with correct clauses."""

from __future__ import annotations

import re

import pytest

from gloaming.core.about import About, find_about
from gloaming.core.errors import Malformed
from gloaming.core.game import GAMES, LANGUAGES, find
from gloaming.games.shamans.rules.components import LONGEST_TRACK
from gloaming.minds import BOTS
from gloaming.testing.words import about_in_words
from tests.test_clauses import clauses


def cited(about: About) -> set[str]:
    """The ids of the clauses that an About cites; of a span, both ends."""
    words = [option.clause for option in about.options.values()] + [term.clause for term in about.glossary.values()]
    return {name for word in words for name in re.findall(r"[DSH]\d+", word)}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_bot_is_told_of(game: str) -> None:
    about = find_about(game)
    assert list(about.options) == [option.name for option in find(game).options]
    assert about.bots.keys() == BOTS[game].keys()
    assert 0 < about.minutes[0] <= about.minutes[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_an_option_are_values_it_takes(game: str) -> None:
    for option in find(game).options:
        words = find_about(game).options[option.name]
        for value, _ in words.choices:
            whole = ",".join([value] * len(words.parts)) or value
            assert option.write(option.read(whole)) == whole
            if words.parts:
                find(game).start(None, {option.name: option.read(whole)})


def test_s4_the_start_has_the_bounds_of_the_longest_track() -> None:
    game, bounds = find("shamans"), find_about("shamans").options["start"].bounds
    assert bounds is not None
    least, most = bounds
    for start in (least, most):
        game.start(None, {"track": LONGEST_TRACK, "start": start})
    for start in (least - 1, most + 1):
        with pytest.raises(Malformed):
            game.start(None, {"track": LONGEST_TRACK, "start": start})


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_named_exist(game: str) -> None:
    assert cited(find_about(game)) <= set(clauses(game, "en"))
    assert all(term.clause for term in find_about(game).glossary.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_empty_and_french_is_set_as_french(game: str, lang: str) -> None:
    for text in about_in_words(find(game), lang):
        assert text.strip() == text != ""
        if lang == "fr":
            assert "'" not in text, text
            assert not re.search(r"[^\u00a0\u202f\s(][:;!?»](\s|$)| [:;!?»]", text), text
