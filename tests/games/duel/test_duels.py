"""Duels, swaps, the end: D9-D15."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.games.duel.rules.state import Kind
from tests.games.duel.table import at_masks, fight, place_all, shells


def test_masks_are_chosen_in_secret_and_shown_together() -> None:
    """D9: the other side sees that a choice was made, never which; both are shown at once."""
    game = at_masks()
    game.play(1, "mask c")
    assert game.pending == (0,)
    assert game.view(1)["masks"] == {"bison": None, "wolf": "c"}
    assert game.view(0)["masks"] == {"bison": None, "wolf": "?"}
    assert game.view(None)["masks"] == {"bison": None, "wolf": "?"}
    game.play(0, "mask 2")
    assert game.view(None)["last"] == "c2"


def test_a_chosen_mask_is_final() -> None:
    """D9: a chosen mask is final."""
    game = at_masks()
    game.play(0, "mask 1")
    with pytest.raises(gloaming.Illegal, match="not seat 0's move"):
        game.play(0, "mask 2")


def test_a_mask_of_the_other_side_is_refused() -> None:
    """D9, D3: Bison's mask gives the row, Wolf's the column."""
    with pytest.raises(gloaming.Illegal) as refused:
        at_masks().play(0, "mask a")
    assert refused.value.clause == "D3"


def test_a_clock_that_runs_out_lets_chance_choose() -> None:
    """D9: on a clock that runs out the choice is made at random, for whoever has not chosen."""
    game = at_masks()
    game.play(0, "mask 2")
    game.play(TABLE, "hurry")
    assert game.pending == (gloaming.CHANCE,)
    assert game.odds() == [("mask a", 1), ("mask b", 1), ("mask c", 1)]
    game.play(gloaming.CHANCE, "mask b")
    assert game.view(None)["last"] == "b2"
    both = at_masks()
    both.play(TABLE, "hurry")
    both.play(gloaming.CHANCE, "mask 1")
    assert both.view(1)["masks"] == {"bison": "?", "wolf": None}
    both.play(gloaming.CHANCE, "mask a")
    assert both.view(None)["last"] == "a1"


@pytest.mark.parametrize(
    ("pair", "after"),
    [((9, 1), (17, 1)), ((1, 9), (1, 17)), ((5, 4), (10, 8)), ((2, 6), (5, 13))],
)
def test_the_loser_pays_the_difference(pair: tuple[int, int], after: tuple[int, int]) -> None:
    """D10: the higher pawn wins; the loser pays the difference of the two values in shells."""
    bison = [value for value in range(1, 10) if value != pair[0]]
    wolf = [value for value in range(1, 10) if value != pair[1]]
    wolf = next(
        wolf[turn:] + wolf[:turn]
        for turn in range(8)
        if all(a != b for a, b in zip(bison, wolf[turn:] + wolf[:turn], strict=True))
    )
    game = at_masks((pair, *zip(bison, wolf, strict=True)))
    fight(game, "a1")
    assert shells(game) == after


def test_who_cannot_pay_all_pays_what_they_have() -> None:
    """D11: a loser with fewer shells than the difference pays all of them, and the game ends."""
    game = at_masks(shells=(3, 15), duels=2)  # on c3 Bison's 9 meets Wolf's 1: eight of fifteen
    fight(game, "c3")
    assert shells(game) == (11, 7)
    game = at_masks(shells=(15, 3), duels=2)
    fight(game, "c3")
    assert shells(game) == (18, 0)
    assert game.over
    assert game.winners == (0,)


def test_bison_swaps_after_odd_duels_and_wolf_after_even_ones() -> None:
    """D12: one swap after each duel, of two of one's own pawns, each taking the other's cell; it is mandatory."""
    game = at_masks()
    fight(game, "a1")
    assert game.pending == (0,)
    assert all(move.startswith("swap ") for move in game.legal(0))
    game.play(0, "swap c1 a1")
    assert game.view(1)["board"]["a1"] == ["bison-3", "wolf-2"]
    assert game.view(1)["board"]["c1"] == ["bison-1", "wolf-4"]
    fight(game, "b2")
    assert game.pending == (1,)
    game.play(1, "swap a1 c3")
    assert game.view(0)["board"]["a1"] == ["bison-3", "wolf-1"]
    assert game.view(None)["asked"] == [0, 1]


def test_a_swap_never_puts_equal_values_on_one_cell() -> None:
    """D13: of the 36 swaps exactly those are legal that bring no equal values together."""
    game = at_masks()
    fight(game, "a1")
    cells = list(game.view(None)["board"])
    bison = {cell: cell_number + 1 for cell_number, cell in enumerate(cells)}  # 1 to 9, row by row
    wolf = {cell: cell_number % 9 + 2 if cell_number < 8 else 1 for cell_number, cell in enumerate(cells)}
    expected = [
        f"swap {one} {two}"
        for number, one in enumerate(cells)
        for two in cells[number + 1 :]
        if bison[one] != wolf[two] and bison[two] != wolf[one]
    ]
    assert game.legal(0) == expected
    assert 27 <= len(expected) <= 30
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(0, "swap a1 b1")  # Bison's 2 would come to Wolf's 2
    assert refused.value.clause == "D13"


def test_all_shells_win_at_once() -> None:
    """D14: who holds all 18 shells wins at once, before any further swap."""
    game = at_masks(shells=(1, 17), duels=4)
    fight(game, "a1")  # Bison's 1 loses to Wolf's 2
    assert game.over
    assert (game.winners, game.returns) == ((1,), (-1.0, 1.0))
    assert game.pending == ()
    assert game.legal(0) == game.legal(1) == []


@pytest.mark.parametrize(
    ("before", "winners", "returns"),
    [((12, 6), (0,), (1.0, -1.0)), ((9, 9), (1,), (-1.0, 1.0)), ((10, 8), (), (0.0, 0.0))],
)
def test_the_limit_ends_the_game_as_soon_as_its_last_duel_is_paid(
    before: tuple[int, int], winners: tuple[int, ...], returns: tuple[float, float]
) -> None:
    """D15: more shells wins, 9-9 is a draw without a winner, and no swap follows."""
    game = at_masks(shells=before, limit=12, duels=11)
    fight(game, "a1")  # Bison pays one shell
    assert game.over
    assert (game.winners, game.returns) == (winners, returns)


@pytest.mark.parametrize("limit", [0, 1, 3, 402, -2, 2.0, "12", True])
def test_limits_that_do_not_exist(limit: object) -> None:
    """D15: the limit is an even number of duels, 2 to 400, or none."""
    with pytest.raises(gloaming.Malformed, match="even number of duels from 2 to 400"):
        gloaming.new("duel", limit=limit)


def test_without_a_limit_the_game_ends_after_400_duels() -> None:
    """D15: a table without a limit ends after 400 duels in the same way."""
    game = at_masks(limit=0, duels=399)
    fight(game, "a1")
    assert game.over
    assert game.winners == (1,)


def test_a_clock_for_the_whole_game_counts_the_shells() -> None:
    """D15: when time runs out the shells count as they stand, and a mask chosen but not shown is void."""
    game = at_masks(shells=(8, 10), duels=2)
    game.play(0, "mask 1")
    game.play(TABLE, "time")
    assert game.over
    assert game.winners == (1,)
    assert game.view(1)["masks"] == {"bison": None, "wolf": None}
    drawn = gloaming.new("duel")
    drawn.play(TABLE, "time")
    assert drawn.over
    assert drawn.winners == ()


def test_events_say_what_happened_in_order() -> None:
    """D9, D10: the masks, the two pawns, the payment; then who swapped which cells."""
    game = at_masks()
    fight(game, "c3")
    kinds = [Kind(event.kind) for event in game.events(0)]
    assert kinds == [Kind.CHOSE, Kind.CHOSE, Kind.DUEL, Kind.SHOWN, Kind.PAID]
    paid = game.events(0)[-1]
    assert (paid.seat, paid.facts["shells"]) == (1, 8)


def test_placement_leads_to_the_first_duel() -> None:
    """D9: when the last pawn is placed both sides are asked for a mask."""
    game = gloaming.new("duel")
    place_all(game)
    assert game.pending == (0, 1)
    assert game.view(None)["question"] == "masks"
