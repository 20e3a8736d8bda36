"""The announced effects of moves in Shamans, worked out by hand from positions described in words."""

from __future__ import annotations

import pytest

from gloaming.core.chance import from_seed
from gloaming.core.game import Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.games.shamans.table import lay, play

NAMES = ("Ann", "Ben", "Cleo", "Dov")
HANDS = ("purple-2 blue-1 green-1", "purple-4 blue-2 green-2", "purple-3 blue-3 green-3")


def foretold(game: Match, seat: int, move: str, lang: str = "en") -> str:
    """The effect of a move, as the person in the seat is told."""
    return Speech("shamans", Reader(seat, lang, NAMES)).effect(game.glance(seat), game.game.actions.parse(move))


def test_a_lead_tells_how_far_its_world_is() -> None:
    """S10: of purple 1 to 6 all but 2, 3 and 4 are placed."""
    told = "The Destination is purple; cards of it placed so far: 3 of 6."
    assert foretold(lay(HANDS), 0, "play purple-2") == told


def test_a_stray_card_tells_the_step_and_the_ritual_it_completes() -> None:
    """S13: 10 + 1 is 11; silver-1 is the last silver one, and silver is Neutralization."""
    game = lay(
        ["purple-2 blue-1", "silver-1 blue-2", "blue-3 green-3"], front={0: "purple-5"}, destination="purple", mover=1
    )
    assert foretold(game, 1, "play blue-2") == "The pawn goes one step toward the Moon, to 11 of 20."
    assert foretold(game, 1, "play silver-1") == (
        "The pawn goes one step toward the Moon, to 11 of 20. Completes silver: you perform Neutralization at once."
    )


def test_the_step_onto_the_moon_is_told_as_such() -> None:
    """S25, S33: from 19 of 20 the next step is the Moon's."""
    game = lay(HANDS, front={0: "purple-5"}, destination="purple", mover=1, pawn=19)
    assert foretold(game, 1, "play blue-2").startswith("The pawn steps onto the Moon and the Shadows win the round")


def test_lowest_and_highest_are_so_far_while_somebody_may_go_beyond() -> None:
    """S16, S17, S20: after purple-5, purple-4 is below it; the purple 2 and 3 that others hold may still come."""
    game = lay(HANDS, front={0: "purple-5"}, destination="purple", mover=1)
    assert foretold(game, 1, "play purple-4") == "Lowest so far: you take an Artifact unless somebody goes lower."


def test_lowest_and_highest_are_sure_for_the_last_to_play() -> None:
    """S16: with 5 and 4 lying and nobody to come, 3 is the lowest and 6 the highest."""
    hands = ["purple-2 blue-1", "blue-2 green-2", "purple-3 purple-6 green-3"]
    game = lay(hands, front={0: "purple-5", 1: "purple-4"}, destination="purple", mover=2)
    assert foretold(game, 2, "play purple-3") == "Lowest: you take an Artifact."
    assert foretold(game, 2, "play purple-6") == "Highest: you place the cards and lead next."


def test_a_value_nobody_can_go_below_is_surely_the_lowest() -> None:
    """S8, S16: purple 1 and 2 are placed, so 3 is the lowest although Cleo is still to play."""
    hands = ["blue-1 green-1", "purple-3 green-2", "purple-5 green-3"]
    game = lay(hands, front={0: "purple-4"}, destination="purple", mover=1)
    assert foretold(game, 1, "play purple-3") == "Lowest: you take an Artifact."


def test_cards_that_complete_the_destination_tell_its_ritual() -> None:
    """S20: 5 and 4 lie, 3 comes, all others are placed: whoever is highest performs purple's Illumination."""
    hands = ["blue-1 green-1", "blue-2 green-2", "purple-3 green-3"]
    game = lay(hands, front={0: "purple-5", 1: "purple-4"}, destination="purple", mover=2)
    assert foretold(game, 2, "play purple-3") == (
        "Lowest: you take an Artifact. With it purple is complete: whoever places the cards performs Illumination."
    )


def test_a_card_in_the_middle_brings_nothing() -> None:
    """S16: 4 between 3 and 5 is neither."""
    hands = ["blue-1 green-1 purple-1", "blue-2 green-2", "purple-4 green-3"]
    game = lay(hands, front={0: "purple-5", 1: "purple-3"}, destination="purple", mover=2)
    assert foretold(game, 2, "play purple-4") == "Neither lowest nor highest."


def taking() -> Match:
    """Ben is about to take a tile: a Shard and a Dagger are shown, 10 and the Eclipse are in the pile."""
    game = lay(HANDS, front={0: "purple-5", 1: "purple-1"}, destination="purple", mover=2, up={1: "shard"})
    return play(game, "2 play purple-3")


def test_a_tile_tells_what_it_is_for_and_how_near_the_eclipse_is() -> None:
    """S17, S22, S28: 12 tiles less two shown and one taken leave 9 and the Eclipse; taking one leaves 9 in all."""
    game = taking()
    eclipse = "After it the Eclipse is on top with one chance in 9."
    assert foretold(game, 1, "take left") == (
        f"You have 2: 2 points for you if you are in at the end of the round. {eclipse}"
    )
    assert foretold(game, 1, "take right") == f"Face up it must be used at your next Neutralization. {eclipse}"
    assert foretold(game, 1, "take pile") == f"One of 9 tiles, which you may keep face down. {eclipse}"


def test_the_eclipse_tells_who_gets_the_card() -> None:
    """S23: to the left is the next seat clockwise, to the right the one before; who is out is passed over."""
    for side, receivers in (("left", "Ben Cleo Ann"), ("right", "Cleo Ann Ben")):
        game = play(taking(), "1 take pile", "* tile portal", "1 keep", f"* eclipse {side}")
        for seat, who in enumerate(receivers.split()):
            card = game.legal(seat)[0]
            assert foretold(game, seat, card) == f"It goes to {who}; only the two of you will know it."


def test_keeping_and_showing_are_told_apart() -> None:
    """S18: the tile was taken in turn 3."""
    game = play(taking(), "1 take pile", "* tile dagger")
    assert foretold(game, 1, "keep") == "Only you know it; the others see a tile taken in turn 3."
    assert foretold(game, 1, "show") == "Face up it must be used at your next Neutralization."


def ritual(world: str, **laid: object) -> Match:
    """Ben has completed a World with its last card and performs its ritual."""
    hands = ["purple-2 blue-1 red-1", f"{world}-6 blue-2 green-2", "blue-3 green-3 red-2 brown-1"]
    hands = [hand.replace("red-1", "brown-2").replace("red-2", "brown-3") for hand in hands]
    game = lay(
        [*hands, "silver-2 brown-4"],
        front={0: "purple-5"},
        destination="purple",
        mover=1,
        **laid,  # type: ignore[arg-type]
    )
    return play(game, f"1 play {world}-6")


def test_stabilization_tells_where_the_pawn_comes_to() -> None:
    """S13, S29: on from 10 to 11, and 2 back is 9."""
    game = ritual(
        "yellow",
        rituals="illumination,neutralization,permutation,stabilization,neutralization,neutralization,neutralization",
    )
    assert foretold(game, 1, "back") == "The pawn goes back to 9 of 20."


def test_an_exchange_tells_only_roles_that_the_performer_knows() -> None:
    """S30: Ben has seen Ann's card and not Cleo's."""
    rituals = "illumination,neutralization,stabilization,permutation,neutralization,neutralization,neutralization"
    game = ritual("yellow", rituals=rituals, roles="shadow shaman shaman shaman", knows={0: 0b0011})
    assert foretold(game, 1, "exchange 0") == "You become a Shadow, Ann becomes a Shaman."
    game = ritual("yellow", rituals=rituals, roles="shadow shaman shaman shaman")
    assert foretold(game, 1, "exchange 0") == "You give away a Shaman and get the role of Ann, which you have not seen."


def test_an_elimination_tells_both_ways_it_may_go() -> None:
    """S35, S36: the pawn is on 11; Cleo has 4 cards, and is the only Shadow there can be if she is one."""
    game = ritual("yellow", up={1: "dagger"}, roles="shaman shaman shaman shadow")
    assert foretold(game, 1, "eliminate 2") == (
        "A Shaman’s 4 cards in hand would move the pawn to 15 of 20. If Cleo is the Shadow, the Shamans win the round."
    )


def test_a_lone_shadow_knows_what_the_others_are() -> None:
    """S2: with 4 players there is one Shadow; who holds that card knows three Shamans."""
    game = ritual("yellow", up={1: "dagger"}, roles="shaman shadow shaman shaman", pawn=16)
    assert (
        foretold(game, 1, "eliminate 0")
        == "Ann is a Shaman: 3 cards in hand move the pawn to the Moon, and the Shadows win."
    )


def test_a_portal_tells_where_the_pawn_comes_to() -> None:
    """S25: one forward or back from 10; S25c: back before a step onto the Moon it ends where it stood."""
    game = lay(HANDS, front={0: "purple-5"}, destination="purple", mover=1, up={2: "portal"})
    assert foretold(game, 2, "portal forward") == "The pawn goes one step toward the Moon, to 11 of 20."
    assert foretold(game, 2, "portal back") == "The pawn goes back to 9 of 20."
    game = lay(HANDS, front={0: "purple-5"}, destination="purple", mover=1, up={2: "portal"}, pawn=19)
    play(game, "1 play blue-2")
    assert foretold(game, 2, "portal back") == "The pawn goes back one before its step: it ends on 19 of 20."
    assert foretold(game, 2, "decline") == "If nobody uses a Portal, the Shadows win the round."
    play(game, "2 portal back")
    assert game.view(None)["track"]["pawn"] == 19


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_told_is_the_same_whatever_the_others_hide(seat: int) -> None:
    """S43: any state that looks the same to a seat tells it the same of every move."""
    game = play(taking(), "1 take pile", "* tile portal", "1 keep", "* eclipse left")
    rules, words = game.game.rules, game.game.wording
    before = [words.effect(game.seen(seat), action, seat) for action in game.legal_actions(seat)]
    for draw in range(10):
        state, view = game.seen(seat), game.game.blank()
        rules.resample(state, from_seed(f"{seat} {draw}"))
        rules.view(state, seat, view)
        assert [words.effect(view, action, seat) for action in game.legal_actions(seat)] == before
