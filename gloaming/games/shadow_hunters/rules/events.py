"""Everything that can happen: one function for each kind of event, whose parameters are its facts."""

from __future__ import annotations

from gloaming.core.decisions import EVERYONE, TABLE
from gloaming.core.events import Log, event, tell, tell_some
from gloaming.core.records import Mask, Seat
from gloaming.games.shadow_hunters.rules.components import Deck
from gloaming.games.shadow_hunters.rules.state import Kind


@event(Kind.LAID)
def tell_laid(log: Log, slot: int, place: int) -> None:
    """H1: a place is laid on a slot."""
    tell(log, Kind.LAID, TABLE, slot, place, 0)


@event(Kind.DEALT, secret="character")
def tell_dealt(log: Log, seat: Seat, character: int) -> None:
    """H3: a character is dealt, which only its player sees."""
    tell_some(log, Kind.DEALT, seat, 0, 0, 0, character, 1 << seat)


@event(Kind.FIRST)
def tell_first(log: Log, seat: Seat) -> None:
    """H4: who starts."""
    tell(log, Kind.FIRST, seat, 0, 0, 0)


@event(Kind.TURN)
def tell_turn(log: Log, seat: Seat, turn: int) -> None:
    """H7: a turn begins; turns are counted from 1."""
    tell(log, Kind.TURN, seat, turn, 0, 0)


@event(Kind.ROLLED)
def tell_rolled(log: Log, seat: Seat, d6: int, d4: int) -> None:
    """H9, H13: the dice rolled; 0 for a die that is not used."""
    tell(log, Kind.ROLLED, seat, d6, d4, 0)


@event(Kind.MOVED)
def tell_moved(log: Log, seat: Seat, place: int) -> None:
    """H9: a pawn goes to a place."""
    tell(log, Kind.MOVED, seat, place, 0, 0)


@event(Kind.SKIPPED)
def tell_skipped(log: Log, seat: Seat, question: int) -> None:
    """H7: a player does not use the place's power, or does not attack."""
    tell(log, Kind.SKIPPED, seat, question, 0, 0)


@event(Kind.DREW, secret="card")
def tell_drew(log: Log, seat: Seat, deck: int, card: int) -> None:
    """H11: a card is drawn openly. H62: only the drawer sees a Vision."""
    tell_some(log, Kind.DREW, seat, deck, 0, 0, card, 1 << seat if deck == Deck.VISION else EVERYONE)


@event(Kind.SHUFFLED)
def tell_shuffled(log: Log, deck: int) -> None:
    """H12: the discards of a deck are shuffled into a new one."""
    tell(log, Kind.SHUFFLED, TABLE, deck, 0, 0)


@event(Kind.EQUIPPED)
def tell_equipped(log: Log, seat: Seat, gear: int) -> None:
    """H11: an equipment drawn is kept."""
    tell(log, Kind.EQUIPPED, seat, gear, 0, 0)


@event(Kind.CHOSE)
def tell_chose(log: Log, seat: Seat, target: Seat, card: int) -> None:
    """H10, H11: the player chosen for a card, or (card 0) for the Woods."""
    tell(log, Kind.CHOSE, seat, target, card, 0)


@event(Kind.HEALED)
def tell_healed(log: Log, seat: Seat, amount: int, wounds: int) -> None:
    """H42: how many wounds are healed, and how many are left."""
    tell(log, Kind.HEALED, seat, amount, wounds, 0)


@event(Kind.SET)
def tell_set(log: Log, seat: Seat, wounds: int) -> None:
    """H39, H85: the marker is set to a number."""
    tell(log, Kind.SET, seat, wounds, 0, 0)


@event(Kind.WOUNDED)
def tell_wounded(log: Log, seat: Seat, amount: int, wounds: int, by: Seat) -> None:
    """H17: how many wounds land, how many there are now, and who inflicts them."""
    tell(log, Kind.WOUNDED, seat, amount, wounds, by)


@event(Kind.SPARED)
def tell_spared(log: Log, seat: Seat) -> None:
    """H14: an attack or card inflicts nothing on its target."""
    tell(log, Kind.SPARED, seat, 0, 0, 0)


@event(Kind.REVEALED)
def tell_revealed(log: Log, seat: Seat, character: int) -> None:
    """H22: a character is shown."""
    tell(log, Kind.REVEALED, seat, character, 0, 0)


@event(Kind.DIED)
def tell_died(log: Log, seat: Seat, character: int) -> None:
    """H17: a character dies, and is shown."""
    tell(log, Kind.DIED, seat, character, 0, 0)


@event(Kind.TOOK)
def tell_took(log: Log, seat: Seat, owner: Seat, gear: int, how: int) -> None:
    """H11: an equipment changes hands; one that is dug up had no owner, so its taker stands for the owner."""
    tell(log, Kind.TOOK, seat, owner, gear, how)


@event(Kind.DISCARDED)
def tell_discarded(log: Log, seat: Seat, gear: int) -> None:
    """H19: an equipment of the dead is discarded."""
    tell(log, Kind.DISCARDED, seat, gear, 0, 0)


@event(Kind.GUARDED)
def tell_guarded(log: Log, seat: Seat) -> None:
    """H41: the Guardian Angel protects a player."""
    tell(log, Kind.GUARDED, seat, 0, 0, 0)


@event(Kind.AGAIN)
def tell_again(log: Log, seat: Seat, turns: int) -> None:
    """H37, H89: how many extra turns are to come."""
    tell(log, Kind.AGAIN, seat, turns, 0, 0)


@event(Kind.ATTACKED)
def tell_attacked(log: Log, seat: Seat, targets: Mask, back: int) -> None:
    """H13, H57: whom a player attacks. H28: or (1) counterattacks."""
    tell(log, Kind.ATTACKED, seat, targets, back, 0)


@event(Kind.MISSED)
def tell_missed(log: Log, seat: Seat) -> None:
    """H13: the dice are equal."""
    tell(log, Kind.MISSED, seat, 0, 0, 0)


@event(Kind.REPLIED, secret="reply")
def tell_replied(log: Log, seat: Seat, reply: int) -> None:
    """H77: a player has answered; only they know how until all have."""
    tell_some(log, Kind.REPLIED, seat, 0, 0, 0, reply, 1 << seat)


@event(Kind.FEASTED)
def tell_feasted(log: Log, seat: Seat) -> None:
    """H31: a player takes wounds to attack again."""
    tell(log, Kind.FEASTED, seat, 0, 0, 0)


@event(Kind.POWER)
def tell_power(log: Log, seat: Seat, character: int, target: Seat) -> None:
    """H22: a power is used; on a seat, or -1."""
    tell(log, Kind.POWER, seat, character, target, 0)


@event(Kind.GAVE_VISION, secret="card")
def tell_gave_vision(log: Log, seat: Seat, receiver: Seat, card: int) -> None:
    """H62: a Vision is given, which only giver and receiver see."""
    tell_some(log, Kind.GAVE_VISION, seat, receiver, 0, 0, card, 1 << seat | 1 << receiver)


@event(Kind.ANSWERED, secret="card")
def tell_answered(log: Log, seat: Seat, giver: Seat, outcome: int, gear: int, card: int) -> None:
    """H62: the public outcome of a Vision; the equipment handed over, or -1."""
    tell_some(log, Kind.ANSWERED, seat, giver, outcome, gear, card, 1 << seat | 1 << giver)


@event(Kind.SHOWED, secret="character")
def tell_showed(log: Log, seat: Seat, receiver: Seat, character: int) -> None:
    """H75: a character is shown to one player."""
    tell_some(log, Kind.SHOWED, seat, receiver, 0, 0, character, 1 << seat | 1 << receiver)


@event(Kind.DECLINED)
def tell_declined(log: Log, seat: Seat, question: int) -> None:
    """H77: a player declines in a window for a hidden power."""
    tell(log, Kind.DECLINED, seat, question, 0, 0)


@event(Kind.ENDED)
def tell_ended(log: Log, ending: int, winners: Mask) -> None:
    """H8, H21: the game is over."""
    tell(log, Kind.ENDED, TABLE, ending, winners, 0)


@event(Kind.TWICE)
def tell_twice(log: Log, seat: Seat) -> None:
    """H45: a player will roll twice to move."""
    tell(log, Kind.TWICE, seat, 0, 0, 0)


@event(Kind.NAMED)
def tell_named(log: Log, seat: Seat, deck: int) -> None:
    """H10: the deck that a player names at the Gate."""
    tell(log, Kind.NAMED, seat, deck, 0, 0)
