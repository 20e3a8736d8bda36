"""How fast bots play as opponents in the Gymnasium environment: one by one in Python, and compiled.

    python -m gloaming.lab.bench.opponents shadow_hunters --players 5 --bots strong --seconds 10

Random moves are played in seat 0. A step is one of them, with all that others and chance do until the seat is asked
again.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence

import numpy as np

from gloaming.envs.gymnasium import SeatEnv


def steps_a_second(env: SeatEnv, seconds: float) -> float:
    """Steps of random moves by second, whole games."""
    dice, steps, number = random.Random(0), 0, 0
    env.reset(seed=0)  # what is loaded once is no part of it
    begin = time.process_time()
    while time.process_time() < begin + seconds:
        seen, _ = env.reset(seed=number)
        over = not seen["action_mask"].any()  # the others may end the game before the seat is asked
        while not over:
            seen, _, over, _, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        number += 1
    return steps / (time.process_time() - begin)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="heuristic")
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args(arguments)
    fast = SeatEnv(args.game, args.players, bots=args.bots, compiled=True)
    slow = SeatEnv(args.game, args.players, bots=args.bots, compiled=False)
    for name, env in (("in Python", slow), ("compiled", fast)):
        print(f"{args.game}, {env.table.players} players, {args.bots} {name}:", end=" ", flush=True)
        print(f"{steps_a_second(env, args.seconds):,.0f} steps a second")


if __name__ == "__main__":
    main()
