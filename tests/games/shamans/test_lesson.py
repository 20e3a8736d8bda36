"""What the lesson says about its positions, worked out by hand from the cards."""

from __future__ import annotations

from typing import Any

from gloaming.core.game import find
from gloaming.core.lesson import find_lesson, positions
from gloaming.core.match import Match

GAME = find("shamans")
ADA, BRIN = 1, 2


def matches() -> dict[str, Match]:
    lesson = find_lesson("shamans")
    assert lesson is not None
    return {step.name: match for step, match in positions(GAME, lesson)}


MATCHES = matches()


def view(step: str) -> dict[str, Any]:
    return MATCHES[step].view(0)


def pawn(step: str) -> int:
    return int(view(step)["track"]["pawn"])


def test_the_learner_is_a_shaman_and_nobody_else_is_known() -> None:
    """S7."""
    assert [seat["role"] for seat in view("role")["seats"]] == ["shaman", "?", "?"]


def test_a_card_of_another_world_moves_the_shadow_one_step_and_a_card_that_follows_does_not() -> None:
    """S12, S13: Brin strays in the first turn and in the third, nobody in the second."""
    assert [pawn(step) for step in ("lead", "take", "follow", "ritual", "dagger", "strike")] == [9, 10, 10, 10, 8, 9]
    assert view("take")["asked"] == [0]  # its 2 is the lowest of the Destination


def test_the_open_artifacts_are_a_dagger_and_a_shard() -> None:
    """S17."""
    assert view("take")["slots"] == ["dagger", "shard"]
    assert view("follow")["seats"][0]["up"]["dagger"] == 1


def test_ada_completes_purple_for_a_point_and_leads_blue() -> None:
    """S20, S31."""
    assert view("follow")["seats"][ADA]["points"] == 1
    assert view("follow")["guide"] == ADA
    assert view("follow")["destination"] == "blue"


def test_the_mask_has_shown_brin_and_the_learner_has_completed_blue() -> None:
    """S26, S29."""
    assert view("ritual")["seats"][BRIN]["role"] == "shadow"
    assert view("ritual")["worlds"]["blue"]["placed"] == [1, 2, 3, 4, 5, 6]


def test_silver_lacks_two_cards_and_is_then_complete() -> None:
    """S20, S32."""
    assert view("dagger")["worlds"]["silver"]["placed"] == [1, 2, 3, 5]
    assert view("strike")["worlds"]["silver"]["placed"] == [1, 2, 3, 4, 5, 6]


def test_the_last_shadow_is_out_and_each_shaman_scores_two() -> None:
    """S35, S37: Ada had a point already."""
    struck = MATCHES["strike"].copy()
    struck.play(0, "eliminate 2")
    after = struck.view(0)
    assert [seat["points"] for seat in after["seats"]] == [2, 3, 0]
    assert after["round"] == 2


def test_one_more_stray_card_would_lose_the_last_round() -> None:
    """S33."""
    assert view("last")["track"]["length"] - pawn("last") == 1
    assert view("last")["seats"][0]["points"] == 6
    lost = MATCHES["last"].copy()
    lost.play(0, "play yellow-4")
    assert [seat["points"] for seat in lost.view(0)["seats"]] == [6, 8, 4]  # Ada is the Shadow: 5 and 3


def test_when_all_cards_are_played_the_learner_wins_with_eight() -> None:
    """S34, S41."""
    assert MATCHES["end"].over
    assert MATCHES["end"].winners == (0,)
    assert [seat["points"] for seat in view("end")["seats"]] == [8, 5, 6]
