"""Policies play the same games interpreted and compiled, in their own loop and through the facade."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import gloaming
from gloaming import minds
from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.events import Column, new_log
from gloaming.core.facts import Facts, Rows
from gloaming.core.game import compiled, find
from gloaming.core.match import Match
from gloaming.envs.policies.playing import common_policy, is_ready, make_ready, played
from gloaming.games.shamans.rules.events import role_dealt, round_begun
from gloaming.games.shamans.rules.state import Kind
from gloaming.lab.runs.arena import Run, play_game, play_on
from gloaming.minds.policies.bot import PolicyBot, written
from gloaming.minds.policies.policy import copy_known
from gloaming.minds.random import RandomBot
from gloaming.minds.shadow_hunters.bots import StrongBot as HuntersBot
from gloaming.minds.shamans.bots import POLICY, BeginnerBot, CasualBot, HeuristicBot, StrongBot

SEED = "policies"
TABLES = [
    [HeuristicBot, RandomBot, HeuristicBot],
    [HeuristicBot] * 4,
    [StrongBot, BeginnerBot, CasualBot, HeuristicBot, StrongBot],
]


def through_the_facade(makers: Sequence[minds.Maker], seed: str) -> Match:
    """A game of these bots, as `play_game` plays it, with its moves."""
    game = compiled("shamans")
    match = Match(game, game.start(len(makers), {}), seed)
    bots = [minds.make(maker, game, seat, f"{seed} bot {seat}") for seat, maker in enumerate(makers)]
    play_on(match, bots)
    return match


@pytest.mark.parametrize("makers", TABLES, ids=["3 with random", "4", "5 of all levels"])
def test_compiled_games_are_those_of_the_facade_and_their_records_verify(makers: list[Any]) -> None:
    games = played(POLICY, [makers], [SEED], {}, with_moves=True)
    match = through_the_facade(makers, SEED)
    actions = find("shamans").actions
    moves = [(seat, actions.format(action)) for seat, action in games.moves[0, : games.counts[0, 0]].tolist()]
    assert moves == match.moves
    assert games.counts[0, 1] == sum(seat == CHANCE for seat, _ in moves)
    assert tuple(games.returns[0].tolist()) == match.returns
    assert games.states[0].tobytes() == match.state.tobytes()
    assert games.seen[0].tobytes() == match.seen(TABLE).tobytes()
    again = gloaming.new("shamans", players=len(makers), seed=SEED)
    for seat, move in moves:
        if seat != CHANCE:
            again.play(seat, move)
    assert again.record() == match.record()
    gloaming.verify(match.record())


def test_interpreted_and_compiled_loops_leave_the_same_bytes() -> None:
    """Memory, thought, worth and shares are compared through what they lead to: all moves of a game."""
    options = {"track": 6}
    slow, fast = (
        played(POLICY, [[HeuristicBot, StrongBot, BeginnerBot]], [SEED], options, fast=fast, with_moves=True)
        for fast in (False, True)
    )
    for mine, other in zip(slow, fast, strict=True):
        assert mine.tobytes() == other.tobytes()


def test_a_chunk_of_a_tournament_is_the_same_at_both_speeds() -> None:
    make_ready(POLICY)
    assert is_ready(POLICY)
    run = Run("shamans", ("heuristic", "random", "heuristic"), 3, {}, SEED, (HeuristicBot, RandomBot, HeuristicBot))
    seatings = (run.makers, run.makers[1:] + run.makers[:1])
    one_by_one = [play_game(compiled("shamans"), row, run.seed_of(i), 3, {}) for i, row in enumerate(seatings)]
    assert run.play_chunk((0, 2)) == one_by_one
    assert all(result.tally for result in one_by_one)


def test_a_policy_hears_of_secrets_only_its_own() -> None:
    """A role is dealt to seat 1: seat 1 hears which, seat 0 that one was dealt, and neither who knows it."""
    log, out = new_log(4), new_log(4)
    round_begun(log, 2, 1)
    role_dealt(log, 1, 2)
    for viewer, secret, known in ((0, 0, 0), (1, 2, 1), (TABLE, 0, 0)):
        copy_known(log, viewer, out)
        assert out[: 1 + 2, Column.KIND].tolist() == [2, Kind.ROUND, Kind.ROLE]
        assert out[2, Column.SECRET :].tolist() == [secret, known]


def test_events_are_written_as_the_loop_copies_them() -> None:
    match = gloaming.new("shamans", players=3, seed=SEED)
    events = match.events(1)
    whole = np.concatenate([log[1:] for log in match.logs()])
    rows = written(events, match.game)
    assert rows[0, 0] == len(events) == len(whole)
    for number, row in enumerate(whole.tolist(), 1):
        known = row[Column.KNOWN_TO] >> 1 & 1
        assert list(rows[number]) == [*row[: Column.SECRET], row[Column.SECRET] * known, known]


class Own(HeuristicBot):
    """A bot of somebody else's, which is no longer the policy."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        return actions[0]


def test_a_table_with_another_bot_is_played_in_python() -> None:
    assert common_policy([HeuristicBot, RandomBot]) is POLICY
    assert common_policy([RandomBot]) is None
    assert common_policy([HeuristicBot, Own]) is None
    assert common_policy([HeuristicBot, lambda *_: None]) is None
    assert issubclass(HeuristicBot, PolicyBot)


def remembered(memory: Any) -> dict[str, Any]:
    """All that is remembered, as plain values."""
    return {name: list(map(list, value)) if isinstance(value, Rows) else value for name, value in vars(memory).items()}


@pytest.mark.parametrize("bot", [StrongBot, HuntersBot], ids=["shamans", "shadow_hunters"])
def test_an_event_that_is_not_heeded_changes_no_memory(bot: type[PolicyBot]) -> None:
    """Every event of a game of random moves is told by itself, whether it is heeded or not."""
    policy = bot.policy
    game = find(policy.game)
    match = Match(game, game.start(game.players[0] + 1, {}), SEED)
    mine, dice = bot(game, 1, None), from_seed(SEED)
    passed, kinds, heard = 0, set(), 0
    while not match.over and len(match.moves) < 300:
        seen = Facts(match.seen(1))
        for event in match.events(1, heard):
            log = written([event], game)
            before = copy.deepcopy(remembered(mine.memory))
            policy.hear(mine.memory, seen, 1, log, mine.traits)
            if not policy.heeds(log):
                if passed:  # the first time, `hear` sets up what is remembered
                    assert remembered(mine.memory) == before, event
                passed += 1
            else:
                kinds.add(event.kind)
        heard = len(match.moves)
        seat = match.pending[0]
        legal = match.legal_actions(seat)
        match.act(seat, legal[below(dice, len(legal))])
    assert passed > 20
    assert len(kinds) > 3
