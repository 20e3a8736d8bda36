"""H62-H76: every Vision card, answered by every camp, and what others can see of it."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.match import Match
from tests.games.shadow_hunters.table import arrange, deal, draw, equipment, is_revealed, play, wounds

# Hit points: Emi 10 and George 14, Hunters; Vampire 13, Shadow; Daniel 13 and Allie 8, Neutrals.
TABLE = ("werewolf", "emi", "george", "vampire", "daniel", "allie")
HUNTERS, SHADOWS, NEUTRALS = {1, 2}, {3}, {4, 5}


def given(card: str, receiver: int, **position: object) -> Match:
    """Seat 0 has drawn a card and given it."""
    game = arrange(deal(*TABLE), **position)  # type: ignore[arg-type]
    return play(draw(game, 0, card), f"0 give-vision {receiver}")


def answers(game: Match, seat: int) -> list[str]:
    """The answers open to the receiver, without free moves."""
    return [move for move in game.legal(seat) if move not in ("reveal", "heal")]


@pytest.mark.parametrize(
    ("card", "holds", "answer"),
    [
        ("aid", HUNTERS, ["answer heal"]),
        ("huddle", SHADOWS, ["answer heal"]),
        ("nurturance", NEUTRALS, ["answer heal"]),
        ("anger", HUNTERS | SHADOWS, ["answer wound"]),
        ("blackmail", NEUTRALS | HUNTERS, ["answer wound"]),
        ("greed", NEUTRALS | SHADOWS, ["answer wound"]),
        ("slap", HUNTERS, ["answer wound"]),
        ("spell", SHADOWS, ["answer wound"]),
        ("exorcism", SHADOWS, ["answer wound"]),
        ("bully", {1, 5}, ["answer wound"]),
        ("tough-lesson", {2, 3, 4}, ["answer wound"]),
        ("prediction", {1, 2, 3, 4, 5}, ["answer show"]),
    ],
)
def test_conditions(card: str, holds: set[int], answer: list[str]) -> None:
    """H63-H75: who the condition holds for obeys; for others nothing happens, and that is said."""
    for receiver in range(1, 6):
        game = given(card, receiver, wounds=dict.fromkeys(range(1, 6), 3))
        assert answers(game, receiver) == (answer if receiver in holds else ["answer nothing"])


@pytest.mark.parametrize(("card", "receiver"), [("aid", 1), ("huddle", 3), ("nurturance", 5)])
def test_mending(card: str, receiver: int) -> None:
    """H64, H65, H66: heals 1, or takes 1 if unwounded."""
    healed = given(card, receiver, wounds={receiver: 3})
    assert wounds(play(healed, f"{receiver} answer heal"))[receiver] == 2
    unwounded = given(card, receiver)
    assert answers(unwounded, receiver) == ["answer wound"]
    assert wounds(play(unwounded, f"{receiver} answer wound"))[receiver] == 1


@pytest.mark.parametrize(("card", "receiver"), [("anger", 3), ("blackmail", 1), ("greed", 5)])
def test_tolls(card: str, receiver: int) -> None:
    """H67, H68, H69: an equipment of the receiver's choice to the giver, or 1 wound; without equipment the wound."""
    game = given(card, receiver, gear={receiver: ["axe", "robe"]})
    assert answers(game, receiver) == ["answer wound", "hand robe", "hand axe"]
    paid = play(game.copy(), f"{receiver} hand axe")
    assert equipment(paid, 0) == ["axe"]
    assert equipment(paid, receiver) == ["robe"]
    assert wounds(play(game, f"{receiver} answer wound"))[receiver] == 1


@pytest.mark.parametrize(
    ("card", "receiver", "lost"),
    [("slap", 1, 1), ("spell", 3, 1), ("exorcism", 3, 2), ("bully", 5, 1), ("tough-lesson", 4, 2)],
)
def test_hurts(card: str, receiver: int, lost: int) -> None:
    """H70, H71, H72, H73, H74: the wounds of each card."""
    assert wounds(play(given(card, receiver), f"{receiver} answer wound"))[receiver] == lost


def test_prediction_shows_the_giver_alone() -> None:
    """H75: the giver learns who the receiver is; nobody else does."""
    game = play(given("prediction", 3), "3 answer show")
    assert game.view(0)["seats"][3]["could_be"] == ["vampire"]
    assert len(game.view(1)["seats"][3]["could_be"]) > 1
    assert not is_revealed(game, 3)
    assert game.view(None)["exchanges"][0]["outcome"] == "shown"


def test_a_vision_goes_to_another_living_player() -> None:
    """H62: and must be given."""
    game = draw(arrange(deal(*TABLE), dead=[5], revealed=[4]), 0, "slap")
    assert game.legal(0) == ["give-vision 1", "give-vision 2", "give-vision 3", "give-vision 4", "reveal"]
    with pytest.raises(gloaming.Illegal):
        play(game, "0 skip")


def test_only_two_ever_see_the_card() -> None:
    """H62: the drawer, then the receiver; others see that it was given, and the outcome."""
    game = draw(deal(*TABLE), 0, "slap")
    assert [game.view(seat)["vision"] for seat in (0, 1, 3, None)] == ["slap", None, None, None]
    play(game, "0 give-vision 1")
    assert [game.view(seat)["vision"] for seat in (0, 1, 3, None)] == ["slap", "slap", None, None]
    play(game, "1 answer wound")
    for viewer, card in ((0, "slap"), (1, "slap"), (3, None), (None, None)):
        view = game.view(viewer)
        assert view["exchanges"] == [{"giver": 0, "receiver": 1, "card": card, "outcome": "wound"}]
        assert view["discards"]["vision"] == ([card] if card else [])
        assert view["decks"]["vision"] == 15


def test_a_robe_that_turns_the_wound_to_nothing_leaves_the_outcome() -> None:
    """H62, H44: the outcome is a wound, also one that a Robe turned to 0."""
    game = arrange(deal(*TABLE, robe_all=True), gear={1: ["robe"]})
    play(draw(game, 0, "slap"), "0 give-vision 1", "1 answer wound")
    assert wounds(game)[1] == 0
    assert game.view(None)["exchanges"][0]["outcome"] == "wound"


def test_what_the_giver_learns() -> None:
    """H63, H26: the giver knows who the receiver cannot be, but the Unknown may always have lied."""
    game = play(given("slap", 1), "1 answer wound")
    assert game.view(0)["seats"][1]["could_be"] == ["emi", "franklin", "george", "unknown"]
    game = play(given("slap", 3), "3 answer nothing")
    could = game.view(0)["seats"][3]["could_be"]
    assert "unknown" in could
    assert {"emi", "franklin", "george"}.isdisjoint(could)
    assert {"emi", "franklin", "george"} <= set(game.view(1)["seats"][3]["could_be"]) | {"emi"}


def test_others_cannot_tell_a_choice_from_none() -> None:
    """H76: the receiver is asked once whatever they can answer, and others see the same of it."""
    seen = []
    for receiver, answer in ((3, "answer wound"), (1, "answer nothing")):
        game = given("spell", receiver)
        watched = game.view(None)
        seen.append((watched["question"], len(watched["asked"]), game.legal(2)))
        assert game.pending == (receiver,)
        play(game, f"{receiver} {answer}")
        assert game.pending == (1,)
    assert seen[0] == seen[1] == ("answer", 1, ["reveal"])


def test_two_wounds_tell_the_others_something() -> None:
    """H62: seeing 2 wounds all know it was Exorcism or Tough Lesson: a Shadow, or 12 hit points and more."""
    game = play(given("tough-lesson", 4), "4 answer wound")
    assert {"emi", "allie", "bob", "charles"}.isdisjoint(game.view(None)["seats"][4]["could_be"])
    assert {"daniel", "george", "unknown"} <= set(game.view(None)["seats"][4]["could_be"])
