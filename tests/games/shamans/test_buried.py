"""S18, S25b: what happens to each question when a Portal opens a window on top of it.

The window is the one before the Moon (S25c): a face-up Portal is used forward, and somebody with a tile is asked.
Portals move the pawn, and tiles are used or turned up; cards, roles and the players still in stay the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import gloaming
from gloaming.core.decisions import Frame
from gloaming.core.match import Match
from gloaming.core.scene import parse_scene
from gloaming.games.shamans.rules.state import Question
from tests.games.shamans.table import lay, play, points
from tests.games.shamans.test_elimination import CHAINED, two_shadows

HANDS = ("blue-1 blue-2", "green-1 green-2", "yellow-1 yellow-2")
MOON = {"pawn": 19}
PORTAL = {2: "portal"}


class Row(NamedTuple):
    """A question, what it is about, what checks that again, and a game in which a window comes on top of it."""

    question: Question
    subject: str
    kept_by: str
    game: Callable[[], Match]  # asked the question, with somebody about to use a face-up Portal
    moves: tuple[str, ...]  # of the window; they leave the game where the question was
    after: str  # what is asked then
    answers: tuple[str, ...]  # and what may be answered


def taking(*moves: str, **fields: object) -> Match:
    """Seat 0 has the lowest card and takes an Artifact."""
    given = {
        "front": {0: "purple-1", 1: "purple-5"},
        "destination": "purple",
        "mover": 2,
        "up": PORTAL,
        **MOON,
        **fields,
    }
    hands = ["blue-1", "green-1", "purple-3 blue-3"]
    return play(lay(hands, **given), "2 play purple-3", *moves)  # type: ignore[arg-type]


def completing(world: str, leads: str = "silver-1 silver-2", **fields: object) -> Match:
    """Seat 1 plays the last card of a World off the Destination, and performs its ritual: the pawn is then on 19."""
    hands = [leads, f"{world}-6 brown-6", "silver-5 silver-6", "silver-3 silver-4"]
    given = {"guide": 0, "pawn": 18, "up": PORTAL, **fields}
    return play(lay(hands, **given), "0 play silver-1", f"1 play {world}-6")  # type: ignore[arg-type]


def naming() -> Match:
    """Seat 0 led, was eliminated and names the next Guide; seats 1 and 3 hold cards."""
    return play(
        lay(
            ["", "purple-5 brown-6", "", "green-1 green-2"],
            front={0: "silver-1"},
            aside={0: "green-5"},
            destination="silver",
            mover=3,
            roles="shaman shaman shaman shadow",
            down=[(1, "portal", 1)],
            up=PORTAL,
            pawn=18,
        ),
        "3 play green-1",
    )


def closing() -> Match:
    """The last card was played; whoever placed the cards is asked first."""
    game = lay(
        ["", "", "purple-3"],
        front={0: "purple-1", 1: "purple-5"},
        destination="purple",
        mover=2,
        up=PORTAL,
        down=[(0, "portal", 1), (1, "shard", 2)],
        **MOON,  # type: ignore[arg-type]
    )
    return play(game, "2 play purple-3", "0 take right", "* tile dagger", "* eclipse below")


ROWS = (
    Row(
        Question.PLAY,
        "a card in hand",
        "windows move no cards",
        lambda: lay(HANDS, up=PORTAL, down=[(1, "portal", 1)], **MOON),  # type: ignore[arg-type]
        ("1 portal back",),
        "play",
        ("play blue-1", "play blue-2"),
    ),
    Row(
        Question.TAKE,
        "a tile to take",
        "windows use no tile of the slots or the pile",
        lambda: taking(down=[(1, "portal", 1)]),
        ("1 portal back",),
        "take",
        ("take left", "take right", "take pile"),
    ),
    Row(
        Question.KEEP,
        "the tile just drawn",
        "lapse_keeping",
        lambda: taking("0 take pile", "* tile portal"),
        ("0 portal back",),
        "surface",
        (),
    ),
    Row(
        Question.KEEP,
        "the tile just drawn, or any other of the taker's",
        "lapse_keeping",
        lambda: taking("0 take pile", "* tile shard", down=[(0, "dagger", 1), (1, "portal", 1)]),
        ("0 turn-up dagger", "0 decline", "1 portal back"),
        "surface",
        (),
    ),
    Row(
        Question.KEEP,
        "not a tile of another player",
        "lapse_keeping",
        lambda: taking("0 take pile", "* tile shard", down=[(1, "portal", 1)]),
        ("0 decline", "1 portal back"),
        "keep",
        ("keep", "show"),
    ),
    Row(
        Question.ECLIPSE,
        "a card to pass",
        "windows move no cards",
        lambda: taking("0 take left", "* tile dagger", "* eclipse left", down=[(1, "portal", 1)]),
        ("1 portal back",),
        "eclipse",
        ("pass blue-1",),
    ),
    Row(
        Question.STABILIZE,
        "a space to go back, or a tile",
        "stabilize",
        lambda: completing("blue", down=[(3, "portal", 1)]),
        ("3 portal back",),
        "stabilize",
        ("back", "artifact"),
    ),
    Row(
        Question.PERMUTE,
        "another player still in",
        "windows eliminate nobody",
        lambda: completing("green", down=[(3, "portal", 1)]),
        ("3 portal back",),
        "permute",
        ("exchange 0", "exchange 2", "exchange 3"),
    ),
    Row(
        Question.NEUTRALIZE,
        "a Dagger, or a tile that may be one",
        "neutralize",
        lambda: completing("yellow", down=[(1, "portal", 1)]),
        ("1 portal back",),
        "play",
        ("play silver-5", "play silver-6"),
    ),
    Row(
        Question.NEUTRALIZE,
        "a Dagger that was turned up must be used",
        "neutralize",
        lambda: completing("yellow", down=[(1, "dagger", 1), (1, "shard", 1), (3, "portal", 1)]),
        ("3 decline", "1 turn-up dagger", "3 portal back"),
        "neutralize",
        ("eliminate 0", "eliminate 2", "eliminate 3", "turn-up shard"),
    ),
    Row(
        Question.ELIMINATE,
        "the victim's Portal, or a tile that may be one",
        "eliminate",
        lambda: play(
            completing("yellow", "silver-1", up={0: "portal", 1: "dagger", 2: "portal"}),
            "1 eliminate 0",
        ),
        ("0 portal back",),
        "play",  # the victim, who has no cards, is out without being asked again
        ("play silver-5", "play silver-6"),
    ),
    Row(
        Question.CHAIN,
        "the rituals still to do",
        "windows complete no World",
        lambda: two_shadows(CHAINED, up={1: "dagger", 4: "portal"}, down=[(3, "portal", 1)], pawn=18),
        ("3 portal back",),
        "chain",
        ("ritual purple", "ritual green", "ritual yellow"),
    ),
    Row(
        Question.ADVANCE,
        "the step onto the Moon",
        "advance",
        lambda: play(
            lay(HANDS, up=PORTAL, down=[(0, "portal", 1), (1, "shard", 1)], **MOON),  # type: ignore[arg-type]
            "0 play blue-1",
            "1 play green-1",
            "1 decline",
        ),
        ("0 portal back",),
        "advance",
        ("decline", "turn-up shard"),
    ),
    Row(
        Question.NAME,
        "a player still in who has cards",
        "windows eliminate nobody",
        naming,
        ("1 portal back",),
        "name",
        ("guide 1", "guide 3"),
    ),
    Row(
        Question.CLOSING,
        "that nobody has cards",
        "windows move no cards",
        closing,
        ("0 portal back",),
        "closing",
        ("decline", "turn-up shard"),
    ),
)
# Frames that ask no seat: steps of the rules and chance, during which there are no free moves.
OTHERS = {
    Question.FIRST,
    Question.SLOT,
    Question.ROLE,
    Question.DEAL,
    Question.DRAW,
    Question.SURFACE,
    Question.PLACE,
    Question.GATHER,
    Question.NEXT,
    Question.RITUAL,
    Question.ENDING,
}


def stack(game: Match) -> list[str]:
    return [Question(int(row[Frame.QUESTION])).name.lower() for row in game.state.stack[: int(game.state.depth)]]


def test_every_question_is_in_the_table() -> None:
    """S25b: whatever asks a seat can be interrupted by a Portal."""
    assert {row.question for row in ROWS} | OTHERS == set(Question)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.question.name.lower()}: {row.subject}" for row in ROWS])
def test_a_question_under_a_window_is_put_again_if_it_still_stands(row: Row) -> None:
    """S18, S25b, S43: and lapses if what it is about is gone."""
    game = row.game()
    assert stack(game)[-1] == row.question.name.lower()
    user = next(seat for seat in (2, 4) if "portal forward" in game.legal(seat))
    play(game, f"{user} portal forward")
    assert stack(game)[-2:] == [row.question.name.lower(), "advance"]
    for move in row.moves:
        play(game, move)
        parse_scene(game.game, game.scene())
    assert game.view(None)["question"] == row.after
    seat = game.pending[0]
    assert (seat == gloaming.CHANCE) == (not row.answers)
    if row.answers:
        assert tuple(game.legal(seat)) == row.answers


def test_keeping_lapses_three_windows_deep() -> None:
    """S18, S25c: the taker turns the tile up in the window of a second Portal inside that of the first."""
    game = taking("0 take pile", "* tile shard", up={1: "portal", 2: "portal"})
    play(game, "2 portal forward", "0 decline", "1 portal forward", "0 turn-up shard")
    assert points(game) == [0, 0, 3]  # nobody holds a Portal any more
