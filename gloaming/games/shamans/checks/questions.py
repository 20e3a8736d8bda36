"""Each question by itself: whom it asks, with which numbers, and whether the rules ask it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.core.decisions import CHANCE, Asking
from gloaming.core.errors import Malformed
from gloaming.games.shamans.rules.components import HAND, SLOTS, WORLDS_IN_PLAY, Tile
from gloaming.games.shamans.rules.effects import any_tile, anybody_has_cards, may_hold, stock
from gloaming.games.shamans.rules.state import Question, State

_Q = Question
_OF_CHANCE = (_Q.SURFACE, _Q.SLOT, _Q.DRAW)
_ALWAYS_ASKED = (_Q.TAKE, _Q.KEEP, _Q.PERMUTE, _Q.NAME)


def check_question(s: State, frame: Asking, *, is_top: bool) -> None:
    """Raise Malformed unless the rules could ask a question in this way; the top question must be asked now."""
    question = _Q(frame.question)
    name = question.name.lower()
    refuse_unless(
        0 <= frame.asked < 1 << CHANCE + 1 and frame.d == 0,
        f"has a question {name} that asks a seat that does not exist",
    )
    allowed = (0, 1 << CHANCE) if question in _OF_CHANCE else range(1 << int(s.players))
    refuse_unless(frame.asked in allowed, f"asks the wrong seat for {name}")
    refuse_unless(frame.asked or question not in _ALWAYS_ASKED, f"asks nobody for {name}")
    fits = _FITS[question](s, frame) and (question != _Q.PLAY or frame.asked or not is_top)
    refuse_unless(fits, f"has a question {name} that is not as the rules ask it")
    stands = not is_top or question not in _STANDS or _STANDS[question](s, frame)
    refuse_unless(stands, f"has a question {name} that the rules do not ask now (S43, S44)")


def refuse_unless(fine: Any, reason: str) -> None:
    """Raise Malformed, with the reason, unless something about a scene is as it must be."""
    if not fine:
        raise Malformed(f"the scene {reason}")


def _is_in(s: State, seat: int) -> bool:
    return 0 <= seat < int(s.players) and bool(int(s.alive) >> seat & 1)


def _of_seat(s: State, frame: Asking) -> bool:
    """It is about a seat that is still in, and has no other numbers."""
    return _is_in(s, frame.a) and frame.b == frame.c == 0


def _is_asked(frame: Asking) -> bool:
    """The seat that it is about is asked, or is not asked yet."""
    return frame.asked in (0, 1 << frame.a)


def _has_others(s: State, frame: Asking) -> bool:
    return bool(s.alive != 1 << frame.a)


def _fits_play(s: State, frame: Asking) -> bool:
    """S11: the seat asked is the one whose turn it is."""
    players, passed = int(s.players), frame.a
    if not 0 <= passed <= players or frame.b or frame.c:
        return False
    seat = (int(s.guide) + passed) % players
    return not frame.asked or (passed < players and frame.asked == 1 << seat and _is_in(s, seat) and s.cards[seat] > 0)


def _fits_place(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and bool(s.front[frame.a] != 0) and frame.asked == 0


def _fits_take(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and frame.asked == 1 << frame.a and any_tile(s)


def _fits_slot(s: State, frame: Asking) -> bool:
    return frame.a in range(SLOTS) and s.slots[frame.a] == 0 and frame.b == frame.c == 0 and stock(s) > 0


def _fits_draw(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and stock(s) > 0


def _fits_keep(s: State, frame: Asking) -> bool:
    """S18: the last face-down tile is one's own."""
    mine = s.downs and s.down_owner[int(s.downs) - 1] == frame.a
    return _of_seat(s, frame) and frame.asked == 1 << frame.a and bool(mine)


def _fits_surface(s: State, frame: Asking) -> bool:
    return frame.a == frame.b == frame.c == 0 and bool(s.pile[0] == 1)


def _fits_eclipse(s: State, frame: Asking) -> bool:
    return frame.a in (0, 1) and frame.b == frame.c == 0 and s.spent[0] == 1 and not s.gave_to.any()


def _fits_stabilize(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and _is_asked(frame)


def _fits_permute(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and frame.asked == 1 << frame.a and _has_others(s, frame)


def _fits_neutralize(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and _is_asked(frame) and _has_others(s, frame)


def _fits_eliminate(s: State, frame: Asking) -> bool:
    """S32: a player still in eliminates another; the victim is asked."""
    two = _is_in(s, frame.a) and _is_in(s, frame.b) and frame.a != frame.b
    return two and frame.c == 0 and frame.asked in (0, 1 << frame.b)


def _fits_chain(s: State, frame: Asking) -> bool:
    worlds = 0 <= frame.b < 1 << int(WORLDS_IN_PLAY[int(s.players)])
    return _is_in(s, frame.a) and worlds and frame.c == 0 and _is_asked(frame)


def _fits_advance(s: State, frame: Asking) -> bool:
    return _is_in(s, frame.a) and 0 < frame.b <= HAND[int(s.players)] and _asks_window(s, frame)


def _fits_gather(_: State, frame: Asking) -> bool:
    return frame.asked == frame.a == frame.b == frame.c == 0


def _fits_next(s: State, frame: Asking) -> bool:
    return _of_seat(s, frame) and frame.asked == 0


def _fits_name(s: State, frame: Asking) -> bool:
    """S20: an eliminated Guide names the next one."""
    guide = frame.a == s.guide and frame.asked == 1 << frame.a and not _is_in(s, frame.a)
    return bool(guide) and frame.b == frame.c == 0 and anybody_has_cards(s)


def _fits_closing(s: State, frame: Asking) -> bool:
    inside = 0 <= frame.a < int(s.players) and frame.b == 0
    return inside and _asks_window(s, frame) and not anybody_has_cards(s)


def _asks_window(s: State, frame: Asking) -> bool:
    """S25: a window asks one seat after the other, starting with the player whose action it is."""
    seat = (frame.a + frame.c) % int(s.players)
    return 0 <= frame.c < s.players and (not frame.asked or (frame.asked == 1 << seat and _is_in(s, seat)))


_FITS: dict[Question, Callable[[State, Asking], bool]] = {
    _Q.PLAY: _fits_play,
    _Q.PLACE: _fits_place,
    _Q.TAKE: _fits_take,
    _Q.SLOT: _fits_slot,
    _Q.DRAW: _fits_draw,
    _Q.KEEP: _fits_keep,
    _Q.SURFACE: _fits_surface,
    _Q.ECLIPSE: _fits_eclipse,
    _Q.STABILIZE: _fits_stabilize,
    _Q.PERMUTE: _fits_permute,
    _Q.NEUTRALIZE: _fits_neutralize,
    _Q.ELIMINATE: _fits_eliminate,
    _Q.CHAIN: _fits_chain,
    _Q.ADVANCE: _fits_advance,
    _Q.GATHER: _fits_gather,
    _Q.NEXT: _fits_next,
    _Q.NAME: _fits_name,
    _Q.CLOSING: _fits_closing,
}


def _has_portal(s: State, frame: Asking) -> bool:
    return may_hold(s, frame.asked.bit_length() - 1, Tile.PORTAL)


# S43, S44: when a question is asked; questions not listed here always are.
_STANDS: dict[Question, Callable[[State, Asking], bool]] = {
    _Q.ADVANCE: lambda s, frame: int(s.pawn) + 1 == s.track and _has_portal(s, frame),
    _Q.CLOSING: _has_portal,
    _Q.ELIMINATE: _has_portal,
    _Q.NEUTRALIZE: lambda s, frame: may_hold(s, frame.a, Tile.DAGGER),
    _Q.STABILIZE: lambda s, _: bool(s.pawn > 1) or any_tile(s),
    _Q.CHAIN: lambda _, frame: frame.b & (frame.b - 1) != 0,
}
