"""No viewer receives anything they must not know: paired worlds, and servers that were broken on purpose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloaming.core.decisions import TABLE
from gloaming.core.events import read_all
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.core.messages import say
from gloaming.games.shadow_hunters.rules.characters import HIT_POINTS
from gloaming.minds.programs.protocol import happened
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables import commands, frames
from gloaming.server.tables.entries import Coded, Held, Standing, TableSettings
from gloaming.server.tables.programs import ProgramFrames
from gloaming.server.tables.standing import declines
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables
from tests.server.paired import compare, same_start

SETTINGS = [
    TableSettings("duel", 2, {"variant": "base"}, window=0),
    TableSettings("duel", 2, {"variant": "memory"}, window=0),
    TableSettings("shamans", 3, window=0),
    TableSettings("shamans", 5, window=0),
    TableSettings("shadow_hunters", 5, window=0),
    TableSettings("shadow_hunters", 8, {"expansion": "random"}, window=0),
    TableSettings("shadow_hunters", 4, window=2),
    TableSettings("shamans", 3, window=2),
]
ENOUGH = 10  # moves
WITH_A_BOT = [
    TableSettings("duel", 2, {"variant": "memory"}, window=0),
    TableSettings("shamans", 3, window=2),
    TableSettings("shadow_hunters", 4, window=0),
    TableSettings("shadow_hunters", 4, window=2),
]


def _compare_enough(folder: Path, game: Game, settings: TableSettings, *bots: str) -> None:
    """Compare games until there are enough moves: in some games the viewer soon learns a difference."""
    compared = 0
    for seed in range(1, 6):
        (folder / str(seed)).mkdir()
        compared += asyncio.run(compare(folder / str(seed), game, settings, seed, bots))
        if compared >= ENOUGH:
            return
    raise AssertionError(f"only {compared} moves were compared")


def _name(settings: TableSettings) -> str:
    return f"{settings.game}-{settings.players}-{'-'.join(settings.options.values())}-{settings.window}"


@pytest.mark.parametrize("settings", SETTINGS, ids=_name)
def test_what_comes_and_what_is_logged_is_the_same_bytes_whatever_the_viewer_does_not_know(
    settings: TableSettings, fast: Callable[[str], Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_start(monkeypatch)
    _compare_enough(tmp_path, fast(settings.game), settings)


@pytest.mark.parametrize("settings", WITH_A_BOT, ids=_name)
def test_beside_a_bot_it_is_the_same_too(
    settings: TableSettings, fast: Callable[[str], Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_start(monkeypatch)
    _compare_enough(tmp_path, fast(settings.game), settings, "steady")


WITH_A_PROGRAM = [
    TableSettings("shamans", 3, window=0),
    TableSettings("shadow_hunters", 4, window=2),
]


@pytest.mark.parametrize("settings", WITH_A_PROGRAM, ids=_name)
def test_to_a_program_and_beside_one_it_is_the_same_too(
    settings: TableSettings, fast: Callable[[str], Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_start(monkeypatch)
    game = fast(settings.game)
    compared = asyncio.run(compare(tmp_path, game, settings, 1, program=2, viewers=[1, 2, None]))
    assert compared >= ENOUGH


def _events_of_others_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: ProgramFrames, match: Match, _seat: int) -> Any:
        since, self._told = self._told, len(match.moves)
        events = [event for log in match.logs(since) for event in read_all(log, match.game.kinds)]
        return [happened(match.game, event) for event in events]

    monkeypatch.setattr(ProgramFrames, "_take", leaking)


def _another_seats_view_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    real = ProgramFrames._view
    monkeypatch.setattr(ProgramFrames, "_view", lambda self, this, seat: real(self, this, (seat + 1) % 3))


# With the settings, and the game to look at first.
LEAKS_TO_PROGRAMS = {
    "events of others": (_events_of_others_in_a_line, SETTINGS[2], 3),
    "another seat's view": (_another_seats_view_in_a_line, SETTINGS[2], 1),
}


@pytest.mark.parametrize("name", LEAKS_TO_PROGRAMS)
def test_a_program_that_is_told_too_much_is_caught(
    name: str, fast: Callable[[str], Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, settings, first = LEAKS_TO_PROGRAMS[name]
    same_start(monkeypatch)
    leak(monkeypatch)
    with pytest.raises(AssertionError):  # noqa: PT012  any of some games may be the one that shows it
        for number, seed in enumerate((first, *range(1, 9))):
            (tmp_path / str(number)).mkdir()
            game = fast(settings.game)
            asyncio.run(compare(tmp_path / str(number), game, settings, seed, program=2, viewers=[2]))


def _hit_points_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frames.play_info

    def leaking(table: Table, person: int | None) -> Any:
        play = real(table, person)
        assert table.match is not None
        assert play is not None
        for seat, shown in enumerate(play.view["seats"]):
            shown["hit_points"] = int(HIT_POINTS[int(table.match.state.character[seat])])
        return play

    monkeypatch.setattr(frames, "play_info", leaking)


def _a_global_counter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "number", lambda self, _person: self.version)


def _an_unredacted_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Match, _viewer: int, since: int = 0, until: int | None = None) -> Any:
        return [event for log in self.logs(since, until) for event in read_all(log, self.game.kinds)]

    monkeypatch.setattr(Match, "events", leaking)


def _a_spectator_with_a_players_view(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frames.viewer_of
    monkeypatch.setattr(frames, "viewer_of", lambda table, person: 0 if person is None else real(table, person))


def _a_log_line_with_a_role(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Tables._take

    async def leaking(self: Tables, opened: Any, entry: Any) -> None:
        await real(self, opened, entry)
        if opened.table.match is not None:
            names = ("roles", "character", "mask")
            state = opened.table.match.state
            secret = next(getattr(state, name).tolist() for name in names if name in state.dtype.names)
            logging.getLogger("gloaming.server").warning("moved %s", secret)

    monkeypatch.setattr(Tables, "_take", leaking)


def _a_held_answer_that_all_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.whose
    monkeypatch.setattr(Table, "whose", lambda self, body: None if isinstance(body, Held) else real(self, body))


def _a_standing_answer_that_all_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.whose
    monkeypatch.setattr(Table, "whose", lambda self, body: None if isinstance(body, Standing) else real(self, body))


def _a_window_that_is_shorter_for_a_standing_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.ends_at.fget  # type: ignore[attr-defined]

    def leaking(self: Table) -> Any:
        ends_at = real(self)
        if ends_at is None or self.match is None or not all(declines(self, seat) for seat in self.match.pending):
            return ends_at
        return ends_at - 500

    monkeypatch.setattr(Table, "ends_at", property(leaking))


def _a_code_that_all_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.whose
    monkeypatch.setattr(Table, "whose", lambda self, body: None if isinstance(body, Coded) else real(self, body))


def _refusals_with(monkeypatch: pytest.MonkeyPatch, leak: Callable[[Refused, str], None]) -> None:
    """Let a leak put the scene of the game into every refused move."""
    real = commands._move

    def leaking(table: Table, person: int, command: wire.Move) -> Any:
        try:
            return real(table, person, command)
        except Refused as refused:
            assert table.match is not None
            leak(refused, table.match.scene())
            raise

    monkeypatch.setattr(commands, "_move", leaking)


def _a_refusal_made_from_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(refused: Refused, scene: str) -> None:
        refused.clause = scene

    _refusals_with(monkeypatch, leak)


def _a_fact_of_a_refusal_that_its_words_do_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(refused: Refused, scene: str) -> None:
        refused.message = say(refused.key, **refused.message.args, scene=scene)

    _refusals_with(monkeypatch, leak)


# With the settings, and the game to look at first: in some games nobody does what would show it.
LEAKS = {
    "hit points in a view": (_hit_points_in_a_view, SETTINGS[4], 1),
    "a global counter": (_a_global_counter, SETTINGS[2], 1),
    "an unredacted event": (_an_unredacted_event, SETTINGS[4], 3),
    "a spectator with a player's view": (_a_spectator_with_a_players_view, SETTINGS[2], 1),
    "a log line with a role": (_a_log_line_with_a_role, SETTINGS[2], 1),
    "a held answer that all are told of": (_a_held_answer_that_all_are_told_of, SETTINGS[6], 1),
    "a standing answer that all are told of": (_a_standing_answer_that_all_are_told_of, SETTINGS[6], 1),
    "a window that is shorter for a standing answer": (_a_window_that_is_shorter_for_a_standing_answer, SETTINGS[6], 2),
    "a code that all are told of": (_a_code_that_all_are_told_of, SETTINGS[2], 1),
    "a refusal made from the state": (_a_refusal_made_from_the_state, SETTINGS[2], 1),
    "a fact of a refusal that its words do not say": (_a_fact_of_a_refusal_that_its_words_do_not_say, SETTINGS[2], 1),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_seeded_leak_is_caught(
    name: str, fast: Callable[[str], Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, settings, first = LEAKS[name]
    same_start(monkeypatch)
    leak(monkeypatch)
    with pytest.raises(AssertionError):  # noqa: PT012  any of some games may be the one that shows it
        for number, seed in enumerate((first, *range(1, 5))):
            (tmp_path / str(number)).mkdir()
            asyncio.run(compare(tmp_path / str(number), fast(settings.game), settings, seed))


def test_watchers_look_with_the_eyes_of_the_table() -> None:
    assert frames.viewer_of(Table("t"), None) == TABLE
