"""The rulebook's worked example: one turn of five players, played move by move."""

from __future__ import annotations

from typing import Any

from gloaming.core.match import Match
from tests.games.shamans.table import lay, play, points

ROY, PRIS, RACHEL, RICK, ELDON = range(5)


def table() -> Match:
    """Brown lacks its 5, purple its 1, 6 and 7; Rick has a Dagger; a Moon Shard is shown."""
    return lay(
        [
            "purple-1 blue-1 blue-2 green-1 green-2",
            "purple-6 blue-3 blue-4 green-3 green-4",
            "red-6 blue-5 yellow-1 yellow-2 yellow-3",
            "brown-5 blue-6 yellow-4 yellow-5 yellow-6",
            "purple-7 blue-7 silver-1 silver-2 red-8",
        ],
        roles="shaman shaman shadow shaman shadow",
        up={RICK: "dagger"},
        slots="shard portal",
        pawn=24,
        track=48,
        turn=7,
    )


def seen(game: Match) -> dict[str, Any]:
    return game.view(None)


def test_the_turn_of_roy_pris_rachel_rick_and_eldon() -> None:
    """S10-S20, S31, S32, S36: Roy leads purple 1 and is eliminated; Pris takes a Shard, Eldon completes purple."""
    game = table()
    play(game, "0 play purple-1")
    assert seen(game)["destination"] == "purple"
    assert seen(game)["track"]["pawn"] == 24

    play(game, "1 play purple-6")
    assert seen(game)["seats"][PRIS]["front"] == "purple-6"
    assert seen(game)["track"]["pawn"] == 24

    play(game, "2 play red-6")
    assert seen(game)["track"]["pawn"] == 25
    assert seen(game)["worlds"]["red"]["placed"] == [1, 2, 3, 4, 5, 6, 7]

    play(game, "3 play brown-5")  # the eighth brown card: Neutralization, at once
    assert seen(game)["track"]["pawn"] == 26
    assert seen(game)["worlds"]["brown"]["placed"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert seen(game)["question"] == "neutralize"
    assert game.legal(RICK) == ["eliminate 0", "eliminate 1", "eliminate 2", "eliminate 4"]

    play(game, "3 eliminate 0")  # a Shaman with four cards: four spaces
    assert seen(game)["track"]["pawn"] == 30
    roy = seen(game)["seats"][ROY]
    assert (roy["in"], roy["role"], roy["front"]) == (False, "shaman", "purple-1")
    assert seen(game)["seats"][RICK]["up"]["dagger"] == 0
    assert seen(game)["spent"]["dagger"] == 1
    assert seen(game)["worlds"]["green"]["placed"] == [5, 6, 7, 8]  # his hand is set aside, not placed

    play(game, "4 play purple-7")
    assert game.pending == (PRIS,)  # Roy's 1 does not count any more
    play(game, "1 take left")
    assert seen(game)["seats"][PRIS]["up"]["shard"] == 1
    play(game, "* tile mask", "* eclipse below")
    assert seen(game)["slots"] == ["mask", "portal"]

    assert seen(game)["worlds"]["purple"]["placed"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert points(game) == [0, 0, 0, 0, 1]  # Illumination
    assert seen(game)["track"]["pawn"] == 30
    assert seen(game)["guide"] == ELDON
    assert seen(game)["destination"] is None
    assert game.pending == (ELDON,)
    assert [seat["cards"] for seat in seen(game)["seats"]] == [4, 4, 4, 4, 4]
    play(game, "4 play red-8")
    assert game.pending == (PRIS,)  # Roy is skipped
