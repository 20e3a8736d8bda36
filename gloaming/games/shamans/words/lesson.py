"""The lesson: three turns of a round, from the first card to the Dagger, and the last turns of a game."""

from __future__ import annotations

from gloaming.core.lesson import Lesson, Practice, Step

_RITUALS = "rituals=illumination,stabilization,permutation,neutralization,neutralization,neutralization,neutralization"
# Purple lacks 2 and 5, blue 1, 4 and 6, silver 4 and 6. Brin is the Shadow; the learner is the Guide.
FIVE_CARDS = (
    f"shamans stack=play,1,0,0,0,0 players=3 track=16 start=10 {_RITUALS} rounds=1 pawn=9 turn=5 destination=-1 "
    "alive=7 knows=1,2,4,0,0 placed=45,22,10,36,23,0,0 "
    "hands=2,32,4,8,32,0,0/16,8,16,2,8,0,0/0,1,33,17,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 cards=5,5,5,0,0 "
    "roles=shaman,shaman,shadow,none,none slots=dagger,shard pile=1,4,2,2,2"
)
# Ada, now the Shadow, leads silver; Brin has strayed, and the pawn stands before the Moon.
LAST_CARDS = (
    f"shamans stack=play,1,2,0,0,0 players=3 track=16 start=10 {_RITUALS} rounds=4 marker=1 pawn=15 turn=8 guide=1 "
    "points=6,5,4,0,0 destination=silver alive=7 knows=1,2,4,0,0 placed=63,63,63,22,45,0,0 "
    "hands=0,0,0,8,16,0,0/0,0,0,32,0,0,0/0,0,0,1,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 cards=2,1,1,0,0 "
    "roles=shaman,shadow,shaman,none,none front=none,silver-2,none,none,none slots=shard,dagger pile=1,4,0,1,0 "
    "spent=0,0,2,0,2 up=0,0,0,1,0/0,0,0,0,0/0,0,0,0,0/0,0,0,0,0/0,0,0,0,0 "
    "last_side=shaman last_why=2 last_alive=7 last_roles=shaman,shadow,shaman,none,none last_gained=2,0,2,0,0"
)

LESSON = Lesson(
    minutes=8,
    seat=0,
    names=("", "Ada", "Brin"),
    steps=(
        Step("role", "S7", at="role", scene=FIVE_CARDS),
        Step("track", "S33", at="track"),
        Step("lead", "S10", at="hand", right=("play purple-2",), then=("1 play purple-5", "2 play yellow-5")),
        Step(
            "take",
            "S17",
            at="tiles",
            right=("take left",),
            wrong={"take right": "shard"},
            then=("* tile portal", "* eclipse below", "1 play blue-4", "2 play blue-1"),
        ),
        Step(
            "follow",
            "S13",
            at="hand",
            right=("play blue-6",),
            then=("2 take pile", "* tile mask", "* eclipse below"),
        ),
        Step("ritual", "S29", at="worlds", right=("back",)),
        Step(
            "dagger",
            "S32",
            at="worlds",
            right=("play silver-6",),
            then=("1 play silver-4", "2 play green-1", "1 take right", "* tile dagger", "* eclipse below"),
        ),
        Step("strike", "S35", at="trick", right=("eliminate 2",)),
        Step(
            "last",
            "S34",
            at="track",
            right=("play silver-5",),
            then=(
                *("1 take left", "* tile shard", "* eclipse below"),
                *("0 play yellow-4", "1 play yellow-6", "2 play yellow-1"),
                *("2 take left", "* tile dagger", "* eclipse below"),
            ),
            scene=LAST_CARDS,
        ),
        Step("end", "S41"),
    ),
    practice=Practice(players=3, bot="beginner"),
)
