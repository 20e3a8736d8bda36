"""Before the first draw: options, decks, everybody alive and off the board (H2-H6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.decisions import CHANCE, ask
from gloaming.core.errors import Malformed
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
    """H2: decks full, pawns off the board, no wounds. H4-H6, H78: as the options say.

    H30, H31, H44, H51: as the edition says, but for the readings that are chosen alone.
    """
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
    if type(edition) is not str or edition not in EDITIONS:
        names = ", ".join(EDITIONS)
        raise Malformed("shadow_hunters' edition is one of {names}, not {given!r}", names=names, given=edition)
    chosen = {name: value for name, value in readings.items() if value is not None}
    flags = {"abilities": abilities, "quick_start": quick_start, **reading_of(edition), **chosen}
    for name, value in flags.items():
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
    if type(way) is not str or way not in EXPANSIONS:
        names = ", ".join(EXPANSIONS)
        raise Malformed(
            "shadow_hunters' expansion is one of {names}, not {given!r}", "H78", names=names, given=expansion
        )
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


def settings(s: State) -> tuple[int, dict[str, Any]]:
    """The number of players and the options that a position is played with."""
    options: dict[str, Any] = {name: bool(getattr(s, name)) for name in FLAGS}
    options["first"] = int(s.first) - 1 if s.first else None
    options["expansion"] = EXPANSIONS[s.expansion]
    options["edition"] = edition_of({name: options[name] for name in READING_OPTIONS})
    return int(s.players), options
