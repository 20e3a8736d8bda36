"""The memory and the professional variant: D16-D26."""

from __future__ import annotations

import itertools

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.games.duel.rules.state import Kind
from tests.games.duel.table import at_masks, board, fight, place_all, shells

FACE_DOWN = ["bison-?", "wolf-?"]


def memory(*, memory_aid: bool = False) -> Match:
    """A memory game with all pawns placed."""
    game = gloaming.new("duel", variant="memory", memory_aid=memory_aid)
    place_all(game)
    return game


def test_pawns_lie_face_down_once_placed() -> None:
    """D16: the opponent sees the cell alone and how many are left, the owner not even their own pawn any more."""
    game = gloaming.new("duel", variant="memory")
    game.play(0, "place 7 b2")
    for seat in (0, 1, None):
        assert game.view(seat)["board"]["b2"] == ["bison-?"]
    assert game.view(0)["reserve"] == {"bison": [1, 2, 3, 4, 5, 6, 8, 9], "wolf": 9}
    assert game.view(1)["reserve"] == {"bison": 8, "wolf": list(range(1, 10))}
    assert game.view(None)["reserve"] == {"bison": 8, "wolf": 9}
    assert [event.facts["value"] for event in game.events(0)] == [7]
    assert not any(event.known or "value" in event.facts for event in game.events(1))


def test_equal_values_may_share_a_cell_in_memory() -> None:
    """D17: no move's legality depends on a face-down pawn, in placement nor in swaps."""
    game = gloaming.new("duel", variant="memory")
    game.play(0, "place 7 b2")
    assert len(game.legal(1)) == 81
    game.play(1, "place 7 b2")
    tied = memory()
    fight(tied, "a1")
    tied.play(0, "confirm")
    tied.play(1, "confirm")
    assert len(tied.legal(0)) == 36


def test_a_tie_moves_no_shells_and_counts() -> None:
    """D17: a duel of equal values is a tie; it counts as a duel for the swap and the limit."""
    pairs = tuple((value, value) for value in range(1, 10))
    game = at_masks(pairs, variant="memory", shown="0,0/" * 8 + "0,0")
    fight(game, "b2")
    assert shells(game) == (9, 9)
    assert game.view(0)["duels"] == 1
    assert Kind.TIED in [event.kind for event in game.events(0)]
    game.play(0, "confirm")
    game.play(1, "confirm")
    assert game.pending == (0,)
    fought = at_masks(pairs, variant="memory", limit=2, duels=1, shown="0,0/" * 4 + "1,1" + "/0,0" * 4)
    fight(fought, "a1")
    assert fought.over
    assert fought.winners == ()


def test_a_duel_shows_both_pawns_until_both_confirm() -> None:
    """D18: both pawns are shown to both sides, then turned down; the swap is asked then; no clock runs meanwhile."""
    game = memory()
    fight(game, "b2")
    for seat in (0, 1, None):
        assert all("?" not in pawn for pawn in game.view(seat)["board"]["b2"])
        assert game.view(seat)["showing"] == "b2"
    assert game.legal(TABLE) == ["hurry"]
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(TABLE, "time")
    assert refused.value.clause == "D18"
    game.play(1, "confirm")
    assert game.pending == (0,)
    game.play(0, "confirm")
    assert game.view(0)["board"]["b2"] == FACE_DOWN
    assert game.pending == (0,)
    assert game.view(0)["question"] == "swap"


def test_after_five_seconds_the_table_turns_the_pawns_down() -> None:
    """D18: when both have confirmed, or when the table's time for looking is over."""
    game = memory()
    fight(game, "b2")
    game.play(TABLE, "hurry")
    assert game.view(1)["board"]["b2"] == FACE_DOWN
    assert game.view(1)["question"] == "swap"


def test_swapping_does_not_show_the_pawns() -> None:
    """D19: not even to their owner; both sides see which two cells were swapped."""
    game = memory()
    fight(game, "b2")
    game.play(TABLE, "hurry")
    since = len(game.moves)
    game.play(0, "swap a1 c3")
    for viewer in (0, 1, TABLE):
        (event,) = game.events(viewer, since)
        assert (event.kind, event.seat, event.facts) == (Kind.SWAPPED, 0, {"first": 0, "second": 8})
    assert game.view(0)["board"]["a1"] == FACE_DOWN


def test_a_person_is_not_shown_again_what_a_bot_may_remember() -> None:
    """D20: a person's view is the moment's; a bot's knows what its seat was shown, wherever it was swapped to."""
    game = memory()
    fight(game, "b2")
    shown = game.view(0)["board"]["b2"]
    game.play(TABLE, "hurry")
    game.play(0, "swap b2 a3")
    assert all(pawns == FACE_DOWN for pawns in game.view(0)["board"].values())
    wolf_knows = game.game.wording.describe(game.seen(1), 1)["board"]
    assert wolf_knows["a3"][0] == shown[0]
    assert wolf_knows["b2"][0] == "bison-?"
    assert all("?" not in pawns[1] for pawns in wolf_knows.values())
    spectator_knows = game.game.wording.describe(game.seen(TABLE), TABLE)["board"]
    known = [pawn for pawns in spectator_knows.values() for pawn in pawns if "?" not in pawn]
    assert sorted(known) == sorted(shown)


def test_history_keeps_no_values_unless_the_table_turned_the_aid_on() -> None:
    """D20: cells, winner and shells of earlier duels are kept, never their values."""
    game = memory()
    fight(game, "b2")
    game.play(TABLE, "hurry")
    kept = [Kind(e.kind) for e in game.events(0) if not game.game.wording.fades(game.glance(0), e)]
    assert Kind.DUEL in kept
    assert Kind.SHOWN not in kept
    assert Kind.PLACED not in kept
    aided = memory(memory_aid=True)
    fight(aided, "b2")
    aided.play(TABLE, "hurry")
    assert not any(aided.game.wording.fades(aided.glance(0), event) for event in aided.events(0))
    assert all("?" not in pawn for pawn in aided.view(0)["board"]["b2"])
    assert all("?" not in pawns[0] for pawns in aided.view(0)["board"].values())


def test_after_the_end_the_board_is_turned_up() -> None:
    """D20: for all, spectators too."""
    game = memory()
    game.play(TABLE, "time")
    assert not any("?" in pawn for pawns in game.view(None)["board"].values() for pawn in pawns)


def test_a_professional_places_pawns_of_either_side() -> None:
    """D21: the turns have the same lengths; a mover may place own pawns, the other's, or one of each, on one cell."""
    game = gloaming.new("duel", variant="professional")
    assert len(game.legal(0)) == 2 * 81
    game.play(0, "place wolf-7 b2")
    game.play(1, "place bison-7 b2")
    game.play(1, "place bison-3 a1")
    assert game.pending == (0,)
    assert game.view(0)["board"]["b2"] == ["bison-7", "wolf-7"]
    with pytest.raises(gloaming.Illegal, match="say whose pawn") as refused:
        game.play(0, "place 5 c3")
    assert refused.value.clause == "D21"


def test_when_a_reserve_is_empty_only_the_other_can_be_placed() -> None:
    """D21: a side's nine pawns may all be placed before the other's."""
    game = gloaming.new("duel", variant="professional")
    movers = []
    while game.view(None)["reserve"]["wolf"]:
        seat = game.pending[0]
        movers.append(seat)
        game.play(seat, next(move for move in game.legal(seat) if "wolf" in move))
    assert movers == [0, 1, 1, 0, 0, 1, 1, 0, 0]
    assert all(move.startswith("place bison-") for move in game.legal(game.pending[0]))


def test_at_the_end_of_placement_every_cell_holds_one_pawn_of_each_side() -> None:
    """D22: D5 holds during placement."""
    game = gloaming.new("duel", variant="professional")
    game.play(0, "place wolf-7 b2")
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(1, "place wolf-1 b2")
    assert refused.value.clause == "D5"
    place_all(game)
    for pawns in game.view(None)["board"].values():
        assert [pawn.split("-")[0] for pawn in pawns] == ["bison", "wolf"]


def test_professional_equal_values_may_share_a_cell() -> None:
    """D23: in placement and after."""
    game = gloaming.new("duel", variant="professional")
    game.play(0, "place bison-7 b2")
    assert "place wolf-7 b2" in game.legal(1)


def test_any_two_pawns_on_different_cells_are_exchanged() -> None:
    """D24: there are always 144 exchanges, own, other's or mixed; both pawns of a cell may come to be of one side."""
    game = at_masks(variant="professional")
    fight(game, "a1")
    cells = {pawn: cell for cell, pawns in game.view(None)["board"].items() for pawn in pawns}
    names = [f"{side}-{value}" for side in ("bison", "wolf") for value in range(1, 10)]
    expected = [f"swap {one} {two}" for one, two in itertools.combinations(names, 2) if cells[one] != cells[two]]
    assert game.legal(0) == expected
    assert len(expected) == 144
    with pytest.raises(gloaming.Illegal) as refused:
        game.play(0, "swap bison-1 wolf-2")
    assert refused.value.clause == "D24"
    game.play(0, "swap wolf-2 bison-9")
    assert game.view(0)["board"]["a1"] == ["bison-1", "bison-9"]
    assert game.view(0)["board"]["c3"] == ["wolf-2", "wolf-1"]


def test_strength_is_the_sum_of_a_sides_pawns() -> None:
    """D25: with none it is 0; the difference can reach 17, so nine shells can go in one duel."""
    game = at_masks(variant="professional")
    fight(game, "c1")  # 3 against 4
    game.play(0, "swap wolf-9 bison-9")
    assert game.view(0)["board"]["b3"] == ["bison-8", "bison-9"]
    fight(game, "b3")
    assert shells(game) == (18, 0)
    assert game.winners == (0,)


def test_professional_tie() -> None:
    """D25: equal strengths move no shells and count as a duel."""
    pairs = tuple((value, value) for value in range(1, 10))
    game = at_masks(pairs, variant="professional")
    fight(game, "b2")
    assert shells(game) == (9, 9)
    assert game.view(0)["duels"] == 1
    assert game.pending == (0,)


def test_the_variants_do_not_combine() -> None:
    """D26: one variant a table; the memory aid belongs to the memory variant."""
    with pytest.raises(gloaming.Malformed, match="one of base, memory, professional"):
        gloaming.new("duel", variant="memory professional")
    with pytest.raises(gloaming.Malformed, match="only in the memory variant"):
        gloaming.new("duel", variant="professional", memory_aid=True)
    assert board().count("/") == 8
