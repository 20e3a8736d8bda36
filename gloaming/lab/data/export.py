"""Games between bots as a folder of data: a table of games and a table of all their decisions, in shards.

`export.json` describes the folder. A shard depends on the seed and its number alone, so a run that was stopped goes on
with the shards that are missing, and the number of workers changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.playing import make_ready
from gloaming.lab.data.arrow import arrow
from gloaming.lab.data.decisions import Recorder, Strange, recorder_for, sections
from gloaming.lab.data.shards import FORMATS, TABLES, writer
from gloaming.lab.runs.arena import WORTH_COMPILING, Run, compile_for, prepare
from gloaming.lab.runs.workers import Chunk, Processes

BLOCK = 100  # games that are held in memory at once
SHARD = 1000  # games in a file
DESCRIPTION = "export.json"


@dataclass(frozen=True)
class Plan:
    """All that the shards of an export depend on."""

    recorder: Recorder
    games: int
    shard: int  # games in each
    folder: Path
    kind: str

    def files(self, number: int) -> dict[str, Path]:
        """The files of a shard."""
        return {name: self.folder / name / f"part-{number:05}.{self.kind}" for name in TABLES}

    def write_chunk(self, chunk: Chunk) -> list[int]:
        """Write shards; return how many decisions each has."""
        return [self.write(number) for number in range(*chunk)]

    def write(self, number: int) -> int:
        """Write a shard, under other names until it is whole."""
        files, decisions = self.files(number), 0
        beside = {name: path.with_name(f"{path.name}.part") for name, path in files.items()}
        last = min(self.games, (number + 1) * self.shard)
        with writer(self.kind, self.recorder.run, beside, self.recorder.shared.tolist()) as out:
            for first in range(number * self.shard, last, BLOCK):
                block = self.recorder.block(first, min(last, first + BLOCK))
                out.write(block)
                decisions += len(block)
        for name in TABLES:
            beside[name].replace(files[name])
        return decisions

    def description(self) -> dict[str, Any]:
        """What the folder holds, and how to read it."""
        run, game = self.recorder.run, self.recorder.game
        return {
            "game": run.game,
            "rules": game.version,
            "sources": run.sources(),
            "players": run.players,
            "options": game.write_options(run.options),
            "bots": list(run.bots),
            "seed": run.seed,
            "format": self.kind,
            "games": self.games,
            "games in a shard": self.shard,
            "sections": [[name, len(places)] for name, places in sections(game)],
            "shares": self.recorder.shared.tolist(),
            "sections with shares": list(self.recorder.shares),
            "actions": [game.actions.format(action) for action in range(len(game.actions))],
        }


def export(
    name: str,
    games: int,
    folder: Path,
    *,
    seed: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    kind: str = "parquet",
    shard: int = SHARD,
    workers: int = 1,
    on_game: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play games and write every decision into a folder; return its description, with the number of decisions."""
    if kind not in FORMATS:
        raise Malformed(f"games are exported as {' or '.join(FORMATS)}, not as {kind}")
    run = prepare(name, bots, games, seed, players, options or {})
    crew = Processes(workers)
    compiled = games >= WORTH_COMPILING
    if compiled:
        _compile(run, games)
    plan = Plan(recorder_for(run, compiled=compiled), games, shard, folder, kind)
    plan = _resumed(plan)
    while True:
        try:
            decisions = _written(plan, crew, on_game)
        except Strange as found:  # rare: a number that was 0 or 1 in all games before
            for path in plan.folder.glob("*/part-*"):
                path.unlink()
            plan = replace(plan, recorder=replace(plan.recorder, shares=(*plan.recorder.shares, *found.args)))
        else:
            break
    whole = {**plan.description(), "decisions": decisions}
    _describe(plan.folder, whole)
    return whole


def _compile(run: Run, games: int) -> None:
    """Compile what plays, in this process: its workers find it in the cache."""
    policy = policy_for(run.game, run.makers)
    if policy is not None:
        make_ready(policy)
    else:
        compile_for(run, games)


def _resumed(plan: Plan) -> Plan:
    """The plan, with the layout of the shards that are already there. Refuses a folder of anything else."""
    path = plan.folder / DESCRIPTION
    if path.exists():
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            shares = tuple(kept.pop("sections with shares"))
        except (ValueError, KeyError, TypeError):
            raise Malformed(f"{path} does not describe an export") from None
        kept.pop("decisions", None)
        resumed = replace(plan, recorder=replace(plan.recorder, shares=shares))
        wanted = json.loads(json.dumps(resumed.description()))
        wanted.pop("sections with shares")
        differ = [name for name in {**wanted, **kept} if wanted.get(name) != kept.get(name)]
        if differ:
            raise Malformed(f"{plan.folder} holds another export: it differs in {', '.join(differ)}")
        plan = resumed
    elif plan.folder.exists() and (not plan.folder.is_dir() or any(plan.folder.iterdir())):
        raise Malformed(f"{plan.folder} is not empty: games are exported into a new folder")
    for name in TABLES:
        (plan.folder / name).mkdir(parents=True, exist_ok=True)
    return plan


def _written(plan: Plan, crew: Processes, on_game: Callable[[int], None]) -> int:
    """Write the shards that are missing; the decisions of all."""
    _describe(plan.folder, plan.description())
    shards = -(-plan.games // plan.shard)
    missing = [number for number in range(shards) if not all(path.exists() for path in plan.files(number).values())]
    done = shards - len(missing)
    if crew.count == 1 or len(missing) == 1:
        for number in missing:
            plan.write(number)
            done += 1
            on_game(min(plan.games, done * plan.shard))
    elif missing:
        for _, chunk in crew.map(plan.write_chunk, missing, plan.recorder.run.sources):
            done += len(chunk)
            on_game(min(plan.games, done * plan.shard))
    return sum(_rows(plan.files(number)["decisions"], plan.kind) for number in range(shards))


def _rows(path: Path, kind: str) -> int:
    """How many rows a file has."""
    if kind == "parquet":
        return int(arrow("pyarrow.parquet").read_metadata(path).num_rows)
    with path.open("rb") as lines:
        return sum(1 for _ in lines)


def _describe(folder: Path, description: Mapping[str, Any]) -> None:
    path = folder / DESCRIPTION
    beside = path.with_name(f"{DESCRIPTION}.part")
    beside.write_text(json.dumps(description, indent=1), encoding="utf-8")
    beside.replace(path)
