"""Blocks of recorded games as rows of files: Parquet for programs, JSON lines for eyes and for any language."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import numpy as np

from gloaming.lab.data.arrow import arrow
from gloaming.lab.data.decisions import Array, Block, numbers_of
from gloaming.lab.runs.arena import Run

FORMATS = ("parquet", "jsonl")
TABLES = ("games", "decisions")
EXACT = 9  # digits after the point that keep a number of 32 bits apart from its neighbours
Rows = list[dict[str, Any]]


class Writer(Protocol):
    """Writes one shard: a file of games and a file of decisions."""

    def __enter__(self) -> Writer: ...
    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the files."""

    def write(self, block: Block) -> None:
        """Write the games of a block and their decisions."""


def game_rows(run: Run, block: Block) -> Rows:
    """The games of a block, one row each."""
    counts = np.bincount(block.decisions.game - block.first, minlength=len(block.results))
    return [
        {
            "game": number,
            "seed": run.seed_of(number),
            "bots": list(run.seating(number)),
            "winners": list(result.winners),
            "returns": list(result.returns),
            "moves": result.moves,
            "decisions": int(counts[number - block.first]),
            "roles": [{"seat": seat, "role": role, "won": won} for seat, role, won in result.tally],
        }
        for number, result in enumerate(block.results, block.first)
    ]


def _ends(block: Block) -> tuple[Array, Array]:
    """For each decision, what its seat got in the end, and whether it won."""
    decisions = block.decisions
    at = decisions.game - block.first, decisions.seat
    returns = np.array([result.returns for result in block.results], np.float32)
    won = np.zeros(returns.shape, bool)
    for row, result in enumerate(block.results):
        won[row, list(result.winners)] = True
    return returns[at], won[at]


class Parquet:
    """Columns as narrow as what they hold, compressed."""

    def __init__(self, run: Run, files: Mapping[str, Path], shared: Sequence[int]) -> None:
        self._run, self._shared = run, shared
        self._pa = arrow()
        self._names = list(dict.fromkeys(run.bots))
        self._stack = ExitStack()
        pq = arrow("pyarrow.parquet")
        self._writers = {
            name: pq.ParquetWriter(
                files[name],
                schema,
                compression="zstd",
                compression_level=1,
                use_dictionary=[field.name for field in schema if field.name not in ("flags", "shares", "legal")],
            )
            for name, schema in (("games", self._games()), ("decisions", self._decisions()))
        }

    def __enter__(self) -> Parquet:
        for writer in self._writers.values():
            self._stack.enter_context(writer)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()

    def _games(self) -> Any:
        pa = self._pa
        role = pa.struct([("seat", pa.uint8()), ("role", pa.string()), ("won", pa.bool_())])
        return pa.schema(
            [
                ("game", pa.uint32()),
                ("seed", pa.string()),
                ("bots", pa.list_(pa.string())),
                ("winners", pa.list_(pa.uint8())),
                ("returns", pa.list_(pa.float64())),
                ("moves", pa.uint32()),
                ("decisions", pa.uint32()),
                ("roles", pa.list_(role)),
            ]
        )

    def _decisions(self) -> Any:
        pa = self._pa
        return pa.schema(
            [
                ("game", pa.uint32()),
                ("move", pa.uint32()),
                ("seat", pa.uint8()),
                ("bot", pa.dictionary(pa.int8(), pa.string())),
                ("flags", pa.binary()),
                ("shares", pa.list_(pa.float32(), len(self._shared))),
                ("legal", pa.list_(pa.uint16())),
                ("action", pa.uint16()),
                ("result", pa.float32()),
                ("won", pa.bool_()),
            ]
        )

    def write(self, block: Block) -> None:
        pa, out, count = self._pa, block.decisions, len(block)
        self._writers["games"].write_table(
            pa.Table.from_pylist(game_rows(self._run, block), self._writers["games"].schema)
        )
        seatings = [self._run.seating(block.first + row) for row in range(len(block.results))]
        sat = np.array([[self._names.index(bot) for bot in seating] for seating in seatings], np.int8)
        results, won = _ends(block)
        width = out.flags.shape[1]
        begins = np.arange(0, (count + 1) * width, width, dtype=np.int32)
        flags = pa.Array.from_buffers(pa.binary(), count, [None, pa.py_buffer(begins), pa.py_buffer(out.flags)])
        columns = {
            "game": out.game,
            "move": out.move,
            "seat": out.seat,
            "bot": pa.DictionaryArray.from_arrays(sat[out.game - block.first, out.seat], self._names),
            "flags": flags,
            "shares": pa.FixedSizeListArray.from_arrays(out.shares.reshape(-1), len(self._shared)),
            "legal": pa.ListArray.from_arrays(out.ends, out.legal[: int(out.counts[1])]),
            "action": out.action,
            "result": results,
            "won": won,
        }
        self._writers["decisions"].write_table(pa.table(columns, self._writers["decisions"].schema))


class JsonLines:
    """The same as text; what was observed is written as a list of all its numbers."""

    def __init__(self, run: Run, files: Mapping[str, Path], shared: Sequence[int]) -> None:
        self._run, self._files, self._shared = run, files, shared
        self._stack = ExitStack()

    def __enter__(self) -> JsonLines:
        self._open = {
            name: self._stack.enter_context(path.open("w", encoding="utf-8")) for name, path in self._files.items()
        }
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()

    def write(self, block: Block) -> None:
        for name, rows in (("games", game_rows(self._run, block)), ("decisions", self._rows(block))):
            self._open[name].writelines(f"{json.dumps(row, separators=(',', ':'))}\n" for row in rows)

    def _rows(self, block: Block) -> Iterator[dict[str, Any]]:
        out = block.decisions
        results, won = _ends(block)
        numbers = numbers_of(out.flags, out.shares, self._shared, len(out.numbers))
        for row in range(len(block)):
            game, seat = int(out.game[row]), int(out.seat[row])
            yield {
                "game": game,
                "move": int(out.move[row]),
                "seat": seat,
                "bot": self._run.seating(game)[seat],
                "numbers": [_short(number) for number in numbers[row].tolist()],
                "legal": out.legal[out.ends[row] : out.ends[row + 1]].tolist(),
                "action": int(out.action[row]),
                "result": _short(results[row].item()),
                "won": bool(won[row]),
            }


def _short(number: float) -> float:
    return int(number) if number == int(number) else round(number, EXACT)


def writer(kind: str, run: Run, files: Mapping[str, Path], shared: Sequence[int]) -> Writer:
    """A writer of one of the FORMATS."""
    return (Parquet if kind == "parquet" else JsonLines)(run, files, shared)
