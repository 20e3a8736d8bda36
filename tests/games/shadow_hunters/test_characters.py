"""H23-H33: every base character, where the power works and where it does not, and every winning condition."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.shadow_hunters.table import (
    FIVE,
    FOUR,
    arrange,
    deal,
    draw,
    equipment,
    go,
    is_alive,
    is_revealed,
    play,
    question,
    wounds,
)
from tests.games.shadow_hunters.test_attack import at_church

WITH_BOB = ("bob", "emi", "franklin", "vampire", "werewolf")
WITH_CHARLES = ("charles", "emi", "franklin", "vampire", "werewolf")
WITH_DANIEL = ("daniel", "emi", "franklin", "vampire", "werewolf")
WITH_ALLIE = ("allie", "emi", "franklin", "vampire", "werewolf")


def test_emi_steps_to_a_neighbour() -> None:
    """H23: instead of rolling she may step along the ring; it reveals her."""
    game = arrange(deal(*FOUR), pawns={0: "gate"})
    assert game.legal(0) == ["roll", "step left", "step right", "reveal"]
    play(game, "0 step right")
    assert game.view(None)["seats"][0]["place"] == "church"
    assert is_revealed(game, 0)


def test_emi_does_not_step_from_off_the_board_nor_do_others() -> None:
    """H23: not from off the board, not another character."""
    assert deal(*FOUR).legal(0) == ["roll", "reveal"]
    with pytest.raises(gloaming.Illegal, match="off the board"):
        play(deal(*FOUR), "0 step left")
    with pytest.raises(gloaming.Illegal, match="only Emi may"):
        play(arrange(deal("franklin", "emi", "vampire", "werewolf"), pawns={0: "gate"}), "0 step left")


def test_franklin_strikes_once_with_a_d6() -> None:
    """H24: once, at the start of his turn, another living player takes a d6; then he still moves."""
    game = deal("franklin", "emi", "vampire", "werewolf")
    assert [move for move in game.legal(0) if move.startswith("lightning")] == [
        "lightning 1",
        "lightning 2",
        "lightning 3",
    ]
    play(game, "0 lightning 2")
    assert len(game.legal(gloaming.CHANCE)) == 6
    play(game, "* d6 5")
    assert wounds(game) == [0, 0, 5, 0]
    assert is_revealed(game, 0)
    assert question(game) == "start"
    assert game.legal(0) == ["roll"]


def test_george_strikes_once_with_a_d4() -> None:
    """H25: once, at the start of his turn, another living player takes a d4."""
    game = deal("george", "emi", "vampire", "werewolf")
    play(game, "0 demolition 1")
    assert len(game.legal(gloaming.CHANCE)) == 4
    play(game, "* d4 4")
    assert wounds(game) == [0, 4, 0, 0]
    with pytest.raises(gloaming.Illegal):
        play(game, "0 demolition 1")


@pytest.mark.parametrize("move", ["lightning 1", "demolition 1"])
def test_strikes_are_their_owners(move: str) -> None:
    """H24, H25: another character has no such power."""
    with pytest.raises(gloaming.Illegal, match="only"):
        play(deal(*FOUR), f"0 {move}")


def test_lightning_can_kill_and_win() -> None:
    """H24, H19: Franklin is the killer; the end may come before the move."""
    game = arrange(deal("franklin", "emi", "vampire", "werewolf"), dead=[3], wounds={2: 12})
    play(game, "0 lightning 2", "* d6 1")
    assert game.over
    assert game.winners == (0, 1)


def test_the_unknown_may_answer_either_way() -> None:
    """H26: to a Vision with a condition, as if it held or did not, hidden; then obeys as anybody."""
    game = arrange(deal("emi", "franklin", "unknown", "werewolf"), gear={2: ["axe"]})
    spell = play(draw(game.copy(), 0, "spell"), "0 give-vision 2")
    assert spell.legal(2) == ["answer nothing", "answer wound", "reveal"]
    slap = play(draw(game.copy(), 0, "slap"), "0 give-vision 2")
    assert slap.legal(2) == ["answer nothing", "answer wound", "reveal"]
    assert wounds(play(slap, "2 answer wound"))[2] == 1
    assert not is_revealed(slap, 2)
    toll = play(draw(game, 0, "blackmail"), "0 give-vision 2")
    assert toll.legal(2) == ["answer nothing", "answer wound", "hand axe", "reveal"]


def test_the_unknown_shows_the_truth_to_prediction() -> None:
    """H26, H75: Prediction has no condition."""
    game = play(draw(deal("emi", "franklin", "unknown", "werewolf"), 0, "prediction"), "0 give-vision 2")
    assert game.legal(2) == ["answer show", "reveal"]


def test_a_revealed_vampire_heals_two() -> None:
    """H27: when his attack inflicts wounds, at once and without a question."""
    vampire = ("vampire", "emi", "franklin", "unknown")
    game = at_church(*vampire, wounds={0: 5}, revealed=[0])
    assert wounds(play(game.copy(), "0 attack 1", "* dice 2 1"))[0] == 3
    assert wounds(play(game, "0 attack 1", "* dice 2 2"))[0] == 5


def test_a_hidden_vampire_is_asked_after_the_wounds() -> None:
    """H27: hidden, he may reveal for it in the bite window; once an attack, also with the Machine Gun."""
    vampire = ("vampire", "emi", "franklin", "unknown")
    game = at_church(*vampire, wounds={0: 5}, gear={0: ["machine-gun"]})
    play(game, "0 attack-all", "* dice 2 1")
    assert question(game) == "bite"
    assert wounds(play(game.copy(), "0 decline"))[0] == 5
    assert wounds(play(game, "0 reveal"))[0] == 3


def test_a_vampire_who_revealed_since_the_wounds_heals_unasked() -> None:
    """H27: revealing while he loots, he heals in the window without being asked."""
    vampire = ("vampire", "emi", "franklin", "unknown")
    game = at_church(*vampire, wounds={0: 5, 1: 9}, gear={1: ["axe"]})
    play(game, "0 attack 1", "* dice 3 1", "0 reveal")
    assert question(game) == "loot"
    assert wounds(game)[0] == 5
    play(game, "0 loot axe")
    assert wounds(game)[0] == 3
    assert question(game) == "start"


def test_the_bite_is_the_vampires_alone() -> None:
    """H27, H77: others are asked when wounded, and gain nothing."""
    game = play(at_church(*FOUR, wounds={0: 5}), "0 attack 1", "* dice 2 1")
    assert question(game) == "bite"
    assert game.legal(0) == ["decline", "reveal"]
    assert wounds(play(game, "0 reveal"))[0] == 5
    healthy = play(at_church(*FOUR), "0 attack 1", "* dice 2 1")
    assert question(healthy) == "counter"


def test_the_werewolf_attacks_back() -> None:
    """H28: after an attack on him, hit or miss, at any distance, without his equipment; the attacker's Robe counts."""
    game = arrange(deal(*FOUR), pawns={3: "altar"}, gear={0: ["handgun", "robe"], 3: ["axe", "masamune", "rosary"]})
    play(go(game, 0, "church"), "0 skip", "0 attack 3", "* dice 2 2", "3 counterattack")
    assert len(game.legal(gloaming.CHANCE)) == 24
    play(game, "* dice 5 1")
    assert wounds(game)[0] == 3
    assert is_revealed(game, 3)
    assert question(game) == "start"


def test_the_werewolf_takes_one_card_despite_the_rosary() -> None:
    """H28, H46: a counterattack's kill takes one card."""
    game = at_church(*FOUR, wounds={0: 9}, gear={0: ["axe", "spear"], 3: ["rosary"]})
    play(game, "0 attack 3", "* dice 2 2", "3 counterattack", "* dice 2 1")
    assert game.pending == (3,)
    assert game.legal(3) == ["loot spear", "loot axe"]


def test_a_dead_werewolf_does_not_attack_back() -> None:
    """H28, H17: only if he lives."""
    game = at_church(*FOUR, wounds={3: 13})
    play(game, "0 attack 3", "* dice 2 1")
    assert question(game) == "start"


def test_allie_heals_once_at_any_moment() -> None:
    """H29: in another's turn, once; it reveals her."""
    game = arrange(deal(*FIVE), wounds={4: 7})
    play(game, "4 heal")
    assert wounds(game)[4] == 0
    assert is_revealed(game, 4)
    assert game.pending == (0,)
    with pytest.raises(gloaming.Illegal):
        play(game, "4 heal")


def test_only_allie_heals_so() -> None:
    """H29: nobody else."""
    with pytest.raises(gloaming.Illegal, match="only Allie"):
        play(deal(*FOUR), "0 heal")


def test_allie_wins_alive_and_never_ends_the_game() -> None:
    """H29, H21: with whoever ends it, if alive."""
    game = arrange(deal(*FIVE), dead=[3], wounds={2: 12})
    won = play(go(game.copy(), 0, "woods"), "0 woods 2 wound")
    assert won.winners == (0, 1, 4)
    lost = play(go(arrange(game, dead=[4]), 0, "woods"), "0 woods 2 wound")
    assert lost.winners == (0, 1)


def test_bob_robs_instead_of_two_wounds_or_more() -> None:
    """H30: counted after Robe and Angel; the target must own equipment."""
    game = at_church(*WITH_BOB, gear={1: ["robe", "axe"], 2: []})
    robbed = play(game.copy(), "0 attack 1", "* dice 4 1", "0 rob axe")
    assert wounds(robbed)[1] == 0
    assert equipment(robbed, 0) == ["axe"]
    assert is_revealed(robbed, 0)
    assert question(play(game.copy(), "0 attack 1", "* dice 3 1")) == "counter"
    assert question(play(game, "0 attack 2", "* dice 4 1")) == "counter"


def test_bob_wins_with_five_equipment() -> None:
    """H30: five or more, however they came."""
    game = arrange(deal(*WITH_BOB), gear={0: ["axe", "knife", "spear", "robe"], 1: ["compass"]})
    play(go(game, 0, "altar"), "0 steal 1 compass")
    assert game.over
    assert game.winners == (0,)


def test_four_equipment_do_not_win_nor_five_of_another() -> None:
    """H30: not four; and only Bob."""
    game = arrange(deal(*WITH_BOB), gear={0: ["axe", "knife", "spear"], 1: ["compass"]})
    assert not play(go(game, 0, "altar"), "0 steal 1 compass").over
    game = arrange(deal(*FIVE), gear={0: ["axe", "knife", "spear", "robe"], 1: ["compass"]})
    assert not play(go(game, 0, "altar"), "0 steal 1 compass").over


def test_bob_robs_for_any_wounds_or_by_option_for_those_of_attacks() -> None:
    """H30: also by a card, a place, or as giver of a Vision, whose outcome stays a wound; by option not."""
    assert deal(*WITH_BOB).options["bob_any"]
    for option in (False, True):
        game = arrange(deal(*WITH_BOB, bob_any=option), gear={3: ["axe"]})
        woods = play(go(game.copy(), 0, "woods"), "0 woods 3 wound")
        vision = play(draw(game, 0, "exorcism"), "0 give-vision 3", "3 answer wound")
        assert (question(woods) == "rob") == (question(vision) == "rob") == option
        if option:
            play(vision, "0 rob axe")
            assert equipment(vision, 0) == ["axe"]
            assert wounds(vision)[3] == 0
            assert vision.view(None)["exchanges"][0]["outcome"] == "wound"


def test_charles_feasts() -> None:
    """H31: after his attack, hit or miss, he may take 2 wounds to attack the same target again, whatever the range."""
    game = at_church(*WITH_CHARLES)
    play(game, "0 attack 1", "* dice 2 2", "1 decline")
    assert game.legal(0) == ["feast", "decline", "reveal"]
    play(game, "0 feast", "* dice 4 1")
    assert wounds(game) == [2, 3, 0, 0, 0]
    assert is_revealed(game, 0)
    play(game, "1 decline", "0 feast", "* dice 3 1", "1 decline")
    assert wounds(game) == [4, 5, 0, 0, 0]
    assert question(game) == "feast"


def test_charles_dying_of_his_feast_does_not_attack() -> None:
    """H31: if the 2 wounds kill him there is no attack and nobody loots."""
    game = at_church(*WITH_CHARLES, wounds={0: 9}, gear={0: ["axe"]})
    play(game, "0 attack 1", "* dice 2 2", "1 decline", "0 feast")
    assert not is_alive(game, 0)
    assert game.pending == (1,)
    assert wounds(game)[1] == 0
    assert game.view(None)["discards"]["darkness"] == ["axe"]


def test_charles_feast_with_the_machine_gun_takes_those_still_living() -> None:
    """H31, H57: the same targets still living; the Masamune does not oblige it (H59)."""
    game = at_church(*WITH_CHARLES, wounds={1: 9}, gear={0: ["machine-gun", "masamune"]})
    play(game, "0 attack-all", "* d4 1", "2 decline", "3 decline", "4 decline")
    assert game.legal(0) == ["feast", "decline", "reveal"]
    play(game, "0 feast", "* d4 1")
    assert wounds(game) == [2, 10, 2, 2, 2]


def test_only_charles_feasts() -> None:
    """H31, H77: others who could be Charles can only decline."""
    game = play(at_church(*FIVE), "0 attack 1", "* dice 2 2", "1 decline")
    assert question(game) == "feast"
    assert game.legal(0) == ["decline", "reveal"]


def test_charles_wins_by_the_third_dead() -> None:
    """H31: killing by an attack when the dead, the victim counted, are 3 or more; not before, not by a card."""
    six = (*WITH_CHARLES, "allie")
    third = at_church(*six, dead=[1, 3], wounds={2: 11})
    assert play(third, "0 attack 2", "* dice 2 1").winners == (0, 3, 4, 5)
    third = at_church(*six, dead=[1, 3], wounds={5: 7})
    assert play(third, "0 attack 5", "* dice 2 1").winners == (0,)
    second = at_church(*six, dead=[1], wounds={5: 7})
    assert not play(second, "0 attack 5", "* dice 2 1").over
    by_card = arrange(deal(*six), dead=[1, 3], wounds={5: 7})
    assert not play(draw(by_card, 0, "spider"), "0 choose 5").over


def test_charles_wins_with_three_dead_before_by_option() -> None:
    """H31: by option three or more must already be dead."""
    seven = ("charles", "emi", "franklin", "vampire", "werewolf", "allie", "daniel")
    options = {"charles_before": True}
    two = arrange(deal(*seven, **options), dead=[1, 3], revealed=[6], wounds={5: 7}, pawns={5: "church"})
    assert not play(go(two, 0, "church"), "0 skip", "0 attack 5", "* dice 2 1").over
    three = arrange(deal(*seven, **options), dead=[1, 3, 5], revealed=[6], wounds={6: 12}, pawns={6: "church"})
    assert play(go(three, 0, "church"), "0 skip", "0 attack 6", "* dice 2 1").winners == (0,)


def test_daniel_wins_by_dying_first() -> None:
    """H32: the first to die, not the second."""
    first = play(go(arrange(deal(*WITH_DANIEL, first=1), wounds={0: 11}), 1, "woods"), "1 woods 0 wound")
    assert first.winners == (0,)
    second = arrange(deal(*WITH_DANIEL, first=1), wounds={0: 11}, dead=[3], revealed=[0])
    assert not play(go(second, 1, "woods"), "1 woods 0 wound").over


def test_daniel_wins_alive_when_all_shadows_are_dead() -> None:
    """H32: with the Hunters, while he lives."""
    game = arrange(deal(*WITH_DANIEL, first=1), wounds={3: 11}, dead=[4], revealed=[0])
    assert play(go(game, 1, "woods"), "1 woods 3 wound").winners == (0, 1, 2)


def test_shadows_win_when_all_hunters_are_dead() -> None:
    """H26, H27, H28: all Hunters dead."""
    game = arrange(deal(*FOUR, first=2), dead=[0], wounds={1: 10})
    assert play(go(game, 2, "woods"), "2 woods 1 wound").winners == (2, 3)


def test_shadows_win_when_three_neutrals_are_dead() -> None:
    """H26, H27, H28: three Neutrals dead; two are not enough."""
    seven = (*FOUR, "allie", "charles", "daniel")
    third = arrange(deal(*seven, first=2), dead=[5, 6], wounds={4: 6})
    assert play(go(third, 2, "woods"), "2 woods 4 wound").winners == (2, 3)
    second = arrange(deal(*seven, first=2), dead=[5], revealed=[6], wounds={4: 6})
    assert not play(go(second, 2, "woods"), "2 woods 4 wound").over


def test_hunters_win_when_all_shadows_are_dead() -> None:
    """H23, H24, H25: all Shadows dead, the dead Hunters too."""
    game = arrange(deal(*FOUR), dead=[1, 2], wounds={3: 12})
    assert play(go(game, 0, "woods"), "0 woods 3 wound").winners == (0, 1)
