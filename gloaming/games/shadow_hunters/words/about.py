"""Shadow Hunters, said to whoever has not read its rules; characters and cards from their tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from gloaming.core.about import About, Term
from gloaming.games.shadow_hunters.rules.cards import CARDS
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES, CHARACTERS
from gloaming.games.shadow_hunters.rules.components import PLACE_NAMES
from gloaming.games.shadow_hunters.rules.powers import Reveals, is_move, row_of
from gloaming.games.shadow_hunters.words import about_en, about_fr
from gloaming.games.shadow_hunters.words.texts import (
    camp_name,
    card_name,
    card_rule,
    character_name,
    character_rule,
    deck_name,
    place_name,
    rule_and_clause,
)


@dataclass(frozen=True)
class PowerWords:
    """What a page needs to know of a power that is used by a move: the move's first word, when, whether it reveals."""

    move: str
    moment: str
    reveals: bool


@dataclass(frozen=True)
class CharacterTerm(Term):
    """A character."""

    power: PowerWords | None


def _about(words: ModuleType, lang: str) -> About:
    glossary = dict(words.TERMS)
    for key, term in (*_characters(words, lang), *_cards(words, lang), *_places(words, lang)):
        assert key not in glossary, key
        glossary[key] = term
    return About(words.TITLE, words.PITCH, (40, 60), words.OPTIONS, words.BOTS, glossary)


def _characters(words: ModuleType, lang: str) -> Iterator[tuple[str, Term]]:
    """Camp and hit points, the camp's goal, the own power or goal."""
    for row in CHARACTERS:
        rule, clause = rule_and_clause(character_rule(row.character, lang))
        points = words.HIT_POINTS.format(camp=camp_name(row.camp, lang), count=row.hit_points)
        text = " ".join(part for part in (points, words.GOALS[row.camp], _sentence(rule)) if part)
        name = character_name(row.character, lang)
        yield CHARACTER_NAMES[row.character], CharacterTerm(name, text, clause, _power(row.character))


def _power(character: int) -> PowerWords | None:
    row = row_of(character)
    if not is_move(row.power):
        return None
    return PowerWords(row.power.name.lower(), row.moment.name.lower(), row.reveals == Reveals.TO_USE)


def _cards(words: ModuleType, lang: str) -> Iterator[tuple[str, Term]]:
    """The deck, how many there are, and what the card does."""
    for number, row in enumerate(CARDS, start=1):
        rule, clause = rule_and_clause(card_rule(number, lang))
        kind = words.EQUIPMENT if row.gear >= 0 else words.CARD
        start = kind.format(deck=deck_name(row.deck, lang), copies=row.copies)
        yield row.name, Term(card_name(number, lang), f"{start} {_sentence(rule)}", clause)


def _places(words: ModuleType, lang: str) -> Iterator[tuple[str, Term]]:
    for place, name in enumerate(PLACE_NAMES[1:], start=1):
        yield name, Term(place_name(place, lang), words.PLACES[place], "H10")


def _sentence(rule: str) -> str:
    return f"{rule[0].upper()}{rule[1:]}."


ABOUT = {"en": _about(about_en, "en"), "fr": _about(about_fr, "fr")}
