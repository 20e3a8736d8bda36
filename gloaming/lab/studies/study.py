"""A study: a small file names games, options to sweep, bots and deals; the games that follow from it.

All settings use the same seeds, so a deal has the same chance wherever the rules are the same so far.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.core.game import find
from gloaming.lab.runs.arena import Result, Run, compile_for, heading, prepare, resumed
from gloaming.lab.runs.cluster import Cluster
from gloaming.lab.runs.ledger import Ledger
from gloaming.lab.runs.workers import Chunk, Processes, Workers, chunks_of

MOST_SETTINGS = 1000
MOST_GAMES = 10_000_000
KEYS = {"title", "seed", "deals", "table"}
TABLE_KEYS = {"game", "players", "bots", "options", "deals", "decisions"}


@dataclass(frozen=True)
class Setting:
    """One game with one set of options, at one table."""

    run: Run
    deals: int
    swept: Mapping[str, str]  # the options that differ between settings, as text
    decisions: bool  # whether every decision is wanted

    @property
    def games(self) -> int:
        """A deal is played once in every different seating."""
        rotation = next(turn for turn in range(1, self.run.players + 1) if self.run.seating(turn) == self.run.bots)
        return self.deals * rotation

    @property
    def lineup(self) -> str:
        return ", ".join(dict.fromkeys(self.run.bots))

    @property
    def label(self) -> str:
        """In a few words."""
        options = [f"{name} {value}" for name, value in self.swept.items()]
        return ", ".join([f"{self.run.players} players", *options, self.lineup])


@dataclass(frozen=True)
class Study:
    """All settings of a study; its games are numbered through all of them."""

    title: str
    seed: str
    text: str  # of the file
    settings: tuple[Setting, ...]

    @property
    def games(self) -> int:
        return sum(setting.games for setting in self.settings)

    def play_chunk(self, chunk: Chunk) -> list[Result]:
        """Play games by their numbers in the study."""
        results: list[Result] = []
        start = 0
        for setting in self.settings:
            first, last = max(chunk[0] - start, 0), min(chunk[1] - start, setting.games)
            if first < last:
                results += setting.run.play_chunk((first, last))
            start += setting.games
        return results

    def sources(self) -> str:
        """A digest of all code of ours that the games depend on."""
        return " ".join(sorted({setting.run.sources() for setting in self.settings}))

    def run(
        self, ledger: Path, workers: int, cluster: str | None, on_game: Callable[[int], None]
    ) -> list[list[Result]]:
        """Play what is missing in the ledger; the results by setting."""
        crew: Workers = Processes(workers) if cluster is None else Cluster(cluster)
        for setting in self.settings if cluster is None else ():
            compile_for(setting.run, self.games)
        described = {"seed": self.seed, "settings": [heading(setting.run) for setting in self.settings]}
        games = {"games": [setting.games for setting in self.settings]}
        with Ledger(ledger, described | games) as kept:
            results = iter(resumed(kept, self.games, lambda missing: self._played(missing, crew), on_game))
        return [list(itertools.islice(results, setting.games)) for setting in self.settings]

    def _played(self, numbers: Sequence[int], crew: Workers) -> Iterator[tuple[int, list[Result]]]:
        if isinstance(crew, Processes) and crew.count == 1:
            for chunk in chunks_of(numbers, 1) if numbers else ():
                yield chunk[0], self.play_chunk(chunk)
        elif numbers:
            yield from crew.map(self.play_chunk, numbers, self.sources)


def read_study(text: str) -> Study:
    """Read a study; Malformed says what is wrong with it."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed(f"the study is not TOML: {error}") from None
    _check_keys(found, KEYS, "a study")
    seed, tables = found.get("seed"), found.get("table")
    if not isinstance(seed, str):
        raise Malformed("a study has a seed, which is a text")
    if not isinstance(tables, list) or not tables or not all(isinstance(each, dict) for each in tables):
        raise Malformed("a study has at least one [[table]]")
    settings = [setting for each in tables for setting in _settings(each, seed, found.get("deals"))]
    study = Study(str(found.get("title", "A study")), seed, text, tuple(settings))
    if len(settings) > MOST_SETTINGS or study.games > MOST_GAMES:
        counts = f"{len(settings)} and {study.games}"
        raise Malformed(f"a study has at most {MOST_SETTINGS} settings and {MOST_GAMES} games, not {counts}")
    return study


def _settings(table: Mapping[str, Any], seed: str, usual: Any) -> Iterator[Setting]:
    """Every combination of what a table lists."""
    _check_keys(table, TABLE_KEYS, "a table")
    game = find(str(table.get("game")))
    options = table.get("options", {})
    deals = table.get("deals", usual)
    if not isinstance(options, dict):
        raise Malformed("the options of a table are names with values")
    if not isinstance(deals, int) or isinstance(deals, bool) or deals < 2:
        raise Malformed("a study or its table has a number of deals, at least 2")
    names = list(options)
    lists = [[_text(value) for value in _list(options[name])] for name in names]
    for players in _list(table.get("players", game.usual)):
        for lineup in _lineups(table.get("bots")):
            for values in itertools.product(*lists):
                chosen = dict(zip(names, values, strict=True))
                run = _run(game.name, lineup, deals, seed, players, chosen)
                swept = {name: chosen[name] for name, every in zip(names, lists, strict=True) if len(every) > 1}
                yield Setting(run, deals, swept, bool(table.get("decisions", False)))


def _run(name: str, lineup: Sequence[str], deals: int, seed: str, players: Any, chosen: Mapping[str, str]) -> Run:
    if not isinstance(players, int) or isinstance(players, bool):
        raise Malformed(f"{name}: players are a number, or a list of numbers")
    try:
        return prepare(name, lineup, deals * players, seed, players, find(name).read_options(chosen))
    except Malformed as error:
        told = " ".join(f"{option}={value}" for option, value in chosen.items())
        raise Malformed(f"{name}, {players} players {told}: {error}") from None


def _lineups(given: Any) -> list[list[str]]:
    """Bots for the seats, repeated to fill the table: one list, or several lists to compare."""
    rows = given if isinstance(given, list) and all(isinstance(row, list) for row in given) else [given]
    for row in rows:
        if not isinstance(row, list) or not row or not all(isinstance(bot, str) for bot in row):
            raise Malformed("the bots of a table are a list of names, or several such lists")
    return rows


def _list(given: Any) -> list[Any]:
    return given if isinstance(given, list) else [given]


def _text(value: Any) -> str:
    """A value as a game's option reads it."""
    if not isinstance(value, str | int | float):
        raise Malformed(f"an option has a text, a number or a flag as its value, or a list of them, not {value!r}")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_keys(given: Mapping[str, Any], known: set[str], what: str) -> None:
    for key in given:
        if key not in known:
            raise Malformed(f"{what} has no {key!r}: it has {', '.join(sorted(known))}")
