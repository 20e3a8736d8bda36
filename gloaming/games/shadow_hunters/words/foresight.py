"""What a move is known to cost or bring, said before it is made; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.core.counting import fill
from gloaming.core.decisions import Frame, top
from gloaming.core.game import Reader
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.cards import AMOUNT, ANSWERS, CARD_OF_GEAR, REST, VERB, WHO, Verb
from gloaming.games.shadow_hunters.rules.characters import HUNTERS
from gloaming.games.shadow_hunters.rules.components import GEARS, PLACES, Dice, Gear, Place
from gloaming.games.shadow_hunters.rules.powers import (
    CAN_BITE,
    CAN_MEND,
    POWERS,
    Power,
    Reveals,
    is_move,
    row_of,
)
from gloaming.games.shadow_hunters.rules.predicates import count, has_power, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Question, View
from gloaming.games.shadow_hunters.words.blows import blow, change, heals, landing
from gloaming.games.shadow_hunters.words.describe import could_be, seats_of
from gloaming.games.shadow_hunters.words.refusals import family_of
from gloaming.games.shadow_hunters.words.texts import (
    TEXTS,
    card_rule,
    gear_name,
    place_name,
    rule_and_clause,
)

Names = Callable[[list[int]], str]  # seats by their names, the reader as `you`
D6 = tuple(range(1, 7))
D4 = tuple(range(1, 5))
FACES: dict[int, tuple[int, ...]] = {Dice.D6: D6, Dice.D4: D4}
DOLL_HITS = 4  # H53: of the six sides


class Foresight:
    """One view, its reader, and the words for what a move of theirs would bring."""

    def __init__(self, v: View, reader: Reader, names: Names) -> None:
        self.v, self.reader, self.names = v, reader, names
        self.seat = reader.viewer
        self.mine = row_of(int(v.character[self.seat]))  # whose power the moves are
        self.text = TEXTS[reader.lang]

    def of(self, action: Action) -> str:
        """What an action is known to bring; nothing where its own words say it all.

        Who the reader is, it does not say: it is shown where others may glance at it.
        """
        family, index = family_of(action)
        told = [_FORESIGHTS[family](self, index)] if family in _FORESIGHTS else []
        if family in _REVEALING and not is_revealed(self.v, self.seat):
            told.append(self.say("reveals"))
        return " ".join(told).strip()

    def say(self, key: str, **words: Any) -> str:
        """A sentence of the foresight."""
        return fill(self.text[f"foresee_{key}"], self.reader.lang, **words)

    def whom(self, seat: Seat) -> str:
        """A seat's name, to start a sentence with."""
        name = self.names([seat])
        return name[:1].upper() + name[1:]

    def change(self, seat: Seat, *amounts: int) -> str:
        """What so many wounds, one number for each roll, do to a seat."""
        return change(self.v, seat, amounts, self.whom(seat), self.reader)

    def roll(self, _: int) -> str:
        """H9: one must change place."""
        return self.say("roll" if self.v.pawn[self.seat] else "roll_first")

    def step(self, side: int) -> str:
        """H23: to either neighbour on the ring."""
        slot = (int(self.v.slot[int(self.v.pawn[self.seat])]) - 1 + (PLACES - 1, 1)[side]) % PLACES + 1
        place = next(place for place in range(1, PLACES + 1) if self.v.slot[place] == slot)
        return f"{place_name(place, self.reader.lang)}. {self.go(place - 1)}"

    def go(self, index: int) -> str:
        """H10, H13: the place's power, and who would be in range there."""
        there = self.v.copy()
        there.pawn[self.seat] = index + 1
        targets = seats_of(in_range(there, self.seat))
        near = self.say("range", names=self.names(targets)) if targets else self.say("range_nobody")
        return f"{self.text[f'power_{Place(index + 1).name.lower()}']} {near}"

    def draw(self, deck: int) -> str:
        """H12: how many cards are left, or that the discards make a new deck."""
        left = int(self.v.left[deck])
        return self.say("cards_left", count=left) if left else self.say("new_deck")

    def woods(self, index: int) -> str:
        """H10: two wounds, or one healed."""
        target = index // 2
        if index % 2:
            return heals(self.v, target, 1, 1, self.whom(target), self.reader)
        return self.change(target, landing(self.v, target, 2))

    def gear(self, gear: int) -> str:
        """H11: what an equipment does."""
        rule, _ = rule_and_clause(card_rule(int(CARD_OF_GEAR[gear]), self.reader.lang))
        return self.say("gear", gear=gear_name(gear, self.reader.lang), rule=rule)

    def attack(self, target: Seat) -> str:
        """H13, H14: how often it misses, and what it does else."""
        struck = blow(self.v, self.seat, target)
        return f"{self._miss(struck.dice)} {self.change(target, *struck.wounds)}{self._spear()}"

    def attack_all(self, _: int) -> str:
        """H57: one roll for all in range."""
        targets = seats_of(in_range(self.v, self.seat))
        struck = [blow(self.v, self.seat, target) for target in targets]
        told = " ".join(self.change(target, *one.wounds) for target, one in zip(targets, struck, strict=True))
        return f"{self._miss(struck[0].dice)} {told}{self._spear()}"

    def counterattack(self, _: int) -> str:
        """H28: bare-handed, at any distance."""
        attacker = top(self.v, Frame.A)
        struck = blow(self.v, self.seat, attacker, bare=True)
        return f"{self._miss(struck.dice)} {self.change(attacker, *struck.wounds)}"

    def _miss(self, dice: tuple[int, ...]) -> str:
        return self.say("misses") if 0 in dice else self.say("never_misses")

    def _spear(self) -> str:
        """H15: a hidden Hunter may still reveal after the roll."""
        hidden = not is_revealed(self.v, self.seat) and 1 << int(self.v.character[self.seat]) & HUNTERS
        return f" {self.say('spear')}" if hidden and owns(self.v, self.seat, Gear.SPEAR) else ""

    def choose(self, target: Seat) -> str:
        """H35, H39, H49, H50, H53: what the card does to the one chosen, and then to oneself."""
        card = top(self.v, Frame.A)
        amount, rest = int(AMOUNT[card]), int(REST[card])
        match int(VERB[card]):
            case Verb.SET:
                return self.set_to(target, amount)
            case Verb.BLESS:
                return heals(self.v, target, max(D6), min(D6), self.whom(target), self.reader)
            case Verb.DOLL:
                chosen, mine = (landing(self.v, seat, amount, card) for seat in (target, self.seat))
                first = self.say("doll", hits=DOLL_HITS, told=self.change(target, chosen))
                return f"{first} {self.say('doll', hits=6 - DOLL_HITS, told=self.change(self.seat, mine))}"
        first = self.change(target, landing(self.v, target, amount, card))
        if rest > 0:
            return f"{first} {heals(self.v, self.seat, rest, rest, self.whom(self.seat), self.reader)}"
        return f"{first} {self.change(self.seat, landing(self.v, self.seat, -rest, card))}"

    def set_to(self, target: Seat, wounds: int) -> str:
        """H39, H85: the marker is put on a number, whatever it was."""
        now = int(self.v.wounds[target])
        return self.say("wounds", who=self.whom(target), now=now, low=wounds)

    def strike(self, target: Seat) -> str:
        """H24, H25, H87: a power that wounds, by a die or by a fixed number."""
        amounts = FACES.get(self.mine.die, (self.mine.amount,))
        return self.change(target, *(landing(self.v, target, amount) for amount in amounts))

    def nurse(self, target: Seat) -> str:
        """H85: a power that sets the wounds."""
        return self.set_to(target, self.mine.amount)

    def turn(self, _: int) -> str:
        """H80: whose victory is Agnes' own from now on."""
        return self.say("turn", names=self.names([(self.seat + 1) % int(self.v.players)]))

    def rob(self, gear: int) -> str:
        """H30: instead of the wounds."""
        target = top(self.v, Frame.A)
        return f"{self.say('robbed', names=self.names([target]))} {self.gear(gear)}"

    def feast(self, _: int) -> str:
        """H31: two wounds first."""
        return self.change(self.seat, landing(self.v, self.seat, self.mine.amount))

    def multiply(self, _: int) -> str:
        """H89: as many extra turns as there are dead."""
        return self.say("turns", count=int(self.v.players) - count(int(self.v.alive)))

    def give_vision(self, receiver: Seat) -> str:
        """H62, H63: of those the receiver can be, how many the card concerns."""
        kinds = could_be(self.v, receiver, self.seat)
        concerned = sum(int(WHO[int(self.v.vision)]) >> kind & 1 for kind in kinds)
        key = "applies_not" if concerned == 0 else "applies" if concerned == len(kinds) else "may_apply"
        return self.say(key, who=self.whom(receiver), count=concerned, all=len(kinds))

    def answer(self, index: int) -> str:
        """H62: what the answer does, and who sees what."""
        card, giver = int(self.v.vision), top(self.v, Frame.A)
        match ANSWERS[index]:
            case "wound":
                return self.change(self.seat, landing(self.v, self.seat, int(AMOUNT[card])))
            case "heal":
                return heals(self.v, self.seat, 1, 1, self.whom(self.seat), self.reader)
            case "show":
                return self.say("shown", who=self.whom(giver))
        return ""

    def hand(self, gear: int) -> str:
        """H67-H69: the giver gets it."""
        return f"{self.say('handed', who=self.names([top(self.v, Frame.A)]))} {self.gear(gear)}"

    def reveal(self, _: int) -> str:
        """H22: everybody learns it for good; in a window for revealing, what that brings."""
        return f"{self.say('reveal')} {self._gain()}".strip()

    def _gain(self) -> str:
        """H15, H27, H34, H36, H54, H82: what a reveal brings in the question that is asked."""
        v, seat, me = self.v, self.seat, 1 << int(self.v.character[self.seat])
        if not top(v, Frame.ASKED) >> seat & 1:
            return ""
        match Question(top(v, Frame.QUESTION)):
            case Question.SALVE:
                return self.heal(0) if int(WHO[top(v, Frame.A)]) & me else self.say("gains_nothing")
            case Question.SPEAR:
                return self.say("spear_now") if me & HUNTERS else self.say("gains_nothing")
            case Question.BITE:
                bites = has_power(v, seat, CAN_BITE)
                return self._mend(self.mine.amount) if bites else self.say("gains_nothing")
            case Question.START if has_power(v, seat, CAN_MEND):
                return self._mend(self.mine.amount)
        return ""

    def heal(self, _: int) -> str:
        """H29, H34: all wounds."""
        return self._mend(int(self.v.wounds[self.seat]))

    def _mend(self, amount: int) -> str:
        return heals(self.v, self.seat, amount, amount, self.whom(self.seat), self.reader)


_FORESIGHTS: dict[str, Callable[[Foresight, int], str]] = {
    "roll": Foresight.roll,
    "roll_twice": Foresight.roll,
    "go": Foresight.go,
    "draw": Foresight.draw,
    "woods": Foresight.woods,
    "steal": lambda it, index: it.gear(index % GEARS),
    "attack": Foresight.attack,
    "attack_all": Foresight.attack_all,
    "choose": Foresight.choose,
    "give": lambda it, index: it.gear(index // 8),
    "loot": Foresight.gear,
    "give_vision": Foresight.give_vision,
    "answer": Foresight.answer,
    "hand": Foresight.hand,
    "reveal": Foresight.reveal,
}
# What powers bring; of those that are missing the words of the move say it all.
_OF_POWERS: dict[Power, Callable[[Foresight, int], str]] = {
    Power.STEP: Foresight.step,
    Power.LIGHTNING: Foresight.strike,
    Power.DEMOLITION: Foresight.strike,
    Power.NURSE: Foresight.nurse,
    Power.RAY: Foresight.strike,
    Power.TURN: Foresight.turn,
    Power.DIG: Foresight.gear,
    Power.ROB: Foresight.rob,
    Power.COUNTERATTACK: Foresight.counterattack,
    Power.FEAST: Foresight.feast,
    Power.MULTIPLY: Foresight.multiply,
    Power.HEAL: Foresight.heal,
}
_FORESIGHTS |= {power.name.lower(): told for power, told in _OF_POWERS.items()}
# H22: abilities need their owner revealed.
_REVEALING = {row.power.name.lower() for row in POWERS if is_move(row.power) and row.reveals == Reveals.TO_USE}
