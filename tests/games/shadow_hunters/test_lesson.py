"""What the lesson says about its positions, worked out by hand from dice, cards and hit points."""

from __future__ import annotations

from typing import Any

from gloaming.core.game import Reader, find
from gloaming.core.lesson import find_lesson, positions
from gloaming.core.match import Match
from gloaming.core.speech import Speech

GAME = find("shadow_hunters")
ANN, ADA, BRIN, CATO = range(4)


def matches() -> dict[str, Match]:
    lesson = find_lesson("shadow_hunters")
    assert lesson is not None
    return {step.name: match for step, match in positions(GAME, lesson)}


MATCHES = matches()


def seats(step: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = MATCHES[step].view(ANN)["seats"]
    return found


def wounds(step: str) -> list[int]:
    return [seat["wounds"] for seat in seats(step)]


def told(step: str, viewer: int, start: int) -> str:
    """What a seat has read since a move."""
    match, speech = MATCHES[step], Speech("shadow_hunters", Reader(viewer, names=("Ann", "Ada", "Brin", "Cato")))
    return " ".join(speech.said(GAME.wording.sentence(event)) for event in match.events(viewer, start))


def test_the_learner_is_franklin_and_knows_nobody_else() -> None:
    """H3: with four players there are two Hunters and two Shadows."""
    assert [seat["character"] for seat in seats("who")] == ["franklin", *[None] * 3]


def test_the_vision_finds_a_shadow_and_tells_nobody_else() -> None:
    """H62, H72: a Shadow takes 2; the others read no card."""
    assert wounds("give")[BRIN] == 4
    assert wounds("attack")[BRIN] == 6
    start = len(MATCHES["give"].moves)
    assert "Exorcism" in told("attack", ANN, start)
    assert "Brin takes 2" in told("attack", ADA, start)
    assert "Exorcism" not in told("attack", ADA, start)


def test_the_blows_are_the_difference_of_the_dice() -> None:
    """H13, H14: 5 and 2 are 3, 6 and 2 are 4; 6 and 4 with an axe are 3, after 1 by the Vision."""
    assert wounds("answer") == [0, 0, 6 + 3, 4 + 4]
    assert wounds("counter") == [1 + 3, 0, 9 - 2, 8]  # H27: the Vampire has healed 2
    assert seats("counter")[BRIN]["character"] == "vampire"


def test_one_who_is_attacked_is_asked_and_can_only_decline() -> None:
    """H77."""
    assert MATCHES["counter"].view(ANN)["question"] == "counter"
    assert MATCHES["counter"].legal(ANN) == ["decline", "reveal"]


def test_lightning_reveals_franklin_and_kills_the_vampire() -> None:
    """H17, H24: 7 and 6 are 13, the Vampire's hit points."""
    assert wounds("power") == [4 + 2, 0, 7, 8]
    assert wounds("loot")[BRIN] == 13
    assert not seats("loot")[BRIN]["alive"]
    assert seats("loot")[ANN]["revealed"]
    assert seats("again")[ANN]["equipment"] == ["axe"]


def test_only_from_the_woods_and_the_altar_cato_can_be_attacked() -> None:
    """H1, H9, H13."""
    reached = set()
    for move in MATCHES["seven"].legal(ANN):
        there = MATCHES["seven"].copy()
        there.play(ANN, move)
        if there.view(ANN)["question"] == "use":
            there.play(ANN, "skip")
        if "attack 3" in there.legal(ANN):
            reached.add(move)
    assert reached == {"go woods", "go altar"}


def test_the_last_blow_ends_the_game_for_the_hunters() -> None:
    """H21, H28: 10 and 4 and 1 for the axe are more than the Werewolf's 14."""
    assert wounds("last")[CATO] == 10
    assert wounds("end")[CATO] == 15
    assert [seat["character"] for seat in seats("end")] == ["franklin", "emi", "vampire", "werewolf"]
    assert MATCHES["end"].winners == (ANN, ADA)
