"""H77: who is asked about hidden powers, and what those can do who do not have them."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, go, is_revealed, play, question
from tests.games.shadow_hunters.test_attack import at_church

SIX = ("emi", "franklin", "vampire", "werewolf", "bob", "charles")


def test_a_window_is_asked_of_everyone_who_could_be() -> None:
    """H77: a hidden seat could be X while X is not face up and X's camp is not all face up."""
    game = play(at_church(*FOUR), "0 attack 1", "* dice 2 1")
    assert question(game) == "counter"
    assert game.pending == (1,)
    assert game.legal(1) == ["decline", "reveal"]
    with pytest.raises(gloaming.Illegal, match="only decline"):
        play(game, "1 counterattack")


def test_no_window_once_the_character_is_face_up_elsewhere() -> None:
    """H77: with the Werewolf face up, only he is asked."""
    game = at_church(*FOUR, revealed=[3])
    assert question(play(game.copy(), "0 attack 1", "* dice 2 1")) == "start"
    asked = play(game, "0 attack 3", "* dice 2 1")
    assert question(asked) == "counter"
    assert asked.legal(3) == ["counterattack", "decline"]


def test_no_window_once_the_camp_is_all_face_up() -> None:
    """H77: both Shadows face up, nobody hidden could be the third."""
    game = at_church("emi", "franklin", "vampire", "unknown", revealed=[2, 3], wounds={0: 4})
    assert question(play(game, "0 attack 1", "* dice 2 1")) == "start"


def test_no_window_for_characters_not_used() -> None:
    """H77, H3: no Neutrals at 4 players: no robbery, no feast."""
    game = at_church(*FOUR, gear={1: ["axe"]})
    play(game, "0 attack 1", "* dice 4 1", "1 decline")
    assert question(game) == "start"


def test_robbery_is_asked_of_any_hidden_attacker() -> None:
    """H77: the wounds are 2 or more and the target has equipment; who is not Bob can only decline."""
    game = play(at_church(*SIX, gear={1: ["axe"]}), "0 attack 1", "* dice 4 1")
    assert question(game) == "rob"
    assert game.legal(0) == ["decline", "reveal"]
    with pytest.raises(gloaming.Illegal, match="only decline"):
        play(game, "0 rob axe")


def test_bob_is_no_window_at_seven() -> None:
    """H77, H3: Bob is not used at 7 and 8 players."""
    seven = ("emi", "franklin", "vampire", "werewolf", "allie", "charles", "daniel")
    game = play(at_church(*seven, gear={1: ["axe"]}), "0 attack 1", "* dice 4 1")
    assert question(game) == "counter"


def test_feast_needs_a_living_target() -> None:
    """H77: asked of the attacker while attacker and a target live."""
    game = play(at_church(*SIX, wounds={4: 9}), "0 attack 4", "* dice 2 1")
    assert question(game) == "start"


def test_a_question_once_put_stands() -> None:
    """H77: whatever is revealed meanwhile."""
    game = play(at_church(*FOUR), "0 attack 1", "* dice 2 1", "3 reveal")
    assert question(game) == "counter"
    assert game.pending == (1,)


def test_salve_is_not_asked_of_who_cannot_be_named() -> None:
    """H77: with all Hunters face up a hidden drawer of Advent is not asked."""
    game = draw(arrange(deal(*FOUR, first=2), revealed=[0, 1]), 2, "advent")
    assert question(game) == "start"
    assert not is_revealed(game, 2)


def test_windows_look_the_same_whoever_is_asked() -> None:
    """H77, H76: what others see of the question does not depend on who the attacker is."""
    views = []
    for first, second in (("vampire", "emi"), ("emi", "vampire")):
        game = play(at_church(first, "franklin", second, "werewolf", wounds={0: 3}), "0 attack 1", "* dice 2 1")
        view = game.view(3)
        views.append((view["question"], view["asked"], view["seats"][0], game.legal(3)))
    assert views[0] == views[1]


def test_answers_of_a_window_are_closed_until_all_have_answered() -> None:
    """H77: that a seat has answered is seen, what it answered is not."""
    game = at_church(*FIVE, gear={0: ["machine-gun"]})
    play(game, "0 attack-all", "* dice 2 1", "3 counterattack", "1 decline")
    for viewer in (0, 2, 4, None):
        shown = game.view(viewer)["seats"]
        assert shown[1]["answered"]
        assert shown[3]["answered"]
        assert not shown[2]["answered"]
        own = {"wounds": 0, "could_be": [], "in_range": []}  # what may differ between two seats
        assert shown[1] | own == shown[3] | own
    assert game.legal(3) == ["reveal"]
    assert game.legal(1) == ["reveal"]


def test_starting_questions_are_the_same_for_all() -> None:
    """H77: Lightning, Demolition and Teleport are moves of the question that starts every turn."""
    for seats in (("emi", "franklin", "vampire", "werewolf"), ("vampire", "emi", "franklin", "werewolf")):
        game = arrange(deal(*seats), pawns={0: "gate"})
        assert question(game) == "start"
        assert game.view(1)["asked"] == [0]
        go(game, 0, "altar")
        assert question(game) == "start"
