"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gloaming.core.counting import fill
from gloaming.core.decisions import UNKNOWN
from gloaming.core.events import Event
from gloaming.core.game import Reader
from gloaming.games.shadow_hunters.rules.components import Deck
from gloaming.games.shadow_hunters.rules.state import Ending, How, Kind, Question
from gloaming.games.shadow_hunters.words.describe import seats_of
from gloaming.games.shadow_hunters.words.texts import (
    TEXTS,
    card_name,
    card_rule,
    character_name,
    deck_name,
    gear_name,
    outcome_name,
    place_name,
)

Names = Callable[[Sequence[int]], str]
Said = tuple[str, dict[str, Any]]  # the key of a sentence, and what fills its blanks


class Told(NamedTuple):
    """An event, and to whom it is told."""

    event: Event
    reader: Reader
    names: Names
    players: int

    @property
    def lang(self) -> str:
        return self.reader.lang

    @property
    def key(self) -> str:
        """The kind's own name, which most sentences have as their key."""
        return Kind(self.event.kind).name.lower()


def sentence_of(event: Event, reader: Reader, who: str, names: Names, players: int) -> str:
    """One sentence, said to `you` where the reader did it and the language has a form for that."""
    told = Told(event, reader, names, players)
    say = _SENTENCES.get(Kind(event.kind))
    key, words = say(told) if say else (told.key, {})
    text = TEXTS[reader.lang]
    if event.seat == reader.viewer and f"{key}_you" in text:
        key += "_you"
    return fill(text[key], reader.lang, who=who, **words)


def _laid(told: Told) -> Said:
    return "laid", {"slot": told.event.a, "place": place_name(told.event.b, told.lang)}


def _dealt(told: Told) -> Said:
    secret = told.event.secret
    return "dealt", {"character": character_name(secret, told.lang) if secret > 0 else ""}


def _rolled(told: Told) -> Said:
    dice = (str(die) for die in (told.event.a, told.event.b) if die)
    return "rolled", {"dice": TEXTS[told.lang]["and"].join(dice)}


def _drew(told: Told) -> Said:
    """H62: a Vision is read in secret."""
    card = told.event.secret
    if card == UNKNOWN:
        return "drew_secret", {}
    return "drew", {"card": card_name(card, told.lang), "rule": card_rule(card, told.lang)}


def _of_deck(told: Told) -> Said:
    return told.key, {"deck": deck_name(Deck(told.event.a), told.lang)}


def _of_gear(told: Told) -> Said:
    return told.key, {"gear": gear_name(told.event.a, told.lang)}


def _of_wounds(told: Told) -> Said:
    return told.key, {"amount": told.event.a, "wounds": told.event.b}


def _revealed(told: Told) -> Said:
    return "revealed_event", {"character": character_name(told.event.a, told.lang)}


def _died(told: Told) -> Said:
    return "died", {"character": character_name(told.event.a, told.lang)}


def _took(told: Told) -> Said:
    whom = told.names([told.event.a])
    return f"took_{How(told.event.c).name.lower()}", {"gear": gear_name(told.event.b, told.lang), "whom": whom}


def _attacked(told: Told) -> Said:
    return "countered" if told.event.b else "attacked", {"whom": told.names(seats_of(told.event.a))}


def _power(told: Told) -> Said:
    character = {"character": character_name(told.event.a, told.lang)}
    if told.event.b < 0:
        return "power", character
    return "power_on", {**character, "whom": told.names([told.event.b])}


def _gave_vision(told: Told) -> Said:
    return _known(told), {**_card(told), "whom": told.names([told.event.a])}


def _answered(told: Told) -> Said:
    """H62: the card for those who saw it, the outcome for all."""
    return _known(told), {**_card(told), "outcome": outcome_name(told.event.b, told.lang)}


def _showed(told: Told) -> Said:
    whom, character = {"whom": told.names([told.event.a])}, told.event.secret
    if character == UNKNOWN:
        return "showed", whom
    return "showed_known", {**whom, "character": character_name(character, told.lang)}


def _known(told: Told) -> str:
    """The key for whoever saw the card, or for the others; for who gave or answered it there is one to `you`."""
    seen = told.event.secret != UNKNOWN and told.event.seat != told.reader.viewer
    return f"{told.key}_known" if seen else told.key


def _card(told: Told) -> dict[str, str]:
    card = told.event.secret
    return {"card": card_name(card, told.lang) if card != UNKNOWN else ""}


def _ended(told: Told) -> Said:
    text = TEXTS[told.lang]
    won = [seat for seat in seats_of(told.event.b) if seat < told.players]
    result = text["winners"].format(names=told.names(won)) if won else text["no_winners"]
    return f"ended_{Ending(told.event.a).name.lower()}", {"result": result}


# Of the kinds that are missing, the key is the name and there is nothing to fill in but who.
_SENTENCES: dict[Kind, Callable[[Told], Said]] = {
    Kind.LAID: _laid,
    Kind.DEALT: _dealt,
    Kind.TURN: lambda told: ("turn", {"number": told.event.a}),
    Kind.ROLLED: _rolled,
    Kind.MOVED: lambda told: ("moved", {"place": place_name(told.event.a, told.lang)}),
    Kind.SKIPPED: lambda told: (f"skipped_{Question(told.event.a).name.lower()}", {}),
    Kind.DREW: _drew,
    Kind.SHUFFLED: _of_deck,
    Kind.NAMED: _of_deck,
    Kind.EQUIPPED: _of_gear,
    Kind.DISCARDED: _of_gear,
    Kind.CHOSE: lambda told: ("chose", {"whom": told.names([told.event.a])}),
    Kind.HEALED: _of_wounds,
    Kind.WOUNDED: _of_wounds,
    Kind.SET: lambda told: ("set", {"wounds": told.event.a}),
    Kind.REVEALED: _revealed,
    Kind.DIED: _died,
    Kind.TOOK: _took,
    Kind.GUARDED: lambda _: ("guarded_event", {}),
    Kind.AGAIN: lambda told: ("again", {"count": told.event.a}),
    Kind.ATTACKED: _attacked,
    Kind.POWER: _power,
    Kind.GAVE_VISION: _gave_vision,
    Kind.ANSWERED: _answered,
    Kind.SHOWED: _showed,
    Kind.ENDED: _ended,
}
