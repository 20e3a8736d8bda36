"""How a mind for Shadow Hunters chooses: it weighs who everybody may be, and takes what is worth most to its own goal.

Who is who: `beliefs`. What a death is worth: `goals`. What wounds, attacks and equipment are worth on that scale:
`blows`; cards and places: `worth`. Here: the answers.
"""

from __future__ import annotations

from typing import Any

from gloaming.core.compile import rule
from gloaming.core.decisions import SEATS, Frame
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.cards import AMOUNT, WHO, Answer
from gloaming.games.shadow_hunters.rules.characters import CAMPS, HIT_POINTS, HUNTERS, SHADOWS, Camp
from gloaming.games.shadow_hunters.rules.components import PLACES, Dice
from gloaming.games.shadow_hunters.rules.moves import (
    ATTACK_ALL,
    COUNTERATTACK,
    DECLINE,
    FEAST,
    HEAL,
    REVEAL,
    ROLL,
    ROLL_TWICE,
    SKIP,
    attacked_seat,
    chosen_seat,
    given_answer,
    given_gear,
    given_to,
    handed_gear,
    is_free,
    is_handing,
    is_of_woods,
    is_theft,
    looted_gear,
    named_deck,
    place_gone_to,
    robbed_gear,
    stolen_from,
    stolen_gear,
    vision_receiver,
    woods_heal,
    woods_target,
)
from gloaming.games.shadow_hunters.rules.powers import (
    AMOUNT_OF,
    CAN_BITE,
    CAN_MEND,
    DIE_OF,
    LIMIT_OF,
    POWER_OF,
    USES_ONE_DIE,
    Limit,
    Power,
    chosen_by,
)
from gloaming.games.shadow_hunters.rules.state import DICE_SHIFT, Question, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.blows import (
    attack,
    attack_all,
    attack_from,
    blow,
    gear_worth,
    hit,
    hurt,
    in_range,
    part_with,
    take,
)
from gloaming.minds.shadow_hunters.danger import danger
from gloaming.minds.shadow_hunters.goals import appraise, guess, read_view
from gloaming.minds.shadow_hunters.memory import Memory
from gloaming.minds.shadow_hunters.thought import Thought, can_use, change, is_other
from gloaming.minds.shadow_hunters.traits import Trait
from gloaming.minds.shadow_hunters.worth import (
    deck_worth,
    place_worth,
    roll_worth,
    salve,
    shown,
    target_worth,
    vision_worth,
    woods_wound,
)

NOTED = SEATS * CAMPS
EVEN = 1e-9  # a difference in worth that is none
MULTIPLIES_AT = 2  # dead
FACES_OF_DIE = (0, 6, 4)  # in the order of Dice
assert FACES_OF_DIE[Dice.D4] == 4


@rule
def weigh(
    v: View, seat: Seat, m: Memory, traits: Traits, t: Thought, actions: Actions, count: int, worth: Any, shares: Any
) -> None:
    """What each action is worth, and its share: the best ones, all equally."""
    answers, reveals, heals = 0, -1, -1
    for i in range(count):
        worth[i] = 0.0
        shares[i] = 0
        answers += not is_free(int(actions[i]))
        reveals = i if actions[i] == REVEAL else reveals
        heals = i if actions[i] == HEAL else heals
    read_view(t, v, seat)
    if heals >= 0 and v.wounds[seat] > 0 and danger(t, v) > traits[Trait.RISK]:
        shares[heals] = 1
        return
    could = reveals >= 0 and could_reveal(t, traits)
    if answers > 1 or could:
        appraise(t, v, m, traits)
    if could and wants_reveal(t, v, traits):
        shares[reveals] = 1
        return
    if answers > 1:
        for i in range(answers):
            worth[i] = score(t, v, int(actions[i]), traits)
    share_best(actions, answers, worth, shares, max(EVEN, traits[Trait.BLUR]))


@rule
def note(t: Thought, out: Any) -> None:
    """How likely each seat is of each camp; nothing, if that was not thought of."""
    for seat in range(SEATS):
        for camp in range(CAMPS):
            out[seat * CAMPS + camp] = t.of_camp[seat, camp] if t.is_appraised and seat < t.players else 0.0


@rule
def share_best(actions: Actions, count: int, worth: Any, shares: Any, blur: float) -> None:
    """The best answers, and those that seem as good, all equally; but nothing that is worth no more than to skip."""
    best, may_skip = worth[0], False
    for i in range(count):
        best = max(best, worth[i])
        may_skip = may_skip or actions[i] in (SKIP, DECLINE)
    for i in range(count):
        is_useless = may_skip and worth[i] <= EVEN and actions[i] not in (SKIP, DECLINE)
        shares[i] = 1 if worth[i] >= best - blur and not is_useless else 0


@rule
def could_reveal(t: Thought, traits: Traits) -> bool:
    """H22: whether something is open to the seat once it is revealed."""
    match int(t.question):
        case Question.SALVE:
            return int(WHO[int(t.asked_with)]) >> int(t.character) & 1 == 1
        case Question.BITE:
            return can_use(t, CAN_BITE)
        case Question.SPEAR:
            return t.camp == Camp.HUNTER
        case Question.ATTACK:
            return can_use(t, USES_ONE_DIE)
        case Question.START:
            return can_use(t, CAN_MEND) or helps_friends(t, traits)
    return False


@rule
def helps_friends(t: Thought, traits: Traits) -> bool:
    """H21, H22: whether one's camp gains more by knowing one than all others do, by how many of each live."""
    if t.camp == Camp.NEUTRAL:
        return False
    friends = int(t.camp_left[int(t.camp)]) - 1
    return traits[Trait.SIGNAL] * friends > int(t.alive) - 1 - friends


@rule
def wants_reveal(t: Thought, v: View, traits: Traits) -> bool:
    """H22: whether that is worth being known."""
    cost, lasting = traits[Trait.SHOWN], traits[Trait.LASTING]
    match int(t.question):
        case Question.SALVE:
            return salve(t, v, traits) > 0
        case Question.SPEAR:
            return lasting * spear(t, v, traits) + cost > 0
        case Question.ATTACK:
            return 0.3 * lasting * attack_from(t, v, int(v.pawn[int(t.seat)]), traits) + cost > 0
        case Question.START:
            if t.camp != Camp.NEUTRAL:
                return True
    return lasting * change(t, v, int(t.seat), -int(AMOUNT_OF[int(t.character)])) + cost > 0


@rule
def spear(t: Thought, v: View, traits: Traits) -> float:
    """H15: what two wounds more bring in the attack that is under way."""
    below = int(v.depth) - 2
    wounds = (int(v.stack[below, Frame.D]) >> DICE_SHIFT) + int(t.bonus)
    targets, worth = int(v.stack[below, Frame.B]), 0.0
    for other in range(int(t.players)):
        if is_other(t, other) and targets >> other & 1:
            worth += hit(t, v, other, wounds, traits) - hit(t, v, other, wounds - 2, traits)
    return worth


@rule
def score(t: Thought, v: View, action: Action, traits: Traits) -> float:
    """What an answer to the question is worth."""
    if action in (SKIP, DECLINE):
        return 0.0
    subject = int(t.asked_with)
    match int(t.question):
        case Question.START:
            return start(t, v, action, traits)
        case Question.GO:
            return place_worth(t, v, place_gone_to(action), traits)
        case Question.USE:
            return use(t, v, action, traits)
        case Question.ATTACK:
            if action == ATTACK_ALL:
                return attack_all(t, v, in_range(t, v, int(v.pawn[int(t.seat)])), traits)
            return attack(t, v, attacked_seat(action), traits)
        case Question.TARGET:
            return target_worth(t, v, subject, chosen_seat(action))
        case Question.GIVE:
            return part_with(t, v, given_gear(action), given_to(action), traits)
        case Question.STEAL:
            return take(t, v, stolen_from(action), stolen_gear(action), traits)
        case Question.GIVE_VISION:
            return vision_worth(t, v, vision_receiver(action), int(v.vision), traits)
        case Question.ANSWER:
            return answer(t, v, action, traits)
        case Question.ROB:
            wounds = change(t, v, subject, int(v.hit[subject]))
            return take(t, v, subject, robbed_gear(action), traits) - wounds
        case Question.LOOT:
            return gear_worth(t, v, looted_gear(action))
        case Question.COUNTER:
            return blow(t, v, subject) + shown(t, traits) if action == COUNTERATTACK else 0.0
        case Question.FEAST:
            return feast(t, v, traits) if action == FEAST else 0.0
        case Question.END:
            return at_the_end(t, v)
    return 0.0


@rule
def start(t: Thought, v: View, action: Action, traits: Traits) -> float:
    """H9, H23, H45: how to move, against a roll. A power that comes on top of the roll has only to be worth it."""
    if action == ROLL:
        return 0.0
    if action == ROLL_TWICE:
        return traits[Trait.TWO_ROLLS]
    chosen = chosen_by(action, int(t.character))
    if POWER_OF[int(t.character)] == Power.STEP:
        there = place_worth(t, v, neighbour(t, v, chosen), traits)
        return there - roll_worth(t, v, traits) + shown(t, traits)
    gained = power(t, v, chosen)
    if LIMIT_OF[int(t.character)] == Limit.GAME:  # what it is worth to keep a power that can be used once
        health = 1 - int(v.wounds[int(t.seat)]) / int(HIT_POINTS[int(t.character)])
        gained -= traits[Trait.PATIENCE] * health
    gained += shown(t, traits)
    return 2 * traits[Trait.TWO_ROLLS] + gained if gained > 0 else -1.0


@rule
def neighbour(t: Thought, v: View, side: int) -> int:
    """H23: the place to the left (0) or right (1) on the ring."""
    slot = (int(v.slot[int(v.pawn[int(t.seat)])]) - 1 + (1 if side else PLACES - 1)) % PLACES + 1
    found = 0
    for place in range(1, PLACES + 1):
        found = place if v.slot[place] == slot else found
    return found


@rule
def power(t: Thought, v: View, chosen: int) -> float:
    """What a power of the start of a turn brings, by what its move chooses."""
    amount = int(AMOUNT_OF[int(t.character)])
    match int(POWER_OF[int(t.character)]):
        case Power.LIGHTNING | Power.DEMOLITION:  # H24, H25
            faces, worth = FACES_OF_DIE[int(DIE_OF[int(t.character)])], 0.0
            for wounds in range(1, faces + 1):
                worth += hurt(t, v, chosen, wounds, 0)
            return worth / faces
        case Power.RAY:  # H87
            return hurt(t, v, chosen, amount, 0)
        case Power.SEAL:  # H84: an enemy who is known loses more
            return 0.2 * t.hostility[chosen] if int(v.revealed) >> chosen & 1 else 0.0
        case Power.NURSE:  # H85: the difference that the new number of wounds makes
            return change(t, v, chosen, amount - int(v.wounds[chosen]))
        case Power.TURN:  # H80: the better neighbour
            left, right = (int(t.seat) + 1) % int(t.players), (int(t.seat) + int(t.players) - 1) % int(t.players)
            return guess(t, left) - guess(t, right)
        case Power.DIG:  # H83
            return gear_worth(t, v, chosen)
    return 0.0


@rule
def use(t: Thought, v: View, action: Action, traits: Traits) -> float:
    """H10: what the place offers."""
    if is_theft(action):
        return take(t, v, stolen_from(action), stolen_gear(action), traits)
    if is_of_woods(action):
        target = woods_target(action)
        return change(t, v, target, -1) if woods_heal(action) else woods_wound(t, v, target)
    return deck_worth(t, v, named_deck(action), traits)


@rule
def answer(t: Thought, v: View, action: Action, traits: Traits) -> float:
    """H62-H75: an equipment or a wound. H26: the Unknown is spared, healed, or taken for a Hunter."""
    if is_handing(action):
        return part_with(t, v, handed_gear(action), int(t.asked_with), traits)
    who, given, own = int(WHO[int(v.vision)]), given_answer(action), int(t.seat)
    seems = traits[Trait.MASK] if who == (SHADOWS if given == Answer.NOTHING else HUNTERS) else 0.0
    if given == Answer.WOUND:
        return seems + hurt(t, v, own, int(AMOUNT[int(v.vision)]), 0)
    return seems + change(t, v, own, -1) if given == Answer.HEAL else seems


@rule
def feast(t: Thought, v: View, traits: Traits) -> float:
    """H31: two wounds, and the attack again."""
    price, own = int(AMOUNT_OF[int(t.character)]), int(t.seat)
    if int(v.wounds[own]) + price >= HIT_POINTS[int(t.character)]:
        return -1.0
    targets = int(v.stack[int(v.depth) - 2, Frame.B]) & int(t.others)
    return attack_all(t, v, targets, traits) + hurt(t, v, own, price, 0) + shown(t, traits)


@rule
def at_the_end(t: Thought, v: View) -> float:
    """H86: Gregor's barrier when he is hurt; H89: Wight's turns when there are some, or soon none."""
    worn = int(v.wounds[int(t.seat)]) / int(HIT_POINTS[int(t.character)])
    if POWER_OF[int(t.character)] == Power.BARRIER:
        return worn - 0.5
    return int(t.dead) + worn - MULTIPLIES_AT + 0.1 if t.dead > 0 else -1.0
