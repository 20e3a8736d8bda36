"""The whole solve as one task: what `gloaming solve` runs, with a folder that it can be resumed from."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gloaming.core.errors import Malformed
from gloaming.games.duel.rules.components import MOST_DUELS
from gloaming.lab.duel.solve import course, placement
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.openings import openings

OFTEN = 10  # sweeps, after which the table is kept
SEARCHED = 1200.0  # seconds for placement
SHELLS = 5  # columns for numbers of shells in what is told


@dataclass(frozen=True)
class Task:
    """What to solve, and where to keep what is found."""

    board: Board
    limit: int
    endless: bool = False
    placement: bool = False
    folder: Path | None = None

    def __post_init__(self) -> None:
        if not 2 <= self.limit <= MOST_DUELS or self.limit % 2:
            raise Malformed(f"a limit is an even number of duels from 2 to {MOST_DUELS} (D15), not {self.limit}")


def board_of(text: str) -> Board:
    """A board out of its rows and columns, for example 2x3; a small one has as many shells as values, made even."""
    rows, _, columns = text.partition("x")
    if rows not in ("2", "3") or columns not in ("2", "3"):
        raise Malformed(f"a board is 2x2, 2x3, 3x2 or 3x3, not {text[:20]!r}")
    size = int(rows) * int(columns)
    return Board() if size == Board().values else Board(int(rows), int(columns), 2 * size)


def run(task: Task, on_sweep: Callable[[int], None]) -> dict[str, Any]:
    """Solve, and say what was found; `on_sweep` hears how many sweeps are done."""
    solver = course.solver_for(task.board)
    kept = Kept(task)
    begun, tables = kept.resumed(solver)
    progress = course.Progress(begun)
    done = len(begun)
    on_sweep(done)
    opened: dict[str, Any] = {}

    def after(left: int, solver: Any, tables: list[Any]) -> None:
        progress(left, solver, tables)
        if not task.endless and left == task.limit - 1 and task.placement:
            values = openings(solver, tables)
            opened["openings"] = of_openings(values)
            if task.board == Board():
                opened["placement"] = placement.search(values, SEARCHED)
        if left % OFTEN == 0 or left == task.limit:
            kept.keep(progress.horizons, solver, tables)
        on_sweep(left)

    if task.endless:
        course.endless(solver, task.limit, after, tables, done)
    else:
        course.run(solver, task.limit, after, tables, done)
    found = {"board": vars(task.board), "units": UNITS, "endless": task.endless, "horizons": progress.horizons}
    return {**found, **opened}


def of_openings(values: Any) -> dict[str, Any]:
    """What the values of all finished placements are like, before the first duel."""
    host = values if isinstance(values, np.ndarray) else values.copy_to_host()
    return {
        "mean": round(float(host.mean(dtype=np.float64)) / UNITS, 6),
        "for_bison": int((host > 0).sum()),
        "even": int((host == 0).sum()),
        "for_wolf": int((host < 0).sum()),
        "won_by_bison": int((host == UNITS).sum()),
        "won_by_wolf": int((host == -UNITS).sum()),
    }


@dataclass(frozen=True)
class Told:
    """What was found, as a table and the lines below it."""

    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]
    lines: list[str]


def told(found: dict[str, Any]) -> Told:
    """The mean value for Bison by duels left and shells, then the openings."""
    shells = found["board"]["shells"]
    shown = [round(shells * (part + 1) / (SHELLS + 1)) for part in range(SHELLS)]
    bounds = found["endless"]
    rows = [
        (
            f"{horizon['left']}{(', upper', ', lower')[horizon['left'] % 2] if bounds else ''}",
            *(f"{horizon['mean'][count]:+.4f}" for count in shown),
            horizon["checksum"],
        )
        for horizon in found["horizons"]
    ]
    return Told(
        ("sweeps, bound" if bounds else "duels left", *(f"{count} shells" for count in shown), "checksum"),
        rows,
        [
            "The mean value for Bison over all positions, just before Bison swaps; a win is 1.",
            *(
                f"{part}, {name}: {value}"
                for part in ("openings", "placement")
                for name, value in found.get(part, {}).items()
            ),
        ],
    )


class Kept:
    """A folder with the last table that was kept, and what was found on the way to it; or none."""

    def __init__(self, task: Task) -> None:
        self._folder = task.folder
        self._what = {"board": vars(task.board), "endless": task.endless}

    def resumed(self, solver: Any) -> tuple[list[dict[str, Any]], list[Any] | None]:
        """The horizons that are done, and the tables of the last."""
        if self._folder is None or not (self._folder / "kept.json").is_file():
            return [], None
        found = json.loads((self._folder / "kept.json").read_text(encoding="utf-8"))
        if {key: found[key] for key in self._what} != self._what:
            raise Malformed(f"{self._folder} keeps another solve: {found['board']}, endless {found['endless']}")
        return found["horizons"], [solver.load(path) for path in self._tables()]

    def keep(self, horizons: list[dict[str, Any]], solver: Any, tables: list[Any]) -> None:
        """Keep tables in place of those before; what says so is removed first and written last."""
        if self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / "kept.json").unlink(missing_ok=True)
        for path in self._tables():
            path.unlink()
        for number, table in enumerate(tables):
            solver.save(table, self._folder / f"table-{number}.bin")
        text = json.dumps({**self._what, "horizons": horizons})
        (self._folder / "kept.json").write_text(text, encoding="utf-8")

    def _tables(self) -> list[Path]:
        assert self._folder is not None
        return sorted(self._folder.glob("table-*.bin"))
