"""Why a move is not allowed now, with the clause; only from what the seat knows."""

from __future__ import annotations

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.messages import Message, thing
from gloaming.core.records import Action, Seat
from gloaming.games.shamans.rules.components import CARDS, TILE_NAMES, Source, Tile, bit_of, world_of
from gloaming.games.shamans.rules.moves import ACTIONS, FIRST, is_free
from gloaming.games.shamans.rules.state import Question, View
from gloaming.games.shamans.words.describe import down_tiles

# The questions that a verb answers, and the clause about them.
_ANSWERS = {
    "play": ((Question.PLAY,), "S10, S11"),
    "pass": ((Question.ECLIPSE,), "S23"),
    "take": ((Question.TAKE,), "S17"),
    "keep": ((Question.KEEP,), "S18"),
    "show": ((Question.KEEP,), "S18"),
    "back": ((Question.STABILIZE,), "S29"),
    "artifact": ((Question.STABILIZE,), "S29"),
    "exchange": ((Question.PERMUTE,), "S30"),
    "eliminate": ((Question.NEUTRALIZE,), "S32"),
    "decline": ((Question.NEUTRALIZE, Question.ELIMINATE, Question.ADVANCE, Question.CLOSING), "S25, S32"),
    "ritual": ((Question.CHAIN,), "S36"),
    "guide": ((Question.NAME,), "S21"),
}


def refusal(v: View, seat: Seat, action: Action) -> tuple[Message, str]:
    """Why a move is not allowed now, with the clause."""
    key, clause = _refusal(v, seat, action)
    return thing("refuse", key), clause


def _refusal(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    verb, *words = ACTIONS.format(action).split()
    word = words[0] if words else ""
    if seat == CHANCE or action >= FIRST:
        return "chance_only" if seat != CHANCE else "not_asked", "S6"
    if is_free(action):
        return _free_refusal(v, seat, verb, word)
    questions, clause = _ANSWERS[verb]
    if not top(v, Frame.ASKED) >> seat & 1:
        return ("not_passing", "S23") if verb == "pass" else ("not_your_turn", "S11, S25")
    if top(v, Frame.QUESTION) not in questions:
        return {"play": "not_playing", "pass": "not_passing"}.get(verb, "not_asked"), clause
    return _answer_refusal(v, seat, verb, word)


def _free_refusal(v: View, seat: Seat, verb: str, word: str) -> tuple[str, str]:
    if top(v, Frame.ASKED) >> CHANCE & 1:
        return "chance_draws", "S25"
    if not int(v.alive) >> seat & 1:
        return "out", "S36"
    down = _kinds_down(v, seat)
    if verb == "portal":
        holds = v.up[seat, Tile.PORTAL] or Tile.PORTAL in down
        return ("first_space" if holds else "no_portal"), "S25"
    return ("only_own" if TILE_NAMES.index(word) in down else "none_down"), "S18"


def _answer_refusal(v: View, seat: Seat, verb: str, word: str) -> tuple[str, str]:
    """Why an answer is not one of those allowed by the current question."""
    match verb:
        case "play" | "pass":
            card = CARDS.index(word)
            held = int(v.hands[seat, world_of(card)]) & bit_of(card)
            return ("not_asked" if held else "no_card"), "S2"
        case "take":
            return ("no_tile" if word == Source.PILE.name.lower() else "empty_slot"), "S19"
        case "artifact":
            return "no_tile", "S29"
        case "decline":
            return "must_eliminate", "S32"
        case "ritual":
            return "ritual_done", "S36"
        case "eliminate" if not v.up[seat, Tile.DAGGER] and Tile.DAGGER not in _kinds_down(v, seat):
            return "no_dagger", "S32"
        case _:
            return _seat_refusal(v, seat, int(word))


def _kinds_down(v: View, seat: Seat) -> list[int]:
    return [tile for tile, _ in down_tiles(v, seat)]


def _seat_refusal(v: View, seat: Seat, other: Seat) -> tuple[str, str]:
    if other >= v.players:
        return "no_such_seat", "S2"
    if other == seat:
        return "yourself", "S30, S32"
    if not int(v.alive) >> other & 1:
        return "not_in", "S36"
    return "no_cards", "S21"
