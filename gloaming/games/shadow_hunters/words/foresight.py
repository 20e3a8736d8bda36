"""What a move is known to cost or bring, told before it is made; from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.decisions import Frame, top
from gloaming.core.messages import Argument, Message, say
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.cards import AMOUNT, REST, VERB, WHO, Answer, Verb
from gloaming.games.shadow_hunters.rules.characters import HUNTERS
from gloaming.games.shadow_hunters.rules.components import PLACES, Dice, Gear
from gloaming.games.shadow_hunters.rules.moves import (
    attacked_seat,
    chosen_seat,
    given_answer,
    given_gear,
    handed_gear,
    looted_gear,
    named_deck,
    place_gone_to,
    robbed_gear,
    stolen_gear,
    vision_receiver,
    woods_heal,
    woods_target,
)
from gloaming.games.shadow_hunters.rules.powers import (
    CAN_BITE,
    CAN_MEND,
    POWERS,
    Power,
    Reveals,
    chosen_by,
    is_move,
    row_of,
)
from gloaming.games.shadow_hunters.rules.predicates import count, has_power, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Question, View
from gloaming.games.shadow_hunters.words.blows import blow, change, deadly, heals, landing
from gloaming.games.shadow_hunters.words.describe import could_be, seats_of
from gloaming.games.shadow_hunters.words.things import family_of, gear, place

Told = tuple[Message, ...]
D6 = tuple(range(1, 7))
D4 = tuple(range(1, 5))
FACES: dict[int, tuple[int, ...]] = {Dice.D6: D6, Dice.D4: D4}
DOLL_HITS = 4  # H53: of the six faces


def tell(key: str, **facts: Argument) -> Told:
    """One sentence."""
    return (say(f"effect-{key}", **facts),)


class Foresight:
    """What the moves of one viewer would bring, from their view."""

    def __init__(self, v: View, viewer: Seat) -> None:
        self.v, self.seat = v, viewer
        self.mine = row_of(int(v.character[viewer]))  # the row of the viewer's own power

    def of(self, action: Action) -> Told:
        """The known effects of an action; nothing if the words of the move already say everything.

        It does not reveal who the viewer is: others may glance at the screen.
        """
        family = family_of(action)
        told = _FORESIGHTS[family](self, action) if family in _FORESIGHTS else ()
        reveals = family in _REVEALING and not is_revealed(self.v, self.seat)
        return (*told, *tell("reveals")) if reveals else told

    def change(self, seat: Seat, *amounts: int) -> Told:
        """What wounds do to a seat, with one number for each roll."""
        return change(self.v, seat, amounts, self.seat)

    def chosen(self, action: Action) -> int:
        """What the move of the viewer's own power chooses."""
        return chosen_by(action, self.mine.character)

    def roll(self, _: Action) -> Told:
        """H9: one must change place."""
        return tell("roll" if self.v.pawn[self.seat] else "roll-first")

    def step(self, action: Action) -> Told:
        """H23: to either neighbour on the ring."""
        step = (PLACES - 1, 1)[self.chosen(action)]
        slot = (int(self.v.slot[int(self.v.pawn[self.seat])]) - 1 + step) % PLACES + 1
        where = next(place for place in range(1, PLACES + 1) if self.v.slot[place] == slot)
        return (*tell("step", place=place(where)), *self.standing(where))

    def go(self, action: Action) -> Told:
        """H10, H13: what the place offers."""
        return self.standing(place_gone_to(action))

    def standing(self, where: int) -> Told:
        """H10, H13: a place's power, and who would be in range there."""
        there = self.v.copy()
        there.pawn[self.seat] = where
        near = tuple(seats_of(in_range(there, self.seat)))
        return (*tell("place", place=place(where)), *tell("range", who=near))

    def draw(self, action: Action) -> Told:
        """H12: how many cards are left, or that the discards will form a new deck."""
        left = int(self.v.left[named_deck(action)])
        return tell("cards-left", count=left) if left else tell("new-deck")

    def woods(self, action: Action) -> Told:
        """H10: two wounds, or one healed."""
        target = woods_target(action)
        if woods_heal(action):
            return heals(self.v, target, 1, 1)
        return self.change(target, landing(self.v, target, 2))

    def gear(self, number: int) -> Told:
        """H11: what an equipment does."""
        return tell("gear", gear=gear(number))

    def attack(self, action: Action) -> Told:
        """H13, H14: how often it misses, and otherwise what it does."""
        target = attacked_seat(action)
        struck = blow(self.v, self.seat, target)
        return (*self._miss(struck.dice), *self.change(target, *struck.wounds), *self._spear())

    def attack_all(self, _: Action) -> Told:
        """H57: one roll for all in range."""
        targets = seats_of(in_range(self.v, self.seat))
        struck = [blow(self.v, self.seat, target) for target in targets]
        told = [part for target, one in zip(targets, struck, strict=True) for part in self.change(target, *one.wounds)]
        return (*self._miss(struck[0].dice), *told, *self._spear())

    def counterattack(self, _: Action) -> Told:
        """H28: bare-handed, at any distance."""
        attacker = top(self.v, Frame.A)
        struck = blow(self.v, self.seat, attacker, bare=True)
        return (*self._miss(struck.dice), *self.change(attacker, *struck.wounds))

    def _miss(self, dice: tuple[int, ...]) -> Told:
        return tell("misses" if 0 in dice else "never-misses")

    def _spear(self) -> Told:
        """H15: a hidden Hunter may still reveal after the roll."""
        hidden = not is_revealed(self.v, self.seat) and 1 << int(self.v.character[self.seat]) & HUNTERS
        return tell("spear") if hidden and owns(self.v, self.seat, Gear.SPEAR) else ()

    def choose(self, action: Action) -> Told:
        """H35, H39, H49, H50, H53: what the card does to the player chosen, and then to oneself."""
        card, target = top(self.v, Frame.A), chosen_seat(action)
        amount, rest = int(AMOUNT[card]), int(REST[card])
        match int(VERB[card]):
            case Verb.SET:
                return self.set_to(target, amount)
            case Verb.BLESS:
                return heals(self.v, target, max(D6), min(D6))
            case Verb.DOLL:
                return (*self.doll(target, card, DOLL_HITS), *self.doll(self.seat, card, len(D6) - DOLL_HITS))
        first = self.change(target, landing(self.v, target, amount, card))
        if rest > 0:
            return (*first, *heals(self.v, self.seat, rest, rest))
        return (*first, *self.change(self.seat, landing(self.v, self.seat, -rest, card)))

    def doll(self, seat: Seat, card: int, hits: int) -> Told:
        """H53: what a seat takes, on a number of faces of the d6."""
        now, amount = int(self.v.wounds[seat]), landing(self.v, seat, int(AMOUNT[card]), card)
        if amount == 0:
            return tell("doll-spared", hits=hits, who=(seat,))
        told = tell("doll-wounds", hits=hits, who=(seat,), now=now, low=now + amount)
        return (*told, *deadly(self.v, seat, now, (amount,), self.seat))

    def set_to(self, target: Seat, wounds: int) -> Told:
        """H39, H85: the marker is set to a number, whatever it was."""
        return tell("wounds", who=(target,), now=int(self.v.wounds[target]), low=wounds)

    def strike(self, action: Action) -> Told:
        """H24, H25, H87: a power that wounds, by a die or by a fixed number."""
        target, amounts = self.chosen(action), FACES.get(self.mine.die, (self.mine.amount,))
        return self.change(target, *(landing(self.v, target, amount) for amount in amounts))

    def nurse(self, action: Action) -> Told:
        """H85: a power that sets the wounds."""
        return self.set_to(self.chosen(action), self.mine.amount)

    def turn(self, _: Action) -> Told:
        """H80: the neighbour whose victory Agnes shares from now on."""
        return tell("turn", who=((self.seat + 1) % int(self.v.players),))

    def rob(self, action: Action) -> Told:
        """H30: instead of the wounds."""
        return (*tell("robbed", who=(top(self.v, Frame.A),)), *self.gear(robbed_gear(action)))

    def feast(self, _: Action) -> Told:
        """H31: two wounds first."""
        return self.change(self.seat, landing(self.v, self.seat, self.mine.amount))

    def multiply(self, _: Action) -> Told:
        """H89: as many extra turns as there are dead."""
        return tell("turns", count=int(self.v.players) - count(int(self.v.alive)))

    def give_vision(self, action: Action) -> Told:
        """H62, H63: how many of the receiver's possible characters the card concerns."""
        receiver = vision_receiver(action)
        kinds = could_be(self.v, receiver, self.seat)
        concerned = sum(int(WHO[int(self.v.vision)]) >> kind & 1 for kind in kinds)
        key = "applies-not" if concerned == 0 else "applies" if concerned == len(kinds) else "may-apply"
        return tell(key, who=(receiver,), count=concerned, all=len(kinds))

    def answer(self, action: Action) -> Told:
        """H62: what the answer does, and who sees what."""
        match given_answer(action):
            case Answer.WOUND:
                return self.change(self.seat, landing(self.v, self.seat, int(AMOUNT[int(self.v.vision)])))
            case Answer.HEAL:
                return heals(self.v, self.seat, 1, 1)
            case Answer.SHOWN:
                return tell("shown", who=(top(self.v, Frame.A),))
        return ()

    def hand(self, action: Action) -> Told:
        """H67-H69: the giver gets it."""
        return (*tell("handed", who=(top(self.v, Frame.A),)), *self.gear(handed_gear(action)))

    def reveal(self, _: Action) -> Told:
        """H22: everybody learns the character for good; in a window for revealing, also what the reveal brings."""
        return (*tell("reveal"), *self._gain())

    def _gain(self) -> Told:
        """H15, H27, H34, H36, H54, H82: the benefit of a reveal at the current question."""
        v, seat, me = self.v, self.seat, 1 << int(self.v.character[self.seat])
        if not top(v, Frame.ASKED) >> seat & 1:
            return ()
        match Question(top(v, Frame.QUESTION)):
            case Question.SALVE:
                return self.heal_all() if int(WHO[top(v, Frame.A)]) & me else tell("gains-nothing")
            case Question.SPEAR:
                return tell("spear-now" if me & HUNTERS else "gains-nothing")
            case Question.BITE:
                return self._mend(self.mine.amount) if has_power(v, seat, CAN_BITE) else tell("gains-nothing")
            case Question.START if has_power(v, seat, CAN_MEND):
                return self._mend(self.mine.amount)
        return ()

    def heal_all(self) -> Told:
        """H29, H34: all wounds."""
        return self._mend(int(self.v.wounds[self.seat]))

    def _mend(self, amount: int) -> Told:
        return heals(self.v, self.seat, amount, amount)


_FORESIGHTS: dict[str, Callable[[Foresight, Action], Told]] = {
    "roll": Foresight.roll,
    "roll_twice": Foresight.roll,
    "go": Foresight.go,
    "draw": Foresight.draw,
    "woods": Foresight.woods,
    "steal": lambda it, action: it.gear(stolen_gear(action)),
    "attack": Foresight.attack,
    "attack_all": Foresight.attack_all,
    "choose": Foresight.choose,
    "give": lambda it, action: it.gear(given_gear(action)),
    "loot": lambda it, action: it.gear(looted_gear(action)),
    "give_vision": Foresight.give_vision,
    "answer": Foresight.answer,
    "hand": Foresight.hand,
    "reveal": Foresight.reveal,
}
# The effects of powers; for powers not listed, the words of the move say everything.
_OF_POWERS: dict[Power, Callable[[Foresight, Action], Told]] = {
    Power.STEP: Foresight.step,
    Power.LIGHTNING: Foresight.strike,
    Power.DEMOLITION: Foresight.strike,
    Power.NURSE: Foresight.nurse,
    Power.RAY: Foresight.strike,
    Power.TURN: Foresight.turn,
    Power.DIG: lambda it, action: it.gear(it.chosen(action)),
    Power.ROB: Foresight.rob,
    Power.COUNTERATTACK: Foresight.counterattack,
    Power.FEAST: Foresight.feast,
    Power.MULTIPLY: Foresight.multiply,
    Power.HEAL: lambda it, _: it.heal_all(),
}
_FORESIGHTS |= {power.name.lower(): told for power, told in _OF_POWERS.items()}
# H22: abilities need a revealed owner.
_REVEALING = {row.power.name.lower() for row in POWERS if is_move(row.power) and row.reveals == Reveals.TO_USE}
