"""What the game says, as messages made from views and events alone; the words are in messages/."""

from __future__ import annotations

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.events import Event
from gloaming.core.messages import Argument, Meanings, Message, of_event, say, seat, seats, thing
from gloaming.core.records import Action, Seat
from gloaming.core.speech import Speech
from gloaming.games.shamans.rules.components import (
    CARDS,
    DIRECTION_NAMES,
    ROLE_NAMES,
    SIDE_NAMES,
    SLOTS,
    SOURCE_NAMES,
    TILE_NAMES,
    WORLD_NAMES,
    Source,
    Tile,
)
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.state import Ending, Kind, Question, View
from gloaming.games.shamans.words.board import board
from gloaming.games.shamans.words.describe import describe
from gloaming.games.shamans.words.foresight import effect
from gloaming.games.shamans.words.refusals import refusal
from gloaming.games.shamans.words.things import card_thing, ritual_thing, role_thing, tile_thing, world_thing

__all__ = ["board", "describe", "effect", "explain", "fades", "move", "prompt", "refusal", "sentence", "terms"]

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


def prompt(v: View, viewer: Seat) -> Message:
    """One sentence: who is asked, and what."""
    if v.over:
        return say("over")
    question, asked = Question(top(v, Frame.QUESTION)), top(v, Frame.ASKED)
    if viewer < CHANCE and asked >> viewer & 1:
        return _own_prompt(v, question, viewer)
    who = seat(top(v, Frame.A)) if question == Question.DRAW else seats(asked & (1 << int(v.players)) - 1)
    return say(f"wait-{question.name.lower()}", who=who)


def _own_prompt(v: View, question: Question, viewer: Seat) -> Message:
    match question:
        case Question.PLAY if v.destination < 0:
            return say("ask-play-lead")
        case Question.PLAY:
            return say("ask-play", world=world_thing(int(v.destination)))
        case Question.KEEP:
            return say("ask-keep", tile=tile_thing(int(v.down_tile[int(v.downs) - 1])))
        case Question.ECLIPSE:
            return say("ask-eclipse", side=SIDE_NAMES[top(v, Frame.A)])
        case Question.NEUTRALIZE if v.up[viewer, Tile.DAGGER] == 0:
            return say("ask-neutralize-may")
        case _:
            return thing("ask", question.name)


def explain(v: View) -> tuple[Message, str]:
    """What is asked, in full, with the clauses."""
    if v.over:
        return say("help-over"), "S41"
    question = Question(top(v, Frame.QUESTION))
    return thing("help", question.name), _CLAUSES[question]


def move(v: View, action: Action) -> Message:
    """A move as a person would say it."""
    verb, *words = ACTIONS.format(action).split()
    return say(f"move-{verb}", **_move_facts(v, verb, words[0] if words else ""))


def _move_facts(v: View, verb: str, word: str) -> dict[str, Argument]:
    """The things that the words of a move stand for."""
    match verb:
        case "play" | "pass" | "deal":
            return {"card": card_thing(CARDS.index(word))}
        case "take":
            shown = (
                {} if word == SOURCE_NAMES[Source.PILE] else {"tile": tile_thing(int(v.slots[Source[word.upper()]]))}
            )
            return {"source": word, **shown}
        case "exchange" | "eliminate" | "guide" | "first":
            return {"who": seat(int(word))}
        case "ritual":
            world = WORLD_NAMES.index(word)
            return {"world": world_thing(world), "ritual": ritual_thing(int(v.rituals[world]))}
        case "turn-up" | "tile":
            return {"tile": thing("tile", word)}
        case "role":
            return {"role": thing("role", word)}
        case "portal":
            return {"direction": word}
        case "eclipse":
            return {"side": word}
        case _:
            return {}


# Words of moves that name a thing with a name in every language.
_FAMILIES = {
    **dict.fromkeys(WORLD_NAMES, "world"),
    **dict.fromkeys(TILE_NAMES[1:], "tile"),
    **dict.fromkeys(ROLE_NAMES[1:], "role"),
    **dict.fromkeys(SIDE_NAMES[:SLOTS], "side"),
    **dict.fromkeys(DIRECTION_NAMES, "direction"),
}


def terms(word: str, speech: Speech) -> tuple[str, ...]:
    """The name, in the reader's language, of the thing that a word of a move stands for."""
    if word.isdigit():
        return (speech.name(int(word)),)
    if word in CARDS:
        name, value = word.split("-")
        world = speech.said(thing("world", name))
        return (f"{world} {value}", f"{value} {world}")
    return (speech.said(thing(_FAMILIES[word], word)),) if word in _FAMILIES else ()


_MEANINGS: Meanings = {
    "side": SIDE_NAMES.__getitem__,
    "tile": tile_thing,
    "role": role_thing,
    "card": card_thing,
    "world": world_thing,
    "ritual": ritual_thing,
    "source": SOURCE_NAMES.__getitem__,
    "direction": DIRECTION_NAMES.__getitem__,
    "receiver": seat,
    "other": seat,
    "victim": seat,
    "eliminator": seat,
    "guide": seat,
    "winners": seats,
    "question": lambda question: Question(question).name.lower(),
    "why": lambda ending: Ending(ending).name.lower(),
}


def sentence(event: Event) -> Message:
    """What happened."""
    return of_event(event, Kind, _MEANINGS)


def fades(v: View, event: Event) -> bool:  # noqa: ARG001  nothing of this game has to be remembered
    """Whether people keep no record of an event. Never: the rules ask nobody to remember what the table shows."""
    return False
