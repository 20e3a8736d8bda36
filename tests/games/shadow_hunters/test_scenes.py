"""Scenes and moves that make no sense are refused with the reason (H3, H11, H13, H16, H17, H21)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gloaming
from gloaming.core.match import Match
from gloaming.core.scene import format_scene
from gloaming.games.shadow_hunters import GAME
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, play
from tests.games.shadow_hunters.test_attack import at_church


def spoiled(game: Match, **fields: Any) -> str:
    """The scene of a position with some fields changed: name=value, or name=(index, value)."""
    s = game.state.copy()
    for name, value in fields.items():
        if isinstance(value, tuple):
            s[name][value[0]] = value[1]
        else:
            s[name] = value
    return format_scene(GAME, s)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"character": (1, 1)}, "emi twice"),
        ({"character": (1, 8)}, "camp"),
        ({"character": (1, 17)}, "not used at this table"),
        ({"gear": (1, 1 << 6)}, "more places than one"),
        ({"players": 3}, "4 to 8 players"),
        ({"players": 9}, "4 to 8 players"),
        ({"quick_start": 1}, "quick start is for 6"),
        ({"expansion": 7}, "expansion"),
        ({"wounds": (0, 10)}, "alive with a wound count of 10"),
        ({"alive": 0b11101}, "not shown"),
        ({"alive": -1}, "not a set of its"),
        ({"pawn": (0, 9)}, "no pawn can be"),
        ({"slot": (2, 1)}, "slots 1 to 6"),
        ({"deck": (9, 1)}, "holy-water"),
        ({"left": (0, 3)}, "left says 3"),
        ({"hit": (1, 2)}, "about to land"),
        ({"vision": 29}, "aid"),
        ({"turn": 2000}, "turn is 0 to 1000"),
        ({"active": 7}, "active and starter"),
        ({"winners": 1}, "winners"),
        ({"over": 1}, "over"),
        ({"feat": 1}, "goes on"),
        ({"reply": (2, 2)}, "counterattack window"),
        ({"ruled_out": ((2, 0), 1 << 1)}, "excludes what seat 0 is"),
        ({"seen": (0, 1)}, "seen"),
        ({"history": ((0, 1), 3)}, "history"),
    ],
)
def test_impossible_scenes(fields: dict[str, Any], reason: str) -> None:
    """H2, H3, H11, H17: a scene that cannot exist is refused."""
    text = spoiled(deal(*FIVE), **fields)
    with pytest.raises(gloaming.Malformed, match=re.escape(reason)):
        gloaming.scene("shadow_hunters", text)


def test_an_equipment_held_twice() -> None:
    """H11: there is one of each."""
    game = arrange(deal(*FOUR), gear={0: ["axe"]})
    with pytest.raises(gloaming.Malformed, match="axe held twice"):
        gloaming.scene("shadow_hunters", spoiled(game, gear=(1, 1 << 6)))


def test_a_dead_attacker() -> None:
    """H13, H17: an attack by somebody dead cannot go on."""
    game = play(at_church(*FIVE), "0 attack 1")
    s = game.state.copy()
    s.alive = 0b11110
    s.wounds[0], s.pawn[0], s.first_dead = 10, 0, 1
    s.revealed, s.face_up = 1, 1 << 1
    with pytest.raises(gloaming.Malformed, match=r"somebody dead|cannot give"):
        gloaming.scene("shadow_hunters", format_scene(GAME, s))


def test_a_question_to_the_dead() -> None:
    """H17: nobody dead is asked."""
    game = arrange(deal(*FIVE), dead=[1])
    with pytest.raises(gloaming.Malformed, match="asks nobody, or somebody dead"):
        gloaming.scene("shadow_hunters", spoiled(game, stack=((1, 1), 2)))


@pytest.mark.parametrize("column", range(1, 6))
def test_stacks_that_cannot_be(column: int) -> None:
    """H7, H16: a frame with a number that no game puts there."""
    for game in (deal(*FIVE), play(at_church(*FIVE), "0 attack 1", "* dice 2 1"), draw(deal(*FIVE), 0, "slap")):
        top = int(game.state.depth) - 1
        with pytest.raises(gloaming.Malformed):
            gloaming.scene("shadow_hunters", spoiled(game, stack=((top, column), 99)))


def test_scenes_round_trip() -> None:
    """H62: every position is a line of text and back, in mid-question too."""
    game = gloaming.new("shadow_hunters", players=6, seed="round", edition="french")
    for step in range(80):
        if game.over:
            break
        again = gloaming.scene("shadow_hunters", game.scene())
        assert again.state.tobytes() == game.state.tobytes()
        seat = game.pending[0]
        moves = game.legal(seat)
        game.play(seat, moves[step * 7 % len(moves)])


def test_records_replay() -> None:
    """H12: a record leads to the same bytes, chance included."""
    game = gloaming.new("shadow_hunters", players=5, seed="record")
    step = 0
    while not game.over:
        moves = game.legal(game.pending[0])
        game.play(game.pending[0], moves[step * 5 % len(moves)])
        step += 1
    assert gloaming.replay(game.record()).state.tobytes() == game.state.tobytes()
    assert gloaming.verify(game.record()) > 10


@pytest.mark.parametrize("move", ["fly", "attack 9", "dice 7 1", "steal axe 1", "go moon", ""])
def test_moves_that_cannot_be_read(move: str) -> None:
    """H9: a move is read or refused, never guessed."""
    with pytest.raises(gloaming.Malformed):
        deal(*FOUR).play(0, move)


@pytest.mark.parametrize(
    ("seat", "move"), [(0, "skip"), (0, "attack 1"), (0, "dice 1 1"), (1, "roll"), (5, "roll"), (0, "loot axe")]
)
def test_moves_that_are_not_asked_for(seat: int, move: str) -> None:
    """H7: the refusal names a reason and leaves the game as it was."""
    game = deal(*FOUR)
    before = game.scene()
    with pytest.raises(gloaming.Illegal):
        game.play(seat, move)
    assert game.scene() == before
