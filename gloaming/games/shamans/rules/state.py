"""A position, as a table to read aloud."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, TypeAlias

from gloaming.core.decisions import WIDTH, Questions
from gloaming.core.records import I1, I2, Grid, Row, dtype_of
from gloaming.games.shamans.rules.components import CARDS_IN_BOX, HIDEABLE, KINDS, PILE_MOST, SEATS, SLOTS, WORLDS


class Question(IntEnum):
    """The questions that can be asked. A frame that asks nobody is a step that the rules take by themselves."""

    FIRST = 1  # of chance: the First Player marker
    SLOT = 2  # of chance: a tile from the pile; A: the slot it is for
    ROLE = 3  # of chance: a role; A: the seat it is for
    DEAL = 4  # of chance: a card; A: the seat it is for (the last seat: for the board); B: cards left over
    PLAY = 5  # a card; A: seats passed since the Guide
    PLACE = 6  # a step: the card in front of a player goes beside its World; A: the player
    TAKE = 7  # an Artifact; A: the taker
    DRAW = 8  # of chance: a tile from the pile; A: the taker
    KEEP = 9  # of the taker: face down or face up; A: the taker
    SURFACE = 10  # of chance: is the Eclipse on top of the pile?
    ECLIPSE = 11  # of all who hold cards: one to pass; A: Side
    STABILIZE = 12  # back or Artifact; A: the performer
    PERMUTE = 13  # whom to exchange roles with; A: the performer
    NEUTRALIZE = 14  # whom to eliminate; A: the performer
    ELIMINATE = 15  # of the victim: a Portal first? A: the eliminator; B: the victim; C: 1 once declined
    CHAIN = 16  # which ritual next; A: the performer; B: the Worlds still to be performed
    ADVANCE = 17  # a Portal before the Moon? A: whose action; B: steps still to make; C: seats passed since A
    GATHER = 18  # a step: the highest card's player places the cards
    NEXT = 19  # a step: the next turn or the end of the round; A: the next Guide
    NAME = 20  # of an eliminated Guide: the next Guide; A: that Guide
    CLOSING = 21  # a Portal before the Shamans win? A: whoever placed the cards; C: seats passed since A
    RITUAL = 22  # a step: a ritual is performed; A: the performer; B: the World
    ENDING = 23  # a step: the round is over; A: Role of the side that won; B: Ending


class Kind(IntEnum):
    """The kinds of event; events.py names the facts of each."""

    FIRST = 1
    ROUND = 2
    SLOT = 3
    ROLE = 4
    DEALT = 5
    LEFT_OVER = 6
    TURN = 7
    PLAYED = 8
    MOVED = 9
    PLACED = 10
    GATHERED = 11
    COMPLETED = 12
    TAKEN = 13
    KEPT = 14
    TURNED_UP = 15
    ROLE_SHOWN = 16
    ECLIPSE = 17
    CHOSE = 18
    PASSED = 19
    PORTAL = 20
    DECLINED = 21
    POINT = 22
    EXCHANGED = 23
    ROLE_SEEN = 24
    DAGGER = 25
    ELIMINATED = 26
    SET_ASIDE = 27
    NAMED = 28
    ROUND_WON = 29
    TILE_SHOWN = 30
    SCORED = 31
    ENDED = 32
    DRAWN = 33


class Ending(IntEnum):
    """Why a round is over."""

    MOON = 1  # S33
    NO_CARDS = 2  # S34
    LAST_SHADOW = 3  # S35


# A stack has at most 6 frames (PLAY, CHAIN, SURFACE, KEEP, an ADVANCE for each of two Portals); `check` allows 8.
DEPTH = 8


class State(Questions):
    """A position, as a table to read aloud."""

    stack: Annotated[Grid, "i2", (DEPTH, WIDTH)]
    players: I1
    track: I1  # S4: the Moon's space
    start: I1  # S4
    first: I1  # S5: the seat the host named, + 1; 0: drawn
    rituals: Annotated[Row, "i1", (WORLDS,)]  # S3: Ritual of each World
    rounds: I1  # begun so far
    marker: I1  # S5: the seat with the First Player marker
    pawn: I1  # its space
    turn: I1  # of the round, from 1; 0 before the first
    guide: I1  # S9, S20: a seat
    points: Annotated[Row, "i2", (SEATS,)]
    destination: I2  # S10: a World, or NO_WORLD before the Guide has played
    alive: I2  # mask of the seats still in the round
    knows: Annotated[Row, "i2", (SEATS,)]  # mask of the viewers who know the role card of the seat
    undealt: I2  # how many cards are still to deal
    placed: Annotated[Row, "i2", (WORLDS,)]  # sets of values beside the board
    hands: Annotated[Grid, "i2", (SEATS, WORLDS)]  # sets of values; an eliminated Shaman's is set aside
    deck: Annotated[Row, "i1", (CARDS_IN_BOX,)]  # card + 1 of those still to be dealt, ascending; then 0
    cards: Annotated[Row, "i1", (SEATS,)]  # how many cards the hand has
    roles: Annotated[Row, "i1", (SEATS,)]  # Role, or 0 before it is dealt
    front: Annotated[Row, "i1", (SEATS,)]  # card + 1 in front of the player, or 0
    slots: Annotated[Row, "i1", (SLOTS,)]  # Tile shown, or 0
    pile: Annotated[Row, "i1", (KINDS + 1,)]  # how many of each Tile; [0] is the Eclipse
    spent: Annotated[Row, "i1", (KINDS + 1,)]  # how many of each Tile are discarded; [0] is the Eclipse
    up: Annotated[Grid, "i1", (SEATS, KINDS + 1)]  # how many of each Tile lie face up; [.., 0] stays 0
    downs: I1  # how many tiles lie face down, oldest first; an eliminated owner's are lost
    down_owner: Annotated[Row, "i1", (PILE_MOST,)]  # seat
    down_tile: Annotated[Row, "i1", (PILE_MOST,)]  # Tile
    down_turn: Annotated[Row, "i1", (PILE_MOST,)]  # the turn it was taken in
    down_order: Annotated[Row, "i1", (PILE_MOST,)]  # how many tiles had left the pile by then, itself included
    choice: Annotated[Row, "i1", (SEATS,)]  # S23: card + 1 chosen for the Eclipse, or 0
    gave: Annotated[Row, "i1", (SEATS,)]  # S24: card + 1 passed in the Eclipse, or 0
    gave_to: Annotated[Row, "i1", (SEATS,)]  # S24: receiver + 1, or 0
    last_side: I1  # S37: the last round: Role of the side that won it, or 0 in the first round
    last_why: I1  # Ending
    last_alive: I1  # mask of the seats that were still in
    last_roles: Annotated[Row, "i1", (SEATS,)]
    last_down: Annotated[Grid, "i1", (SEATS, HIDEABLE)]  # how many of each Tile from DAGGER on lay face down
    last_gained: Annotated[Row, "i1", (SEATS,)]  # points at its end


View: TypeAlias = State  # what one viewer knows about a position; everything else is UNKNOWN
STATE = dtype_of(State)
