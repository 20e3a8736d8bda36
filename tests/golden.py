"""Golden playthroughs: whole games as every seat sees them, kept as files; `python -m tests.golden` rewrites them.

A file is a record, a line of dashes, and the result: after every move the position, and what each viewer is told about
it. The files show that nothing changed unnoticed; whether it is right is up to the other tests.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gloaming.core.decisions import TABLE
from gloaming.core.events import read
from gloaming.core.game import Reader, find
from gloaming.core.match import Match
from gloaming.core.record import SEAT_MARKS, Record, parse_record
from gloaming.core.replay import begin
from gloaming.core.scene import parse_scene
from gloaming.core.speech import Speech

FOLDER = Path(__file__).parent / "golden"
RULE = "-" * 20 + "\n"


def render(record: Record) -> str:
    """The playthrough of a record."""
    return record.format() + RULE + "".join(_steps(record))


def _steps(record: Record) -> Iterator[str]:
    match = begin(record, find(record.game))
    viewers = (*range(match.players), TABLE)
    for seat, move in record.moves:
        match.play(seat, move)
        yield f"\n{SEAT_MARKS[seat]} {move}\n{match.scene()}\n"
        told: dict[str, list[str]] = {}
        for viewer in viewers:
            lang = ("en", "fr")[viewer % 2]
            lines = _told(match, viewer, lang)
            told.setdefault("\n".join(lines), []).append("table" if viewer == TABLE else str(viewer))
        for text, who in told.items():
            yield f"[{' '.join(who)}] " + text.replace("\n", "\n    ") + "\n"
    yield "\n" + "\n".join(f"{viewer}: {match.view(None if viewer == TABLE else viewer)}" for viewer in viewers) + "\n"


def _told(match: Match, viewer: int, lang: str) -> list[str]:
    """The sentences of the last move, and what is asked now."""
    words = Speech(match.game.name, Reader(viewer, lang))
    view = match.glance(viewer)
    told = [words.sentence(event) for event in read(match.logs()[-1], viewer, match.game.kinds)]
    return [*told, words.prompt(view)]


def tail(match: Match, end: int, length: int) -> Record:
    """The moves of a game before a given one, as a game of its own that starts from that scene."""
    start = max(0, end - length)
    replayed = begin(replace(parse_record(match.record()), moves=[]), match.game)
    for seat, move in match.moves[:start]:
        replayed.play(seat, move)
    part = Match(find(match.game.name), parse_scene(match.game, replayed.scene()), None, scene=replayed.scene())
    for seat, move in match.moves[start:end]:
        part.play(seat, move)
    return parse_record(part.record())


def write(name: str, record: Record) -> None:
    """Keep a playthrough."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_text(render(record), encoding="utf-8")


def main(beginning: str = "") -> None:
    """Render the files again from their own records: all of them, or those whose names begin with the arguments."""
    for path in sorted(FOLDER.glob(f"{beginning}*.txt")):
        record = parse_record(path.read_text(encoding="utf-8").partition(RULE)[0])
        write(path.stem, record)
        print(f"{path.stem}: {len(record.moves)} moves, seats {record.players}")


if __name__ == "__main__":
    main(*sys.argv[1:])
