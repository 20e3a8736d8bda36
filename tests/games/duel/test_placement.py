"""Material and placement: D1-D8."""

from __future__ import annotations

import itertools
import random

import pytest

import gloaming
from gloaming.core.match import Match
from gloaming.core.seating import choose_seats
from gloaming.games.duel.rules.components import CELLS, Side
from gloaming.games.duel.rules.setup import rematch_side


def test_board_of_nine_cells() -> None:
    """D1: rows 1-3, columns a-c, the same way round for both."""
    game = gloaming.new("duel")
    assert list(game.view(0)["board"]) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert game.view(0)["board"] == game.view(1)["board"]


def test_pawns_and_shells() -> None:
    """D2: nine pawns a side, face up in the reserve for both, and nine shells; eighteen always."""
    seen = gloaming.new("duel").view(1)
    assert seen["reserve"] == {"bison": list(range(1, 10)), "wolf": list(range(1, 10))}
    assert seen["shells"] == {"bison": 9, "wolf": 9}


@pytest.mark.parametrize(
    ("wishes", "drawn", "sides"),
    [
        ((Side.WOLF, Side.BISON), None, (1, 0)),
        ((Side.BISON, None), None, (0, 1)),
        ((None, Side.BISON), None, (1, 0)),
        ((None, Side.WOLF), None, (0, 1)),
        ((Side.WOLF, Side.WOLF), 0, (0, 1)),
        ((None, None), 1, (1, 0)),
    ],
)
def test_sides_are_chosen_or_drawn(
    wishes: tuple[Side | None, Side | None], drawn: int | None, sides: tuple[int, int]
) -> None:
    """D2: each player chooses a side; on a conflict it is drawn, and only then."""
    draws = [] if drawn is None else [drawn]
    assert choose_seats(wishes, lambda n: draws.pop() % n) == list(sides)
    assert not draws


def test_a_rematch_changes_sides() -> None:
    """D2: a rematch changes sides."""
    assert [rematch_side(side, 2) for side in Side] == [Side.WOLF, Side.BISON]


def test_masks_name_rows_and_columns_and_are_all_back_in_hand() -> None:
    """D3: Bison's masks are rows, Wolf's columns; all three are in hand before every duel."""
    game = gloaming.new("duel")
    while game.view(None)["question"] == "place":
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[0])
    for _ in range(3):
        assert game.legal(0) == ["mask 1", "mask 2", "mask 3"]
        assert game.legal(1) == ["mask a", "mask b", "mask c"]
        game.play(0, "mask 1")
        game.play(1, "mask a")
        if game.over:
            break
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[0])


def test_turns_of_placement() -> None:
    """D4: B1 W2 B2 W2 B2 W2 B2 W2 B2 W1."""
    game = gloaming.new("duel")
    movers = []
    while game.view(None)["question"] == "place":
        (seat,) = game.pending
        movers.append("BW"[seat])
        game.play(seat, game.legal(seat)[0])
    assert "".join(movers) == "B" + "WW" + "BB" + "WW" + "BB" + "WW" + "BB" + "WW" + "BB" + "W"


def test_one_pawn_of_a_side_on_a_cell() -> None:
    """D5: a side puts at most one pawn on a cell; at the end every cell holds one of each."""
    game = gloaming.new("duel")
    game.play(0, "place 7 b2")
    game.play(1, "place 5 b2")
    game.play(1, "place 4 a1")
    with pytest.raises(gloaming.Illegal, match="has a pawn on that cell already") as refused:
        game.play(0, "place 6 b2")
    assert refused.value.clause == "D5"
    while game.view(None)["question"] == "place":
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[-1])
    for pawns in game.view(None)["board"].values():
        assert [pawn.split("-")[0] for pawn in pawns] == ["bison", "wolf"]


def test_equal_values_never_share_a_cell() -> None:
    """D6: a 7 may not join a 7."""
    game = gloaming.new("duel")
    game.play(0, "place 7 b2")
    assert "place 7 b2" not in game.legal(1)
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(1, "place 7 b2")
    assert refused.value.clause == "D6"
    assert len(game.legal(1)) == 81 - 1


def test_pawns_are_placed_one_by_one_and_stay() -> None:
    """D8: each is public at once, cannot be taken back, and neither of the two may be passed."""
    game = gloaming.new("duel")
    game.play(0, "place 7 b2")
    game.play(1, "place 5 b2")
    assert game.view(0)["board"]["b2"] == ["bison-7", "wolf-5"]
    assert game.pending == (1,)
    assert game.view(1)["left"] == 1
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(1, "place 5 a1")
    assert refused.value.clause == "D2"
    assert all(move.startswith("place ") for move in game.legal(1))


def test_the_order_of_a_turns_two_pawns_makes_no_difference() -> None:
    """D8: what is legal afterwards does not depend on the order of the two."""
    ends = []
    for order in (("place 5 b2", "place 9 a1"), ("place 9 a1", "place 5 b2")):
        game = gloaming.new("duel")
        game.play(0, "place 7 b2")
        for move in order:
            game.play(1, move)
        ends.append((game.scene(), game.legal(0)))
    assert ends[0] == ends[1]


def completable(bison: dict[int, int], wolf: dict[int, int]) -> bool:
    """By brute force: whether cells without a pawn can be filled so that no equal values meet."""
    free_bison = [cell for cell in range(9) if cell not in bison]
    free_wolf = [cell for cell in range(9) if cell not in wolf]
    left_bison = [value for value in range(1, 10) if value not in bison.values()]
    left_wolf = [value for value in range(1, 10) if value not in wolf.values()]
    for order in itertools.permutations(left_bison):
        full_bison = {**bison, **dict(zip(free_bison, order, strict=True))}
        for other in itertools.permutations(left_wolf):
            full_wolf = {**wolf, **dict(zip(free_wolf, other, strict=True))}
            if all(full_bison[cell] != full_wolf[cell] for cell in range(9)):
                return True
    return False


def pawns(game: Match) -> tuple[dict[int, int], dict[int, int]]:
    """Bison's and Wolf's values by cell."""
    sides: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for cell, names in enumerate(game.view(None)["board"].values()):
        for name in names:
            side, value = name.split("-")
            sides[side == "wolf"][cell] = int(value)
    return sides


def expected_placements(game: Match, seat: int) -> list[str]:
    """D5-D7 by brute force."""
    sides = pawns(game)
    moves = []
    for value, cell in itertools.product(range(1, 10), range(9)):
        own, other = sides[seat], sides[1 - seat]
        if value in own.values() or cell in own or other.get(cell) == value:
            continue
        own = {**own, cell: value}
        if completable(*((own, other) if seat == 0 else (other, own))):
            moves.append(f"place {value} {CELLS[cell]}")
    return moves


def test_a_placement_must_leave_the_board_completable() -> None:
    """D7: exactly the placements are legal after which a brute force finds a completion, down to the last pawn."""
    compared = refused = 0
    for seed in range(60):
        dice = random.Random(seed)
        game = gloaming.new("duel")
        while game.view(None)["question"] == "place":
            seat = game.pending[0]
            sides = pawns(game)
            if 18 - len(sides[0]) - len(sides[1]) <= 6:
                expected = expected_placements(game, seat)
                assert game.legal(seat) == expected, game.scene()
                compared += 1
                careless = [
                    (value, cell)
                    for value, cell in itertools.product(range(1, 10), range(9))
                    if value not in sides[seat].values()
                    and cell not in sides[seat]
                    and sides[1 - seat].get(cell) != value
                ]
                refused += len(careless) - len(expected)
            game.play(seat, dice.choice(game.legal(seat)))
    assert compared > 300
    assert refused > 20, "the games never came near a dead end"


def test_a_dead_end_is_refused_with_its_clause() -> None:
    """D7: the mover is bound for the opponent's sake too."""
    for seed in range(200):
        dice = random.Random(seed)
        game = gloaming.new("duel")
        while game.view(None)["question"] == "place":
            seat = game.pending[0]
            sides = pawns(game)
            legal = set(game.legal(seat))
            for value, cell in itertools.product(range(1, 10), range(9)):
                move = f"place {value} {CELLS[cell]}"
                fits = value not in sides[seat].values() and cell not in sides[seat]
                if fits and sides[1 - seat].get(cell) != value and move not in legal:
                    with pytest.raises(gloaming.Illegal) as refused:
                        game.play(seat, move)
                    assert refused.value.clause == "D7"
                    return
            game.play(seat, dice.choice(sorted(legal)))
    raise AssertionError("no dead end was met")


def test_positions_at_small_depth_are_counted_by_an_independent_brute_force() -> None:
    """D4, D6: positions after one, two and three placements, counted without the program's rules."""
    cells, values = range(9), range(1, 10)
    first = [{(0, value, cell)} for value, cell in itertools.product(values, cells)]
    wolf = [(1, value, cell) for value, cell in itertools.product(values, cells)]
    second = {
        frozenset({*position, pawn})
        for position in first
        for pawn in wolf
        if all((value, cell) != pawn[1:] for _, value, cell in position)
    }
    third = {
        position | {pawn}
        for position in second
        for pawn in wolf
        if all(value != pawn[1] and cell != pawn[2] for side, value, cell in position if side == 1)
        and all((value, cell) != pawn[1:] for side, value, cell in position if side == 0)
    }
    # By hand: 81 first placements; each leaves Wolf 80; two of Wolf's on different cells with different values.
    assert (len(first), len(second)) == (81, 81 * 80)
    assert counts(3) == [len(first), len(second), len(third)]


def counts(depth: int) -> list[int]:
    """The distinct positions that the program reaches after 1, 2, ... placements."""
    # By symmetry of the empty board the first pawn stands for all: 81 first placements lead to equal counts.
    found = [len(gloaming.new("duel").legal(0))]
    start = gloaming.new("duel", seed=None)
    start.play(0, "place 7 b2")
    level = {start.scene(): start}
    for _ in range(depth - 1):
        following: dict[str, Match] = {}
        for game in level.values():
            for move in game.legal(1):
                twin = game.copy()
                twin.play(1, move)
                following[twin.scene()] = twin
        level = following
        found.append(81 * len(level))
    return found
