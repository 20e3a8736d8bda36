"""No power of a host, a player, a guest, a watcher or somebody who returns shows them another's secrets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloaming.core.game import Game
from gloaming.server import wire
from gloaming.server.people.people import People
from gloaming.server.replays.archive import Archive
from gloaming.server.tables import commands
from gloaming.server.tables import entries as e
from gloaming.server.tables.table import Table
from tests.server.powers import run

STEPS = 100
WATCHING = ["public", "off", "delayed"]


@pytest.mark.parametrize("spectators", WATCHING)
def test_whatever_people_do_they_see_their_own_seats_alone(
    spectators: str, fast: Callable[[str], Game], tmp_path: Path
) -> None:
    party = asyncio.run(run(tmp_path, fast("shamans"), 7, spectators, STEPS))
    assert party.compared > STEPS / 4


def _a_link_that_is_anybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    real = People.link

    async def leaking(self: People, table: str, person: int) -> str:
        return await real(self, table, 1 + person % 3)

    monkeypatch.setattr(People, "link", leaking)


def _a_code_that_is_anybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "with_code", lambda self, _digest: random.Random(self.version).randint(1, 3))


def _consent_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.others_than
    monkeypatch.setattr(Table, "others_than", lambda self, seat: set(sorted(real(self, seat))[:1]))
    monkeypatch.setattr("gloaming.server.people.takeover.FEWEST", 1)


def _seats_that_are_taken_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    real = commands.body_of

    def leaking(table: Table, person: int | None, command: wire.Command) -> e.Body:
        if isinstance(command, wire.Sit) and person is not None and 0 <= command.seat < len(table.chairs):
            return e.Sat(person, command.seat)
        return real(table, person, command)

    monkeypatch.setattr("gloaming.server.tables.commands.body_of", leaking)


def _replays_from_any_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(*_: Any) -> None:
        pass

    monkeypatch.setattr(Archive, "_check", leaking)


def _reviews_of_running_games(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(self: Archive, replay: str) -> str:
        _, this = await self._round(replay)
        assert this.match is not None
        return this.match.record()

    monkeypatch.setattr(Archive, "ended", leaking)


def _notes_that_go_with_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.hand_over

    def leaking(self: Table, person: int, seat: int) -> None:
        self.people[person].notes = self.people[self.owner(seat)].notes
        real(self, person, seat)

    monkeypatch.setattr(Table, "hand_over", leaking)


LEAKS = (
    _a_link_that_is_anybodys,
    _a_code_that_is_anybodys,
    _consent_of_one,
    _seats_that_are_taken_in_a_game,
    _replays_from_any_seat,
    _reviews_of_running_games,
    _notes_that_go_with_the_seat,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda it: it.__name__.strip("_"))
def test_a_power_that_shows_anothers_secrets_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None],
    fast: Callable[[str], Game],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):  # noqa: PT012  any of some evenings may be the one that shows it
        for seed in range(1, 6):
            (tmp_path / str(seed)).mkdir()
            asyncio.run(run(tmp_path / str(seed), fast("shamans"), seed, "public", STEPS))
