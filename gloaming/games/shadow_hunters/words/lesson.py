"""The lesson: a Hunter finds both Shadows by a Vision, blows, a reveal and their own power."""

from __future__ import annotations

from gloaming.core.lesson import Lesson, Practice, Step

# The learner is Franklin at the Church, Ada Emi at the Altar, Brin the Vampire at the Gate with an axe, Cato the
# Werewolf at the Cemetery.
DUSK = (
    "shadow_hunters stack=turn,0,1,0,0,0/start,1,0,0,0,0 players=4 first=1 abilities=1 bob_any=1 turn=1 "
    "slot=0,1,2,3,4,5,6 pawn=church,altar,gate,cemetery,nowhere,nowhere,nowhere,nowhere "
    "character=franklin,emi,vampire,werewolf,nobody,nobody,nobody,nobody wounds=0,2,4,4,0,0,0,0 "
    "gear=0,0,64,0,0,0,0,0 alive=15 "
    "deck=0,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,3,1,1,1,1,2,0,1,1,1,1,1,1,1,1,2,2,2,2,1,1,1,1,1 left=16,15,16"
)
# What would show the learner's character too early.
_SECRET = {"reveal": "lesson-hidden"}

LESSON = Lesson(
    minutes=10,
    seat=0,
    names=("", "Ada", "Brin", "Cato"),
    steps=(
        Step("who", "H3", at="role", scene=DUSK),
        Step("wounds", "H18", at="wounds"),
        Step(
            "move",
            "H9",
            at="places",
            right=("roll",),
            wrong={**_SECRET, "lightning *": "lesson-hidden"},
            then=("* dice 1 1",),
        ),
        Step("cabin", "H10", at="places", right=("draw vision",), wrong=_SECRET, then=("* card exorcism",)),
        Step("give", "H62", at="vision", right=("give-vision 2",), wrong=_SECRET, then=("2 answer wound",)),
        Step(
            "attack",
            "H13",
            right=("attack 2",),
            wrong=_SECRET,
            then=(
                *("* dice 5 2", "2 decline"),
                *("1 roll", "* dice 4 2", "1 draw light", "* card holy-water", "1 attack 3", "* dice 6 2", "3 decline"),
                *("2 roll", "* dice 1 2", "2 draw vision", "* card slap", "2 give-vision 0"),
            ),
        ),
        Step(
            "answer",
            "H63",
            at="vision",
            right=("answer wound",),
            wrong=_SECRET,
            then=("2 attack 0", "* dice 6 4", "2 reveal"),
        ),
        Step(
            "counter",
            "H28",
            at="prompt",
            right=("decline",),
            wrong=_SECRET,
            then=("3 roll", "* dice 5 4", "3 woods 0 wound"),
        ),
        Step(
            "power",
            "H24",
            at="power",
            right=("lightning 2",),
            wrong={"reveal": "reveal", "lightning *": "other"},
            then=("* d6 6",),
        ),
        Step("loot", "H19", right=("loot axe",)),
        Step("again", "H7", at="places", right=("roll",), then=("* dice 4 3",)),
        Step("seven", "H9", at="places", right=("go woods",), wrong={"go altar": "altar"}),
        Step(
            "woods", "H10", at="places", right=("woods 3 wound",), wrong={"woods 3 heal": "heal", "woods 0 heal": "own"}
        ),
        Step("last", "H14", at="wounds", right=("attack 3",), then=("* dice 6 2",)),
        Step("end", "H21"),
    ),
    practice=Practice(players=4, bot="beginner"),
)
