"""Finished games of mixed bots, kept small: the seats' actions and the seed, from which the whole record follows.

`python -m tests.corpus GAME` plays them anew. A line is: players, seed, digest of the record, actions of the seats.
"""

from __future__ import annotations

import hashlib
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from gloaming.bots import BOTS, make
from gloaming.bots.bot import Bot
from gloaming.core.decisions import CHANCE
from gloaming.core.game import Game, compiled, find
from gloaming.core.match import Match

GAMES = 300
FOLDER = Path(__file__).parent / "corpus"


class Kept(NamedTuple):
    """One game of a corpus."""

    players: int
    seed: str
    digest: str
    actions: tuple[int, ...]

    def replay(self, game: Game) -> Match:
        """Play the seats' actions again; chance comes from the seed."""
        match = Match(game, game.start(self.players, game.unattended), self.seed)
        for action in self.actions:
            match.act(match.pending[0], action)
        return match


def digest(match: Match) -> str:
    """What must not change: every move, chance included, and the result."""
    return hashlib.sha256(match.record().encode()).hexdigest()[:16]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt.xz"


def read(name: str) -> list[Kept]:
    """The corpus of a game."""
    lines = lzma.decompress(path_of(name).read_bytes()).decode().splitlines()
    games = []
    for line in lines:
        players, seed, found, actions = line.split(";")
        games.append(Kept(int(players), seed, found, tuple(map(int, actions.split()))))
    return games


def played(name: str) -> Iterator[Kept]:
    """Games between all bots of a game, at every number of players in turn."""
    game = compiled(name)
    names = list(BOTS[name])
    fewest, most = game.players
    for number in range(GAMES):
        players, seed = fewest + number % (most - fewest + 1), f"corpus {number}"
        match = Match(game, game.start(players, game.unattended), seed)
        bots = [
            make(names[(seat * 7 + number) % 3 % len(names)], game, seat, f"{seed} bot {seat}")
            for seat in range(players)
        ]
        yield Kept(players, seed, "", tuple(_actions(match, bots)))._replace(digest=digest(match))


def _actions(match: Match, bots: list[Bot]) -> Iterator[int]:
    heard = 0
    while not match.over:
        for bot in bots:
            bot.hear(match.seen(bot.seat), match.events(bot.seat, heard))
        heard = len(match.moves)
        seat = match.pending[0]
        assert seat != CHANCE
        action = bots[seat].choose(match.seen(seat), match.legal_actions(seat))
        match.act(seat, action)
        yield action


def main() -> None:
    """Play and keep the corpus of a game."""
    name = find(sys.argv[1]).name
    lines = [f"{g.players};{g.seed};{g.digest};{' '.join(map(str, g.actions))}\n" for g in played(name)]
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(lzma.compress("".join(lines).encode(), preset=9))
    print(f"{len(lines)} games, {path_of(name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
