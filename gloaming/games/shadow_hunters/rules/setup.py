"""Before the first draw: options, decks, everybody alive and off the board (H2-H6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.decisions import CHANCE, ask
from gloaming.core.errors import Malformed
from gloaming.core.messages import Message, say
from gloaming.games.shadow_hunters.rules.cards import COUNT, DECK_SIZE
from gloaming.games.shadow_hunters.rules.components import EXPANSIONS, FEWEST, MOST, QUICK_START_FROM, Expansion
from gloaming.games.shadow_hunters.rules.editions import EDITIONS, READING_OPTIONS, edition_of, reading_of
from gloaming.games.shadow_hunters.rules.state import STATE, Question, State

FLAGS = ("abilities", "quick_start", *READING_OPTIONS)


def new(
    players: int = FEWEST,
    first: int | None = None,
    abilities: bool = True,
    quick_start: bool = False,
    expansion: str | bool | None = "off",
    edition: str = EDITIONS[0],
    **readings: bool | None,
) -> Any:
    """H2: full decks, pawns off the board, no wounds. H4-H6, H78: as the options say.

    H30, H31, H44, H51: as the edition says, except for readings that are chosen separately.
    """
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise _refusal(say("refuse-players", fewest=FEWEST, most=MOST, given=repr(players)))
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise _refusal(say("refuse-first", last=players - 1, given=repr(first)), "H4")
    if type(edition) is not str or edition not in EDITIONS:
        names = ", ".join(EDITIONS)
        raise _refusal(say("refuse-edition", names=names, given=repr(edition)))
    chosen = {name: value for name, value in readings.items() if value is not None}
    flags = {"abilities": abilities, "quick_start": quick_start, **reading_of(edition), **chosen}
    for name, value in flags.items():
        if type(value) is not bool:
            raise _refusal(say("refuse-flag", name=name, given=repr(value)))
    if quick_start and players < QUICK_START_FROM:
        raise _refusal(say("refuse-quick-start", fewest=QUICK_START_FROM, given=repr(players)), "H6")
    way = EXPANSIONS[Expansion.OFF] if expansion is False or expansion is None else expansion
    if type(way) is not str or way not in EXPANSIONS:
        names = ", ".join(EXPANSIONS)
        raise _refusal(say("refuse-expansion", names=names, given=repr(expansion)), "H78")
    s = np.zeros(1, STATE)[0]
    s.players = players
    s.first = 0 if first is None else first + 1
    for name, value in flags.items():
        s[name] = value
    s.expansion = EXPANSIONS.index(way)
    s.alive = (1 << players) - 1
    s.deck[:] = COUNT
    s.left[:] = DECK_SIZE
    ask(s, Question.LAY, 1 << CHANCE, 1, 0)
    return s


def _refusal(reason: Message, clause: str = "") -> Malformed:
    return Malformed(reason, clause, game="shadow_hunters")


def settings(s: State) -> tuple[int, dict[str, Any]]:
    """The number of players and the options of a position."""
    options: dict[str, Any] = {name: bool(getattr(s, name)) for name in FLAGS}
    options["first"] = int(s.first) - 1 if s.first else None
    options["expansion"] = EXPANSIONS[s.expansion]
    options["edition"] = edition_of({name: options[name] for name in READING_OPTIONS})
    return int(s.players), options
