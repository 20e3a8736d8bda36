"""What changes on the table: pawns are moved, wounds healed, characters revealed, equipment changes hands."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.events import Log
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.cards import CARD_OF_GEAR
from gloaming.games.shadow_hunters.rules.components import GEARS
from gloaming.games.shadow_hunters.rules.events import (
    tell_discarded,
    tell_healed,
    tell_moved,
    tell_revealed,
    tell_set,
    tell_took,
)
from gloaming.games.shadow_hunters.rules.predicates import is_revealed
from gloaming.games.shadow_hunters.rules.state import How, State


@rule
def reveal(s: State, seat: Seat, log: Log) -> None:
    """H22: a revealed character stays revealed; revealing again shows nothing new."""
    if not is_revealed(s, seat):
        character = int(s.character[seat])
        s.revealed = int(s.revealed) | 1 << seat
        s.face_up = int(s.face_up) | 1 << character
        tell_revealed(log, seat, character)


@inline_rule
def move_to(s: State, seat: Seat, place: int, log: Log) -> None:
    """H9: the pawn stands on the place."""
    s.pawn[seat] = place
    tell_moved(log, seat, place)


@inline_rule
def heal(s: State, seat: Seat, amount: int, log: Log) -> None:
    """H42: wounds never go below 0; healing an unwounded player does nothing (H43)."""
    healed = min(amount, int(s.wounds[seat]))
    if healed > 0:
        s.wounds[seat] = int(s.wounds[seat]) - healed
        tell_healed(log, seat, healed, int(s.wounds[seat]))


@rule
def set_wounds(s: State, seat: Seat, wounds: int, log: Log) -> None:
    """H39, H85: the marker is set to a number, whatever it was; no character dies of 7."""
    s.wounds[seat] = wounds
    tell_set(log, seat, wounds)


@rule
def take(s: State, taker: Seat, owner: Seat, gear: int, how: int, log: Log) -> None:
    """H11: an equipment changes hands; if dug up (H83), it comes from the discards."""
    if how == How.DUG:
        s.discard[int(CARD_OF_GEAR[gear])] = 0
    else:
        s.gear[owner] = int(s.gear[owner]) & ~(1 << gear)
    s.gear[taker] = int(s.gear[taker]) | 1 << gear
    tell_took(log, taker, owner, gear, how)


@rule
def drop_all(s: State, seat: Seat, log: Log) -> None:
    """H19: equipment of the dead that nobody takes is discarded."""
    held = int(s.gear[seat])
    for gear in range(GEARS):
        if held >> gear & 1:
            s.discard[int(CARD_OF_GEAR[gear])] = 1
            tell_discarded(log, seat, gear)
    s.gear[seat] = 0
