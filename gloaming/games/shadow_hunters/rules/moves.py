"""Every move: chance first, then the seats in the order of a turn, free moves last; and the meaning of each.

Only this file knows how moves are numbered. A rule adds to a constant what its comment says, and reads a move with the
functions below.
"""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.core.compile import inline_rule
from gloaming.core.decisions import SEATS
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.cards import ANSWERS, CARD_NAMES
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import (
    DECK_NAMES,
    FOUR,
    GEAR_NAMES,
    GEARS,
    PLACE_NAMES,
    SEAT_NAMES,
    SIX,
)

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
DICE = ACTIONS.first("dice")  # plus a roll of both, as ROLLS_OFF lists them
D6 = ACTIONS.first("d6") - 1  # plus the face
D4 = ACTIONS.first("d4") - 1  # plus the face
PLACE = ACTIONS.first("place") - 1  # plus a Place
CHARACTER = ACTIONS.first("character") - 1  # plus a Character
FIRST = ACTIONS.first("first")  # plus a seat
CARD = ACTIONS.first("card") - 1  # plus a card
ROLL = ACTIONS.first("roll")
ROLL_TWICE = ACTIONS.first("roll_twice")
STEP = ACTIONS.first("step")  # here begin the start-of-turn powers (powers.FIRST_MOVE)
GO = ACTIONS.first("go") - 1  # plus a Place
DRAW = ACTIONS.first("draw")  # plus a Deck
WOODS = ACTIONS.first("woods")  # see woods_action
STEAL = ACTIONS.first("steal")  # see steal_action
ATTACK = ACTIONS.first("attack")  # plus a seat
ATTACK_ALL = ACTIONS.first("attack_all")
CHOOSE = ACTIONS.first("choose")  # plus a seat
GIVE = ACTIONS.first("give")  # see give_action
LOOT = ACTIONS.first("loot")  # plus a Gear
ROB = ACTIONS.first("rob")  # plus a Gear
COUNTERATTACK = ACTIONS.first("counterattack")
FEAST = ACTIONS.first("feast")
GIVE_VISION = ACTIONS.first("give_vision")  # plus a seat
ANSWER = ACTIONS.first("answer")  # plus an Answer
HAND = ACTIONS.first("hand")  # plus a Gear
SKIP = ACTIONS.first("skip")
DECLINE = ACTIONS.first("decline")
REVEAL = ACTIONS.first("reveal")  # from here on: free moves
HEAL = ACTIONS.first("heal")


@inline_rule
def dice_shown(action: Action) -> tuple[int, int]:
    """H9: the d6 and the d4 rolled; 0 for a die that is not used."""
    if action <= D6:
        return (action - DICE) // 4 + 1, (action - DICE) % 4 + 1
    return (action - D6, 0) if action <= D4 else (0, action - D4)


@inline_rule
def laid_place(action: Action) -> int:
    """H1: the place that is laid."""
    return action - PLACE


@inline_rule
def dealt_character(action: Action) -> int:
    """H3: the character that is dealt."""
    return action - CHARACTER


@inline_rule
def drawn_seat(action: Action) -> Seat:
    """H4: who starts."""
    return action - FIRST


@inline_rule
def drawn_card(action: Action) -> int:
    """H2: the card that is drawn."""
    return action - CARD


@inline_rule
def is_power_at_start(action: Action) -> bool:
    """H7: whether a move that starts a turn uses a power; otherwise it rolls."""
    return action >= STEP


@inline_rule
def place_gone_to(action: Action) -> int:
    """H9: where the pawn goes."""
    return action - GO


@inline_rule
def named_deck(action: Action) -> int:
    """H10: the deck that is drawn from."""
    return action - DRAW


@inline_rule
def woods_action(target: Seat, heals: int) -> Action:
    """H10: in the Woods, 2 wounds for a player (0), or 1 healed (1)."""
    return WOODS + 2 * target + heals


@inline_rule
def is_of_woods(action: Action) -> bool:
    """H10: whether a move uses the Woods."""
    return WOODS <= action < STEAL


@inline_rule
def woods_target(action: Action) -> Seat:
    """H10: whom the Woods wound or heal."""
    return (action - WOODS) // 2


@inline_rule
def woods_heal(action: Action) -> bool:
    """H10: whether the Woods heal; otherwise they wound."""
    return (action - WOODS) % 2 == 1


@inline_rule
def steal_action(owner: Seat, gear: int) -> Action:
    """H10, H55: an equipment of somebody is stolen."""
    return STEAL + owner * GEARS + gear


@inline_rule
def is_theft(action: Action) -> bool:
    """H10: whether a move steals."""
    return STEAL <= action < ATTACK


@inline_rule
def stolen_from(action: Action) -> Seat:
    """H10, H55: whose equipment is stolen."""
    return (action - STEAL) // GEARS


@inline_rule
def stolen_gear(action: Action) -> int:
    """H10, H55: which equipment is stolen."""
    return (action - STEAL) % GEARS


@inline_rule
def attacked_seat(action: Action) -> Seat:
    """H13: who is attacked."""
    return action - ATTACK


@inline_rule
def chosen_seat(action: Action) -> Seat:
    """H61: whom a card is for."""
    return action - CHOOSE


@inline_rule
def give_action(gear: int, receiver: Seat) -> Action:
    """H52: an equipment is given away."""
    return GIVE + gear * SEATS + receiver


@inline_rule
def given_gear(action: Action) -> int:
    """H52: which equipment is given away."""
    return (action - GIVE) // SEATS


@inline_rule
def given_to(action: Action) -> Seat:
    """H52: who gets it."""
    return (action - GIVE) % SEATS


@inline_rule
def looted_gear(action: Action) -> int:
    """H19: which equipment of the dead is taken."""
    return action - LOOT


@inline_rule
def robbed_gear(action: Action) -> int:
    """H30: which equipment is taken instead of the wounds."""
    return action - ROB


@inline_rule
def vision_receiver(action: Action) -> Seat:
    """H62: who is given the Vision."""
    return action - GIVE_VISION


@inline_rule
def is_handing(action: Action) -> bool:
    """H67: whether a Vision is answered with an equipment."""
    return action >= HAND


@inline_rule
def handed_gear(action: Action) -> int:
    """H67: which equipment answers a Vision."""
    return action - HAND


@inline_rule
def given_answer(action: Action) -> int:
    """H62: how a Vision is answered without an equipment."""
    return action - ANSWER


@inline_rule
def is_free(action: Action) -> bool:
    """H22: whether a move may be made without being asked."""
    return action >= REVEAL
