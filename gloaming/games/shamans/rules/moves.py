"""Every move as a number, as readable text, and with its meaning."""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.core.compile import inline_rule
from gloaming.core.records import Action
from gloaming.games.shamans.rules.components import (
    CARDS,
    DIRECTION_NAMES,
    HIDEABLE,
    ROLE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
    WORLD_NAMES,
    Direction,
)

ACTIONS = Actions(
    play=Family("play", (CARDS,)),
    give=Family("pass", (CARDS,)),
    take=Family("take", (SOURCE_NAMES,)),
    keep=Family("keep"),
    show=Family("show"),
    back=Family("back"),
    artifact=Family("artifact"),
    exchange=Family("exchange", (SEAT_NAMES,)),
    eliminate=Family("eliminate", (SEAT_NAMES,)),
    decline=Family("decline"),
    ritual=Family("ritual", (WORLD_NAMES,)),
    guide=Family("guide", (SEAT_NAMES,)),
    portal=Family("portal", (DIRECTION_NAMES,)),
    turn_up=Family("turn-up", (TILE_NAMES[1 : HIDEABLE + 1],)),
    first=Family("first", (SEAT_NAMES,)),
    tile=Family("tile", (TILE_NAMES[1:],)),
    role=Family("role", (ROLE_NAMES[1:],)),
    deal=Family("deal", (CARDS,)),
    eclipse=Family("eclipse", (SIDE_NAMES,)),
)
PLAY = ACTIONS.first("play")
GIVE = ACTIONS.first("give")
TAKE = ACTIONS.first("take")
KEEP = ACTIONS.first("keep")
SHOW = ACTIONS.first("show")
BACK = ACTIONS.first("back")
ARTIFACT = ACTIONS.first("artifact")
EXCHANGE = ACTIONS.first("exchange")
ELIMINATE = ACTIONS.first("eliminate")
DECLINE = ACTIONS.first("decline")
RITUAL = ACTIONS.first("ritual")
GUIDE = ACTIONS.first("guide")
PORTAL = ACTIONS.first("portal")  # plus a Direction; from here to FIRST: free moves, which need not answer the question
TURN_UP = ACTIONS.first("turn_up") - 1  # plus a Tile
FIRST = ACTIONS.first("first")  # from here on: chance's moves
TILE = ACTIONS.first("tile") - 1  # plus a Tile
ROLE = ACTIONS.first("role") - 1  # plus a Role
DEAL = ACTIONS.first("deal")
ECLIPSE = ACTIONS.first("eclipse")  # plus a Side


@inline_rule
def is_free(action: Action) -> bool:
    """S18, S25: whether a move may be made whatever is asked."""
    return PORTAL <= action < FIRST


@inline_rule
def is_portal(action: Action) -> bool:
    """S25: whether a free move uses a Portal; the others turn up a tile."""
    return PORTAL <= action <= PORTAL + Direction.BACK


@inline_rule
def played_card(action: Action) -> int:
    """S10, S11: the card that is played."""
    return action - PLAY


@inline_rule
def passed_card(action: Action) -> int:
    """S23: the card that is chosen to be passed."""
    return action - GIVE


@inline_rule
def taken_source(action: Action) -> int:
    """S17: where an Artifact is taken from."""
    return action - TAKE


@inline_rule
def exchange_partner(action: Action) -> int:
    """S30: the player to exchange roles with."""
    return action - EXCHANGE


@inline_rule
def elimination_victim(action: Action) -> int:
    """S32: who is eliminated."""
    return action - ELIMINATE


@inline_rule
def ritual_world(action: Action) -> int:
    """S36: the World whose ritual is performed next."""
    return action - RITUAL


@inline_rule
def named_guide(action: Action) -> int:
    """S21: who is named as the next Guide."""
    return action - GUIDE


@inline_rule
def portal_direction(action: Action) -> int:
    """S25: where a Portal moves the pawn."""
    return action - PORTAL


@inline_rule
def turned_tile(action: Action) -> int:
    """S18: the face-down tile that is turned up."""
    return action - TURN_UP


@inline_rule
def drawn_seat(action: Action) -> int:
    """S5: who gets the First Player marker."""
    return action - FIRST


@inline_rule
def drawn_tile(action: Action) -> int:
    """S6, S18: the tile that comes from the pile."""
    return action - TILE


@inline_rule
def dealt_role(action: Action) -> int:
    """S7: the role that is dealt."""
    return action - ROLE


@inline_rule
def dealt_card(action: Action) -> int:
    """S8: the card that is dealt."""
    return action - DEAL


@inline_rule
def drawn_side(action: Action) -> int:
    """S22: the face of the Eclipse on top of the pile, or BELOW."""
    return action - ECLIPSE
