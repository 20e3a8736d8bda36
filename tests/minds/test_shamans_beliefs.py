"""What the bot for Shamans believes: what was played and shown is weighed exactly."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.decisions import UNKNOWN
from gloaming.core.events import Event
from gloaming.core.game import find
from gloaming.games.shamans.rules.components import VALUES, Direction, Role, World
from gloaming.games.shamans.rules.state import Kind
from gloaming.minds.shamans.beliefs import STRAYS, Beliefs, Odds, assignments, chance_of_none, strays
from gloaming.minds.shamans.heuristic import HeuristicBot
from tests.games.shamans.table import lay, play
from tests.minds.test_shamans_bots import HANDS, LED


def event(kind: Kind, seat: int, **facts: int) -> Event:
    return Event(kind, seat, facts, known=True)


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
    assert Odds(0.05, 0.55) == STRAYS
    assert strays(0.5) == pytest.approx((0.525, 0.775))
    beliefs = Beliefs(3, 0)
    beliefs.played(1, World.RED, World.BLUE, 0.5)
    unknown = [UNKNOWN] * 3
    total = 0.775 + 2 * 0.525
    assert beliefs.shadow_chances(unknown) == pytest.approx([0.525 / total, 0.775 / total, 0.525 / total])
    as_shaman = [Role.SHAMAN, UNKNOWN, UNKNOWN]
    assert beliefs.shadow_chances(as_shaman) == pytest.approx([0, 0.775 / 1.3, 0.525 / 1.3])
    beliefs.played(2, World.BLUE, World.BLUE, 0.5)  # 0.95 as a Shaman, 0.45 as a Shadow
    one, two = 0.775 * 0.95, 0.525 * 0.45
    assert beliefs.shadow_chances(as_shaman) == pytest.approx([0, one / (one + two), two / (one + two)])


def test_s11_a_second_time_in_one_world_tells_nothing_new() -> None:
    """S11: whoever had no blue has none later either."""
    beliefs = Beliefs(4, 0)
    beliefs.played(1, World.RED, World.BLUE, 0.5)
    before = beliefs.shadow_chances([UNKNOWN] * 4)
    beliefs.played(1, World.GREEN, World.BLUE, 0.1)
    assert beliefs.shadow_chances([UNKNOWN] * 4) == pytest.approx(before)


def test_a_card_of_a_world_not_followed_shows_that_it_was_choice() -> None:
    """What was weighed as 0.525 to 0.775 becomes 0.05 to 0.55, whatever `void` was; the Guide's own card is free."""
    beliefs = Beliefs(3, 0)
    beliefs.played(1, World.RED, World.BLUE, 0.5)
    beliefs.played(1, World.BLUE, -1, 1.0)
    assert beliefs.shadow_chances([Role.SHAMAN, UNKNOWN, UNKNOWN])[1] == pytest.approx(0.55 / 0.6)


def test_s30_what_is_thought_of_a_role_goes_with_it() -> None:
    """S30: after an exchange the suspicion is on the other seat."""
    beliefs = Beliefs(5, 0)
    beliefs.weigh(1, Odds(0.2, 0.8))
    beliefs.weigh(2, Odds(0.7, 0.3))
    before = beliefs.shadow_chances([UNKNOWN] * 5)
    beliefs.exchanged(1, 2)
    after = beliefs.shadow_chances([UNKNOWN] * 5)
    assert (after[1], after[2]) == pytest.approx((before[2], before[1]))


def test_s26_what_is_known_overrides_what_is_thought() -> None:
    """S26, S36: a role that was shown is certain, and the others follow from it."""
    beliefs = Beliefs(4, 0)
    for _ in range(50):
        beliefs.weigh(1, Odds(0.01, 0.99))
    chances = beliefs.shadow_chances([Role.SHAMAN, Role.SHAMAN, UNKNOWN, UNKNOWN])
    assert chances == pytest.approx([0, 0, 0.5, 0.5])
    assert beliefs.shadow_chances([Role.SHAMAN, UNKNOWN, UNKNOWN, Role.SHADOW]) == [0, 0, 0, 1]


def test_s25_portals_rituals_and_daggers_are_heard() -> None:
    """S25, S29, S36: forward is a Shadow's, back a Shaman's; whoever strikes a Shadow is hardly one."""
    game = find("shamans")
    view = gloaming.new("shamans", players=5, seed="heard").seen(0)
    nobody = [UNKNOWN] * 5

    def heard(*events: Event) -> list[float]:
        bot = HeuristicBot(game, 0, from_seed("ear"))
        bot.hear(view, [])
        bot.hear(view, events)
        assert bot.beliefs is not None
        return bot.beliefs.shadow_chances(nobody)

    assert heard() == pytest.approx([0.4] * 5)
    forward = event(Kind.PORTAL, 1, direction=Direction.FORWARD)
    assert heard(forward)[1] > 0.9
    assert heard(event(Kind.PORTAL, 1, direction=Direction.BACK), event(Kind.MOVED, 1, steps=-1))[1] < 0.1
    assert 0.1 < heard(event(Kind.MOVED, 1, steps=-2))[1] < 0.3
    strike = event(Kind.ELIMINATED, 3, eliminator=1)
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
    assert bot.beliefs is not None
    assert bot.beliefs.strayed == {(1, World.PURPLE): pytest.approx(9 / 12 * 8 / 11 * 7 / 10)}
