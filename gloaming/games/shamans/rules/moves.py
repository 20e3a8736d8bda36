"""Every move as a number, and as text that people read."""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.games.shamans.rules.components import (
    CARDS,
    HIDEABLE,
    ROLE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    TILE_NAMES,
    WORLD_NAMES,
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
    portal=Family("portal", (("forward", "back"),)),
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
PORTAL_FORWARD = ACTIONS.first("portal")  # from here to chance's moves: free, beside whatever is asked
PORTAL_BACK = PORTAL_FORWARD + 1
TURN_UP = ACTIONS.first("turn_up") - 1  # plus a Tile
FIRST = ACTIONS.first("first")  # from here on: chance's moves
TILE = ACTIONS.first("tile") - 1  # plus a Tile
ROLE = ACTIONS.first("role") - 1  # plus a Role
DEAL = ACTIONS.first("deal")
ECLIPSE = ACTIONS.first("eclipse")  # plus a Side
