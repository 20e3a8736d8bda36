"""The things that messages speak of, by their numbers in the rules."""

from __future__ import annotations

import functools

from gloaming.core.messages import Message, say, thing
from gloaming.games.shamans.rules.components import (
    RITUAL_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
    WORLD_NAMES,
    value_of,
    world_of,
)


@functools.cache
def card_thing(card: int) -> Message:
    """A card."""
    return say("card", world=world_thing(world_of(card)), value=value_of(card) + 1)


def world_thing(world: int) -> Message:
    """A World."""
    return thing("world", WORLD_NAMES[world])


def ritual_thing(ritual: int) -> Message:
    """A ritual."""
    return thing("ritual", RITUAL_NAMES[ritual])


def role_thing(role: int) -> Message:
    """A role that is known."""
    return thing("role", ROLE_NAMES[role])


def tile_thing(tile: int) -> Message:
    """An Artifact that is known."""
    return thing("tile", TILE_NAMES[tile])
