"""Taking a move back: only one's own last move, and only before it has had consequences."""

from __future__ import annotations

from gloaming.core.decisions import CHANCE
from gloaming.core.match import Match
from gloaming.core.messages import Message, say
from gloaming.core.messages import seat as seat_of


def why_not(before: Match | None, now: Match, seat: int) -> Message | None:
    """Why the last move of a seat cannot be taken back; None if it can."""
    if before is None:
        return say("terminal-undo-nothing")
    (_, move), *since = now.moves[len(before.moves) :]
    clause = now.game.final.get(move.split()[0])
    if clause:
        return say("terminal-undo-final", move=move, clause=clause)
    if any(other == CHANCE for other, _ in since):
        return say("terminal-undo-chance", move=move)
    for other, _ in since:
        if other != seat:
            return say("terminal-undo-other", move=move, who=seat_of(other))
    if any(event.seat != seat for event in now.events(seat, len(before.moves))):
        return say("terminal-undo-shown", move=move)
    return None
