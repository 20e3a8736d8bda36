"""S16-S21: the Destination is resolved, lowest first, then highest."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from gloaming.games.shamans.rules.components import Tile
from tests.games.shamans.table import lay, play, points, sentences

ALL_BUT_TWO = "dagger dagger dagger dagger portal portal shard shard mask mask"  # with two shown, the pile is empty


def led(last: str = "purple-3 blue-3", **fields: object) -> Match:
    """Two have played purple, the third is about to play."""
    hands = ["blue-1 green-1", "blue-2 green-2", last]
    given = {"front": {0: "purple-5", 1: "purple-1"}, "destination": "purple", "mover": 2, **fields}
    return lay(hands, **given)  # type: ignore[arg-type]


def test_lowest_takes_highest_places() -> None:
    """S16, S20: the lowest card's player takes first, then the highest card's player places and leads."""
    game = play(led(), "2 play purple-3")
    assert game.pending == (1,)
    play(game, "1 take left", "* tile dagger", "* eclipse below")
    assert game.view(None)["guide"] == 0
    assert game.pending == (0,)
    assert game.view(None)["worlds"]["purple"]["placed"] == [1, 2, 3, 4, 5, 6]


def test_a_lone_card_is_lowest_and_highest() -> None:
    """S16: a lone Destination card is both."""
    game = lay(["purple-1 blue-1", "blue-2 blue-3", "green-1 green-2"])
    play(game, "0 play purple-1", "1 play blue-2", "2 play green-1")
    assert game.pending == (0,)
    play(game, "0 take right", "* tile dagger", "* eclipse below")
    assert game.view(None)["guide"] == 0


def test_the_lowest_must_take_an_artifact() -> None:
    """S17: either of the two shown, or the top of the pile; nothing else."""
    game = play(led(), "2 play purple-3")
    assert game.legal(1) == ["take left", "take right", "take pile"]
    with pytest.raises(gloaming.Illegal):
        game.play(1, "decline")
    play(game, "1 take right")
    assert game.view(None)["seats"][1]["up"]["dagger"] == 1


def test_a_tile_from_the_pile_may_be_kept_face_down() -> None:
    """S18: only its owner knows it; others see that there is one, and since which turn."""
    game = play(led(), "2 play purple-3", "1 take pile", "* tile portal")
    assert game.legal(1) == ["keep", "show", "portal forward", "portal back"]
    play(game, "1 keep")
    assert game.view(1)["seats"][1]["down"] == [{"tile": "portal", "turn": 3}]
    assert game.view(0)["seats"][1]["down"] == game.view(None)["seats"][1]["down"] == [{"tile": "?", "turn": 3}]


def test_a_tile_from_the_pile_may_be_shown() -> None:
    """S18: shown, it lies face up for all."""
    game = play(led(), "2 play purple-3", "1 take pile", "* tile shard", "1 show")
    assert game.view(0)["seats"][1]["up"]["shard"] == 1
    assert game.view(0)["seats"][1]["down"] == []


def test_a_mask_from_the_pile_is_shown() -> None:
    """S18, S26: a Mask of Truth cannot be kept; keeping or showing is not asked."""
    game = play(led(), "2 play purple-3", "1 take pile", "* tile mask")
    assert game.view(0)["seats"][1]["up"]["mask"] == 1
    assert game.view(0)["seats"][1]["role"] == "shaman"
    assert game.pending == (gloaming.CHANCE,)


def test_keeping_lapses_once_the_taker_used_a_face_down_tile() -> None:
    """S18: the question lapses, as kept, when the taker uses or turns up a face-down tile meanwhile."""
    down = [(1, "dagger", 1)]
    game = play(led(down=down), "2 play purple-3", "1 take pile", "* tile shard", "1 turn-up dagger")
    assert game.pending == (gloaming.CHANCE,)
    assert game.view(1)["seats"][1]["down"] == [{"tile": "shard", "turn": 3}]
    game = play(led(), "2 play purple-3", "1 take pile", "* tile portal", "1 portal back")
    assert game.pending == (gloaming.CHANCE,)
    assert game.view(1)["seats"][1]["down"] == []
    assert game.view(1)["track"]["pawn"] == 9


def test_keeping_stands_after_a_face_up_portal_or_another_players() -> None:
    """S18, S25b: a face-up Portal, or somebody else's, leaves the question as it was."""
    game = play(led(up={1: "portal"}, down=[(0, "portal", 1)]), "2 play purple-3", "1 take pile", "* tile shard")
    play(game, "1 portal back", "0 portal back")
    assert game.pending == (1,)
    assert game.legal(1) == ["keep", "show"]
    play(game, "1 show")
    assert game.view(0)["seats"][1]["up"]["shard"] == 1


def test_a_face_down_tile_is_turned_up_at_a_decision_of_ones_own() -> None:
    """S18: at any later decision of its owner, and not out of turn."""
    game = led(down=[(2, "dagger", 1), (0, "dagger", 2)])
    assert "turn-up dagger" in game.legal(2)
    assert game.legal(0) == []
    play(game, "2 turn-up dagger")
    assert game.pending == (2,)
    assert game.view(1)["seats"][2]["up"]["dagger"] == 1
    with pytest.raises(gloaming.Illegal, match="no such tile face down"):
        game.play(2, "turn-up dagger")


def test_of_several_alike_the_oldest_is_used() -> None:
    """S18: of several alike, the one taken first is turned up; all see which of the face-down tiles it was."""
    game = led(down=[(2, "shard", 1), (2, "dagger", 2), (0, "dagger", 2), (2, "dagger", 3)])
    play(game, "2 turn-up dagger")
    assert game.view(2)["seats"][2]["down"] == [{"tile": "shard", "turn": 1}, {"tile": "dagger", "turn": 3}]
    event = game.events(0)[-1]
    assert (event.seat, event.facts) == (2, {"tile": Tile.DAGGER, "place": 2})


def test_show_turns_up_the_tile_just_taken() -> None:
    """S18: showing is of the tile that was drawn, even beside an older one alike, which is turned up."""
    game = play(led(down=[(1, "dagger", 1)]), "2 play purple-3", "1 take pile", "* tile dagger", "1 show")
    assert game.view(1)["seats"][1]["down"] == [{"tile": "dagger", "turn": 1}]
    game = play(led(down=[(1, "dagger", 1)]), "2 play purple-3", "1 take pile", "* tile dagger", "1 turn-up dagger")
    assert game.view(1)["seats"][1]["down"] == [{"tile": "dagger", "turn": 3}]
    assert game.pending == (gloaming.CHANCE,)


def test_the_tile_just_taken_is_shown_and_not_turned_up() -> None:
    """S18: `show` is offered for the one just drawn, `turn-up` for older ones; to say it so means the same."""
    game = play(led(down=[(1, "shard", 1)]), "2 play purple-3", "1 take pile", "* tile dagger")
    assert game.legal(1) == ["keep", "show", "turn-up shard"]
    said = play(game.copy(), "1 turn-up dagger")
    assert said.state.tobytes() == play(game, "1 show").state.tobytes()
    assert gloaming.replay(said.record()).state.tobytes() == said.state.tobytes()


def test_an_empty_slot_is_refilled_at_once() -> None:
    """S19: from the pile, by how many of each tile are left."""
    game = play(led(), "2 play purple-3", "1 take left")
    assert game.view(None)["slots"] == [None, "dagger"]
    assert game.odds() == [("tile dagger", 4), ("tile portal", 2), ("tile shard", 2), ("tile mask", 2)]
    play(game, "* tile mask")
    assert game.view(None)["slots"] == ["mask", "dagger"]


def test_with_an_empty_pile_the_slot_stays_empty() -> None:
    """S19: nothing is drawn when the pile is empty; only what is shown may be taken."""
    game = play(led(spent=ALL_BUT_TWO, eclipse=False), "2 play purple-3")
    assert game.legal(1) == ["take left", "take right"]
    with pytest.raises(gloaming.Illegal, match="no tile to take"):
        game.play(1, "take pile")
    play(game, "1 take left")
    assert game.view(None)["slots"] == [None, "dagger"]
    assert game.pending == (0,)


def test_without_any_tile_nothing_is_taken() -> None:
    """S19: when there is no tile at all, the highest goes on at once."""
    spent = ALL_BUT_TWO + " shard dagger"
    game = play(led(spent=spent, slots="none none", eclipse=False), "2 play purple-3")
    assert "TAKEN" not in sentences(game, 0)
    assert game.pending == (0,)


def test_the_highest_places_the_cards_of_eliminated_players_too() -> None:
    """S20, S36: an eliminated player's card is placed with the others, and its value is ignored."""
    hands = ["blue-1 green-1", "blue-2 green-2", "", "purple-3 blue-3"]
    fronts = {0: "purple-5", 1: "purple-2", 2: "purple-6"}
    game = lay(hands, front=fronts, aside={2: "green-3"}, destination="purple", mover=3)
    play(game, "3 play purple-3", "1 take left", "* tile dagger", "* eclipse below")
    assert game.view(None)["guide"] == 0
    assert game.view(None)["worlds"]["purple"]["placed"] == [1, 2, 3, 4, 5, 6]


def test_completing_the_destination_gives_its_ritual_to_the_highest() -> None:
    """S20: whoever places the cards must perform the ritual if that completes the World."""
    game = play(led(), "2 play purple-3", "1 take left", "* tile dagger", "* eclipse below")
    assert points(game) == [1, 0, 0]


def test_the_last_turn_ends_the_round() -> None:
    """S20, S34: when nobody still in has cards the round ends after the last turn, and the Shamans win."""
    game = lay(["purple-1", "purple-2", "purple-3"], roles="shaman shaman shadow")
    play(game, "0 play purple-1", "1 play purple-2", "2 play purple-3", "0 take left", "* tile dagger")
    play(game, "* eclipse below")
    assert points(game) == [2, 2, 1]
    assert game.view(None)["round"] == 2


def orphaned(hands: tuple[str, str, str, str] = ("", "blue-1 blue-2", "blue-3 blue-4", "green-1 green-2")) -> Match:
    """The Guide, seat 0, was eliminated after leading; seat 3 is the last to play, and nobody follows."""
    fronts = {0: "purple-1"}
    return lay(
        hands, front=fronts, aside={0: "green-5"}, destination="purple", mover=3, roles="shaman shaman shaman shadow"
    )


def test_an_eliminated_guide_names_the_next() -> None:
    """S21: with no Destination card of a player still in, nobody takes a tile and that Guide names the next."""
    game = play(orphaned(), "3 play green-1")
    assert "TAKEN" not in sentences(game, 0)
    assert game.pending == (0,)
    assert game.legal(0) == ["guide 1", "guide 2", "guide 3"]
    play(game, "0 guide 2")
    assert game.view(None)["guide"] == 2
    assert game.pending == (2,)


def test_a_world_completed_by_nobody_gives_no_ritual() -> None:
    """S21: nobody placed the last purple card, so nobody takes the point."""
    game = play(orphaned(), "3 play green-1")
    assert game.view(None)["worlds"]["purple"]["placed"] == [1, 2, 3, 4, 5, 6]
    assert points(game) == [0, 0, 0, 0]


def test_only_players_with_cards_are_named() -> None:
    """S21: any player still in who has cards may be named."""
    game = play(orphaned(("", "", "blue-3 blue-4", "green-1 green-2")), "3 play green-1")
    assert game.legal(0) == ["guide 2", "guide 3"]
    with pytest.raises(gloaming.Illegal, match="has no cards"):
        game.play(0, "guide 1")


def test_without_cards_an_orphaned_turn_ends_the_round() -> None:
    """S21, S34: if nobody has any cards the round ends."""
    game = play(orphaned(("", "", "", "green-1")), "3 play green-1")
    assert game.view(None)["round"] == 2
    assert points(game) == [0, 2, 2, 0]
