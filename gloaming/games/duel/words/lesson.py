"""The lesson: a few placements, a duel, a swap, a duel that nobody can foresee, and the one that wins."""

from __future__ import annotations

from gloaming.core.lesson import Lesson, Practice, Step

# Row 2 of the Bison wins in every column, row 1 in two, row 3 in one.
FILLED = (
    "duel stack=masks,3,0,0,0,0 turn=10 board=6,-4/2,-5/3,-1/7,-3/5,-2/8,-7/1,-6/4,-9/9,-8 shells=9,9 "
    "mask=-1,-1 last=-1"
)
# The Wolf has three shells, and row 3 of the Bison wins at least as many in every column.
NEARLY_WON = (
    "duel stack=masks,3,0,0,0,0 turn=10 board=2,-5/1,-8/6,-4/4,-9/5,-3/3,-7/9,-6/7,-2/8,-1 shells=15,3 mask=-1,-1 "
    "duels=6 last=4"
)

LESSON = Lesson(
    minutes=5,
    seat=0,
    names=("", "Fenn"),
    steps=(
        Step("welcome", "D2", at="shells"),
        Step("place", "D4", at="hand", right=("place 5 b2",), then=("1 place 4 a1", "1 place 8 c3")),
        Step(
            "cheap",
            "D10",
            at="board",
            right=("place 6 a1",),
            wrong={"place [1-3] a1": "low", "place [7-9] a1": "high"},
        ),
        Step("equal", "D6", at="board", right=("place 9 c3",), wrong={"place * c3": "low"}),
        Step("masks", "D9", at="masks", right=("mask 2",), wrong={"mask 1": "first"}, then=("1 mask c",), scene=FILLED),
        Step("swap", "D12", at="board", right=("swap a2 a3",), wrong={"swap c2 a3": "dear", "swap a3 c3": "dear"}),
        Step("guess", "D9", at="masks", right=("mask 1", "mask 2", "mask 3"), then=("1 mask b", "1 swap a2 c2")),
        Step("last", "D11", at="masks", right=("mask 3",), then=("1 mask b",), scene=NEARLY_WON),
        Step("end", "D14", at="shells"),
    ),
    practice=Practice(players=2, bot="random", options={"limit": "12"}),
)
