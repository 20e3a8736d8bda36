"""Finished games of mixed bots in a small form: the seats' actions and the seed, from which the whole record follows.

A file holds the games of one version of the rules; those of older versions never change. `python -m tests.corpus GAME`
replaces those of the current version. A line is: players, seed, digest of the record, actions of the seats.
"""

from __future__ import annotations

import hashlib
import lzma
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from gloaming.core.decisions import CHANCE
from gloaming.core.game import Game, compiled, find
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from gloaming.lab.runs.arena import play_on
from gloaming.minds import BOTS, make
from gloaming.minds.bot import Bot

GAMES = {1: 300, 2: 60}  # by version of the rules
SINCE = {"edition": 2}  # options that were added by a later version
FOLDER = Path(__file__).parent / "corpus"


class Kept(NamedTuple):
    """One game of a corpus."""

    rules: int
    players: int
    seed: str
    digest: str
    actions: tuple[int, ...]

    def replay(self, game: Game) -> Match:
        """Play the seats' actions again, with the options of that version; chance comes from the seed."""
        options = {**game.read_options(game.former_options.get(self.rules, {})), **game.unattended}
        match = Match(game, game.start(self.players, options), self.seed)
        for action in self.actions:
            match.act(match.pending[0], action)
        return match


def digest(match: Match, rules: int) -> str:
    """What must not change: every move, including chance, and the result, as that version of the rules wrote them."""
    record = parse_record(match.record())
    options = {name: value for name, value in record.options.items() if SINCE.get(name, 1) <= rules}
    text = replace(record, rules=rules, options=options).format()
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def path_of(name: str, rules: int) -> Path:
    return FOLDER / (f"{name}.txt.xz" if rules == 1 else f"{name}-{rules}.txt.xz")


def read(name: str, rules: int) -> list[Kept]:
    """The corpus of a game, played under a version of its rules."""
    lines = lzma.decompress(path_of(name, rules).read_bytes()).decode().splitlines()
    games = []
    for line in lines:
        players, seed, found, actions = line.split(";")
        games.append(Kept(rules, int(players), seed, found, tuple(map(int, actions.split()))))
    return games


def played(name: str) -> Iterator[Kept]:
    """Games between all bots of a game, at every number of players in turn."""
    game = compiled(name)
    names = list(BOTS[name])
    fewest, most = game.players
    for number in range(GAMES[game.version]):
        players, seed = fewest + number % (most - fewest + 1), f"corpus {number}"
        match = Match(game, game.start(players, game.unattended), seed)
        bots = [
            make(names[(seat * 7 + number) % 3 % len(names)], game, seat, f"{seed} bot {seat}")
            for seat in range(players)
        ]
        yield Kept(game.version, players, seed, "", tuple(_actions(match, bots)))._replace(
            digest=digest(match, game.version)
        )


def _actions(match: Match, bots: list[Bot]) -> Iterator[int]:
    play_on(match, bots)
    return (match.game.actions.parse(move) for seat, move in match.moves if seat != CHANCE)


def main() -> None:
    """Play and store games of the current rules."""
    game = find(sys.argv[1])
    lines = [f"{g.players};{g.seed};{g.digest};{' '.join(map(str, g.actions))}\n" for g in played(game.name)]
    path = path_of(game.name, game.version)
    path.write_bytes(lzma.compress("".join(lines).encode(), preset=9))
    print(f"{len(lines)} games, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
