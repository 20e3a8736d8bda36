"""Before the first placement: options, shells, reserves, sides."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.decisions import ask
from gloaming.core.errors import Malformed
from gloaming.core.messages import Message, say
from gloaming.games.duel.rules.components import (
    MOST_DUELS,
    NO_CELL,
    NO_MASK,
    START_SHELLS,
    TURNS,
    VALUES,
    VARIANTS,
    Side,
)
from gloaming.games.duel.rules.state import STATE, Question, State


def new(players: int, variant: str = "base", limit: int | None = None, memory_aid: bool = False) -> Any:
    """D2-D4, D15: nine shells and nine pawns a side, all masks available, and Bison places one pawn."""
    if players != len(Side):
        raise _refusal(say("refuse-players", given=repr(players)))
    if type(variant) is not str or variant not in VARIANTS:
        raise _refusal(say("refuse-variant", names=", ".join(VARIANTS), given=repr(variant)))
    if limit is not None and (type(limit) is not int or limit % 2 or not 2 <= limit <= MOST_DUELS):
        raise _refusal(say("refuse-limit", most=MOST_DUELS, given=repr(limit)))
    if type(memory_aid) is not bool or (memory_aid and variant != "memory"):
        raise _refusal(say("refuse-memory-aid", given=repr(memory_aid)))
    s = np.zeros(1, STATE)[0]
    s.variant = VARIANTS.index(variant)
    s.limit = limit or 0
    s.memory_aid = memory_aid
    s.left = TURNS[0]
    s.reserve[:] = (1 << VALUES) - 1
    s.shells[:] = START_SHELLS
    s.mask[:] = NO_MASK
    s.last = NO_CELL
    ask(s, Question.PLACE, 1 << Side.BISON, 0, 0)
    return s


def _refusal(reason: Message) -> Malformed:
    return Malformed(reason, game="duel")


def settings(s: State) -> tuple[int, dict[str, Any]]:
    """The number of players and the options of a position."""
    limit = int(s.limit) or None
    return len(Side), {"variant": VARIANTS[s.variant], "limit": limit, "memory_aid": bool(s.memory_aid)}


def rematch_side(side: int, sides: int) -> int:
    """D2: a rematch changes sides. (Before, each player chooses a side: core/seating.py, as in every game.)"""
    return (side + 1) % sides
