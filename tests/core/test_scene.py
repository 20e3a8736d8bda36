"""Scenes: positions as text, and positions that cannot exist."""

from __future__ import annotations

import pytest

import gloaming

SOUND = (
    "duel stack=masks,3,0,0,0,0 limit=24 turn=10 board=1,-2/2,-3/3,-4/4,-5/5,-6/6,-7/7,-8/8,-9/9,-1 "
    "shells=9,9 mask=-1,-1 last=-1"
)


def test_a_scene_reads_back() -> None:
    game = gloaming.scene("duel", SOUND)
    assert game.scene() == SOUND
    assert game.pending == (0, 1)


def test_a_game_from_a_scene_has_a_record_that_starts_there() -> None:
    game = gloaming.scene("duel", SOUND, seed="s")
    game.play(0, "mask 1")
    game.play(1, "mask a")
    again = gloaming.replay(game.record())
    assert again.scene() == game.scene()
    assert f"scene: {SOUND}" in game.record()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("shells=9,9", "shells=10,10", "there are 18 shells, always; the scene has 10 and 10"),
        ("shells=9,9", "shells=-1,19", "18 shells"),
        ("1,-2/2,-3", "1,-2/1,-3", "the scene has 2 of bison's pawn 1"),
        ("7,-8/8,-9", "7,-8/7,-9", "the scene has 2 of bison's pawn 7"),
        ("9,-1", "9,0", "0 of wolf's pawn 1"),
        ("9,-1", "9,-11", "of wolf's pawn 1"),
        ("1,-2/2,-3", "2,-2/1,-3", "two pawns of value 2 on a1"),
        ("1,-2/", "-2,1/", "other side's place of a1"),
        ("turn=10", "turn=4 left=1", "18 pawns placed, which does not fit turn 5"),
        ("turn=10", "turn=11", "not a turn of placement"),
        ("mask=-1,-1", "mask=-1,3", "mask of wolf is none of its three"),
        ("mask=-1,-1", "mask=-1,2", "question is not the one"),
        ("masks,3,", "masks,1,", "question is not the one"),
        ("masks,3,", "swap,1,", "question is not the one"),
        ("masks,3,0", "masks,3,7", "question is not the one"),
        ("masks,3,", "riddle,3,", "neither a number nor a name"),
        ("limit=24", "limit=7", "even number of duels"),
        ("limit=24", "limit=99999", "out of range"),
        ("limit=24", "limit=24 limit=24", "gives 'limit' twice"),
        ("limit=24", "limit", "no field 'limit'"),
        ("limit=24", "depth=1", "no field 'depth'"),
        ("limit=24", "colour=3", "no field 'colour'"),
        ("limit=24", "limit=24 variant=5", "variant is none of"),
        ("limit=24", "limit=24 over=1", "the scene is over: nothing is asked"),
        ("limit=24", "limit=24 winners=1", "it has no winners"),
        ("limit=24", "limit=24 duels=30", "30 duels, out of range"),
        ("limit=24", "limit=24 duels=2", "last is the cell of the last duel"),
        ("limit=24", "limit=24 shown=1,1/0,0/0,0/0,0/0,0/0,0/0,0/0,0/0,0", "pawns that a duel has shown"),
        ("board=1,-2/", "board=", "9 x 2 numbers"),
        ("shells=9,9", "shells=9,9,0", "1 x 2 numbers"),
        ("duel ", "chess ", "starts with 'duel', this one with 'chess'"),
        ("limit=24", "x" * 5000, "at most 4000 characters"),
    ],
)
def test_scenes_that_cannot_exist_say_why(old: str, new: str, reason: str) -> None:
    assert old in SOUND
    with pytest.raises(gloaming.Malformed, match=reason) as refused:
        gloaming.scene("duel", SOUND.replace(old, new, 1))
    assert len(str(refused.value)) < 250


def test_an_empty_scene() -> None:
    with pytest.raises(gloaming.Malformed, match="starts with 'duel'"):
        gloaming.scene("duel", "")


def test_a_board_that_cannot_be_completed_is_no_scene() -> None:
    """D7: both sides have one pawn left, of equal value, for the same cell."""
    text = (
        "duel stack=place,1,0,0,0,0 turn=8 left=1 board=1,-2/2,-3/3,-4/4,-5/5,-6/6,-7/7,-8/8,-1/0,0 "
        "reserve=256,256 shells=9,9 mask=-1,-1 last=-1"
    )
    with pytest.raises(gloaming.Malformed, match="cannot be completed"):
        gloaming.scene("duel", text)
