"""Reviews in words and pictures: evidence in a sentence, beliefs as strips, and every language."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.game import LANGUAGES, Reader, find
from gloaming.core.match import Match
from gloaming.core.messages import say
from gloaming.core.speech import Speech
from gloaming.lab.runs.arena import play_on
from gloaming.minds import make
from gloaming.reviews.beliefs import Believed, Shift
from gloaming.reviews.charts import _runs, rows_of
from gloaming.reviews.naming import evidence, term, turning_point
from gloaming.reviews.picture import page
from gloaming.reviews.review import Review, known_to
from gloaming.reviews.telling import Teller

ANSWERED, REVEALS = say("event-answered", who=(1,)), say("event-reveals", who=(1,), character=say("character-werewolf"))


def test_evidence_is_what_names_the_answer_and_then_what_names_whom_it_is_about() -> None:
    game = find("shadow_hunters")
    shift = Shift(12, ("characters", "1", "werewolf"), 0.35, 0.81)
    said = evidence(game, shift, [say("event-turn", turn=3), ANSWERED, REVEALS])
    assert said.args["told"] == REVEALS
    assert (said.args["about"], said.args["before"], said.args["after"]) == ((1,), 35, 81)
    assert evidence(game, shift, [say("event-turn", turn=3), ANSWERED]).args["told"] == ANSWERED
    assert evidence(game, shift, []).id == "core-review-evidence-unseen"


def test_words_of_beliefs_have_names_in_every_game() -> None:
    assert term(find("shadow_hunters"), "camps", "shadow") == say("camp-shadow")
    assert term(find("shamans"), "roles", "shadow") == say("role-shadow")
    assert term(find("shamans"), "holds", "purple") == say("world-purple")
    assert term(find("duel"), "pawns", "7") == say("core-verbatim", text="7")


def test_a_turning_point_is_named_by_the_first_things_that_happened() -> None:
    first, second, third, fourth = (say("core-verbatim", text=text) for text in "abcd")
    assert turning_point([first], 0) == first
    joined = turning_point([first, second, third, fourth], 0)
    assert Speech("", Reader(TABLE)).said(joined) == "a b c"
    assert turning_point([], 2) == say("core-review-unseen", who=(2,))


def test_a_strip_shows_a_chance_while_it_looks_the_same() -> None:
    odds = [0.5, 0.51, 0.0, 1.0]
    course = [Believed(5 * n, {"camps": {"1": {"shadow": chance, "hunter": 0.0}}}) for n, chance in enumerate(odds)]
    assert rows_of(course, "camps") == [("1", "shadow")]  # nobody ever took seat 1 for a Hunter
    assert list(_runs(course, "camps", ("1", "shadow"), 30)) == [(0, 10, 10), (15, 30, 20)]


class _Words(HTMLParser):
    """The headings of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self._inside = tag in ("h2", "h3")

    def handle_data(self, data: str) -> None:
        if self._inside and data.strip():
            self.headings.append(data.strip())


@pytest.fixture(scope="module")
def reviewed() -> tuple[Match, Review]:
    match = gloaming.new("shadow_hunters", players=4, seed="in words")
    play_on(match, [make("heuristic", match.game, seat, f"bot {seat}") for seat in range(4)])
    return match, known_to([0], match, "strong", 0.001)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beliefs_and_evidence_are_told_in_every_language(reviewed: tuple[Match, Review], lang: str) -> None:
    match, found = reviewed
    teller = Teller(match, found, Speech("shadow_hunters", Reader(TABLE, lang)))
    words = _Words()
    words.feed(page(teller, lang))
    assert teller.said("beliefs", player=teller.name(0)) in words.headings
    assert teller.said("shifts") in words.headings
    [shifts] = [table for table in teller.tables() if table.title == teller.said("shifts")]
    assert len(shifts.rows) == len(found.seats[0].shifts) > 0
    assert all(row[2].count("\u00a0%") == 2 for row in shifts.rows)
