"""The words of the game, English and French, made from views and events alone."""

from __future__ import annotations

from typing import Any

from gloaming.core.counting import fill
from gloaming.core.decisions import CHANCE, TABLE, UNKNOWN, Frame, top
from gloaming.core.events import Event
from gloaming.core.game import Reader
from gloaming.core.records import Action, Seat
from gloaming.games.shamans.rules.components import (
    CARDS,
    RITUAL_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    SLOTS,
    TILE_NAMES,
    VALUES,
    WORLD_NAMES,
    Source,
    Tile,
)
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.state import Ending, Kind, Question, View
from gloaming.games.shamans.words.describe import board, card_words, describe, seat_name
from gloaming.games.shamans.words.foresight import effect
from gloaming.games.shamans.words.refusals import refusal
from gloaming.games.shamans.words.texts import TEXTS

__all__ = [
    "board",
    "describe",
    "effect",
    "explain",
    "fades",
    "move",
    "prompt",
    "refusal",
    "seat_name",
    "sentence",
    "terms",
]

_CLAUSES = {
    Question.FIRST: "S5",
    Question.SLOT: "S6, S19",
    Question.ROLE: "S7",
    Question.DEAL: "S8",
    Question.PLAY: "S10-S13",
    Question.TAKE: "S17-S19",
    Question.DRAW: "S17, S18",
    Question.KEEP: "S18",
    Question.SURFACE: "S6, S22",
    Question.ECLIPSE: "S22-S24",
    Question.STABILIZE: "S29, S44",
    Question.PERMUTE: "S30",
    Question.NEUTRALIZE: "S32, S36, S43",
    Question.ELIMINATE: "S25, S36, S43",
    Question.CHAIN: "S36, S44",
    Question.ADVANCE: "S25, S33, S43",
    Question.NAME: "S21",
    Question.CLOSING: "S25, S34, S43",
}


# Words of moves that have a name of their own in every language.
_NAMED = frozenset((*WORLD_NAMES, *TILE_NAMES, *ROLE_NAMES, *SIDE_NAMES[:SLOTS], "forward", "back"))


def prompt(v: View, reader: Reader) -> str:
    """One sentence: who is asked, and what."""
    text = TEXTS[reader.lang]
    if v.over:
        return text["over"]
    question, asked = Question(top(v, Frame.QUESTION)), top(v, Frame.ASKED)
    if reader.viewer < CHANCE and asked >> reader.viewer & 1:
        return _own_prompt(v, question, reader, text)
    seats = [seat for seat in range(int(v.players)) if asked >> seat & 1]
    if question == Question.DRAW:
        seats = [top(v, Frame.A)]
    names = text["and"].join(seat_name(seat, reader) for seat in seats)
    return text[f"waits_{question.name.lower()}"].format(names=names)


def _own_prompt(v: View, question: Question, reader: Reader, text: dict[str, str]) -> str:
    key = f"ask_{question.name.lower()}"
    if question == Question.PLAY and v.destination < 0:
        key = "ask_play_lead"
    if question == Question.NEUTRALIZE and v.up[reader.viewer, Tile.DAGGER] == 0:
        key = "ask_neutralize_may"
    drawn = int(v.down_tile[int(v.downs) - 1]) if question == Question.KEEP else Tile.DAGGER
    return text[key].format(
        world=text[WORLD_NAMES[max(int(v.destination), 0)]],
        tile=text[f"a_{TILE_NAMES[drawn]}"],
        side=text[SIDE_NAMES[top(v, Frame.A) % 2]],
    )


def explain(v: View, reader: Reader) -> tuple[str, str]:
    """What is asked, at length, and the clauses that say so."""
    text = TEXTS[reader.lang]
    if v.over:
        return text["explain_over"], "S41"
    question = Question(top(v, Frame.QUESTION))
    return text[f"explain_{question.name.lower()}"], _CLAUSES[question]


def move(v: View, action: Action, reader: Reader) -> str:
    """A move as a person would say it."""
    text = TEXTS[reader.lang]
    verb, *words = ACTIONS.format(action).split()
    word = words[0] if words else ""
    match verb:
        case "play" | "pass" | "deal":
            return text[f"do_{verb}"].format(card=card_words(CARDS.index(word), reader.lang))
        case "take" if word != "pile":
            slot = int(v.slots[Source[word.upper()]])
            return text[f"do_take_{word}"].format(tile=_tile(slot, text))
        case "take" | "portal" | "eclipse":
            return text[f"do_{verb}_{word}"]
        case "exchange" | "eliminate" | "guide" | "first":
            return text[f"do_{verb}"].format(who=seat_name(int(word), reader))
        case "ritual":
            ritual = text[RITUAL_NAMES[int(v.rituals[WORLD_NAMES.index(word)])]]
            return text["do_ritual"].format(world=text[word], ritual=ritual)
        case "turn-up" | "tile":
            return text[f"do_{verb}"].format(tile=text[f"a_{word}"])
        case "role":
            return text["do_role"].format(role=text[word])
        case _:
            return text[f"do_{verb}"]


def terms(word: str, reader: Reader) -> tuple[str, ...]:
    """What the reader's language calls the thing that a word of a move stands for."""
    text = TEXTS[reader.lang]
    if word.isdigit():
        return (seat_name(int(word), reader),)
    if word in CARDS:
        world, value = text[WORLD_NAMES[CARDS.index(word) // VALUES]], word.rpartition("-")[2]
        return (f"{world} {value}", f"{value} {world}")
    return (text[word],) if word in _NAMED else ()


def _tile(tile: int, text: dict[str, str]) -> str:
    return text[f"a_{TILE_NAMES[tile]}"] if tile > 0 else text["none"]


# Which fact of an event is a card, a tile, or another seat, and how that one is told of it.
_CARD_IN_A = (Kind.LEFT_OVER, Kind.PLAYED, Kind.PLACED)
_CARD_SECRET = (Kind.DEALT, Kind.CHOSE, Kind.PASSED)
_TILE_IN_A = (Kind.TURNED_UP, Kind.TILE_SHOWN)
_OTHER_IN_A = {Kind.PASSED: "_to_you", Kind.EXCHANGED: "_with_you", Kind.DAGGER: "_at_you", Kind.NAMED: "_is_you"}


def sentence(v: View, event: Event, reader: Reader) -> str:
    """What happened, as one sentence in the reader's language."""
    text = TEXTS[reader.lang]
    kind = Kind(event.kind)
    facts = {"a": event.a, "b": event.b, **_named_facts(event, kind, reader.lang)}
    facts["who"] = "" if event.seat >= CHANCE else seat_name(event.seat, reader)
    if kind in _OTHER_IN_A:
        facts["other"] = seat_name(event.a, reader)
    if kind == Kind.ENDED:
        seats = [seat for seat in range(int(v.players)) if event.a >> seat & 1]
        facts["names"] = text["and"].join(seat_name(seat, reader) for seat in seats)
    template = text[_key(event, kind, reader.viewer)]
    found = fill(template, reader.lang, **facts)
    if template.startswith(("{card}", "{tile}", "{world}")):
        found = found[:1].upper() + found[1:]
    if kind == Kind.ELIMINATED and event.b:
        found += fill(text["eliminated_tiles"], reader.lang, **facts)
    return found


def _named_facts(event: Event, kind: Kind, lang: str) -> dict[str, Any]:
    """The numbers of an event that have names."""
    text = TEXTS[lang]
    if kind in _CARD_IN_A:
        return {"card": card_words(event.a, lang)}
    if kind in _CARD_SECRET:
        return {"card": text["unknown"] if event.secret == UNKNOWN else card_words(event.secret, lang)}
    if kind in _TILE_IN_A:
        return {"tile": _tile(event.a, text)}
    match kind:
        case Kind.SLOT:
            return {"side": text[SIDE_NAMES[event.a]], "tile": _tile(event.b, text)}
        case Kind.TAKEN:
            return {"tile": _tile(event.b or event.secret, text)}
        case Kind.GATHERED:
            return {"world": text[WORLD_NAMES[event.a]]}
        case Kind.COMPLETED:
            return {"world": text[WORLD_NAMES[event.a]], "ritual": text[RITUAL_NAMES[event.b]]}
        case Kind.ECLIPSE:
            return {"side": text[SIDE_NAMES[event.a]]}
        case Kind.ROLE_SHOWN:
            return {"role": text[f"a_{ROLE_NAMES[event.a]}"]}
        case Kind.ROLE | Kind.ROLE_SEEN if event.secret != UNKNOWN:
            return {"role": text[f"a_{ROLE_NAMES[event.secret]}"]}
        case _:
            return {}


def _key(event: Event, kind: Kind, viewer: Seat) -> str:
    """The sentence for an event, as the one who did it, the one it was done to, or the others hear it."""
    key = kind.name.lower()
    mine, at_me = event.seat == viewer, kind in _OTHER_IN_A and event.a == viewer
    match kind:
        case Kind.LEFT_OVER | Kind.PLACED | Kind.SLOT | Kind.ECLIPSE:
            return key
        case Kind.MOVED:
            return "moved" if event.a != event.b else "stayed"
        case Kind.GATHERED | Kind.COMPLETED if event.seat == TABLE:
            return f"{key}_nobody"
        case Kind.ROUND_WON:
            return f"won_{Ending(event.b).name.lower()}"
        case Kind.ENDED:
            return "ended" if event.a & (event.a - 1) == 0 else "ended_many"
        case Kind.TAKEN if event.b == 0:
            key = "taken_pile"
        case Kind.PORTAL:
            key = "portal_forward" if event.a else "portal_back"
        case Kind.DAGGER:
            key = "dagger_used"
        case Kind.TILE_SHOWN if event.b > 1:
            key = "tile_shown_more"
        case Kind.ROLE_SEEN if not mine and event.secret != UNKNOWN:
            return "role_seen_known"
    return key + ("_you" if mine else _OTHER_IN_A[kind] if at_me else "")


def fades(v: View, event: Event) -> bool:  # noqa: ARG001  nothing of this game has to be remembered
    """Whether people keep no record of an event: the rules ask nobody to remember what the table shows."""
    return False
