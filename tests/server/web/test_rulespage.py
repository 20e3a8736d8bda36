"""The rules as the page shows them."""

from __future__ import annotations

import pytest

from gloaming.core.clauses import clauses, rules_text
from gloaming.core.game import GAMES, LANGUAGES
from gloaming.server.web.rulespage import RulesPage, rules_page


def rulings(page: RulesPage) -> dict[str, bool]:
    return {clause.id: clause.ruling for section in page.sections for clause in section.clauses}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_there_once_and_in_order(game: str, lang: str) -> None:
    page = rules_page(game, lang)
    shown = [clause.id for section in page.sections for clause in section.clauses]
    assert shown == list(clauses(rules_text(game, lang)))
    assert all(section.heading and section.clauses for section in page.sections)
    assert page.title
    assert page.preface


@pytest.mark.parametrize("game", GAMES)
def test_the_same_clauses_are_rulings_in_every_language(game: str) -> None:
    assert rulings(rules_page(game, "fr")) == rulings(rules_page(game, "en"))


def test_rules_that_nobody_translated_are_in_english_and_say_so() -> None:
    german, english = rules_page("shamans", "de"), rules_page("shamans", "en")
    assert (rules_page("duel", "de").lang, german.lang, english.lang) == ("de", "en", "en")
    assert german == english
    assert rules_page("duel", "de").title.startswith("Duell der Schamanen")


def test_rulings_and_values_of_the_board_are_marked_and_printed_rules_are_not() -> None:
    duel, shamans = rulings(rules_page("duel", "en")), rulings(rules_page("shamans", "en"))
    assert [duel[name] for name in ("D1", "D2", "D6", "D7", "D15", "D23")] == [False, True, False, True, True, True]
    assert (shamans["S4"], shamans["S10"]) == (True, False)


def test_a_clause_has_its_table_and_not_its_own_name() -> None:
    page = rules_page("shamans", "en")
    (clause,) = [clause for section in page.sections for clause in section.clauses if clause.id == "S2"]
    assert "| players |" in clause.text
    assert "**S2**" not in clause.text
    assert page.sections[0].heading == "Material and set-up"
