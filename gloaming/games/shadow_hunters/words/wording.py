"""What the game says, as messages made from views and events alone; the words are in messages/."""

from __future__ import annotations

from gloaming.core.decisions import CHANCE, TABLE, Frame, top
from gloaming.core.events import Event
from gloaming.core.layout import PLAIN, WIDE, columns, fold
from gloaming.core.messages import Argument, Message, of_event, say, seat, seats, thing
from gloaming.core.records import Action, Seat
from gloaming.core.speech import Speech
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF
from gloaming.games.shadow_hunters.rules.components import DECK_NAMES, Gear
from gloaming.games.shadow_hunters.rules.powers import POWERS, QUESTIONS, Moment, Power, rows_at
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Kind, Question, View
from gloaming.games.shadow_hunters.words.describe import (
    TERRITORIES,
    board_places,
    could_be,
    describe,
    gears_of,
    seats_of,
)
from gloaming.games.shadow_hunters.words.ending import why
from gloaming.games.shadow_hunters.words.foresight import Foresight
from gloaming.games.shadow_hunters.words.refusals import CLAUSES, reason
from gloaming.games.shadow_hunters.words.things import (
    FACTS,
    by_rows,
    camp,
    card,
    character,
    either,
    gear,
    move_of,
    place,
    things_called,
)

__all__ = [
    "board",
    "describe",
    "effect",
    "explain",
    "fades",
    "move",
    "prompt",
    "refusal",
    "sentence",
    "terms",
]

_SIGNS = ("guarded", "barred", "sealed")
_OF_A_SEAT = (Question.ANSWER, Question.ROB, Question.LOOT, Question.COUNTER)
_OF_A_CARD = (Question.TARGET, Question.SALVE)
_OF_THE_VISION = (Question.GIVE_VISION, Question.ANSWER)
# The rows that the words of a question name: of a window all that it is for, else the power that changes the question.
_ROWS = {question: rows_at(question) for moment, question in QUESTIONS.items() if moment != Moment.START} | {
    question: [row for row in POWERS if row.power == power]
    for question, power in ((Question.START, Power.STEP), (Question.ANSWER, Power.LIE))
}


def board(v: View, speech: Speech, width: int = WIDE) -> str:
    """The places in their territories, every seat, the decks, and who the reader is; for a terminal."""
    viewer = speech.reader.viewer
    told = [say("text-turn", turn=int(v.turn), who=speech.name(int(v.active))) if v.turn else say("text-before")]
    lines = [speech.said(message) for message in told]
    lines += [_seat_line(v, number, speech) for number in range(int(v.players))]
    lines.append(speech.said(say("text-decks", **{name: int(v.left[deck]) for deck, name in enumerate(DECK_NAMES)})))
    if v.charles_before and v.players == 5:
        lines.append(f"{speech.said(say('text-charles'))} (H31)")
    if viewer != TABLE and v.character[viewer] > 0:
        mine = int(v.character[viewer])
        lines.append(speech.said(say("text-you-are", character=character(mine), camp=camp(int(CAMP_OF[mine])))))
    return "\n".join([*_territories(v, speech, width), *(part for line in lines for part in fold(line, width, "    "))])


def _territories(v: View, speech: Speech, width: int) -> list[str]:
    """H10: the two places of a territory side by side, or below each other joined by a line."""
    names = [speech.said(thing("place", name)) for name in board_places(v)]
    places = [f"[{slot}] {name}" for slot, name in enumerate(names, 1)]
    laid = [[places[slot] for slot in slots if slot < len(places)] for slots in TERRITORIES]
    if width == PLAIN:
        return places
    pairs = [[*found, ""][:2] for found in laid if found]
    beside = columns(pairs, WIDE) if pairs else []
    if all(len(line) <= width for line in beside):
        return beside
    return [line for pair in pairs for line in (f"/ {pair[0]}", f"\\ {pair[1]}".rstrip())]


def _seat_line(v: View, number: Seat, speech: Speech) -> str:
    line = say(
        "text-seat",
        who=speech.name(number),
        wounds=int(v.wounds[number]),
        place=place(int(v.pawn[number])),
        identity=_identity(v, number, speech),
        gear=", ".join(speech.said(gear(held)) for held in gears_of(v, number)) or say("text-no-gear"),
    )
    signs = [speech.said(thing("text", sign)) for sign in _SIGNS if int(v[sign]) >> number & 1]
    mark = "*" if v.turn and v.active == number else " "
    return " ".join([mark, speech.said(line), *(f"[{sign}]" for sign in signs)])


def _identity(v: View, number: Seat, speech: Speech) -> Message:
    kinds = could_be(v, number, speech.reader.viewer)
    if not is_alive(v, number):
        return say("text-dead", character=character(kinds[0]))
    if is_revealed(v, number):
        return say("text-revealed", character=character(kinds[0]))
    if number == speech.reader.viewer:
        return say("text-hidden")
    return say("text-may-be", names=", ".join(speech.said(character(kind)) for kind in kinds))


def prompt(v: View, viewer: Seat) -> Message:
    """One sentence: who is asked, and what."""
    if v.over:
        return say("over")
    asked, question, a = top(v, Frame.ASKED), Question(top(v, Frame.QUESTION)), top(v, Frame.A)
    if asked >> CHANCE & 1:
        return say("wait-chance")
    if viewer == TABLE or not asked >> viewer & 1:
        return say("wait", who=seats(seats_of(asked)))
    if question == Question.ATTACK and owns(v, viewer, Gear.MASAMUNE):
        return say("ask-attack-must")
    about = _powers(question)
    if question == Question.USE:
        about["place"] = place(int(v.pawn[viewer]))
    if question in _OF_A_CARD:
        about["card"] = card(a)
    if question in _OF_THE_VISION:
        about["card"] = card(int(v.vision))
    if question in _OF_A_SEAT:
        about["other"] = seat(a)
    if question == Question.ROB:
        about["hit"] = int(v.hit[a])
    return say(f"ask-{_kebab(question)}", **about)


def _powers(question: Question) -> dict[str, Argument]:
    """Whose powers the words of a question name, and their amount."""
    return by_rows(_ROWS[question]) if _ROWS.get(question) else {}


def _kebab(question: Question) -> str:
    return question.name.lower().replace("_", "-")


def explain(v: View) -> tuple[Message, str]:
    """What is asked, in full, with the clauses."""
    if v.over:
        return why(v)
    question = Question(top(v, Frame.QUESTION))
    if top(v, Frame.ASKED) >> CHANCE & 1:
        return say("help-chance"), CLAUSES[question]
    return say(f"help-{_kebab(question)}", **_powers(question)), CLAUSES[question]


def move(v: View, action: Action) -> Message:  # noqa: ARG001  the words of a move need no position
    """A move as a person would say it."""
    return move_of(action)


def terms(word: str, speech: Speech) -> tuple[str, ...]:
    """The name, in the reader's language, of the thing that a word of a move stands for."""
    if word.isdigit():
        return (speech.name(int(word)),)
    return tuple(speech.said(found) for found in things_called(word))


def effect(v: View, action: Action, viewer: Seat) -> tuple[Message, ...]:
    """What a move is known to cost or bring; nothing if the words of the move already say everything."""
    return Foresight(v, viewer).of(action)


def sentence(event: Event) -> Message:
    """What happened."""
    return of_event(event, Kind, FACTS)


def fades(v: View, event: Event) -> bool:  # noqa: ARG001  nothing has to be remembered
    """H62: whatever a seat has seen stays visible to it."""
    return False


def refusal(v: View, seat: Seat, action: Action) -> tuple[Message, str]:
    """Why a move is not allowed now, with the clause; only from what the seat knows."""
    key, clause, who = reason(v, seat, action)
    if who:
        return say(f"refuse-{key}", characters=either([character(one) for one in who])), clause
    return thing("refuse", key), clause
