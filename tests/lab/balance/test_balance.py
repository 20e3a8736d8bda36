"""The balance report: events are those of the games, and every measure agrees with hand arithmetic."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from gloaming.core.decisions import TABLE
from gloaming.core.events import Column
from gloaming.core.game import Tally, find
from gloaming.games.duel.rules.state import Kind as DuelKind
from gloaming.games.shamans.rules.state import Kind
from gloaming.lab.balance import facts
from gloaming.lab.balance.course import course_of, secrets_of
from gloaming.lab.balance.facts import Balance, Happening, Score, balance_of
from gloaming.lab.balance.findings import Findings, examine, quick_bot, survey, worth_of
from gloaming.lab.balance.parts import parts_of
from gloaming.lab.balance.report import report
from gloaming.lab.balance.stakes import Stakes
from gloaming.lab.data.events import COLUMNS, GAME, MOVE, Watched, Watcher, joined
from gloaming.lab.measures import Measure
from gloaming.lab.runs.arena import Result, prepare

SHORT = {"track": 4}


def test_watched_events_are_those_that_a_match_tells() -> None:
    run = prepare("shamans", ["random"], 2, "watched", 3, SHORT)
    seen = Watcher(run, 2, compiled=False).block(0, 2)
    wanted = balance_of(find("shamans")).kinds()
    for number in range(2):
        match = run.match(number)
        told = [(event.kind, event.seat) for event in match.events(TABLE) if event.kind in wanted]
        mine = seen.events[seen.events[:, GAME] == number]
        assert [tuple(row) for row in mine[:, [Column.KIND, Column.SEAT]].tolist()] == told
        assert seen.results[number].moves == len(match.moves)
    assert (seen.decided[:, 0] >= seen.decided[:, 1]).all()
    assert (seen.decided[:, 2] >= 2 * seen.decided[:, 1]).all()
    twice = joined([seen, seen])
    assert len(twice.results) == 4
    assert set(twice.events[:, GAME]) == {0, 1, 2, 3}


def event(kind: int, seat: int, fact: int, game: int, move: int) -> list[int]:
    row = [0] * (COLUMNS + 2)
    row[Column.KIND], row[Column.SEAT], row[Column.A], row[GAME], row[MOVE] = kind, seat, fact, game, move
    return row


def rounds() -> Watched:
    """Two games of two seats: the first has two rounds, of 10 and 30 moves, the second one of 20 moves."""
    first = Result(
        (1,), (0.0, 1.0), 40, (Tally(0, "a", True), Tally(1, "b", False), Tally(0, "b", False), Tally(1, "a", True))
    )
    second = Result((0,), (1.0, 0.0), 20, (Tally(0, "a", True), Tally(1, "b", False)))
    rows = [
        event(Kind.ROUND, 0, 1, 0, 0),
        event(Kind.ROLE_SHOWN, 1, 0, 0, 4),
        event(Kind.ROUND, 0, 2, 0, 10),
        event(Kind.DAGGER, 1, 0, 0, 15),
        event(Kind.ROLE_SHOWN, 0, 0, 0, 39),
        event(Kind.ROUND, 0, 1, 1, 0),
        event(Kind.DAGGER, 0, 0, 1, 5),
    ]
    return Watched((first, second), np.array(rows), np.ones((2, 3), np.int64))


def test_every_seat_has_a_row_in_every_part() -> None:
    seen = rounds()
    parts = parts_of(seen, Balance(part=Kind.ROUND), 2, find("shamans"))
    assert parts.roles == ("a", "b", "b", "a", "a", "b")
    assert parts.won.tolist() == [True, False, False, True, True, False]
    assert (
        list(zip(parts.begun.tolist(), parts.ended.tolist(), strict=True))
        == [(0, 10)] * 2 + [(10, 40)] * 2 + [(0, 20)] * 2
    )
    daggers = seen.events[seen.events[:, Column.KIND] == Kind.DAGGER]
    assert parts.rows_of(daggers).tolist() == [3, 4]
    assert parts.shares("a") == (1.0, 1.0)
    assert parts.shares("b") == (0.0, 0.0)


def test_secrets_end_when_they_are_shown() -> None:
    """One after 5 of 10 moves, one with the last move of its round: that one lasted, as did four others."""
    seen = rounds()
    balance = Balance(part=Kind.ROUND, unmasked=(Kind.ROLE_SHOWN,))
    *tenths, kept = secrets_of(seen, balance, parts_of(seen, balance, 2, find("shamans")))
    assert tenths == [1 / 6 if place == 5 else 0 for place in range(10)]
    assert kept == pytest.approx(5 / 6)
    assert secrets_of(seen, Balance(), parts_of(seen, Balance(), 2, find("shamans"))) == ()


def test_worth_compares_seats_of_the_same_role() -> None:
    """Role a wins 3 in 4 with it and 1 in 4 without, role b 1 in 2 either way; 40 and 120 seats had it."""
    won = np.array([True, True, True, False] * 10 + [True, False, False, False] * 10 + [True, False] * 120)
    roles = np.array(["a"] * 80 + ["b"] * 240)
    happened = np.array([True] * 40 + [False] * 40 + [True] * 120 + [False] * 120)
    worth, interval = worth_of(happened, won, roles)
    assert worth == pytest.approx((40 * 0.5 + 120 * 0) / 160)
    variance = (40**2 * (0.1875 / 40 + 0.1875 / 40) + 120**2 * (0.25 / 120 + 0.25 / 120)) / 160**2
    assert interval is not None
    assert interval[1] - interval[0] == pytest.approx(2 * 1.959964 * variance**0.5)
    assert worth_of(happened[:10], won[:10], roles[:10]) == (None, None)


def test_the_lead_is_followed_through_a_game() -> None:
    """Seat 0 pays 3, then seat 1 pays 5 and 1 more: the lead changes once. Halfway seat 1 leads, and it loses."""
    rows = [event(DuelKind.PAID, seat, shells, 0, move) for seat, shells, move in ((0, 3, 2), (1, 5, 8), (1, 1, 9))]
    seen = Watched((Result((0,), (1.0, -1.0), 10),), np.array(rows), np.ones((1, 3), np.int64))
    balance = Balance(score=Score(DuelKind.PAID, "shells", paid=True))
    course = course_of(seen, balance, 2, find("duel"))
    assert course is not None
    assert course.lead_changes.value == 1
    assert (course.leader_wins.value, course.leader_wins.count) == (0, 1)
    assert (course.comeback.value, course.last_wins.count) == (1, 0)
    assert course_of(seen, Balance(), 2, find("duel")) is None


def test_points_count_when_all_have_theirs() -> None:
    """After the first round both have 2, nobody leads; then seat 1 has 5 and seat 0 has 4."""
    points = ((0, 2, 3), (1, 2, 3), (0, 4, 15), (1, 5, 15))
    rows = [event(Kind.SCORED, seat, 0, 0, move) for seat, _, move in points]
    for row, (_, value, _) in zip(rows, points, strict=True):
        row[Column.B] = value
    seen = Watched((Result((1,), (0.0, 1.0), 16),), np.array(rows), np.ones((1, 3), np.int64))
    course = course_of(seen, Balance(score=Score(Kind.SCORED, "points")), 2, find("shamans"))
    assert course is not None
    assert course.lead_changes.value == 0
    assert (course.leader_wins.count, course.comeback.value) == (0, 0)


@pytest.fixture(scope="module")
def small() -> Findings:
    return examine("shamans", games=4, seed="small", bots=["random"], players=3, options=SHORT)


def test_findings_fit_together(small: Findings) -> None:
    """One of three is a Shadow; each round ends in one way, and begins once."""
    counts = {each.name: each.per_game for each in small.occurrences}
    held = {measure.name: measure.count for measure in small.wins if measure.group == "role"}
    assert held["shaman"] == 2 * held["shadow"]
    assert sum(value for name, value in counts.items() if name.startswith("ends by")) * 4 == held["shadow"]
    assert small.even == pytest.approx(1 / 3)
    assert sum(small.secrets) == pytest.approx(1)
    assert len(small.by_deal["moves"]) == 4
    assert {length.name for length in small.lengths} >= {"turns", "decisions", "minutes, estimated"}


def test_the_report_has_a_sentence_for_every_plot(small: Findings) -> None:
    other = replace(
        small,
        options={"track": "5"},
        by_deal={"moves": tuple(n + 3.0 + i for i, n in enumerate(small.by_deal["moves"]))},
    )
    text = report("Balance of a game", "Told.", [small], [other])
    assert text.count("<svg") == text.count("<figcaption>") >= 7
    assert not re.search(r"(src|href)=|@import|url\(", text)
    assert "With track 5" in text
    assert "Clearly different: moves." in text
    assert "association, not a cause" in text or "How it goes together" not in text
    several = report("Balance", "Told.", [small, replace(small, players=4)])
    assert "By the number of players" in several


def test_settings_are_compared_from_the_same_seeds() -> None:
    done: list[int] = []
    (one,), (same,) = survey(
        "duel", [2], [{"limit": 2}, {"limit": 2}], games=3, seed="s", bots=["random"], on_game=done.append
    )
    assert one == same
    assert done == [3, 6]


def test_what_to_look_at_follows_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a folder in the lab has all its events counted."""
    assert balance_of(find("shadow_hunters")).label is not None
    monkeypatch.setattr(facts, "find_spec", lambda _: None)
    found = balance_of(find("duel"))
    assert [happening.name for happening in found.happenings] == [kind.name.lower() for kind in DuelKind]
    assert Happening("draws", Kind.DRAWN, "tile").column(find("shamans")) == Column.SECRET


def test_the_usual_bot_is_the_strongest_quick_one() -> None:
    assert [quick_bot(game) for game in ("duel", "shamans", "shadow_hunters")] == ["matrix", "strong", "strong"]


def test_what_is_at_stake_is_told_if_it_was_asked_for(small: Findings) -> None:
    """A chance that passes one half at the seventh tenth; two decisions of hopeless seats, which swing 0.2 and 0.4."""
    assert "What is at stake" not in report("Balance", "Told.", [small])
    swing = Measure("game", "swing", 0.3, (0.1, 0.5), 2)
    winner = tuple(Measure("game", f"{10 * tenth} %", 0.0833 * tenth, (0.0, 1.0), 9) for tenth in range(1, 10))
    stakes = Stakes(swing, (swing,), Measure("game", "hopeless", 0.1, (0.0, 0.2), 20), swing, winner, swing)
    text = report("Balance", "Told.", [replace(small, stakes=stakes)])
    assert "wins 30.0 % [10.0, 50.0] more of the games than with the worst" in text
    assert "passes one half only near the end" not in text
    assert "passes one half after 70 % of the moves" in text
    assert "10.0 % [0.0, 20.0] of the decisions are taken by seats" in text
    assert "These 2 change another&#x27;s chance by 30.0 %" in text


def test_several_seats_are_tested_together(small: Findings) -> None:
    """A third with an interval of 0.10 to either side: 0.11 too much is clear for one seat, but not among three."""
    for value, clear in ((1 / 3 + 0.11, False), (1 / 3 + 0.13, True)):
        seats = [
            Measure(
                "seat", str(seat), value if seat == 0 else 0.3, (0.0, 1.0) if seat else (value - 0.1, value + 0.1), 90
            )
            for seat in range(3)
        ]
        text = report("Balance", "Told.", [replace(small, wins=(*seats,))])
        assert ("Some seat is better or worse" in text) == clear
