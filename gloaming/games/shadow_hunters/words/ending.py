"""Why a game ended, with the clause; from a view of the end, which shows every character."""

from __future__ import annotations

from gloaming.core.messages import Message, say
from gloaming.games.shadow_hunters.rules.characters import CHARACTERS, HUNTERS, NEUTRALS, SHADOWS
from gloaming.games.shadow_hunters.rules.components import NEUTRALS_TO_KILL
from gloaming.games.shadow_hunters.rules.endings import achieves
from gloaming.games.shadow_hunters.rules.predicates import count, is_alive
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.games.shadow_hunters.words.things import character


def why(v: View) -> tuple[Message, str]:
    """H21: the condition that was met; H8: or that the turns are over."""
    cast = [int(v.character[seat]) for seat in range(int(v.players))]
    living = sum(1 << it for seat, it in enumerate(cast) if is_alive(v, seat))
    dead = sum(1 << it for it in cast) & ~living
    met = [it for seat, it in enumerate(cast) if NEUTRALS >> it & 1 and achieves(v, seat, it)]
    camp = _won_by_camp(living, dead)
    whole = [say("help-over", why=camp)] if camp else []
    goals = [say("help-over-goal", characters=tuple(character(it) for it in met))] if met else []
    told = whole + goals
    if not told:
        return say("help-over", why="turns"), "H8"
    clauses = ", ".join([*(["H21"] if camp else []), *(_CLAUSES[it] for it in met)])
    return told[0] if len(told) == 1 else say("help-over-both", first=told[0], second=told[1]), clauses


def _won_by_camp(living: int, dead: int) -> str:
    """Whose death decided for a camp; empty if no camp has won."""
    if living & SHADOWS == 0:
        return "both" if living & HUNTERS == 0 else "shadows"
    if living & HUNTERS == 0:
        return "hunters"
    return "neutrals" if count(dead & NEUTRALS) >= NEUTRALS_TO_KILL else ""


_CLAUSES = {int(row.character): row.clause for row in CHARACTERS}
