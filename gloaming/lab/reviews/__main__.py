"""`python -m gloaming.lab.reviews {times,blunders,calibration,luck} GAME`: evidence about reviews, as JSON.

Game number n depends on the seed and on n alone. With `--resume FILE`, what was found in finished games is kept in the
file; the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gloaming.lab.reviews import blunders, calibration, luck, times
from gloaming.lab.runs.ledger import Ledger

# Each has `look`, which takes the name of the game, the seed of one playing of it and the budget, and `sum_up`, which
# takes what was found in all of them, as plain data.
STUDIES = {"times": times, "blunders": blunders, "calibration": calibration, "luck": luck}


def main() -> None:
    """Run a study of reviews; print what it found, and write it to a file if told."""
    parser = argparse.ArgumentParser(prog="python -m gloaming.lab.reviews", description=__doc__)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--budget", type=float, default=0.02, help="seconds for one seat in one position")
    parser.add_argument("--out", type=Path, help="write JSON here, and a picture of a calibration beside it")
    parser.add_argument("--resume", type=Path, help="keep what was found in each game here, and go on from there")
    args = parser.parse_args()
    study = STUDIES[args.study]
    heading = {"study": args.study, "game": args.game, "seed": args.seed, "budget": args.budget}
    with Ledger(args.resume, heading) as ledger:
        for number in range(args.games):
            if number not in ledger.kept:
                ledger.kept[number] = study.look(args.game, f"{args.seed} {number}", args.budget)
                ledger.keep(number, [ledger.kept[number]])
    found = {**heading, "games": args.games, **study.sum_up([ledger.kept[number] for number in range(args.games)])}
    text = json.dumps(found, indent=1) + "\n"
    print(text, end="")
    if args.out is not None:
        args.out.write_text(text, encoding="utf-8")
        if args.study == "calibration":
            args.out.with_suffix(".svg").write_text(calibration.drawn(found), encoding="utf-8")


if __name__ == "__main__":
    main()
