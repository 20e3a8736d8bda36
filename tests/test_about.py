"""What a game says about itself: complete, in every language, with correct clauses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gloaming.core.about import About, find_about
from gloaming.core.errors import Malformed
from gloaming.core.game import GAMES, LANGUAGES, Game, find
from gloaming.games.shamans.rules.components import LONGEST_TRACK
from gloaming.minds import BOTS, for_newcomers
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


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_offered_exactly_when_the_game_accepts_it(game: str) -> None:
    declared = find(game)
    for players in range(declared.players[0], declared.players[1] + 1):
        for name, words in find_about(game).options.items():
            if words.parts:
                continue  # a part that is not in the game may have any value
            option = declared.option(name)
            others = declared.read_options(words.only)
            for value, _ in words.choices:
                enough = max(words.fewest.get(value, 0), words.fewest.get("", 0)) <= players
                for given in [others, {}] if words.only else [others]:
                    offered = (enough and given == others) or value == option.write(option.default)
                    assert accepts(declared, players, {**given, name: option.read(value)}) == offered, (name, value)


def accepts(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether a game can be played with these options."""
    try:
        game.start(players, options)
    except Malformed:
        return False
    return True


def test_s3_a_world_is_offered_with_the_players_it_comes_in_with() -> None:
    worlds = find_about("shamans").options["rituals"]
    assert [worlds.fewest[part.id] for part in worlds.parts] == [3, 3, 3, 3, 3, 4, 5]


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_meet_a_bot_between_the_weakest_and_the_strongest(game: str) -> None:
    assert for_newcomers(game) in list(find(game).bots)[1:-1]


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
