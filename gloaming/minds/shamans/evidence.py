"""What is kept for exact beliefs: how likely every deed was for either role, as measured, and what is still unclear.

The shares are those of `heuristic` bots over 400 games for each number of players;
`python -m gloaming.lab.shamans.behaviour` measures them again.
"""

from __future__ import annotations

import numpy as np

from gloaming.core.compile import rule
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    COUNT,
    FEWEST,
    FULL_WORLD,
    NO_WORLD,
    WORLDS,
    Direction,
    Role,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import Kind, View
from gloaming.minds.shamans.memory import Memory, chance_of_none, multiply

# By players and turn, in percent: how often a Shaman, or a Shadow, who could follow did not. Nothing is certain: with
# people and other bots at the table, 1 in 100 is the least that is believed.
_STRAYS = (
    ((1, 1, 2, 5, 8, 8, 7, 7, 5, 5, 5), (27, 46, 59, 58, 62, 65, 74, 66, 50, 50, 50)),
    ((1, 1, 2, 3, 6, 7, 6, 4, 4, 4, 4), (3, 19, 23, 32, 37, 45, 58, 63, 50, 50, 50)),
    ((1, 1, 1, 1, 2, 4, 5, 8, 7, 5, 5), (82, 75, 73, 70, 70, 69, 70, 70, 71, 72, 50)),
)
STRAYS = np.array(_STRAYS) / 100
# By players, in percent: a Portal used forward, one used back, the pawn moved back by the ritual, a Shaman struck, a
# Shadow struck; by a Shaman, by a Shadow. Only the ratio of the two counts.
_DEEDS = (
    ((1, 99), (99, 1), (65, 1), (6, 100), (100, 1)),
    ((1, 99), (99, 1), (49, 1), (29, 100), (100, 1)),
    ((1, 99), (99, 1), (55, 1), (9, 100), (100, 2)),
)
DEEDS = np.array(_DEEDS) / 100


@rule
def keep_card(m: Memory, v: View, listener: Seat, seat: Seat, world: int) -> None:
    """S10, S11: a card has been played on the Destination, or, as the Guide's, on none.

    Whoever plays a card of a World that they strayed from earlier had it then. Of itself the listener knows.
    """
    players, destination = int(v.players), int(m.destination)
    turn = max(1, int(v.turn))
    shaman = float(STRAYS[players - FEWEST, 0, turn - 1])
    shadow = float(STRAYS[players - FEWEST, 1, turn - 1])
    if int(m.unclear[seat]) >> world & 1:
        multiply(m.sure, players, seat, float(m.as_shaman[seat, world]), float(m.as_shadow[seat, world]))
        m.unclear[seat] = int(m.unclear[seat]) & ~(1 << world)
    if destination == world:
        multiply(m.sure, players, seat, 1 - shaman, 1 - shadow)
    elif destination != NO_WORLD and seat == listener:
        if v.hands[seat, destination] != 0:
            multiply(m.sure, players, seat, shaman, shadow)
    elif destination != NO_WORLD:
        again = int(m.unclear[seat]) >> destination & 1
        m.as_shaman[seat, destination] = shaman * (float(m.as_shaman[seat, destination]) if again else 1.0)
        m.as_shadow[seat, destination] = shadow * (float(m.as_shadow[seat, destination]) if again else 1.0)
        m.unclear[seat] = int(m.unclear[seat]) | 1 << destination


@rule
def keep_deed(m: Memory, v: View, kind: int, seat: Seat, what: int) -> None:
    """S25, S29, S36: a Portal used, the pawn moved back by a ritual, a player struck who then shows a role."""
    deed = 2
    if kind == Kind.PORTAL:
        deed = 0 if what == Direction.FORWARD else 1
    elif kind == Kind.ROLE_SHOWN:
        deed = 4 if what == Role.SHADOW else 3
    players = int(v.players)
    shaman, shadow = float(DEEDS[players - FEWEST, deed, 0]), float(DEEDS[players - FEWEST, deed, 1])
    multiply(m.sure, players, seat, shaman, shadow)


@rule
def settle(m: Memory, v: View, listener: Seat, seat: Seat) -> None:
    """S23, S30: cards or roles change hands, so what a hand will show says nothing of the past any more.

    What is unclear is weighed by the chance that the player has no such card now: here beliefs are not exact.
    """
    players = int(v.players)
    hidden = 0
    for other in range(players):
        hidden += int(v.cards[other]) if other != listener else 0
    for world in range(WORLDS):
        if int(m.unclear[seat]) >> world & 1:
            seen = int(v.placed[world]) | int(v.hands[listener, world])
            for other in range(players):
                card = int(v.front[other]) - 1
                if card >= 0 and world_of(card) == world:
                    seen |= bit_of(card)
            void = chance_of_none(int(COUNT[FULL_WORLD[players] & ~seen]), hidden, int(v.cards[seat]))
            shaman = void + (1 - void) * float(m.as_shaman[seat, world])
            shadow = void + (1 - void) * float(m.as_shadow[seat, world])
            multiply(m.sure, players, seat, shaman, shadow)
    m.unclear[seat] = 0
