"""Tournaments: every pair in paired deals, until it is decided; the cross table and the roles are counted right."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from gloaming import minds
from gloaming.core.errors import Malformed
from gloaming.lab.contests.ladder import FIRST_LOOK
from gloaming.lab.contests.plot import plot
from gloaming.lab.contests.tournaments import Tournament, hold
from gloaming.lab.runs.arena import Result, Run

RANKS = ("random", "matrix", "master")


def scripted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], str]]:
    """The stronger of two wins, but `matrix` loses one deal in four to `random`; returns what is played."""
    played: list[tuple[tuple[str, ...], str]] = []

    def play(run: Run, number: int) -> Result:
        seating = run.seating(number)
        played.append((seating, run.seed_of(number)))
        ranks = [RANKS.index(bot) for bot in seating]
        lead = 1.0 if ranks[0] > ranks[1] else -1.0
        if max(ranks) == 1 and number // 2 % 4 == 0:
            lead = -lead
        return Result((0 if lead > 0 else 1,), (lead, -lead), 0)

    monkeypatch.setattr(Run, "play", play)
    return played


def test_every_pair_is_played_until_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clear pairs need the first look only. Each deal is played in both seatings with the same chance."""
    played = scripted(monkeypatch)
    found = hold("duel", RANKS, deals=2000, seed="t")
    assert [(pair.first, pair.second, pair.better) for pair in found.pairs] == [
        ("random", "matrix", "matrix"),
        ("random", "master", "master"),
        ("matrix", "master", "master"),
    ]
    unclear, *clear = found.pairs
    assert [pair.deals for pair in clear] == [FIRST_LOOK, FIRST_LOOK]
    assert FIRST_LOOK < unclear.deals < 2000
    assert unclear.lead == pytest.approx(-0.5, abs=0.05)
    assert unclear.interval[0] < unclear.lead < unclear.interval[1] < 0
    assert len(played) == len(set(played)) == found.games == 2 * sum(pair.deals for pair in found.pairs)
    assert {(seats[::-1], seed) for seats, seed in played} == set(played)
    assert [rating.bot for rating in found.ratings] == ["master", "matrix", "random"]


def test_the_cross_table_has_every_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch)
    found = hold("duel", RANKS, deals=100, seed="t")
    cells = {(cell.bot, cell.among): cell for cell in found.cells}
    assert set(cells) == {(one, other) for one in RANKS for other in RANKS if one != other}
    assert cells["master", "random"].share == 1
    assert cells["random", "master"].share == 0
    assert cells["random", "matrix"].share + cells["matrix", "random"].share == pytest.approx(1)
    assert cells["matrix", "random"].share == pytest.approx(0.75, abs=0.02)


def test_equal_bots_stay_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table of three, each sits alone among the others in every seat, and each has all seats once."""
    monkeypatch.setitem(minds.BOTS["shamans"], "other", minds.BOTS["shamans"]["random"])
    found = hold("shamans", ["random", "other"], deals=2, seed="even", options={"track": 4})
    (pair,) = found.pairs
    assert (pair.deals, pair.better, pair.lead) == (2, "", 0)
    assert found.games == 2 * (3 + 3 + 1 + 1)
    assert sum(cell.share for cell in found.cells) / 2 == pytest.approx(1 / 3)
    held = {(role.bot, role.role): role.held for role in found.roles}
    assert held["random", "shaman"] == 2 * held["random", "shadow"] == held["other", "shaman"]


def test_the_same_seed_finds_the_same() -> None:
    one, two = (
        hold("duel", ["random", "matrix"], deals=3, seed="same", options={"limit": 2}, workers=n) for n in (1, 2)
    )
    assert one == two


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_one_bot_is_no_tournament(bots: list[str]) -> None:
    with pytest.raises(Malformed, match="at least 2 bots"):
        hold("duel", bots, deals=1, seed="s")


def test_the_picture_names_every_bot_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch)
    found: Tournament = hold("duel", RANKS, deals=25, seed="t")
    texts = [element.text for element in ElementTree.fromstring(plot(found)).iter("{http://www.w3.org/2000/svg}text")]
    for rating in found.ratings:
        assert texts.count(rating.bot) == 3  # of the rating, the row and the column
        assert f"{rating.points:.0f}" in texts
    for cell in found.cells:
        assert f"{100 * cell.share:.1f}" in texts
