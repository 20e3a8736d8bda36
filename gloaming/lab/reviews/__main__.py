"""`python -m gloaming.lab.reviews {times,blunders,calibration,luck} GAME`: evidence about reviews, as JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gloaming.lab.reviews import calibration
from gloaming.lab.reviews.blunders import blunders
from gloaming.lab.reviews.luck import chances
from gloaming.lab.reviews.times import times

STUDIES = ("times", "blunders", "calibration", "luck")


def main() -> None:
    """Run a study of reviews; print what it found, and write it to a file if told."""
    parser = argparse.ArgumentParser(prog="python -m gloaming.lab.reviews", description=__doc__)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--budget", type=float, default=0.02, help="seconds for one seat in one position")
    parser.add_argument("--out", type=Path, help="write JSON here, and a picture of a calibration beside it")
    args = parser.parse_args()
    study = dict(zip(STUDIES, (times, blunders, calibration.calibration, chances), strict=True))[args.study]
    found = study(args.game, args.games, args.seed, args.budget)
    text = json.dumps(found, indent=1) + "\n"
    print(text, end="")
    if args.out is not None:
        args.out.write_text(text, encoding="utf-8")
        if args.study == "calibration":
            args.out.with_suffix(".svg").write_text(calibration.drawn(found), encoding="utf-8")


if __name__ == "__main__":
    main()
