"""Bots against bots: many games with every bot in every seat, and what can be said of it.

Game i seats the bots rotated by i. The games of one full rotation are played from one seed, so that each bot meets
the same chance in each seat; the seed depends on the run's seed and the rotation alone, never on the workers.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from gloaming import minds
from gloaming.core.background import quickest
from gloaming.core.chance import check_seed
from gloaming.core.compile import digest
from gloaming.core.decisions import TABLE
from gloaming.core.errors import Malformed
from gloaming.core.events import read
from gloaming.core.game import Game, Tally, find
from gloaming.core.match import Match
from gloaming.envs.policies.loop import Games
from gloaming.envs.policies.playing import common_policy, is_ready, make_ready, played
from gloaming.lab.runs.cluster import Cluster
from gloaming.lab.runs.ledger import Ledger
from gloaming.lab.runs.standings import Pairs, RoleStanding, Standing
from gloaming.lab.runs.workers import Chunk, Processes, Workers, chunks_of
from gloaming.lab.statistics import bounded, mean, wilson
from gloaming.minds.bot import BUDGET, Bot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.programs.bot import Program

T = TypeVar("T")
WORTH_COMPILING = 100  # games between policies: interpreted they would take longer than the compiler


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    winners: tuple[int, ...]  # seats
    returns: tuple[float, ...]  # one a seat
    moves: int  # chance included
    tally: tuple[Tally, ...] = ()  # who had which role, and whether it won
    lost: tuple[tuple[int, str, int], ...] = ()  # seats, reasons, and how many moves were made for the bot there

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> Result:
        """A result out of plain data."""
        tally = tuple(Tally(*row) for row in kept["tally"])
        lost = tuple((seat, why, count) for seat, why, count in kept.get("lost", ()))
        return cls(tuple(kept["winners"]), tuple(kept["returns"]), kept["moves"], tally, lost)


@dataclass(frozen=True)
class Run:
    """All that the games of a tournament depend on."""

    game: str
    bots: tuple[str, ...]  # one a seat, as seated in game 0
    players: int
    options: Mapping[str, Any]
    seed: str
    makers: tuple[minds.Maker, ...] = ()  # of the bots: whoever plays the games may have another table of bots
    budget: float = BUDGET  # seconds for a move

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        return _turned(self.bots, number)

    def seed_of(self, number: int) -> str:
        """The seed of a game: one for each full rotation, which ends where the seating comes back to the first."""
        rotation = next(turn for turn in range(1, self.players + 1) if self.seating(turn) == self.bots)
        return f"{self.seed} rotation {number // rotation}"

    def seated(self, number: int) -> tuple[minds.Maker, ...]:
        """What makes the bots of a game, seat by seat."""
        return _turned(self.makers, number)

    def play(self, number: int) -> Result:
        """Play a game in Python."""
        makers, seed = self.seated(number), self.seed_of(number)
        return play_game(quickest(self.game), makers, seed, self.players, self.options, self.budget)

    def match(self, number: int) -> Match:
        """The same, with all its moves."""
        makers, seed = self.seated(number), self.seed_of(number)
        return play_match(quickest(self.game), makers, seed, self.players, self.options, self.budget)[0]

    def play_chunk(self, chunk: Chunk) -> list[Result]:
        numbers = range(*chunk)
        policy = self.policy
        if policy is None or not is_ready(policy):
            return [self.play(number) for number in numbers]
        games = played(
            policy,
            [self.seated(number) for number in numbers],
            [self.seed_of(number) for number in numbers],
            self.options,
        )
        game = find(self.game)
        return [result_of(games, game, row) for row in range(len(numbers))]

    @property
    def policy(self) -> Policy | None:
        """The policy that all bots at the table are levels of; None if some of them need Python."""
        return common_policy(self.makers)

    def sources(self) -> str:
        """A digest of all code of ours that the games depend on."""
        return digest("gloaming.core", find(self.game).package, "gloaming.minds")


@dataclass(frozen=True)
class Report:
    """What a tournament found; the same for the same arguments, on however many workers."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    moves: int
    standings: tuple[Standing, ...]  # in the order the bots were given
    roles: tuple[RoleStanding, ...]  # in games that have roles
    pairs: Pairs | None  # of two bots at a table of two

    def as_dict(self) -> dict[str, Any]:
        """The report as plain data, for JSON."""
        return asdict(self)


def _turned(row: tuple[T, ...], number: int) -> tuple[T, ...]:
    """A row of seats as it is in a game."""
    turn = number % len(row)
    return row[turn:] + row[:turn]


def play_game(
    game: Game,
    bots: Sequence[str | minds.Maker],
    seed: str,
    players: int,
    options: Mapping[str, Any],
    budget: float = BUDGET,
) -> Result:
    """One game between bots, seat by seat."""
    match, seated = play_match(game, bots, seed, players, options, budget)
    lost = ((bot.seat, why, count) for bot in seated for why, count in bot.lost.items())
    return replace(ended(match), lost=tuple(lost))


def play_match(
    game: Game,
    bots: Sequence[str | minds.Maker],
    seed: str,
    players: int,
    options: Mapping[str, Any],
    budget: float = BUDGET,
) -> tuple[Match, list[Bot]]:
    """The same, with all its moves, and its bots. They are given what their seats know, and nothing else."""
    if len(bots) != players:
        raise Malformed(f"a game of {players} is played by {players} bots, not {len(bots)}")
    match = Match(game, game.start(players, options), seed)
    seated = [minds.make(bot, game, seat, f"{seed} bot {seat}", budget) for seat, bot in enumerate(bots)]
    play_on(match, seated)
    return match, seated


def ended(match: Match) -> Result:
    """How a match ended."""
    tally = tuple(match.game.tally(match.seen(TABLE), match.events(TABLE)))
    return Result(match.winners, match.returns, len(match.moves), tally)


def choice_of(bot: Bot, view: Any, actions: Sequence[int]) -> int:
    """What a bot chooses."""
    return bot.choose(view, actions)


def play_on(match: Match, bots: Sequence[Bot], ask: Callable[[Bot, Any, Sequence[int]], int] = choice_of) -> None:
    """Let bots play a match to its end, one a seat; `ask` has a bot choose, from its view and its legal actions."""
    heard = 0
    while True:
        heard = tell(match, bots, heard)
        if match.over:
            return
        seat = match.pending[0]
        match.act(seat, ask(bots[seat], match.seen(seat), match.legal_actions(seat)))


def tell(match: Match, bots: Sequence[Bot], heard: int) -> int:
    """Let every bot hear what happened after the first `heard` moves; return how many they have heard now."""
    for bot in bots:
        if type(bot).hear is not Bot.hear:  # a view takes time
            bot.hear(match.seen(bot.seat), match.events(bot.seat, heard))
    return len(match.moves)


def result_of(games: Games, game: Game, row: int) -> Result:
    """How a game between policies ended."""
    winners = tuple(seat for seat in range(games.returns.shape[1]) if int(games.states[row].winners) >> seat & 1)
    tally = tuple(game.tally(games.seen[row], read(games.tally[row], TABLE, game.kinds)))
    return Result(winners, tuple(games.returns[row].tolist()), int(games.counts[row, 0]), tally)


def tournament(
    name: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    cluster: str | None = None,
    resume: Path | None = None,
    on_game: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play so many games between bots and report. `on_game` hears how many are done, one by one or some at a time.

    Bots are repeated to fill the table. Games are played by processes of this machine, or by the Ray cluster at an
    address. Finished games are kept in the file `resume`, if one is given, and not played again.
    """
    run = prepare(name, bots, games, seed, players, options or {})
    crew: Workers = Processes(workers) if cluster is None else Cluster(cluster)
    if cluster is None:
        compile_for(run, games)
    with Ledger(resume, heading(run)) as ledger:
        results = resumed(ledger, games, lambda missing: played_by(run, missing, crew), on_game)
    return _report(run, tuple(dict.fromkeys(bots)), results)


def resumed(
    ledger: Ledger,
    games: int,
    play: Callable[[Sequence[int]], Iterator[tuple[int, list[Result]]]],
    on_game: Callable[[int], None],
) -> list[Result]:
    """The results of so many games: those that are kept, and the others played and kept."""
    results = {number: Result.read(kept) for number, kept in ledger.kept.items() if number < games}
    for first, chunk in play([number for number in range(games) if number not in results]):
        results.update(enumerate(chunk, first))
        ledger.keep(first, [asdict(result) for result in chunk])
        on_game(len(results))
    return [results[number] for number in range(games)]


def compile_for(run: Run, games: int) -> None:
    """Compile what is needed in this process, or beside it; its workers compile nothing."""
    if run.policy is not None and games >= WORTH_COMPILING:
        make_ready(run.policy)
    else:
        quickest(run.game)
    for maker in run.makers:
        minds.make(maker, find(run.game), 0, run.seed).make_ready()


def heading(run: Run) -> dict[str, Any]:
    """What must be equal for a run to be resumed."""
    described = asdict(run)
    makers = described.pop("makers")
    return {**described, "sources": run.sources(), "code of the bots": [_code_of(maker) for maker in makers]}


def _code_of(maker: minds.Maker) -> str:
    """A digest of the files that a bot is written in; nothing for one that is in no file."""
    if isinstance(maker, Program):
        return hashlib.sha256(b"".join(path.read_bytes() for path in maker.files)).hexdigest()[:16]
    with contextlib.suppress(TypeError, OSError):
        return hashlib.sha256(Path(inspect.getsourcefile(maker) or "").read_bytes()).hexdigest()[:16]
    return ""


def prepare(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    players: int | None,
    options: Mapping[str, Any],
    budget: float = BUDGET,
) -> Run:
    """Refuse what cannot be played, before the first game starts."""
    game = find(name)
    seats = game.players[0] if players is None else players
    if games < 1:
        raise Malformed(f"a tournament has at least 1 game, not {games}")
    if not 1 <= len(bots) <= seats:
        raise Malformed(f"a table of {seats} takes 1 to {seats} bots, not {len(bots)}")
    filled = tuple(bots[seat % len(bots)] for seat in range(seats))
    played = {**game.unattended, **options}
    game.start(seats, played)
    makers = {bot: minds.find(bot, name) for bot in bots}
    run = Run(name, filled, seats, played, seed, tuple(makers[bot] for bot in filled), budget)
    check_seed(seed)
    longest = f"{run.seed_of(games - 1)} bot {seats - 1}"
    check_seed(longest)
    for maker in makers.values():
        minds.make(maker, game, 0, seed=longest)
    return run


def played_by(run: Run, numbers: Sequence[int], crew: Workers) -> Iterator[tuple[int, list[Result]]]:
    """Chunks of results as they come, each with the number of its first game."""
    if isinstance(crew, Processes) and crew.count == 1:
        for chunk in chunks_of(numbers, 1) if run.policy is not None else [(number, number + 1) for number in numbers]:
            yield chunk[0], run.play_chunk(chunk)
    elif numbers:
        yield from crew.map(run.play_chunk, numbers, run.sources)


def _report(run: Run, names: tuple[str, ...], results: Sequence[Result]) -> Report:
    return Report(
        game=run.game,
        players=run.players,
        options=run.options,
        bots=names,
        seed=run.seed,
        games=len(results),
        moves=sum(result.moves for result in results),
        standings=tuple(_standing(run, name, results) for name in names),
        roles=_roles(run, results),
        pairs=_pairs(run, names, results) if len(names) == run.players == 2 else None,
    )


def _standing(run: Run, name: str, results: Sequence[Result]) -> Standing:
    games, wins, draws, returns = [0] * run.players, [0] * run.players, 0, []
    for number, result in enumerate(results):
        for seat, bot in enumerate(run.seating(number)):
            if bot == name:
                games[seat] += 1
                wins[seat] += seat in result.winners
                draws += not result.winners
                returns.append(result.returns[seat])
    alone = set(run.bots) == {name}
    return Standing(
        bot=name,
        games=sum(games),
        wins=sum(wins),
        draws=draws,
        mean_return=mean(returns),
        win_rate=None if alone else wilson(sum(wins), sum(games)),
        return_interval=None if alone else bounded(returns, find(run.game).bounds),
        games_by_seat=tuple(games),
        wins_by_seat=tuple(wins),
        lost=lost_by((run.seating(number), result) for number, result in enumerate(results)).get(name, {}),
    )


def lost_by(played: Iterable[tuple[Sequence[str], Result]]) -> dict[str, dict[str, int]]:
    """The moves that were made for bots, by bot and reason; each game comes with its seating."""
    found: dict[str, dict[str, int]] = {}
    for seating, result in played:
        for seat, why, count in result.lost:
            reasons = found.setdefault(seating[seat], {})
            reasons[why] = reasons.get(why, 0) + count
    return found


def _roles(run: Run, results: Sequence[Result]) -> tuple[RoleStanding, ...]:
    held: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for number, result in enumerate(results):
        seating = run.seating(number)
        for seat, role, success in result.tally:
            held[role, seating[seat]] += 1
            won[role, seating[seat]] += success
    return tuple(
        RoleStanding(role, bot, count, won[role, bot], wilson(won[role, bot], count))
        for (role, bot), count in sorted(held.items())
    )


def _pairs(run: Run, names: tuple[str, ...], results: Sequence[Result]) -> Pairs:
    """Whole pairs only: in each both bots sat in both seats."""
    first, second = names
    leads = []
    for number in range(0, len(results) - 1, 2):
        got = dict.fromkeys(names, 0.0)
        for game in (number, number + 1):
            for name, value in zip(run.seating(game), results[game].returns, strict=True):
                got[name] += value
        leads.append(got[first] - got[second])
    return Pairs(first, second, len(leads), sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads))
