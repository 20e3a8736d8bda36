"""The words of the game, English and French, made from views and events alone."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.counting import fill
from gloaming.core.decisions import CHANCE, TABLE, Frame, top
from gloaming.core.events import Event
from gloaming.core.game import Reader
from gloaming.core.layout import WIDE, columns, fold
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.cards import ANSWERS
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF
from gloaming.games.shadow_hunters.rules.components import DECK_NAMES, GEAR_NAMES, GEARS, PLACE_NAMES, Deck, Gear
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Question, View
from gloaming.games.shadow_hunters.words.describe import board_places, could_be, describe, gears_of, seats_of
from gloaming.games.shadow_hunters.words.foresight import Foresight
from gloaming.games.shadow_hunters.words.refusals import CLAUSES, family_of, reason
from gloaming.games.shadow_hunters.words.sentences import sentence_of
from gloaming.games.shadow_hunters.words.texts import (
    TEXTS,
    camp_name,
    card_name,
    card_rule,
    character_name,
    character_rule,
    deck_name,
    gear_name,
    place_name,
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
    "seat_name",
    "sentence",
    "terms",
]


def seat_name(seat: Seat, reader: Reader) -> str:
    """What a seat is called: its player's name, or its number, as moves name it."""
    if seat < len(reader.names):
        return reader.names[seat]
    return TEXTS[reader.lang]["player"].format(number=seat)


def board(v: View, reader: Reader, width: int = WIDE) -> str:
    """The places in their territories, every seat, the decks, and who the reader is; for a terminal."""
    text, lang = TEXTS[reader.lang], reader.lang
    if v.turn:
        told = [text["turn_line"].format(turn=int(v.turn), who=seat_name(int(v.active), reader))]
    else:
        told = [text["before_line"]]
    told += [_seat_line(v, seat, reader) for seat in range(int(v.players))]
    left = {deck.name.lower(): int(v.left[deck]) for deck in Deck}
    told.append(text["deck_line"].format(**left))
    if v.charles_before and v.players == 5:
        told.append(text["note_charles"])
    if reader.viewer != TABLE and v.character[reader.viewer] > 0:
        mine = int(v.character[reader.viewer])
        name = f"{character_name(mine, lang)} ({camp_name(int(CAMP_OF[mine]), lang)})"
        told.append(text["you_are"].format(character=name, power=character_rule(mine, lang)))
    return "\n".join([*_territories(v, lang, width), *(line for text in told for line in fold(text, width, "    "))])


def _territories(v: View, lang: str, width: int) -> list[str]:
    """H10: the two places of a territory side by side, or joined by a stroke below each other."""
    names = [place_name(PLACE_NAMES.index(place), lang) for place in board_places(v)]
    places = [f"[{slot}] {name}" for slot, name in enumerate(names, 1)]
    pairs = [[*places[first : first + 2], ""][:2] for first in range(0, len(places), 2)]
    beside = columns(pairs, WIDE) if pairs else []
    if all(len(line) <= width for line in beside):
        return beside
    return [line for pair in pairs for line in (f"/ {pair[0]}", f"\\ {pair[1]}".rstrip())]


def _seat_line(v: View, seat: Seat, reader: Reader) -> str:
    text, lang = TEXTS[reader.lang], reader.lang
    names = [character_name(kind, lang) for kind in could_be(v, seat, reader.viewer)]
    if is_alive(v, seat) and not is_revealed(v, seat):
        identity = text["hidden"] if seat == reader.viewer else text["may_be"].format(names=", ".join(names))
    else:
        identity = f"{names[0]}, {text['revealed' if is_alive(v, seat) else 'dead']}"
    signs = "".join(text[sign] for sign in ("guarded", "barred", "sealed") if int(v[sign]) >> seat & 1)
    gear = ", ".join(gear_name(number, lang) for number in gears_of(v, seat)) or text["no_gear"]
    return fill(
        text["seat_line"],
        lang,
        mark="*" if v.turn and v.active == seat else " ",
        who=seat_name(seat, reader),
        wounds=int(v.wounds[seat]),
        place=place_name(int(v.pawn[seat]), lang),
        identity=identity,
        gear=gear,
        signs=signs,
    )


def names_of(seats: Sequence[int], reader: Reader) -> str:
    """Some seats by their names; the reader is `you`."""
    text = TEXTS[reader.lang]
    names = [text["you"] if seat == reader.viewer else seat_name(seat, reader) for seat in seats]
    return text["and"].join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def prompt(v: View, reader: Reader) -> str:
    """One sentence: who is asked, and what."""
    text, lang = TEXTS[reader.lang], reader.lang
    if v.over:
        return text["over"]
    asked, question, a = top(v, Frame.ASKED), Question(top(v, Frame.QUESTION)), top(v, Frame.A)
    if asked >> CHANCE & 1:
        return text["waits_chance"]
    if reader.viewer == TABLE or not asked >> reader.viewer & 1:
        return text["waits"].format(names=names_of(seats_of(asked), reader))
    key = f"ask_{question.name.lower()}"
    if question == Question.ATTACK and owns(v, reader.viewer, Gear.MASAMUNE):
        key = "ask_attack_must"
    card = int(v.vision) if question in (Question.GIVE_VISION, Question.ANSWER) else 0
    if question in (Question.TARGET, Question.SALVE):
        card = a
    seated = question in (Question.ANSWER, Question.ROB, Question.LOOT, Question.COUNTER)
    return fill(
        text[key],
        lang,
        place=place_name(int(v.pawn[reader.viewer]), lang),
        card=card_name(card, lang),
        rule=card_rule(card, lang),
        who=seat_name(a, reader) if seated else "",
        hit=int(v.hit[a]) if question == Question.ROB else 0,
    )


def explain(v: View, reader: Reader) -> tuple[str, str]:
    """What is asked, at length, and the clauses that say so."""
    text = TEXTS[reader.lang]
    if v.over:
        return text["over"], "H21"
    question = Question(top(v, Frame.QUESTION))
    chance = top(v, Frame.ASKED) >> CHANCE & 1
    return text["explain_chance" if chance else f"explain_{question.name.lower()}"], CLAUSES[question]


def move(v: View, action: Action, reader: Reader) -> str:  # noqa: ARG001  the words of a move need no position
    """A move as a person would say it."""
    family, index = family_of(action)
    lang = reader.lang
    key, words = f"do_{family}", []
    match family:
        case "dice":
            words = [str(index // 4 + 1), str(index % 4 + 1)]
        case "d6" | "d4":
            words = [str(index + 1)]
        case "place" | "go":
            words = [place_name(index + 1, lang)]
        case "character":
            words = [character_name(index + 1, lang)]
        case "card":
            words = [card_name(index + 1, lang)]
        case "draw":
            words = [deck_name(index, lang)]
        case "step":
            key += ("_left", "_right")[index]
        case "answer":
            key += f"_{ANSWERS[index]}"
        case "woods":
            key += ("_wound", "_heal")[index % 2]
            words = [_whom(index // 2, reader)]
        case "steal":
            words = [_whom(index // GEARS, reader), gear_name(index % GEARS, lang)]
        case "give":
            words = [gear_name(index // 8, lang), _whom(index % 8, reader)]
        case "dig" | "loot" | "rob" | "hand":
            words = [gear_name(index, lang)]
        case _:
            words = [_whom(index, reader)]
    return TEXTS[lang][key].format(*words)


def terms(word: str, reader: Reader) -> tuple[str, ...]:
    """What the reader's language calls the thing that a word of a move stands for."""
    if word.isdigit():
        return (seat_name(int(word), reader),)
    names = ((PLACE_NAMES, place_name), (DECK_NAMES, deck_name), (GEAR_NAMES, gear_name))
    return tuple(name(known.index(word), reader.lang) for known, name in names if word in known)


def effect(v: View, action: Action, reader: Reader) -> str:
    """What a move is known to cost or bring; nothing where its words say it all."""
    return Foresight(v, reader, lambda seats: names_of(seats, reader)).of(action)


def _whom(seat: Seat, reader: Reader) -> str:
    return TEXTS[reader.lang]["you"] if seat == reader.viewer else seat_name(seat, reader)


def sentence(v: View, event: Event, reader: Reader) -> str:
    """What happened, as one sentence in the reader's language."""
    who = "" if event.seat == TABLE else seat_name(event.seat, reader)
    return sentence_of(event, reader, who, lambda seats: names_of(seats, reader), int(v.players))


def fades(v: View, event: Event) -> bool:  # noqa: ARG001  nothing has to be remembered
    """H62: what a seat has seen stays shown to it."""
    return False


def refusal(v: View, seat: Seat, action: Action, lang: str) -> tuple[str, str]:
    """Why a move is not allowed now, and the clause; from what the seat knows alone."""
    key, clause, who = reason(v, seat, action)
    text = TEXTS[lang]
    return text[key].format(names=text["or"].join(character_name(one, lang) for one in who)), clause
