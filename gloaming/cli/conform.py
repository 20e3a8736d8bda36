"""`gloaming conform`: play a program through all kinds of questions, and say what it did wrong."""

from __future__ import annotations

import argparse
import json
import shlex

from gloaming.cli.background import run_beside
from gloaming.cli.failure import NOT_SOUND
from gloaming.cli.simulate import counted
from gloaming.cli.terminal import console
from gloaming.core.game import find

SHOWN = 20  # faults


def run(args: argparse.Namespace) -> int:
    """Examine the program; exit with 1 if it did anything wrong."""
    from gloaming.lab.conformance import Examination, examine  # noqa: PLC0415
    from gloaming.minds.programs.bot import Program  # noqa: PLC0415

    games = [find(args.game).name] if args.game else []
    program = Program(tuple(shlex.split(args.program)), args.patience)
    found: Examination = run_beside(lambda: examine(program, games, args.games))
    if args.json:
        print(json.dumps(found.as_dict(), indent=2))
        return NOT_SOUND if found.faults else 0
    out = console()
    out.print(f"{found.name or args.program}: {counted(found.games, 'game')}", style="title")
    for game, kinds in found.asked.items():
        out.print(f"{game}: {', '.join(f'{kind} {count}' for kind, count in kinds.items())}")
        if found.not_met[game]:
            out.print(f"  only others were asked: {', '.join(found.not_met[game])}", style="quiet")
    if found.asked:
        out.print(f"an answer took {1000 * found.median:.2g} ms (median), {1000 * found.most:.2g} ms (longest)")
    for fault in found.faults[:SHOWN]:
        out.print(f"wrong: {fault.where}: {fault.code}: {fault.text}", style="wrong")
    if len(found.faults) > SHOWN:
        out.print(f"and {len(found.faults) - SHOWN} more (--json lists them)", style="wrong")
    out.print("keeps to the protocol" if not found.faults else counted(len(found.faults), "fault"))
    return NOT_SOUND if found.faults else 0
