"""What to look at in Shadow Hunters: characters, cards, powers, places, and how long identities stay hidden."""

from __future__ import annotations

from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import PLACE_NAMES
from gloaming.games.shadow_hunters.rules.state import Ending, Kind
from gloaming.lab.balance.facts import Balance, Happening

BALANCE = Balance(
    happenings=(
        Happening("draws", Kind.DREW, "card", CARD_NAMES),
        Happening("power of", Kind.POWER, "character", CHARACTER_NAMES),
        Happening("goes to", Kind.MOVED, "place", PLACE_NAMES),
        Happening("attacks", Kind.ATTACKED),
        Happening("is wounded", Kind.WOUNDED),
        Happening("reveals itself", Kind.REVEALED),
        Happening("dies", Kind.DIED),
        Happening("ends by", Kind.ENDED, "ending", ("", *(each.name.lower() for each in Ending)), to_a_seat=False),
    ),
    label=Happening("character", Kind.DEALT, "character", CHARACTER_NAMES),
    turn=Kind.TURN,
    unmasked=(Kind.REVEALED, Kind.DIED),
)
