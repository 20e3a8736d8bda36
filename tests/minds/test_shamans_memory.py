"""What a mind for Shamans believes: what was played and shown is weighed exactly."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.events import Event
from gloaming.core.game import find
from gloaming.games.shamans.rules.components import NO_WORLD, VALUES, Direction, Role, World
from gloaming.games.shamans.rules.state import Kind
from gloaming.minds.policies.policy import Plain
from gloaming.minds.shamans.bots import POLICY, HeuristicBot
from gloaming.minds.shamans.memory import (
    assignments,
    begin,
    believe,
    chance_of_none,
    exchange,
    may_stray,
    note_card,
    weigh_role,
)
from gloaming.minds.shamans.traits import Trait
from tests.games.shamans.table import lay, play
from tests.minds.test_shamans_bots import HANDS, LED, event

TRAITS = POLICY.levels["heuristic"]


class Mind:
    """A memory at a table of so many, in words."""

    def __init__(self, players: int) -> None:
        self.players = players
        memory: Any = Plain(POLICY.memory)
        begin(memory)
        self.memory = memory

    def played(self, seat: int, world: int, destination: int, void: float) -> None:
        self.memory.destination = destination
        note_card(self.memory, self.players, seat, world, void, TRAITS)

    def weigh(self, seat: int, shaman: float, shadow: float) -> None:
        weigh_role(self.memory, self.players, seat, shaman, shadow, TRAITS)

    def chances(self, **known: Role) -> list[float]:
        """For somebody who knows some roles, `_1=Role.SHADOW` being that of seat 1."""
        return chances(self.memory, self.players, {int(name[1:]): role for name, role in known.items()})


def chances(memory: Any, players: int, known: dict[int, Role]) -> list[float]:
    out = [0.0] * 5
    mask = sum(1 << seat for seat in known)
    shadows = sum(1 << seat for seat, role in known.items() if role == Role.SHADOW)
    believe(memory, players, mask, shadows, out)
    return out[:players]


def test_s2_there_are_three_four_or_ten_assignments() -> None:
    """S2: one Shadow of 3 or of 4 players, two of 5."""
    assert [len(assignments(players)) for players in (3, 4, 5)] == [3, 4, 10]
    assert assignments(3) == [0b001, 0b010, 0b100]


def test_the_chance_to_have_none_of_some_cards_agrees_with_hand_arithmetic() -> None:
    """2 wanted of 5 hidden, 2 drawn: 3/5 * 2/4."""
    assert chance_of_none(2, 5, 2) == pytest.approx(0.3)
    assert chance_of_none(0, 5, 5) == 1
    assert chance_of_none(3, 5, 3) == 0


def test_s11_not_to_follow_is_weighed_by_bayes_rule() -> None:
    """S11: with half a chance to have had no choice, a Shaman strays 0.5 + 0.5 * 0.05, a Shadow 0.5 + 0.5 * 0.55."""
    assert (TRAITS[Trait.STRAY_SHAMAN], TRAITS[Trait.STRAY_SHADOW]) == (0.05, 0.55)
    assert (may_stray(0.5, 0.05), may_stray(0.5, 0.55)) == pytest.approx((0.525, 0.775))
    mind = Mind(3)
    mind.played(1, World.RED, World.BLUE, 0.5)
    total = 0.775 + 2 * 0.525
    assert mind.chances() == pytest.approx([0.525 / total, 0.775 / total, 0.525 / total])
    assert mind.chances(_0=Role.SHAMAN) == pytest.approx([0, 0.775 / 1.3, 0.525 / 1.3])
    mind.played(2, World.BLUE, World.BLUE, 0.5)  # 0.95 as a Shaman, 0.45 as a Shadow
    one, two = 0.775 * 0.95, 0.525 * 0.45
    assert mind.chances(_0=Role.SHAMAN) == pytest.approx([0, one / (one + two), two / (one + two)])


def test_s11_a_second_time_in_one_world_tells_nothing_new() -> None:
    """S11: whoever had no blue has none later either."""
    mind = Mind(4)
    mind.played(1, World.RED, World.BLUE, 0.5)
    before = mind.chances()
    mind.played(1, World.GREEN, World.BLUE, 0.1)
    assert mind.chances() == pytest.approx(before)


def test_a_card_of_a_world_not_followed_shows_that_it_was_choice() -> None:
    """What was weighed as 0.525 to 0.775 becomes 0.05 to 0.55, whatever `void` was; the Guide's own card is free."""
    mind = Mind(3)
    mind.played(1, World.RED, World.BLUE, 0.5)
    mind.played(1, World.BLUE, NO_WORLD, 1.0)
    assert mind.chances(_0=Role.SHAMAN)[1] == pytest.approx(0.55 / 0.6)


def test_s30_what_is_thought_of_a_role_goes_with_it() -> None:
    """S30: after an exchange the suspicion is on the other seat."""
    mind = Mind(5)
    mind.weigh(1, 0.2, 0.8)
    mind.weigh(2, 0.7, 0.3)
    before = mind.chances()
    exchange(mind.memory, 5, 1, 2)
    after = mind.chances()
    assert (after[1], after[2]) == pytest.approx((before[2], before[1]))


def test_s26_what_is_known_overrides_what_is_thought() -> None:
    """S26, S36: a role that was shown is certain, and the others follow from it."""
    mind = Mind(4)
    for _ in range(50):
        mind.weigh(1, 0.01, 0.99)
    assert mind.chances(_0=Role.SHAMAN, _1=Role.SHAMAN) == pytest.approx([0, 0, 0.5, 0.5])
    assert mind.chances(_0=Role.SHAMAN, _3=Role.SHADOW) == [0, 0, 0, 1]


def test_s25_portals_rituals_and_daggers_are_heard() -> None:
    """S25, S29, S36: forward is a Shadow's, back a Shaman's; whoever strikes a Shadow is hardly one."""
    game = find("shamans")
    view = gloaming.new("shamans", players=5, seed="heard").seen(0)

    def heard(*events: Event) -> list[float]:
        bot = HeuristicBot(game, 0, from_seed("ear"))
        bot.hear(view, [event(Kind.TURN, 0, turn=1)])
        bot.hear(view, events)
        return chances(bot.memory, 5, {})

    assert heard() == pytest.approx([0.4] * 5)
    forward = event(Kind.PORTAL, 1, direction=Direction.FORWARD, place=0)
    assert heard(forward)[1] > 0.9
    back = event(Kind.PORTAL, 1, direction=Direction.BACK, place=0)
    assert heard(back, event(Kind.MOVED, 1, origin=5, space=4, steps=-1))[1] < 0.1
    assert 0.1 < heard(event(Kind.MOVED, 1, origin=5, space=3, steps=-2))[1] < 0.3
    strike = event(Kind.ELIMINATED, 3, eliminator=1, lost=0)
    assert heard(strike, event(Kind.ROLE_SHOWN, 3, role=Role.SHADOW))[1] < 0.3
    assert heard(strike, event(Kind.ROLE_SHOWN, 3, role=Role.SHAMAN))[1] > 0.5
    assert heard(forward, event(Kind.ROUND, 0, round=2)) == pytest.approx([0.4] * 5)


def test_s11_cards_are_heard_with_the_chance_that_there_was_no_choice() -> None:
    """S11: seat 1 plays red on purple. Out of its hand and seat 0's: 3 purple of 10 hidden cards, 3 of them its own."""
    match = lay(HANDS, **LED, mover=1)
    bot = HeuristicBot(match.game, 0, from_seed("ear"))
    led = event(Kind.PLAYED, 0, card=World.PURPLE * VALUES + 7, follows=1)
    bot.hear(match.seen(0), [event(Kind.TURN, 0, turn=3), led])
    play(match, "1 play red-6")
    bot.hear(match.seen(0), match.events(0))
    memory: Any = bot.memory
    assert memory.strayed == [0, 1 << World.PURPLE, 0, 0, 0]
    assert memory.void[1, World.PURPLE] == pytest.approx(9 / 12 * 8 / 11 * 7 / 10)
