"""A bot for Shadow Hunters: it weighs who everybody may be, and takes what is worth most to its own goal.

Who is who: `shadow_hunters_beliefs`. What a death is worth: `shadow_hunters_goals`. What wounds, attacks and equipment
are worth on that scale: `shadow_hunters_blows`; cards and places: `shadow_hunters_worth`. Here: the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.core.chance import below
from gloaming.core.decisions import Frame
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.games.shadow_hunters.rules.cards import AMOUNT, FIRST_VISION, WHO, Answer
from gloaming.games.shadow_hunters.rules.characters import HIT_POINTS, HUNTERS, SHADOWS, Camp
from gloaming.games.shadow_hunters.rules.components import Dice
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
    USES_ONE_DIE,
    Limit,
    Power,
    chosen_by,
    row_of,
)
from gloaming.games.shadow_hunters.rules.state import DICE_SHIFT, Question
from gloaming.minds.bot import Bot
from gloaming.minds.shadow_hunters.beliefs import Beliefs
from gloaming.minds.shadow_hunters.goals import prospect
from gloaming.minds.shadow_hunters.table import Table
from gloaming.minds.shadow_hunters.worth import REVEAL as SHOWN
from gloaming.minds.shadow_hunters.worth import Worth

TWO_ROLLS = 0.05  # what a second roll adds
PATIENCE = 0.15  # what a power that can be used once must bring, for somebody in good health
MASK = 0.08  # for the Unknown, to be taken for a Hunter
ALLIE_HEALS_AT = 4  # wounds: with more, the next attack is too likely to kill her before she is asked again
EVEN = 1e-9  # a difference in worth that is none
LASTING = 2.0  # a power that is open once one is revealed will be used again
MULTIPLIES_AT = 2  # dead
FACES: dict[int, int] = {Dice.D6: 6, Dice.D4: 4}


class HeuristicBot(Bot):
    """It plays its character, and guesses the others' from what it has learned and what they do."""

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self.beliefs: Beliefs | None = None

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        self._beliefs(view).hear(view, events)

    def _beliefs(self, view: Any) -> Beliefs:
        if self.beliefs is None:
            self.beliefs = Beliefs(int(view["players"]), int(view["expansion"]), self.seat)
        return self.beliefs

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        answers = [action for action in actions if not is_free(action)]
        table = Table(view, self.seat)
        if HEAL in actions and table.wounds[self.seat] >= ALLIE_HEALS_AT:
            return HEAL
        if len(answers) == 1 and REVEAL not in actions:
            return answers[0]
        worth = Worth(table, self._beliefs(view).chances(view))
        if REVEAL in actions and wants_reveal(worth):
            return REVEAL
        if len(answers) == 1:
            return answers[0]
        scores = [score(worth, action) for action in answers]
        best = max(scores)
        found = [action for action, value in zip(answers, scores, strict=True) if value >= best - EVEN]
        idle = [action for action in found if action in (SKIP, DECLINE)]  # rather than to do something useless
        choices = idle or found
        return choices[0] if len(choices) == 1 else choices[below(self.chance, len(choices))]


def wants_reveal(worth: Worth) -> bool:
    """H22: only where something is open to who is revealed."""
    table = worth.table
    match table.question:
        case Question.SALVE:
            return bool(int(WHO[table.asked_with]) >> table.character & 1) and worth.salve > 0
        case Question.BITE:
            heals = LASTING * worth.change(worth.seat, -int(AMOUNT_OF[table.character]))
            return table.has_power(CAN_BITE) and heals + SHOWN > 0
        case Question.SPEAR:
            return table.camp == Camp.HUNTER and LASTING * spear(worth) + SHOWN > 0
        case Question.ATTACK:
            best = worth.attack_from(table.pawn[worth.seat])
            return table.has_power(USES_ONE_DIE) and 0.3 * LASTING * best + SHOWN > 0
        case Question.START:
            heals = LASTING * worth.change(worth.seat, -int(AMOUNT_OF[table.character]))
            return table.has_power(CAN_MEND) and heals + SHOWN > 0
    return False


def spear(worth: Worth) -> float:
    """H15: what two wounds more bring in the attack that is under way."""
    strike = worth.table.below
    wounds = (strike[Frame.D] >> DICE_SHIFT) + worth.bonus
    targets = [seat for seat in worth.table.others if strike[Frame.B] >> seat & 1]
    return sum(worth.hit(seat, wounds) - worth.hit(seat, wounds - 2) for seat in targets)


def score(worth: Worth, action: int) -> float:
    """What an answer to the question is worth."""
    table = worth.table
    if action in (SKIP, DECLINE):
        return 0.0
    match table.question:
        case Question.START:
            return start(worth, action)
        case Question.GO:
            return worth.place(place_gone_to(action))
        case Question.USE:
            return use(worth, action)
        case Question.ATTACK:
            targets = table.in_range(table.pawn[worth.seat])
            return worth.attack_all(targets) if action == ATTACK_ALL else worth.attack(attacked_seat(action))
        case Question.TARGET:
            return worth.target(table.asked_with, chosen_seat(action))
        case Question.GIVE:
            return worth.part_with(given_gear(action), given_to(action))
        case Question.STEAL:
            return worth.take(stolen_from(action), stolen_gear(action))
        case Question.GIVE_VISION:
            return float(worth.visions[vision_receiver(action), table.vision - FIRST_VISION])
        case Question.ANSWER:
            return answer(worth, action)
        case Question.ROB:
            return worth.take(table.asked_with, robbed_gear(action)) - worth.change(
                table.asked_with, table.hit[table.asked_with]
            )
        case Question.LOOT:
            return worth.gear(looted_gear(action))
        case Question.COUNTER if action == COUNTERATTACK:
            return worth.blow(table.asked_with) + shown(table)
        case Question.FEAST if action == FEAST:
            return feast(worth)
        case Question.END:
            return at_the_end(worth)
    return 0.0


def shown(table: Table) -> float:
    """H22: what it costs to use an ability: hidden, one reveals for it."""
    return 0.0 if table.is_revealed else SHOWN


def start(worth: Worth, action: int) -> float:
    """H9, H23, H45: how to move. A power of the start of a turn comes on top of it, so it has only to be worth it."""
    if action == ROLL:
        return worth.roll
    if action == ROLL_TWICE:
        return worth.roll + TWO_ROLLS
    row = row_of(worth.table.character)
    chosen = chosen_by(action, row.character)
    if row.power == Power.STEP:
        return worth.place(worth.table.neighbours()[chosen]) + shown(worth.table)
    gained = POWERS_AT_START[row.power](worth, chosen)
    gained += shown(worth.table) if row.limit != Limit.GAME else -kept(worth)
    return worth.roll + 2 * TWO_ROLLS + gained if gained > 0 else -1.0


def kept(worth: Worth) -> float:
    """What it is worth to keep a power that can be used once."""
    table = worth.table
    health = 1 - table.wounds[worth.seat] / int(HIT_POINTS[table.character])
    return PATIENCE * health - shown(table)


def strike(worth: Worth, target: int) -> float:
    """H24, H25, H87: wounds by a die, or a fixed number of them."""
    row = row_of(worth.table.character)
    faces = FACES.get(row.die)
    if faces is None:
        return worth.hurt(target, row.amount)
    return sum(worth.hurt(target, face) for face in range(1, faces + 1)) / faces


def seal(worth: Worth, target: int) -> float:
    """H84: an enemy who is known loses more."""
    known = worth.table.revealed >> target & 1
    return 0.2 * known * float(worth.hostility[target])


def nurse(worth: Worth, target: int) -> float:
    """H85: the difference that the new number of wounds makes."""
    return worth.change(target, row_of(worth.table.character).amount - worth.table.wounds[target])


def turn(worth: Worth, _: int) -> float:
    """H80: the better neighbour."""
    table = worth.table
    left, right = ((worth.seat + side) % table.players for side in (1, -1))
    return prospect(table, worth.chances, left) - prospect(table, worth.chances, right)


# What a power of the start of a turn brings, by what its move chooses.
POWERS_AT_START: dict[Power, Callable[[Worth, int], float]] = {
    Power.LIGHTNING: strike,
    Power.DEMOLITION: strike,
    Power.SEAL: seal,
    Power.NURSE: nurse,
    Power.RAY: strike,
    Power.TURN: turn,
    Power.DIG: lambda worth, gear: worth.gear(gear),
}


def use(worth: Worth, action: int) -> float:
    """H10: what the place offers."""
    if is_theft(action):
        return worth.take(stolen_from(action), stolen_gear(action))
    if is_of_woods(action):
        target = woods_target(action)
        return worth.change(target, -1) if woods_heal(action) else worth.woods_wound(target)
    return worth.deck(named_deck(action))


def answer(worth: Worth, action: int) -> float:
    """H62-H75: an equipment or a wound. H26: the Unknown is spared, healed, or taken for a Hunter."""
    table = worth.table
    if is_handing(action):
        return worth.part_with(handed_gear(action), table.asked_with)
    who, given = int(WHO[table.vision]), given_answer(action)
    seems = MASK if who == (SHADOWS if given == Answer.NOTHING else HUNTERS) else 0.0
    if given == Answer.WOUND:
        return seems + worth.hurt(worth.seat, int(AMOUNT[table.vision]))
    if given == Answer.HEAL:
        return seems + worth.change(worth.seat, -1)
    return seems


def feast(worth: Worth) -> float:
    """H31: two wounds, and the attack again."""
    table = worth.table
    targets = [seat for seat in table.others if table.below[Frame.B] >> seat & 1]
    price = int(AMOUNT_OF[table.character])
    if table.wounds[worth.seat] + price >= HIT_POINTS[table.character]:
        return -1.0
    return worth.attack_all(targets) + worth.hurt(worth.seat, price) + shown(table)


def at_the_end(worth: Worth) -> float:
    """H86: Gregor's barrier when he is hurt; H89: Wight's turns when there are some, or soon none."""
    table = worth.table
    hurt = table.wounds[worth.seat] / int(HIT_POINTS[table.character])
    if row_of(table.character).power == Power.BARRIER:
        return hurt - 0.5
    return float(table.dead) + hurt - MULTIPLIES_AT + 0.1 if table.dead else -1.0
