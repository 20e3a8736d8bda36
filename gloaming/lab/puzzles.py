"""`python -m gloaming.lab.puzzles GAME --games N --seed S --out FILE`: find puzzles in games between bots.

Bots of a middle strength play. At each decision the strongest mind, which has seen nothing but the position, weighs the
moves. If one is clearly better than every other, another mind with ten times the budget and other chance has to say the
same; and if many choices of the weaker bots are other moves, it is a puzzle. As many are kept of each difficulty.
"""

from __future__ import annotations

import argparse
import bisect
import hashlib
import itertools
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import fmean, stdev

from gloaming import minds
from gloaming.core.background import quickest
from gloaming.core.match import Match
from gloaming.core.puzzle import Puzzle
from gloaming.lab.runs.arena import tell
from gloaming.minds.analysis import Analysis
from gloaming.reviews.course import LOOKS, Listener
from gloaming.reviews.judging import SURE_OF_LOOKS, doubt_between

CLEAR = 0.06  # how much better the best move has to be, as a share of what lies between the worst result and the best
BANDS = (0.4, 0.7, 0.9)  # easy, middling, hard: from which share of weaker bots' choices miss it
DEEPER = 10  # times the budget
FEWEST_MOVES = 3
TRIES = 12  # of each weaker bot
OFTEN = 0.5  # decisions that are looked at, as a share
EACH = 2  # puzzles of one game at most


def lead(thought: Analysis, span: float) -> tuple[str, str] | None:
    """The best move and the one after it, if the best is clearly better than any other."""
    worths = {choice.move: choice.worth for choice in thought.choices if choice.worth is not None}
    if len(worths) < FEWEST_MOVES or len(worths) < len(thought.choices):
        return None
    best, second, *_ = sorted(worths, key=lambda move: -worths[move])
    more = worths[best] - worths[second]
    return (best, second) if more >= max(CLEAR * span, doubt_between(thought, second, best)) else None


def confirmed(match: Match, seat: int, best: str, budget: float) -> Analysis | None:
    """What a deeper mind thinks, if it finds the same move clearly best, in fresh looks too."""
    low, high = match.game.bounds
    deep = Listener(match, seat, minds.best(match.game.name), DEEPER * budget, "another mind")
    thought = deep.think(match)
    found = lead(thought, high - low)
    if found is None or found[0] != best:
        return None
    if thought.choices[0].error is not None:
        more = deep.look_again(match, *found)
        if fmean(more) < CLEAR * (high - low) or fmean(more) < SURE_OF_LOOKS * stdev(more) / math.sqrt(LOOKS):
            return None
    return thought


def missed(match: Match, seat: int, best: str) -> float:
    """The share of weaker bots' choices that are other moves; they, too, have seen nothing but the position."""
    game = match.game
    view, actions = match.seen(seat), match.legal_actions(seat)
    chosen = [
        minds.make(bot, game, seat, f"try {number}").choose(view.copy(), actions)
        for bot in game.bots
        if bot != minds.best(game.name)
        for number in range(TRIES)
    ]
    return fmean(game.actions.format(action) != best for action in chosen)


def puzzle_at(played: Match, seat: int, seed: str, budget: float, wanted: Callable[[float], bool]) -> Puzzle | None:
    """A puzzle, if the position is one for the seat that is asked, of a difficulty that is wanted."""
    low, high = played.game.bounds
    match = played.resample(seat, seed)
    if match.pending[:1] != (seat,) or len(match.legal_actions(seat)) < FEWEST_MOVES:
        return None
    found = lead(Listener(match, seat, minds.best(match.game.name), budget).think(match), high - low)
    if found is None:
        return None
    difficulty = missed(match, seat, found[0])
    thought = confirmed(match, seat, found[0], budget) if wanted(difficulty) else None
    if thought is None:
        return None
    doubt = (thought.high - thought.low) / 2
    worths = {
        choice.move: (
            round(choice.worth or 0.0, 4),
            round(doubt if choice.error is None else 1.96 * choice.error, 4),
        )
        for choice in thought.choices
    }
    scene = match.scene()
    name = hashlib.sha256(f"{seat} {scene}".encode()).hexdigest()[:8]
    return Puzzle(name, scene, seat, found[0], round(difficulty, 2), worths)


def puzzles(name: str, games: int, seed: str, budget: float, wanted: Callable[[float], bool]) -> Iterator[Puzzle]:
    """Puzzles from so many games."""
    game, bot = quickest(name), minds.for_newcomers(name)
    for number in range(games):
        here = f"{seed} {number}"
        match = Match(game, game.start(game.usual, game.unattended), here)
        bots = [minds.make(bot, game, seat, f"{here} bot {seat}") for seat in range(match.players)]
        dice, heard, left = random.Random(here), 0, EACH
        while not match.over and left:
            heard = tell(match, bots, heard)
            seat = match.pending[0]
            if dice.random() < OFTEN:
                found = puzzle_at(match, seat, f"{here} {heard}", budget, wanted)
                if found is not None:
                    left -= 1
                    yield found
            match.act(seat, bots[seat].choose(match.seen(seat), match.legal_actions(seat)))


def band(difficulty: float) -> int:
    """Easy, middling or hard, as a place in BANDS."""
    return bisect.bisect(BANDS, difficulty) - 1


def write(found: Sequence[Puzzle], out: Path) -> None:
    """Write puzzles to a file, the easiest first, one a line."""
    lines = [json.dumps(asdict(it)) for it in sorted(found, key=lambda it: (it.difficulty, it.name))]
    out.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main() -> None:
    """Find puzzles; the file has all that were found so far."""
    parser = argparse.ArgumentParser(prog="python -m gloaming.lab.puzzles", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--most", type=int, default=21, help="puzzles to keep")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds for the first look at a position")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    each = args.most // len(BANDS)
    kept: list[list[Puzzle]] = [[] for _ in BANDS]

    def wanted(difficulty: float) -> bool:
        return difficulty >= BANDS[0] and len(kept[band(difficulty)]) < each

    for found in puzzles(args.game, args.games, args.seed, args.budget, wanted):
        kept[band(found.difficulty)].append(found)
        write(list(itertools.chain(*kept)), args.out)
        print(f"{found.difficulty:.2f} {found.best}, one of {len(found.worths)} moves", flush=True)
        if min(map(len, kept)) == each:
            break


if __name__ == "__main__":
    main()
