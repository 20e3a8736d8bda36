"""The folder of a study: games as Parquet, what was measured, figures, and a report to read."""

from __future__ import annotations

import json
import platform
import shlex
from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from gloaming.core.game import find
from gloaming.lab.data.arrow import arrow
from gloaming.lab.data.export import export
from gloaming.lab.measures import SHARES, Measure, difference, measures
from gloaming.lab.reports import pages
from gloaming.lab.runs.arena import Result
from gloaming.lab.studies.figures import by_game, figures
from gloaming.lab.studies.study import Setting, Study

LEDGER = "results.jsonl"
GROUPS = ("role", "bot", "seat", "game")
LIBRARIES = ("numpy", "numba", "scipy", "pyarrow")


def conduct(
    study: Study,
    folder: Path,
    *,
    workers: int,
    release: str,
    cluster: str | None = None,
    on_game: Callable[[int], None] = lambda _: None,
) -> Path:
    """Play a study, or what is missing of it, and write its folder; return the report's path."""
    arrow()
    (folder / "figures").mkdir(parents=True, exist_ok=True)
    results = study.run(folder / LEDGER, workers, cluster, on_game)
    found = [(setting, _measured(setting, played)) for setting, played in zip(study.settings, results, strict=True)]
    (folder / "study.toml").write_text(study.text, encoding="utf-8")
    _write_games(study, results, folder / "games.parquet")
    for number, setting in enumerate(study.settings):
        if setting.decisions:
            _export(setting, folder / "decisions" / f"{number:03}", workers)
    facts = _facts(study, found, release)
    (folder / "study.json").write_text(json.dumps(facts, indent=1), encoding="utf-8")
    report = folder / "report.html"
    report.write_text(_report(study, found, results, facts, folder), encoding="utf-8")
    return report


def _measured(setting: Setting, results: Sequence[Result]) -> tuple[Measure, ...]:
    seatings = [setting.run.seating(number) for number in range(len(results))]
    return measures(seatings, results, find(setting.run.game).bounds)


def _export(setting: Setting, folder: Path, workers: int) -> None:
    run = setting.run
    bots = list(run.bots)
    folder.parent.mkdir(exist_ok=True)
    export(
        run.game,
        setting.games,
        folder,
        seed=run.seed,
        bots=bots,
        players=run.players,
        options=run.options,
        workers=workers,
    )


def _write_games(study: Study, results: Sequence[Sequence[Result]], path: Path) -> None:
    """One row a game, all settings in one table."""
    pa, pq = arrow(), arrow("pyarrow.parquet")
    rows = [
        {
            "setting": number,
            "game": setting.run.game,
            "players": setting.run.players,
            "options": json.dumps(find(setting.run.game).write_options(setting.run.options)),
            "number": place,
            "seed": setting.run.seed_of(place),
            "bots": list(setting.run.seating(place)),
            "winners": list(result.winners),
            "returns": list(result.returns),
            "moves": result.moves,
            "roles": [{"seat": seat, "role": role, "won": won} for seat, role, won in result.tally],
        }
        for number, (setting, played) in enumerate(zip(study.settings, results, strict=True))
        for place, result in enumerate(played)
    ]
    pq.write_table(pa.Table.from_pylist(rows), path, compression="zstd")


def _facts(study: Study, found: Sequence[tuple[Setting, Sequence[Measure]]], release: str) -> dict[str, Any]:
    """All that another person needs to repeat the study, and what it measured."""
    return {
        "title": study.title,
        "seed": study.seed,
        "gloaming": release,
        "python": platform.python_version(),
        **{name: version(name) for name in LIBRARIES},
        "settings": [
            {
                "game": setting.run.game,
                "rules": find(setting.run.game).version,
                "sources": setting.run.sources(),
                "players": setting.run.players,
                "options": find(setting.run.game).write_options(setting.run.options),
                "bots": list(setting.run.bots),
                "deals": setting.deals,
                "games": setting.games,
                "measures": [asdict(measure) for measure in row],
            }
            for setting, row in found
        ],
    }


def _report(
    study: Study,
    found: Sequence[tuple[Setting, Sequence[Measure]]],
    results: Sequence[Sequence[Result]],
    facts: dict[str, Any],
    folder: Path,
) -> str:
    parts = [pages.paragraph(f"{len(study.settings)} settings, {study.games} games between bots. Intervals hold 95 %.")]
    for game, rows in by_game(found).items():
        parts.append(pages.heading(game))
        for figure in figures(game, rows):
            (folder / "figures" / f"{figure.name}.svg").write_text(figure.picture, encoding="utf-8")
            parts.append(pages.figure(figure.picture, figure.sentence))
        parts += [pages.heading("All numbers: won %, and moves in a game", 3), _numbers(rows)]
        compared = _compared(study, results, game)
        if compared:
            parts.append(pages.heading("Compared with the first setting, deal by deal", 3))
            parts.append(pages.table(("setting", "what", "difference, 95 %"), compared))
    told = ", ".join(f"{name} {facts[name]}" for name in ("gloaming", "python", *LIBRARIES))
    parts += [
        pages.heading("To repeat it"),
        pages.paragraph(f"Seed {study.seed!r}; {told}. The same file gives the same games on any number of cores."),
        pages.listing(f"gloaming study {shlex.quote('study.toml')}"),
        pages.listing(study.text),
    ]
    return pages.page(study.title, parts)


def _numbers(rows: Sequence[tuple[Setting, Sequence[Measure]]]) -> str:
    """A row for each setting, a column for each measure that any of them has."""
    columns = sorted({(GROUPS.index(measure.group), measure.name) for _, row in rows for measure in row})
    cells = [{(GROUPS.index(measure.group), measure.name): _value(measure) for measure in row} for _, row in rows]
    return pages.table(
        ("setting", "games", *(name if group != GROUPS.index("seat") else f"seat {name}" for group, name in columns)),
        [
            (setting.label, str(setting.games), *(known.get(column, "") for column in columns))
            for (setting, _), known in zip(rows, cells, strict=True)
        ],
    )


def _value(measure: Measure) -> str:
    low, high = measure.interval
    if measure.group in SHARES or measure.name != "moves":
        return f"{100 * measure.value:.1f} [{100 * low:.1f}, {100 * high:.1f}]"
    return f"{measure.value:.1f} [{low:.1f}, {high:.1f}]"


def _compared(study: Study, results: Sequence[Sequence[Result]], game: str) -> list[tuple[str, str, str]]:
    """For settings that differ in their options alone: what changes, by pairs of games from the same deal."""
    firsts: dict[tuple[int, str], tuple[Setting, Sequence[Result]]] = {}
    rows = []
    for setting, played in zip(study.settings, results, strict=True):
        if setting.run.game != game:
            continue
        before, base = firsts.setdefault((setting.run.players, setting.lineup), (setting, played))
        if before is setting or before.deals != setting.deals:
            continue
        moves = difference([one.moves for one in base], [one.moves for one in played])
        rows.append((setting.label, "moves", "{:+.1f} [{:+.1f}, {:+.1f}]".format(moves[0], *moves[1])))
        for role in sorted({role for one in played for _, role, _ in one.tally}):
            pairs = [(_won(one, role), _won(two, role)) for one, two in zip(base, played, strict=True)]
            known = [(one, two) for one, two in pairs if one is not None and two is not None]
            if known:
                lead, (low, high) = difference(*zip(*known, strict=True))
                told = f"{100 * lead:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]"
                rows.append((setting.label, f"{role}, won %", told))
    return rows


def _won(result: Result, role: str) -> float | None:
    """How often a role won in a game; None if nobody had it."""
    wins = [won for _, held, won in result.tally if held == role]
    return sum(wins) / len(wins) if wins else None
