"""The announced effects of moves in Duel, worked out by hand."""

from __future__ import annotations

import gloaming
from gloaming.core.game import Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.games.duel.table import at_masks, fight, place_all


def foretold(game: Match, seat: int, move: str, lang: str = "en") -> str:
    """The effect of a move, as the person in the seat is told."""
    return Speech("duel", Reader(seat, lang)).effect(game.glance(seat), game.game.actions.parse(move))


def test_a_placement_tells_the_difference_once_two_pawns_meet() -> None:
    """D5, D10: 9 against 7 is 2 for Wolf, and nothing is said of an empty cell."""
    game = gloaming.new("duel", seed="foresight", limit=24)
    game.play(0, "place 7 b2")
    assert foretold(game, 1, "place 9 b2") == "A duel on b2 would bring you +2."
    assert foretold(game, 1, "place 2 b2") == "A duel on b2 would bring you −5."
    assert foretold(game, 1, "place 9 b3") == ""
    assert foretold(game, 1, "place 9 b2", "fr") == "Un duel en b2 vous rapporterait +2."


def test_a_mask_tells_its_three_duels_from_the_side_of_its_owner() -> None:
    """D9, D10: row 3 is 7-8, 8-9, 9-1; column c is 3-4, 6-7, 9-1."""
    game = at_masks()
    assert foretold(game, 0, "mask 3") == "What it may bring you: a −1, b −1, c +8."
    assert foretold(game, 1, "mask c") == "What it may bring you: 1 +1, 2 +1, 3 −8."


def test_a_mask_tells_which_duel_would_be_the_last() -> None:
    """D11, D14: 8 of the 8 shells that Wolf has would end it; so would 1 of Bison's single one."""
    game = at_masks(shells=(10, 8))
    assert foretold(game, 0, "mask 3") == "What it may bring you: a −1, b −1, c +8 (you would win the game)."
    game = at_masks(shells=(1, 17))
    assert foretold(game, 0, "mask 1") == (
        "What it may bring you: a −1 (you would lose the game), b −1 (you would lose the game), "
        "c −1 (you would lose the game)."
    )


def test_a_swap_tells_both_cells_before_and_after() -> None:
    """D12: Bison's 1 and 9 trade places: a1 from 1-2 to 9-2, c3 from 9-1 to 1-1 is barred; b3 8-9 to 1-9 is not."""
    game = at_masks()
    fight(game, "b2")
    assert foretold(game, 0, "swap a1 b3") == "a1: −1 → +6; b3: −1 → −8"
    assert foretold(game, 0, "swap a1 b3", "fr") == "a1\u00a0: −1 → +6\u00a0; b3\u00a0: −1 → −8"


def test_an_exchange_tells_sums_of_one_side_on_a_cell() -> None:
    """D24, D25: Wolf's 2 goes to c3 for Bison's 9: a1 becomes 1 + 9 against 0, c3 becomes 0 against 1 + 2."""
    game = at_masks(variant="professional")
    fight(game, "b2")
    assert foretold(game, 0, "swap bison-9 wolf-2") == "a1: −1 → +10; c3: +8 → −3"


def test_nothing_is_told_of_pawns_that_are_to_be_remembered() -> None:
    """D19, D20: in the memory variant neither masks nor swaps tell values, not even of one's own pawns."""
    game = gloaming.new("duel", seed="foresight", variant="memory", limit=24)
    place_all(game)
    assert foretold(game, 0, "mask 1") == ""
    fight(game, "b2")
    assert foretold(game, 0, "confirm") == ""
    game.play(0, "confirm")
    game.play(1, "confirm")
    assert foretold(game, 0, "swap a1 b2") == ""


def test_with_the_memory_aid_what_was_seen_is_told_and_the_rest_is_not() -> None:
    """D20: the pawns of the last duel are known to both, so its column tells one difference."""
    game = gloaming.new("duel", seed="foresight", variant="memory", memory_aid=True, limit=24)
    place_all(game)
    fight(game, "a1")
    bison, wolf = (int(pawn.partition("-")[2]) for pawn in game.view(None)["board"]["a1"])
    game.play(0, "confirm")
    game.play(1, "confirm")
    game.play(0, "swap b2 c3")
    gain = f"{bison - wolf:+d}".replace("-", "−")
    assert foretold(game, 0, "mask 1") == f"What it may bring you: a {gain}, b ?, c ?."
