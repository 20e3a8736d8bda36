"""Who could be whom: what everybody may infer for windows (H77), and what each player has learned (H62, H63)."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.characters import CAMP_MASK, CAMPS, POOLS, SEATS_OF_CAMP
from gloaming.games.shadow_hunters.rules.state import State


@inline_rule
def count(mask: int) -> int:
    """The number of members of a mask."""
    found = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


@inline_rule
def is_alive(s: State, seat: Seat) -> bool:
    """H17: whether a seat is alive."""
    return int(s.alive) >> seat & 1 == 1


@inline_rule
def is_revealed(s: State, seat: Seat) -> bool:
    """H22: whether a seat's character is face up."""
    return int(s.revealed) >> seat & 1 == 1


@inline_rule
def owns(s: State, seat: Seat, gear: int) -> bool:
    """H11: whether a seat has an equipment."""
    return int(s.gear[seat]) >> gear & 1 == 1


@inline_rule
def has_power(s: State, seat: Seat, who: int) -> bool:
    """H5, H84: whether a seat has a character of a mask and its ability: not for beginners, not once sealed."""
    return who >> int(s.character[seat]) & 1 == 1 and s.abilities == 1 and int(s.sealed) >> seat & 1 == 0


@rule
def possible(s: State) -> int:
    """H77: the characters a hidden seat could be: in use at this table, not face up, of a camp not yet all face up."""
    face_up, players = int(s.face_up), int(s.players)
    found = 0
    for camp in range(CAMPS):
        members = int(CAMP_MASK[camp])
        if count(face_up & members) < SEATS_OF_CAMP[players, camp]:
            found |= members
    return found & int(POOLS[int(s.expansion), players]) & ~face_up


@rule
def could_be(s: State, seat: Seat, who: int) -> bool:
    """H77: whether a hidden seat could be one of a mask of characters."""
    return not is_revealed(s, seat) and possible(s) & who != 0


@rule
def has_window(s: State, seat: Seat, who: int) -> bool:
    """H77: whether a seat is asked about a power of a mask of characters: it is revealed as one, or could be one."""
    if s.abilities == 0 or int(s.sealed) >> seat & 1 == 1:
        return False
    if is_revealed(s, seat):
        return who >> int(s.character[seat]) & 1 == 1
    return possible(s) & who != 0


@inline_rule
def rule_out(s: State, knower: Seat, seat: Seat, who: int) -> None:
    """H62, H63: a knower (PUBLIC: everybody) has learned that a hidden seat is none of a mask of characters."""
    learned = 0 if is_revealed(s, seat) else who
    s.ruled_out[knower, seat] = int(s.ruled_out[knower, seat]) | learned
