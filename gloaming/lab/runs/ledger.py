"""The finished games of a run in a file, so that a stopped run can be resumed.

The first line of JSON describes the run; each other line is a chunk: the number of its first game and the results.
"""

from __future__ import annotations

import fcntl
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from gloaming.core.errors import Malformed


class Ledger:
    """The results that are kept, by the number of the game; without a file nothing is kept."""

    def __init__(self, path: Path | None, heading: Mapping[str, Any]) -> None:
        self.kept: dict[int, dict[str, Any]] = {}
        self._path = path
        self._heading = json.loads(json.dumps(heading))
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Ledger:
        if self._path is not None:
            self._file = self._path.open("a+b")
            self._lock(self._file)
            self._read(self._file)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, first: int, results: Sequence[Mapping[str, Any]]) -> None:
        """Keep the results of a chunk."""
        self._write([first, results])

    def _lock(self, file: IO[bytes]) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise Malformed(f"{self._path} is in use by another run") from None

    def _read(self, file: IO[bytes]) -> None:
        """Read what the file holds; half a line at the end was being written when the run was stopped."""
        file.seek(0)
        whole, newline, half = file.read().rpartition(b"\n")
        try:
            if not newline and not _line(self._heading).startswith(half):
                raise ValueError
            lines = [json.loads(line) for line in whole.splitlines()]
            kept = {first + place: result for first, results in lines[1:] for place, result in enumerate(results)}
        except (ValueError, TypeError):
            file.close()
            raise Malformed(f"{self._path} is not the file of a run that can be resumed") from None
        if lines:
            self._check(lines[0], file)
        file.truncate(len(whole + newline))
        if not lines:
            self._write(self._heading)
        self.kept = kept

    def _check(self, heading: Any, file: IO[bytes]) -> None:
        if heading == self._heading:
            return
        file.close()
        known = heading if isinstance(heading, dict) else {}
        differ = [name for name, value in self._heading.items() if known.get(name) != value]
        raise Malformed(f"{self._path} belongs to another run: it differs in {', '.join(differ) or 'kind'}")

    def _write(self, line: Any) -> None:
        if self._file is not None:
            self._file.write(_line(line))
            self._file.flush()


def _line(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
