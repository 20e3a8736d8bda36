"""The announced effects of moves in Shadow Hunters, worked out by hand from positions described in words."""

from __future__ import annotations

import random

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, go, play

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve")


def foretold(game: Match, seat: int, move: str, lang: str = "en") -> str:
    """The effect of a move, as the person in the seat is told."""
    assert move in game.legal(seat)
    return Speech("shadow_hunters", Reader(seat, lang, NAMES)).effect(game.glance(seat), game.game.actions.parse(move))


def attacking(**position: object) -> Match:
    """Seat 0 stands at the Church and may attack; so does seat 1, at the Cemetery beside it."""
    game = arrange(deal(*FIVE), pawns={1: "cemetery", 2: "gate"}, **position)  # type: ignore[arg-type]
    return play(go(game, 0, "church"), "0 skip")


def test_a_bare_attack_tells_the_miss_and_where_the_wounds_can_go() -> None:
    """H13: equal dice are 4 of 24, the widest difference is 6 - 1; Allie alone, of those seat 1 can be, has 8."""
    assert foretold(attacking(wounds={1: 3}), 0, "attack 1") == (
        "Chances to miss: 1 in 6. Ben: wounds from 3 to 3-8. Can kill Allie."
    )


def test_the_equipment_of_both_is_counted() -> None:
    """H14, H59: the d4 alone, 1 to 4, with axe and knife 3 to 6, less 1 for the target's Robe."""
    game = attacking(gear={0: ["masamune", "axe", "knife"], 1: ["robe"]})
    assert foretold(game, 0, "attack 1") == "Never misses. Ben: wounds from 0 to 2-5."


def test_of_a_known_character_the_chances_to_kill_are_counted() -> None:
    """H17: Franklin dies of 12; from 8 a difference of 4 or more does it: (5,1), (6,1), (6,2) of 24 rolls."""
    game = attacking(wounds={1: 8}, revealed=[1])
    assert foretold(game, 0, "attack 1").endswith("Ben: wounds from 8 to 8-13. Chances to kill: 3 in 24.")


def test_nothing_passes_the_angel() -> None:
    """H41: a protected player can be chosen, and takes nothing."""
    assert foretold(attacking(guarded=1 << 1), 0, "attack 1") == "Chances to miss: 1 in 6. Ben: no wound."


def test_the_machine_gun_tells_of_everybody_in_range() -> None:
    """H57, H58: with the Handgun too, those outside the own territory, by one roll."""
    game = arrange(deal(*FIVE), pawns={1: "cemetery", 2: "gate", 3: "woods"}, gear={0: ["machine-gun", "handgun"]})
    told = foretold(play(go(game, 0, "church"), "0 skip"), 0, "attack-all")
    assert told == "Chances to miss: 1 in 6. Cleo: wounds from 0 to 0-5. Dov: wounds from 0 to 0-5."


def test_a_hidden_hunter_is_reminded_of_the_spear() -> None:
    """H15: Emi may still reveal after the roll; once revealed, the 2 are in the sum."""
    assert foretold(attacking(gear={0: ["spear"]}), 0, "attack 1").endswith("2 more if you reveal for the Spear.")
    told = foretold(attacking(gear={0: ["spear"]}, revealed=[0]), 0, "attack 1")
    assert told == "Chances to miss: 1 in 6. Ben: wounds from 0 to 0-7."


def test_a_place_tells_its_power_and_who_is_in_range_there() -> None:
    """H9, H10, H13: on a 7, the Woods with nobody beside them, the Church beside seat 1 on the Cemetery."""
    game = play(arrange(deal(*FOUR), pawns={0: "cabin", 1: "cemetery"}), "0 roll", "* dice 4 3")
    assert foretold(game, 0, "go church") == "There you may draw a Light card. In range there: Ben."
    assert foretold(game, 0, "go woods") == "There you may give anybody 2 wounds, or heal 1. Nobody is in range there."


def test_a_step_names_the_place_and_what_it_shows() -> None:
    """H23: from the Gate left to the Cabin; Emi reveals for it."""
    game = arrange(deal(*FOUR), pawns={0: "gate"})
    assert foretold(game, 0, "step left") == (
        "Hermit's Cabin. There you may draw a Vision. Nobody is in range there. Shows everybody who you are."
    )


def test_the_woods_wound_or_heal() -> None:
    """H10, H43: 2 wounds, or 1 healed; one's own death is said."""
    game = go(arrange(deal(*FOUR), wounds={0: 9, 1: 1}), 0, "woods")
    assert foretold(game, 0, "woods 0 wound") == "You: wounds from 9 to 11. It kills."
    assert foretold(game, 0, "woods 1 heal") == "Ben: wounds from 1 to 0."
    assert foretold(game, 0, "woods 2 heal") == "Cleo: no wounds to heal."


def test_both_halves_of_a_card_are_told() -> None:
    """H49, H50, H48: 2 to another, then 2 to oneself or 1 healed; the Talisman keeps them off."""
    game = draw(arrange(deal(*FOUR), wounds={0: 3}, gear={1: ["talisman"]}), 0, "spider")
    assert foretold(game, 0, "choose 1") == "Ben: no wound. You: wounds from 3 to 5."
    game = draw(arrange(deal(*FOUR), wounds={0: 3}), 0, "bat")
    assert foretold(game, 0, "choose 1") == "Ben: wounds from 0 to 2. You: wounds from 3 to 2."


def test_dice_of_cards_are_told_as_chances() -> None:
    """H35, H39, H53: a d6 healed; exactly 7; the Doll turns on its drawer on 5 and 6."""
    game = draw(arrange(deal(*FOUR), wounds={1: 5}), 0, "blessing")
    assert foretold(game, 0, "choose 1") == "Ben: wounds from 5 to 0-4."
    game = draw(arrange(deal(*FOUR), wounds={1: 5}), 0, "first-aid")
    assert foretold(game, 0, "choose 1") == "Ben: wounds from 5 to 7."
    game = draw(deal(*FOUR), 0, "spiritual-doll")
    assert foretold(game, 0, "choose 1") == "4 in 6, Ben: wounds from 0 to 3. 2 in 6, you: wounds from 0 to 3."


def test_a_vision_tells_how_many_it_concerns() -> None:
    """H63, H70: for Emi, a seat can be Franklin, George or one of three Shadows; Slap is for Hunters."""
    game = draw(deal(*FOUR), 0, "slap")
    assert foretold(game, 0, "give-vision 2") == "Cleo: the card applies to 2 of the 5 characters this may be."
    revealed = draw(arrange(deal(*FOUR), revealed=[1, 3]), 0, "slap")
    assert foretold(revealed, 0, "give-vision 1") == "Ben: the card applies, as far as you know."
    assert foretold(revealed, 0, "give-vision 3") == "Dov: the card does not apply, as far as you know."


def test_an_answer_tells_what_it_costs_and_who_learns_what() -> None:
    """H62, H72, H75: two wounds of Exorcism; a character shown to the giver alone."""
    game = play(draw(deal(*FOUR), 0, "exorcism"), "0 give-vision 2")
    assert foretold(game, 2, "answer wound") == "You: wounds from 0 to 2."
    game = play(draw(deal(*FOUR), 0, "prediction"), "0 give-vision 2")
    assert foretold(game, 2, "answer show") == "Only Ann learns who you are."


def test_a_reveal_tells_what_it_brings_in_its_window() -> None:
    """H22, H34, H77: Advent heals a Hunter; to a Shadow revealing there is no gain."""
    game = draw(arrange(deal(*FOUR), wounds={0: 4}), 0, "advent")
    assert foretold(game, 0, "reveal") == "Everybody learns who you are, for good. You: wounds from 4 to 0."
    game = draw(arrange(deal("vampire", "emi", "franklin", "werewolf"), wounds={0: 4}), 0, "advent")
    assert foretold(game, 0, "reveal") == ("Everybody learns who you are, for good. It gains you nothing now.")


def test_powers_tell_what_they_do_and_that_they_reveal() -> None:
    """H24, H31: a d6; two wounds of one's own."""
    game = deal("franklin", "emi", "vampire", "werewolf")
    assert foretold(game, 0, "lightning 1") == "Ben: wounds from 0 to 1-6. Shows everybody who you are."
    game = arrange(deal("charles", "emi", "franklin", "vampire", "werewolf"), pawns={1: "cemetery"}, wounds={0: 9})
    game = play(go(game, 0, "church"), "0 skip", "0 attack 1", "* dice 1 1", "1 decline")
    assert foretold(game, 0, "feast") == "You: wounds from 9 to 11. It kills. Shows everybody who you are."


def test_equipment_that_changes_hands_tells_what_it_does() -> None:
    """H52, H67: in French too, with the words of the card."""
    game = play(draw(arrange(deal(*FOUR), gear={1: ["axe"]}), 0, "anger"), "0 give-vision 1")
    assert foretold(game, 1, "hand axe") == "Goes to Ann. Rusted Broad Axe: your attacks inflict 1 more."
    assert (
        foretold(game, 1, "hand axe", "fr")
        == "Revient à Ann. Hache tueuse\u00a0: vos attaques infligent 1 blessure de plus."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_foresight_is_made_of_the_view_alone(lang: str) -> None:
    """H18, H62: in another world that the viewer cannot tell apart, every move is said to bring the same."""
    game = gloaming.new("shadow_hunters", players=8, seed="foresight", expansion="random")
    dice, stream, rules = random.Random(7), from_seed("other worlds"), game.game.rules
    for step in range(60):
        if game.over:
            break
        for seat in {game.pending[0], step % game.players}:
            view, words = game.seen(seat), Speech("shadow_hunters", Reader(seat, lang))
            world, again = view.copy(), game.game.blank()
            rules.resample(world, stream)
            rules.view(world, seat, again)
            for action in game.legal_actions(seat):
                told = words.effect(view, action)
                assert "{" not in told
                assert told == words.effect(again, action)
        seat = dice.choice(game.pending)
        game.play(seat, dice.choice(game.legal(seat)))
