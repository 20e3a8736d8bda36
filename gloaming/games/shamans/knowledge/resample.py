"""A full position that could give this view: what the viewer does not know is drawn at random."""

from __future__ import annotations

from gloaming.core.chance import Chance, below
from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    COUNT,
    HIDEABLE,
    KINDS,
    LOWEST,
    SHADOWS,
    SHAMANS,
    TILES,
    VALUES_IN_PLAY,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
    bit_of,
    card_of,
    world_of,
)
from gloaming.games.shamans.rules.effects import leave_deck
from gloaming.games.shamans.rules.setup import fill_deck
from gloaming.games.shamans.rules.state import View


@rule
def resample(v: View, chance: Chance) -> None:
    """Turn a view into a full state that could give this view, all hidden cards equally likely in every place."""
    resample_roles(v, chance)
    resample_tiles(v, chance)
    resample_cards(v, chance)


@rule
def resample_roles(v: View, chance: Chance) -> None:
    """S2, S7: the roles that the viewer has not seen are dealt at random among those still possible."""
    players = int(v.players)
    shamans, shadows = SHAMANS[players], SHADOWS[players]
    for seat in range(players):
        shamans -= v.roles[seat] == Role.SHAMAN
        shadows -= v.roles[seat] == Role.SHADOW
    for seat in range(players):
        if v.roles[seat] == UNKNOWN:
            if below(chance, shamans + shadows) < shamans:
                v.roles[seat] = Role.SHAMAN
                shamans -= 1
            else:
                v.roles[seat] = Role.SHADOW
                shadows -= 1


@rule
def resample_tiles(v: View, chance: Chance) -> None:
    """S6, S18: every unknown face-down tile is one of those not seen, but never a Mask; the rest is in the pile."""
    for tile in range(1, KINDS + 1):
        left = TILES[tile] - int(v.spent[tile]) - (v.slots[0] == tile) - (v.slots[1] == tile)
        for seat in range(int(v.players)):
            left -= int(v.up[seat, tile])
        for row in range(int(v.downs)):
            left -= v.down_tile[row] == tile
        v.pile[tile] = left
    for row in range(int(v.downs)):
        if v.down_tile[row] == UNKNOWN:
            total = 0
            for tile in range(1, HIDEABLE + 1):
                total += int(v.pile[tile])
            ticket = below(chance, total)
            tile = 1
            while ticket >= v.pile[tile]:
                ticket -= int(v.pile[tile])
                tile += 1
            v.down_tile[row] = tile
            v.pile[tile] = int(v.pile[tile]) - 1


@rule
def resample_cards(v: View, chance: Chance) -> None:
    """S8, S24, S36: unseen cards are dealt to the unknown places of hands; a chosen or passed card is from its hand."""
    players = int(v.players)
    fill_deck(v, WORLDS_IN_PLAY[players], VALUES_IN_PLAY[players])
    for seat in range(players):
        if v.front[seat] > 0:
            leave_deck(v, int(v.front[seat]) - 1)
    for world in range(WORLDS):
        seen = int(v.placed[world])
        for seat in range(players):
            seen |= int(v.hands[seat, world])
        while seen != 0:
            leave_deck(v, card_of(world, int(LOWEST[seen])))
            seen &= seen - 1
    for seat in range(players):
        hidden = int(v.cards[seat])
        for world in range(WORLDS):
            hidden -= int(COUNT[int(v.hands[seat, world])])
        for _ in range(hidden):
            card = int(v.deck[below(chance, int(v.undealt))]) - 1
            leave_deck(v, card)
            v.hands[seat, world_of(card)] = int(v.hands[seat, world_of(card)]) | bit_of(card)
    for seat in range(players):
        if v.choice[seat] == UNKNOWN:
            v.choice[seat] = 1 + pick(v, seat, chance)
        if v.gave[seat] == UNKNOWN:
            receiver = int(v.gave_to[seat]) - 1
            v.gave[seat] = 1 + pick(v, receiver, chance) if v.cards[receiver] > 0 else 0


@rule
def pick(v: View, seat: Seat, chance: Chance) -> int:
    """One card of a hand, drawn with equal chances."""
    skip = below(chance, int(v.cards[seat]))
    world = 0
    while skip >= COUNT[int(v.hands[seat, world])]:
        skip -= int(COUNT[int(v.hands[seat, world])])
        world += 1
    values = int(v.hands[seat, world])
    for _ in range(skip):
        values &= values - 1
    return card_of(world, int(LOWEST[values]))
