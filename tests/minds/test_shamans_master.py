"""The master of Shamans: the worlds that it imagines are as likely as they should be, and it knows its view alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pytest

from gloaming.core.chance import from_seed
from gloaming.core.match import Match
from gloaming.games.shamans.rules.components import CARDS, Role, bit_of, world_of
from gloaming.minds import make
from gloaming.minds.policies import compiling, searcher
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.policies.search import look
from gloaming.minds.policies.searcher import as_records, mean_of
from gloaming.minds.shamans.bots import POLICY, StrongBot
from gloaming.minds.shamans.master import MasterBot
from tests.games.shamans.table import lay
from tests.minds.test_shamans_bots import wander
from tests.minds.test_shamans_exact import FEWER, TURN, all_worlds, heard, position

World = tuple[int, tuple[str, ...]]  # who are the Shadows, and which cards everybody holds


class Slow(MasterBot):
    """It looks at few worlds, interpreted."""

    worlds = 3
    fast = False


class Fast(Slow):
    """The same, compiled."""

    fast = True


class Wide(MasterBot):
    """It looks at very many worlds."""

    worlds = 20_000
    budget = 1e4


class Narrow(Wide):
    """It looks at few."""

    worlds = 20


def imagined(match: Match, bot: PolicyBot, kind: type[Wide]) -> Any:
    """Worlds that a bot imagines; it compares an action with itself, so that none is given up."""
    MasterBot.make_ready()
    wide = kind(match.game, bot.seat, from_seed("worlds"))
    wide.memory = bot.memory
    return wide.search(match.seen(bot.seat), match.legal_actions(bot.seat)[:1] * 2, wide.chance).worlds


def read(state: Any) -> World:
    shadows = sum(1 << seat for seat in range(int(state.players)) if state.roles[seat] == Role.SHADOW)
    held = (
        [CARDS[card] for card in range(len(CARDS)) if int(row[world_of(card)]) & bit_of(card)]
        for row in state.hands[: int(state.players)]
    )
    return shadows, tuple(" ".join(hand) for hand in held)


def test_worlds_come_as_often_as_they_are_likely() -> None:
    """Roles and hands together, against a list of all worlds, each played through by the rules."""
    match, bot = heard(position(FEWER, "shaman shaman shaman shadow shadow"), 0, TURN[:8])
    gone = {move.split()[2] for move in TURN[:5]}
    likely: dict[World, float] = defaultdict(float)
    for (shadows, dealt), weight in all_worlds(tuple(FEWER), TURN[:5]).items():
        left = tuple(" ".join(card for card in CARDS if card in hand.split() and card not in gone) for hand in dealt)
        likely[shadows, left] += weight
    worlds = imagined(match, bot, Wide)
    assert len(worlds) == Wide.worlds
    found = Counter(read(world) for world in worlds)
    total = sum(likely.values())
    assert set(found) <= {world for world, weight in likely.items() if weight > 0}
    off = sum(abs(weight / total - found[world] / len(worlds)) for world, weight in likely.items()) / 2
    even = sum(abs(weight / total - 1 / len(likely)) for weight in likely.values()) / 2
    assert off < 0.04 < even / 5  # as many independent draws would be off by about 0.02


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_look_to_the_seat_like_the_position(players: int) -> None:
    match, bots = wander(players, f"worlds {players}", 40, StrongBot)
    seat = match.pending[0]
    seen = match.seen(seat)
    for state in imagined(match, bots[seat], Narrow):
        match.game.check(state)
        assert Match(match.game, state, None).seen(seat).tobytes() == seen.tobytes()


def hurried(match: Match, seat: int, memory: Any = None) -> Slow:
    bot = Slow(match.game, seat, from_seed("hurry"))
    bot.budget = 0.0005
    bot.memory = memory or bot.memory
    return bot


@pytest.mark.parametrize(("players", "moves"), [(3, 60), (5, 70)])
def test_equal_views_lead_to_the_same_choice_and_explanation(players: int, moves: int) -> None:
    """In another state that gives the same view, with the same seed."""
    match, bots = wander(players, f"paired {players}", moves, StrongBot)
    seat = max(match.pending, key=lambda one: len(match.legal_actions(one)))
    legal, view = match.legal_actions(seat), match.seen(seat)
    other = view.copy()
    match.game.rules.resample(other, from_seed("another deal"))
    again = Match(match.game, other, None)
    assert again.state.tobytes() != match.state.tobytes()
    mine, twin = (hurried(match, seat, bots[seat].memory) for _ in range(2))
    explained = mine.explain(view, legal)
    assert explained == twin.explain(again.seen(seat), again.legal_actions(seat))
    chosen = mine.choose(view, legal)
    assert chosen == twin.choose(again.seen(seat), again.legal_actions(seat))
    assert [choice.share for choice in explained.choices] == [float(action == chosen) for action in legal]


def test_it_explains_with_the_error_of_every_worth() -> None:
    """The value is that of the chosen move; 1.96 standard errors to either side are 95 of 100."""
    match = lay(
        ["blue-2", "purple-2 red-6", "purple-3", "purple-7", "silver-2"],
        front={0: "purple-8"},
        guide=0,
        mover=1,
        destination="purple",
    )
    found = hurried(match, 1).explain(match.seen(1), match.legal_actions(1))
    assert found.exactness == "estimate"
    (best,) = [choice for choice in found.choices if choice.share]
    assert best.worth == found.value
    assert best.error is not None
    assert found.high - found.low <= 2 * 1.96 * best.error + 1e-9
    assert found.low <= found.value <= found.high
    holders = [found.beliefs["holds"][seat]["silver"] for seat in "234"]
    assert sum(holders) == pytest.approx(1)  # seat 0, who has only the card in front, has no hidden card but one
    assert hurried(match, 1).explain(match.seen(1), []).choices == ()


def test_whoever_asks_waits_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not loaded, nor even compiled, is so before the first choice: no game depends on when that happened."""
    monkeypatch.setattr(searcher, "_loaded", {})
    monkeypatch.setattr(compiling, "is_ready", lambda *_: False)
    monkeypatch.setattr(searcher, "load", load_interpreted)
    match, bots = wander(3, "waiting", 50, StrongBot)
    seat = match.pending[0]
    slow, fast = (kind(match.game, seat, from_seed("waiting")) for kind in (Slow, Fast))
    for bot in (slow, fast):
        bot.budget, bot.memory = 0.001, bots[seat].memory
    view, legal = match.seen(seat), match.legal_actions(seat)
    assert fast.explain(view, legal) == slow.explain(view, legal)
    assert fast.choose(view, legal) == slow.choose(view, legal)


def load_interpreted(policy: Policy) -> None:
    searcher._loaded[policy] = compiling.bound(look, policy, fast=False)


def test_at_a_servers_tables_it_plays_as_strong_until_the_search_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "_loaded", {})
    monkeypatch.setattr(searcher, "_loading", {})
    monkeypatch.setattr(searcher, "_load_later", lambda *_: None)
    monkeypatch.setattr(searcher._Waiting, "allowed", True)
    searcher.load_in_background()
    match, bots = wander(4, "cold", 40, StrongBot)
    seat = match.pending[0]
    master = make("master", match.game, seat, "cold")
    assert isinstance(master, MasterBot)
    master.memory, strong = bots[seat].memory, make("strong", match.game, seat, "cold")
    assert isinstance(strong, StrongBot)
    strong.memory = bots[seat].memory
    seen, legal = match.seen(seat), match.legal_actions(seat)
    assert master.choose(seen, legal) == strong.choose(seen, legal)


def test_a_memory_as_a_record_is_the_same() -> None:
    _, bots = wander(3, "record", 50, StrongBot)
    record = as_records([bots[0].memory], POLICY.memory)[0]
    memory: Any = bots[0].memory
    assert list(record.sure) == list(memory.sure)
    assert record.as_shadow.tolist() == [list(row) for row in memory.as_shadow]
    assert int(record.destination) == memory.destination


def test_a_mean_has_its_standard_error() -> None:
    """Of 1, 2, 3 and 4: 2.5, and sqrt(5 / 3 / 4), by hand."""
    assert mean_of(np.array([1.0, 2.0, 3.0, 4.0])) == pytest.approx((2.5, (5 / 12) ** 0.5))


def test_search_is_the_same_interpreted_and_compiled() -> None:
    """S43: worths, errors and choice, to the last bit."""
    MasterBot.make_ready()
    match, bots = wander(3, "speeds", 50, StrongBot)
    seat = match.pending[0]
    slow, fast = (kind(match.game, seat, from_seed("speeds")) for kind in (Slow, Fast))
    for bot in (slow, fast):
        bot.budget, bot.memory = 0.001, bots[seat].memory
    view, legal = match.seen(seat), match.legal_actions(seat)
    assert len(legal) > 1
    assert slow.explain(view, legal) == fast.explain(view, legal)
    assert slow.choose(view, legal) == fast.choose(view, legal)
