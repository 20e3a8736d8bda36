"""Every move of the game: chance's first, then the seats' in the order of a turn, free moves last."""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.games.shadow_hunters.rules.cards import ANSWERS, CARD_NAMES
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import DECK_NAMES, FOUR, GEAR_NAMES, PLACE_NAMES, SEAT_NAMES, SIX

ACTIONS = Actions(
    dice=Family("dice", (SIX, FOUR)),
    d6=Family("d6", (SIX,)),
    d4=Family("d4", (FOUR,)),
    place=Family("place", (PLACE_NAMES[1:],)),
    character=Family("character", (CHARACTER_NAMES[1:],)),
    first=Family("first", (SEAT_NAMES,)),
    card=Family("card", (CARD_NAMES[1:],)),
    roll=Family("roll"),
    roll_twice=Family("roll-twice"),
    step=Family("step", (("left", "right"),)),
    lightning=Family("lightning", (SEAT_NAMES,)),
    demolition=Family("demolition", (SEAT_NAMES,)),
    seal=Family("seal", (SEAT_NAMES,)),
    nurse=Family("nurse", (SEAT_NAMES,)),
    ray=Family("ray", (SEAT_NAMES,)),
    turn=Family("turn"),
    dig=Family("dig", (GEAR_NAMES,)),
    go=Family("go", (PLACE_NAMES[1:],)),
    draw=Family("draw", (DECK_NAMES,)),
    woods=Family("woods", (SEAT_NAMES, ("wound", "heal"))),
    steal=Family("steal", (SEAT_NAMES, GEAR_NAMES)),
    attack=Family("attack", (SEAT_NAMES,)),
    attack_all=Family("attack-all"),
    choose=Family("choose", (SEAT_NAMES,)),
    give=Family("give", (GEAR_NAMES, SEAT_NAMES)),
    loot=Family("loot", (GEAR_NAMES,)),
    rob=Family("rob", (GEAR_NAMES,)),
    counterattack=Family("counterattack"),
    feast=Family("feast"),
    barrier=Family("barrier"),
    multiply=Family("multiply"),
    give_vision=Family("give-vision", (SEAT_NAMES,)),
    answer=Family("answer", (ANSWERS,)),
    hand=Family("hand", (GEAR_NAMES,)),
    skip=Family("skip"),
    decline=Family("decline"),
    reveal=Family("reveal"),
    heal=Family("heal"),
)
DICE = ACTIONS.first("dice")
D6 = ACTIONS.first("d6")
D4 = ACTIONS.first("d4")
PLACE = ACTIONS.first("place")
CHARACTER = ACTIONS.first("character")
FIRST = ACTIONS.first("first")
CARD = ACTIONS.first("card")
ROLL = ACTIONS.first("roll")
ROLL_TWICE = ACTIONS.first("roll_twice")
STEP = ACTIONS.first("step")
LIGHTNING = ACTIONS.first("lightning")
DEMOLITION = ACTIONS.first("demolition")
SEAL = ACTIONS.first("seal")
NURSE = ACTIONS.first("nurse")
RAY = ACTIONS.first("ray")
TURN = ACTIONS.first("turn")
DIG = ACTIONS.first("dig")
GO = ACTIONS.first("go")
DRAW = ACTIONS.first("draw")
WOODS = ACTIONS.first("woods")
STEAL = ACTIONS.first("steal")
ATTACK = ACTIONS.first("attack")
ATTACK_ALL = ACTIONS.first("attack_all")
CHOOSE = ACTIONS.first("choose")
GIVE = ACTIONS.first("give")
LOOT = ACTIONS.first("loot")
ROB = ACTIONS.first("rob")
COUNTERATTACK = ACTIONS.first("counterattack")
FEAST = ACTIONS.first("feast")
BARRIER = ACTIONS.first("barrier")
MULTIPLY = ACTIONS.first("multiply")
GIVE_VISION = ACTIONS.first("give_vision")
ANSWER = ACTIONS.first("answer")
HAND = ACTIONS.first("hand")
SKIP = ACTIONS.first("skip")
DECLINE = ACTIONS.first("decline")
REVEAL = ACTIONS.first("reveal")
HEAL = ACTIONS.first("heal")
