"""Before the first draw: options, decks, everybody alive and off the board (H2-H6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.decisions import CHANCE, ask
from gloaming.core.errors import Malformed
from gloaming.games.shadow_hunters.cards import COUNT, DECK_SIZE
from gloaming.games.shadow_hunters.components import EXPANSIONS, FEWEST, MOST, QUICK_START_FROM, Expansion
from gloaming.games.shadow_hunters.state import STATE, Question

FLAGS = ("abilities", "quick_start", "bob_any", "charles_before", "robe_all", "dynamite_wide")


def new(
    players: int = FEWEST,
    first: int | None = None,
    abilities: bool = True,
    quick_start: bool = False,
    expansion: str | bool | None = "off",
    bob_any: bool = False,
    charles_before: bool = False,
    robe_all: bool = False,
    dynamite_wide: bool = False,
) -> Any:
    """H2: decks full, pawns off the board, no wounds. H4-H6, H30, H31, H44, H51, H78: as the options say."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise Malformed(
            "shadow_hunters is for {fewest} to {most} players, not {given!r}", fewest=FEWEST, most=MOST, given=players
        )
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise Malformed(
            "shadow_hunters' first is a seat from 0 to {last}, or none, not {given!r}",
            "H4",
            last=players - 1,
            given=first,
        )
    flags = (abilities, quick_start, bob_any, charles_before, robe_all, dynamite_wide)
    for name, value in zip(FLAGS, flags, strict=True):
        if type(value) is not bool:
            raise Malformed("shadow_hunters' {name} is true or false, not {given!r}", name=name, given=value)
    if quick_start and players < QUICK_START_FROM:
        raise Malformed(
            "the quick start is for {fewest} and more players, not {given}",
            "H6",
            fewest=QUICK_START_FROM,
            given=players,
        )
    way = EXPANSIONS[Expansion.OFF] if expansion is False or expansion is None else expansion
    if way not in EXPANSIONS:
        names = ", ".join(EXPANSIONS)
        raise Malformed(
            "shadow_hunters' expansion is one of {names}, not {given!r}", "H78", names=names, given=expansion
        )
    s = np.zeros(1, STATE)[0]
    s.players = players
    s.first = 0 if first is None else first + 1
    for name, value in zip(FLAGS, flags, strict=True):
        s[name] = value
    s.expansion = EXPANSIONS.index(str(way))
    s.alive = (1 << players) - 1
    s.deck[:] = COUNT
    s.left[:] = DECK_SIZE
    ask(s, Question.LAY, 1 << CHANCE, 1, 0)
    return s


def settings(s: Any) -> tuple[int, dict[str, Any]]:
    """The number of players and the options that a position is played with."""
    options: dict[str, Any] = {name: bool(getattr(s, name)) for name in FLAGS}
    options["first"] = int(s.first) - 1 if s.first else None
    options["expansion"] = EXPANSIONS[s.expansion]
    return int(s.players), options
