"""The things of the game as messages, and the meanings of the words of moves and the facts of events."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from gloaming.core.messages import Argument, Meanings, Message, say, seat, seats, thing
from gloaming.core.records import Action
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, OUTCOMES
from gloaming.games.shadow_hunters.rules.characters import CAMP_NAMES, CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import (
    DECK_NAMES,
    FOUR,
    GEAR_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SIX,
)
from gloaming.games.shadow_hunters.rules.moves import ACTIONS
from gloaming.games.shadow_hunters.rules.powers import POWERS, PowerRow
from gloaming.games.shadow_hunters.rules.state import Ending, How, Question, Reply


def camp(number: int) -> Message:
    """A camp."""
    return thing("camp", CAMP_NAMES[number])


def character(number: int) -> Message:
    """A character."""
    return thing("character", CHARACTER_NAMES[number])


def deck(number: int) -> Message:
    """A deck."""
    return thing("deck", DECK_NAMES[number])


def place(number: int) -> Message:
    """A place, or `off the board`."""
    return thing("place", PLACE_NAMES[number])


def card(number: int) -> Message | str:
    """A card, or nothing."""
    return thing("card", CARD_NAMES[number]) if number > 0 else ""


def gear(number: int) -> Message | str:
    """An equipment by its card, or nothing."""
    return thing("card", GEAR_NAMES[number]) if number >= 0 else ""


def either(things: Sequence[Message]) -> Message:
    """A list of things of which one is meant."""
    first, *rest = things
    return say("either", one=first, other=either(rest)) if rest else first


def by_rows(rows: Sequence[PowerRow]) -> dict[str, Argument]:
    """What messages about a power say of its rows: whose it is, and its amount."""
    return {"characters": either([character(row.character) for row in rows]), "amount": rows[0].amount}


# What the facts of an event stand for; facts not listed are plain numbers.
FACTS: Meanings = {
    "by": seat,
    "card": card,
    "character": character,
    "deck": deck,
    "ending": lambda number: Ending(number).name.lower(),
    "gear": gear,
    "giver": seat,
    "how": lambda number: How(number).name.lower(),
    "outcome": OUTCOMES.__getitem__,
    "owner": seat,
    "place": place,
    "question": lambda number: Question(number).name.lower(),
    "receiver": seat,
    "reply": lambda number: Reply(number).name.lower(),
    "target": seat,
    "targets": seats,
    "winners": seats,
}

# What the words of moves stand for: the list they come from, what it is called, and the thing behind a word.
_WORDS: dict[tuple[str, ...], tuple[str, Callable[[str], Argument]]] = {
    SIX: ("d6", int),
    FOUR: ("d4", int),
    PLACE_NAMES[1:]: ("place", lambda word: thing("place", word)),
    CHARACTER_NAMES[1:]: ("character", lambda word: thing("character", word)),
    SEAT_NAMES: ("target", lambda word: seat(int(word))),
    CARD_NAMES[1:]: ("card", lambda word: thing("card", word)),
    GEAR_NAMES: ("gear", lambda word: thing("card", word)),
    DECK_NAMES: ("deck", lambda word: thing("deck", word)),
}
_CHOICES: dict[str, str] = {"step": "side", "woods": "what", "answer": "what"}  # verbs with a list of their own


@functools.cache
def move_of(action: Action) -> Message:
    """A move, as a message."""
    verb, *words = ACTIONS.format(action).split()
    rows = [row for row in POWERS if row.power.name.lower() == verb]
    said = by_rows(rows) if rows else {}
    for word, names in zip(words, ACTIONS.families[family_of(action)].words, strict=True):
        name, meant = _WORDS[names] if names in _WORDS else (_CHOICES[verb], str)
        said[name] = meant(word)
    return say(f"move-{verb}", **said)


@functools.cache
def family_of(action: Action) -> str:
    """The family of an action, which has the name of its verb."""
    return ACTIONS.format(action).split()[0].replace("-", "_")


def things_called(word: str) -> list[Message]:
    """The things that a word of a move can stand for."""
    lists = (("place", PLACE_NAMES), ("deck", DECK_NAMES), ("card", GEAR_NAMES))
    return [thing(family, word) for family, names in lists if word in names]
