"""Taking back: only one's own last move, and only while nothing has come of it."""

from __future__ import annotations

from gloaming.core.decisions import CHANCE
from gloaming.core.match import Match


def why_not(before: Match | None, now: Match, seat: int) -> tuple[str, dict[str, object]] | None:
    """Why a game cannot go back to what it was before a seat's last move: a text and its values; None if it can."""
    if before is None:
        return "undo_nothing", {}
    (_, move), *since = now.moves[len(before.moves) :]
    clause = now.game.final.get(move.split()[0])
    if clause:
        return "undo_final", {"move": move, "clause": clause}
    if any(other == CHANCE for other, _ in since):
        return "undo_chance", {"move": move}
    for other, _ in since:
        if other != seat:
            return "undo_other", {"move": move, "seat": other}
    if any(event.seat != seat for event in now.events(seat, len(before.moves))):
        return "undo_shown", {"move": move}
    return None
