"""The Visions that others exchanged, drawn as likely as the answers to them were (H62, H63).

All exchanges since the Vision deck was last shuffled took different cards, so cards are drawn without putting any back.
What the record of exchanges does not keep counts as a half: whether a receiver was wounded, or kept an equipment.
"""

from __future__ import annotations

import numpy as np

from gloaming.core.chance import Chance, below
from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import UNKNOWN
from gloaming.core.records import Mask
from gloaming.games.shadow_hunters.rules.cards import (
    CARDS,
    COUNT,
    DECK_SIZE,
    FIRST_VISION,
    PREDICTION,
    VISION_KINDS,
    Answer,
    Verb,
)
from gloaming.games.shadow_hunters.rules.characters import KINDS, POOLS
from gloaming.games.shadow_hunters.rules.components import VISION
from gloaming.games.shadow_hunters.rules.powers import LIARS
from gloaming.games.shadow_hunters.rules.state import HISTORY, View

# How often a card leads to an answer if its condition is met.
_OUTCOMES = {
    Verb.MEND: {Answer.HEAL: 0.5, Answer.WOUND: 0.5},
    Verb.TOLL: {Answer.EQUIPMENT: 0.5, Answer.WOUND: 0.5},
    Verb.HURT: {Answer.WOUND: 1.0},
    Verb.SHOW: {Answer.SHOWN: 1.0},
}
QUARTERS = 4
ALL_VISIONS = sum(int(COUNT[FIRST_VISION + kind]) << 2 * kind for kind in range(VISION_KINDS))


def _likely(kind: int, character: int, answer: Answer) -> float:
    """H26, H63: how likely a character gives an answer to a Vision; the Unknown lies half the time."""
    row = CARDS[FIRST_VISION - 1 + kind]
    lies = LIARS >> character & 1 and row.verb != Verb.SHOW
    obeys = 0.5 if lies else float(row.who >> character & 1)
    return 1 - obeys if answer == Answer.NOTHING else obeys * _OUTCOMES[row.verb].get(answer, 0.0)


# [Vision, character, answer] in quarters
ANSWERED = np.array(
    [
        [[round(QUARTERS * _likely(kind, character, answer)) for answer in Answer] for character in range(KINDS + 1)]
        for kind in range(VISION_KINDS)
    ],
    np.int64,
)


@inline_rule
def copies(cards: int, kind: int) -> int:
    """How many of a Vision are in a set of them, which has 2 bits a kind."""
    return cards >> 2 * kind & 3


@inline_rule
def without(cards: int, card: int) -> int:
    """A set of Visions without one, if it is in the set."""
    kind = card - FIRST_VISION
    return cards - (1 << 2 * kind) if copies(cards, kind) > 0 else cards


@rule
def ways(cards: int, character: int, answer: int) -> int:
    """How many of a set of Visions a character may have answered so, in quarters."""
    found = 0
    for kind in range(VISION_KINDS):
        found += copies(cards, kind) * int(ANSWERED[kind, character, answer])
    return found


@rule
def unknown_exchanges(v: View) -> Mask:
    """The rows of the history whose cards the viewer has not seen."""
    found = 0
    for row in range(min(HISTORY, int(v.exchanges))):
        found |= (1 if v.history[row, 2] == UNKNOWN else 0) << row
    return found


@rule
def open_visions(v: View) -> int:
    """The Visions that may be in the deck, as far as the viewer knows, with 2 bits a kind."""
    found = 0
    for kind in range(VISION_KINDS):
        found |= int(v.deck[FIRST_VISION + kind]) << 2 * kind
    return found


@rule
def place_visions(v: View, hidden: Mask, unknown: Mask, cards: int, chance: Chance) -> float:
    """Draw all Visions that the viewer does not know, as all characters are; return how likely the answers were then.

    `cards` are the open ones. How likely they were is a share of the most that it could be, whoever the hidden seats
    are, and 0 if the answers cannot have been.
    """
    exchanges = int(v.exchanges)
    oldest = max(0, exchanges - HISTORY)
    current = max(
        0, exchanges - (DECK_SIZE - int(v.left[VISION]) - (1 if v.vision != 0 else 0))
    )  # the first since the shuffle
    likely = draw_exchanges(v, max(current, oldest), exchanges, cards, hidden, unknown, chance)
    end = current
    while end > oldest:  # with former decks
        begin = max(oldest, end - DECK_SIZE)
        likely *= draw_exchanges(v, begin, end, unseen_in(v, begin, end, unknown), hidden, unknown, chance)
        end = begin
    for number in range(max(current, oldest), exchanges):
        if unknown >> number % HISTORY & 1:
            cards = without(cards, int(v.history[number % HISTORY, 2]))
    share_out(v, cards, chance)
    return likely


@rule
def unseen_in(v: View, begin: int, end: int, unknown: Mask) -> int:
    """All Visions but those that the viewer saw in some exchanges."""
    cards = ALL_VISIONS
    for number in range(begin, end):
        if not unknown >> number % HISTORY & 1:
            cards = without(cards, int(v.history[number % HISTORY, 2]))
    return cards


@rule
def draw_exchanges(v: View, begin: int, end: int, cards: int, hidden: Mask, unknown: Mask, chance: Chance) -> float:
    """Draw the Visions of those exchanges of one deck that are unknown; return how likely the answers were."""
    likely, before = 1.0, cards
    for number in range(begin, end):
        row = number % HISTORY
        if unknown >> row & 1:
            likely *= answer_share(v, row, hidden, before, cards)
            v.history[row, 2] = draw_answered(v, row, cards, chance)
            cards = without(cards, int(v.history[row, 2]))
    return likely


@rule
def answer_share(v: View, row: int, hidden: Mask, before: int, cards: int) -> float:
    """How likely an answer was, as a share of the most for anybody whom the receiver can be."""
    receiver, answer = int(v.history[row, 1]), int(v.history[row, 3])
    if answer == Answer.SHOWN:
        return 1.0
    anybody = (
        int(POOLS[int(v.expansion), int(v.players)]) if hidden >> receiver & 1 else 1 << int(v.character[receiver])
    )
    most = 0
    for character in range(1, KINDS + 1):
        if anybody >> character & 1:
            most = max(most, ways(before, character, answer))
    return ways(cards, int(v.character[receiver]), answer) / most if most > 0 else 0.0


@rule
def draw_answered(v: View, row: int, cards: int, chance: Chance) -> int:
    """H63: draw one of a set of Visions that the receiver may have answered so; if there is none, one of all."""
    character, answer = int(v.character[int(v.history[row, 1])]), int(v.history[row, 3])
    if answer == Answer.SHOWN:
        return PREDICTION
    if ways(cards, character, answer) == 0:
        cards = ALL_VISIONS
    ticket, kind = below(chance, ways(cards, character, answer)), 0
    while ticket >= copies(cards, kind) * ANSWERED[kind, character, answer]:
        ticket -= copies(cards, kind) * int(ANSWERED[kind, character, answer])
        kind += 1
    return FIRST_VISION + kind


@rule
def share_out(v: View, cards: int, chance: Chance) -> None:
    """H62: the Vision being exchanged, if unknown, is any of those left; then deck and discards have the rest."""
    left = 0
    for kind in range(VISION_KINDS):
        left += copies(cards, kind)
    if v.vision == UNKNOWN:
        v.vision = draw_any(cards, left, chance)
        cards = without(cards, int(v.vision))
        left -= 1
    while left > v.left[VISION]:  # a position that was laid out may have discards without exchanges
        cards = without(cards, draw_any(cards, left, chance))
        left -= 1
    for kind in range(VISION_KINDS):
        card = FIRST_VISION + kind
        v.deck[card] = copies(cards, kind)
        v.discard[card] = int(COUNT[card]) - copies(cards, kind) - (1 if v.vision == card else 0)


@rule
def draw_any(cards: int, left: int, chance: Chance) -> int:
    """H2: draw any Vision of a set that has so many."""
    ticket, kind = below(chance, left), 0
    while ticket >= copies(cards, kind):
        ticket -= copies(cards, kind)
        kind += 1
    return FIRST_VISION + kind
