"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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


def sentence_of(event: Event, reader: Reader, who: str, names: Names, players: int) -> str:
    """One sentence, said to `you` where the reader did it and the language has a form for that."""
    key, words = _words(event, reader, names, players)
    text = TEXTS[reader.lang]
    if event.seat == reader.viewer and f"{key}_you" in text:
        key += "_you"
    return fill(text[key], reader.lang, who=who, **words)


def _words(event: Event, reader: Reader, names: Names, players: int) -> tuple[str, dict[str, Any]]:
    """The key of the sentence and what it is said of."""
    lang, kind = reader.lang, Kind(event.kind)
    a, b, c = event.a, event.b, event.c
    match kind:
        case Kind.LAID:
            return "laid", {"slot": a, "place": place_name(b, lang)}
        case Kind.DEALT:
            return "dealt", {"character": character_name(event.secret, lang) if event.secret > 0 else ""}
        case Kind.TURN:
            return "turn", {"number": a}
        case Kind.ROLLED:
            return "rolled", {"dice": TEXTS[lang]["and"].join(str(die) for die in (a, b) if die)}
        case Kind.MOVED:
            return "moved", {"place": place_name(a, lang)}
        case Kind.SKIPPED:
            return f"skipped_{Question(a).name.lower()}", {}
        case Kind.DREW:
            if event.secret == UNKNOWN:
                return "drew_secret", {}
            return "drew", {"card": card_name(event.secret, lang), "rule": card_rule(event.secret, lang)}
        case Kind.SHUFFLED | Kind.NAMED:
            return kind.name.lower(), {"deck": deck_name(Deck(a), lang)}
        case Kind.EQUIPPED | Kind.DISCARDED:
            return kind.name.lower(), {"gear": gear_name(a, lang)}
        case Kind.CHOSE:
            return "chose", {"whom": names([a])}
        case Kind.HEALED | Kind.WOUNDED:
            return kind.name.lower(), {"amount": a, "wounds": b}
        case Kind.SET:
            return "set", {"wounds": a}
        case Kind.REVEALED:
            return "revealed_event", {"character": character_name(a, lang)}
        case Kind.DIED:
            return "died", {"character": character_name(a, lang)}
        case Kind.TOOK:
            return f"took_{How(c).name.lower()}", {"gear": gear_name(b, lang), "whom": names([a])}
        case Kind.GUARDED:
            return "guarded_event", {}
        case Kind.AGAIN:
            return "again", {"count": a}
        case Kind.ATTACKED:
            return "countered" if b else "attacked", {"whom": names(seats_of(a))}
        case Kind.POWER:
            whom = {"whom": names([b])} if b >= 0 else {}
            return "power_on" if whom else "power", {"character": character_name(a, lang), **whom}
        case Kind.GAVE_VISION | Kind.ANSWERED | Kind.SHOWED:
            return _exchange(event, kind, reader, names)
        case Kind.ENDED:
            return _ending(event, reader, names, players)
        case _:
            return kind.name.lower(), {}


def _exchange(event: Event, kind: Kind, reader: Reader, names: Names) -> tuple[str, dict[str, Any]]:
    """H62: the card for those who saw it, the outcome for all."""
    lang = reader.lang
    known = event.secret != UNKNOWN
    key = kind.name.lower()
    if known and event.seat != reader.viewer:
        key += "_known"
    if kind == Kind.SHOWED:
        character = character_name(event.secret, lang) if known else ""
        return "showed_known" if known else "showed", {"whom": names([event.a]), "character": character}
    words = {"card": card_name(event.secret, lang) if known else ""}
    if kind == Kind.GAVE_VISION:
        return key, {**words, "whom": names([event.a])}
    return key, {**words, "outcome": outcome_name(event.b, lang)}


def _ending(event: Event, reader: Reader, names: Names, players: int) -> tuple[str, dict[str, Any]]:
    text = TEXTS[reader.lang]
    won = [seat for seat in seats_of(event.b) if seat < players]
    result = text["winners"].format(names=names(won)) if won else text["no_winners"]
    return f"ended_{Ending(event.a).name.lower()}", {"result": result}
