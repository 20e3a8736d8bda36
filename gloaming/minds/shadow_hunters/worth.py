"""What cards, Visions and places of Shadow Hunters are worth to a seat, by what they do (`blows`)."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.cards import AMOUNT, END_OF, FIRST_OF, GEAR_OF, REST, VERB, WHO, Verb
from gloaming.games.shadow_hunters.rules.characters import TOUGHEST, Character
from gloaming.games.shadow_hunters.rules.components import PLACE_OF_SUM, PLACES, Deck, Gear, Place
from gloaming.games.shadow_hunters.rules.predicates import owns
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.blows import (
    NEVER,
    attack_from,
    best_of,
    best_theft,
    gear_worth,
    hurt,
    slip,
    territory,
)
from gloaming.minds.shadow_hunters.thought import PROGRESS, SLOTS, WHO_SLOTS, Thought, change, is_other
from gloaming.minds.shadow_hunters.traits import Trait

ALTAR_OF_BRYAN = 0.1  # H81: the game may end while he stands there
FACES_OF_D6 = 6
_PLACES = [int(PLACE_OF_SUM[d6 + d4]) for d6 in range(1, 7) for d4 in range(1, 5)]  # 0 for a 7
FALLS = tuple(_PLACES.count(place) for place in range(PLACES + 1))  # of 24 rolls


@rule
def target_worth(t: Thought, v: View, card: int, seat: Seat) -> float:
    """H35, H39, H49, H50, H53: what it brings to choose somebody for a card."""
    amount, own = int(AMOUNT[card]), int(t.seat)
    match int(VERB[card]):
        case Verb.BLESS:
            worth = 0.0
            for healed in range(1, FACES_OF_D6 + 1):
                worth += change(t, v, seat, -healed)
            return worth / FACES_OF_D6
        case Verb.SET:
            return change(t, v, seat, amount - int(v.wounds[seat]))
        case Verb.STRIKE:
            rest = int(REST[card])
            after = change(t, v, own, -rest) if rest > 0 else hurt(t, v, own, -rest, card)
            return hurt(t, v, seat, amount, card) + after
        case _:
            return (4 * hurt(t, v, seat, amount, card) + 2 * hurt(t, v, own, amount, card)) / FACES_OF_D6


@inline_rule
def shown(t: Thought, traits: Traits) -> float:
    """H22: what it costs to use an ability: hidden, one reveals for it."""
    return 0.0 if t.is_revealed else traits[Trait.SHOWN]


@inline_rule
def salve(t: Thought, v: View, traits: Traits) -> float:
    """H34, H36, H54: to reveal and heal all wounds."""
    return change(t, v, int(t.seat), -int(v.wounds[int(t.seat)])) + shown(t, traits)


@rule
def card_worth(t: Thought, v: View, card: int, traits: Traits) -> float:
    """H11: what it brings to draw a Light or Darkness card."""
    amount, own = int(AMOUNT[card]), int(t.seat)
    named = int(WHO[card]) >> int(t.character) & 1
    match int(VERB[card]):
        case Verb.EQUIP:
            return gear_worth(t, v, int(GEAR_OF[card]))
        case Verb.SALVE:
            return max(0.0, salve(t, v, traits)) if named else 0.0
        case Verb.AGAIN:
            return traits[Trait.AGAIN]
        case Verb.EXPOSE:
            return shown(t, traits) if named else 0.0
        case Verb.FLARE:
            worth = 0.0
            for other in range(int(t.players)):
                if is_other(t, other):
                    worth += hurt(t, v, other, amount, 0)
            return worth
        case Verb.GUARD:
            return -traits[Trait.GUARD] * t.hostility[own]
        case Verb.REST:
            return change(t, v, own, -amount)
        case Verb.BLAST:
            return blast(t, v, card)
        case Verb.SLIP:
            return slip(t, v, traits)
        case Verb.STEAL:
            return best_theft(t, v, traits)
    best = target_worth(t, v, card, own) if VERB[card] == Verb.SET else NEVER
    for other in range(int(t.players)):
        if is_other(t, other):
            best = max(best, target_worth(t, v, card, other))
    return best


@rule
def blast(t: Thought, v: View, card: int) -> float:
    """H51: Dynamite, wherever it falls."""
    worth = 0.0
    for seat in range(int(t.players)):
        here = int(v.pawn[seat])
        if int(v.alive) >> seat & 1 and here != Place.NOWHERE:
            falls = 0
            for place in range(1, PLACES + 1):
                near = territory(v, place) == territory(v, here) if v.dynamite_wide else place == here
                falls += FALLS[place] if near else 0
            worth += falls / 24 * hurt(t, v, seat, int(AMOUNT[card]), card)
    return worth


@rule
def deck_worth(t: Thought, v: View, deck: int, traits: Traits) -> float:
    """H12: a card of a deck, as far as one knows what is left in it."""
    if not int(t.decks_known) >> deck & 1:
        total, worth = 0, 0.0
        for card in range(int(FIRST_OF[deck]), int(END_OF[deck])):
            copies = int(v.deck[card]) if v.left[deck] > 0 else int(v.discard[card])
            if copies > 0:
                total += copies
                worth += copies * (
                    best_vision(t, v, card, traits) if deck == Deck.VISION else card_worth(t, v, card, traits)
                )
        t.decks[deck] = worth / total if total > 0 else 0.0
        t.decks_known = int(t.decks_known) | 1 << deck
    return t.decks[deck]


# Visions


@rule
def best_vision(t: Thought, v: View, card: int, traits: Traits) -> float:
    """H62: a Vision for whom it brings most."""
    best = NEVER
    for other in range(int(t.players)):
        if is_other(t, other):
            best = max(best, vision_worth(t, v, other, card, traits))
    return best


@rule
def vision_worth(t: Thought, v: View, seat: Seat, card: int, traits: Traits) -> float:
    """H62-H75: what it brings to give somebody a Vision. It may hurt, and it tells who they are."""
    who, verb, amount = WHO_SLOTS[card], int(VERB[card]), int(AMOUNT[card])
    now = min(int(v.wounds[seat]), TOUGHEST)
    then = max(now - 1, 0) if verb == Verb.MEND and now > 0 else min(now + amount, TOUGHEST)
    hostility, holds, told, effect = t.hostility[seat], 0.0, 0.0, 0.0
    for slot in range(SLOTS):
        stakes, chance = t.stakes[seat, slot], t.of_slot[seat, slot]
        if verb == Verb.SHOW:
            told += abs(stakes - chance * hostility) / 2
        elif who >> slot & 1:
            holds += chance
            told += stakes - chance * hostility
            effect += stakes * (PROGRESS[slot, then] - PROGRESS[slot, now])
    worth = traits[Trait.INFORMATION] * abs(told) + effect
    if verb == Verb.TOLL and v.gear[seat] != 0:
        worth += traits[Trait.HANDED] * holds * best_of(t, v, seat, traits)
    return worth


# Places


@rule
def use_worth(t: Thought, v: View, place: int, traits: Traits) -> float:
    """H10: the best use of a place, or none."""
    match place:
        case Place.CABIN:
            return max(0.0, deck_worth(t, v, Deck.VISION, traits))
        case Place.GATE:
            light, darkness = deck_worth(t, v, Deck.LIGHT, traits), deck_worth(t, v, Deck.DARKNESS, traits)
            return max(0.0, light, darkness, deck_worth(t, v, Deck.VISION, traits))
        case Place.CHURCH:
            return max(0.0, deck_worth(t, v, Deck.LIGHT, traits))
        case Place.CEMETERY:
            return max(0.0, deck_worth(t, v, Deck.DARKNESS, traits))
        case Place.WOODS:
            best = 0.0
            for seat in range(int(t.players)):
                if int(v.alive) >> seat & 1:
                    best = max(best, woods_wound(t, v, seat), change(t, v, seat, -1))
            return best
    return max(0.0, best_theft(t, v, traits))


@rule
def woods_wound(t: Thought, v: View, seat: Seat) -> float:
    """H43: not with the Brooch."""
    return 0.0 if owns(v, seat, Gear.BROOCH) else hurt(t, v, seat, 2, 0)


@rule
def place_worth(t: Thought, v: View, place: int, traits: Traits) -> float:
    """H7: to use a place and attack from it."""
    if not int(t.places_known) >> place & 1:
        altar = ALTAR_OF_BRYAN if place == Place.ALTAR and t.character == Character.BRYAN else 0.0
        t.places[place] = use_worth(t, v, place, traits) + attack_from(t, v, place, traits) + altar
        t.places_known = int(t.places_known) | 1 << place
    return t.places[place]


@rule
def roll_worth(t: Thought, v: View, traits: Traits) -> float:
    """H9: the average over the rolls that move one."""
    here, best, rolls, worth = int(v.pawn[int(t.seat)]), NEVER, FALLS[0], 0.0
    for place in range(1, PLACES + 1):
        if place != here:
            there = place_worth(t, v, place, traits)
            best = max(best, there)
            rolls += FALLS[place]
            worth += FALLS[place] * there
    return (worth + FALLS[0] * best) / rolls
