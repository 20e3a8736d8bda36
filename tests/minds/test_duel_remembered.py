"""What the master remembers of the memory variant, and what masks tell it."""

from __future__ import annotations

import numpy as np
import pytest

from gloaming.core.events import Event
from gloaming.games.duel.rules.components import Side
from gloaming.games.duel.rules.state import Kind
from gloaming.minds.duel.memory import Known, their_mixes
from gloaming.minds.duel.remembered import CARELESS, Faced, Heard
from tests.minds.test_duel_bots import wander


@pytest.mark.parametrize("seat", Side)
@pytest.mark.parametrize("moves", [24, 30, 36])
def test_what_was_heard_is_what_the_view_shows(seat: int, moves: int) -> None:
    match = wander("memory", "remembered", moves)
    heard = Heard(seat)
    again = match.from_the_start()
    for mover, move in match.moves:
        again.play(mover, move)
        heard.hear(again.seen(seat), again.events(seat, len(again.moves) - 1))
    known = Known(match.seen(seat), seat)
    assert len(heard.duels) == int(match.seen(seat).duels) > 0
    heard.hear(match.seen(seat), [Event(Kind.DUEL, -1, {"row": 0, "column": 2, "number": 9}, True)])
    now = heard.duels[-1]
    assert np.array_equal(now.own, known.own)
    assert np.array_equal(now.hidden, known.hidden)
    assert (now.shells, now.mask) == (known.shells, 2 if seat == Side.BISON else 0)


def test_a_swap_of_the_opponents_moves_its_pawns_in_all_duels_before() -> None:
    heard = Heard(Side.BISON)
    heard.duels = [Faced(np.arange(1, 10), np.arange(9), 9, 24)]
    heard._placed = 18
    heard._go_on(Event(Kind.SWAPPED, Side.WOLF, {"first": 0, "second": 8}, True), 24)
    assert heard.duels[0].where.tolist() == [8, 1, 2, 3, 4, 5, 6, 7, 0]
    heard._go_on(Event(Kind.SWAPPED, Side.WOLF, {"first": 8, "second": 4}, True), 24)
    assert heard.duels[0].where.tolist() == [4, 1, 2, 3, 8, 5, 6, 7, 0]


def test_orders_that_explain_a_mask_are_likelier() -> None:
    """Bison's pawns are all shown, 5 each to keep it simple. With 9s in column a only Wolf always plays it."""
    faced = Faced(np.full(9, 5), np.zeros(0, np.int64), 9, 24, 0)
    first, last = np.array([9, 1, 1, 9, 1, 1, 9, 1, 1]), np.array([1, 1, 9, 1, 1, 9, 1, 1, 9])
    heard = Heard(Side.BISON)
    heard.duels = [faced]
    found = heard.likelihoods(np.stack([first, last]), their_mixes)
    assert found == pytest.approx([1, CARELESS / 3 / (1 - CARELESS + CARELESS / 3)])
