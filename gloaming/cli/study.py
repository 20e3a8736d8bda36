"""`gloaming study`: run a study from its file, and write its folder with a report."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gloaming
from gloaming.cli.failure import Failure
from gloaming.cli.simulate import counted, with_progress
from gloaming.cli.terminal import console

LARGEST = 1_000_000  # bytes of a study


def run(args: argparse.Namespace) -> int:
    """Read, play, write, and say where the report is."""
    if args.ray is not None and args.workers is not None:
        raise Failure("--workers are processes of this machine, --ray is a cluster: give one or the other")
    path = Path(args.file)
    if path.stat().st_size > LARGEST:
        raise Failure(f"{path} is too large for a study")
    folder = path.with_suffix("") if args.out is None else Path(args.out)
    if folder.exists() and not folder.is_dir():
        raise Failure(f"{folder} is not a folder: give another one with --out")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failure(f"{path} is not a text") from None

    from gloaming.lab.studies.study import read_study  # noqa: PLC0415

    study = read_study(text)

    def play(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.studies.report import conduct  # noqa: PLC0415

        return conduct(
            study,
            folder,
            workers=args.workers or os.cpu_count() or 1,
            cluster=args.ray,
            release=gloaming.__version__,
            on_game=on_game,
        )

    report = with_progress(study.games, play)
    out = console()
    out.print(
        f"{study.title}: {counted(len(study.settings), 'setting')}, {counted(study.games, 'game')}", style="title"
    )
    out.print(str(report), soft_wrap=True)
    return 0
