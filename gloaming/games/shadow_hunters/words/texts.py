"""Names and sentences by language."""

from __future__ import annotations

from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES, CARD_OF_GEAR
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.words import texts_en, texts_foresight, texts_fr

TEXTS: dict[str, dict[str, str]] = {
    "en": texts_en.TEXT | texts_foresight.EN,
    "fr": texts_fr.TEXT | texts_foresight.FR,
}
_PLACES = {"en": texts_en.PLACES, "fr": texts_fr.PLACES}
_DECKS = {"en": texts_en.DECKS, "fr": texts_fr.DECKS}
_CAMPS = {"en": texts_en.CAMPS, "fr": texts_fr.CAMPS}
_CHARACTERS = {"en": texts_en.CHARACTERS, "fr": texts_fr.CHARACTERS}
_CARDS = {"en": texts_en.CARDS, "fr": texts_fr.CARDS}
_OUTCOMES = {"en": texts_en.OUTCOMES, "fr": texts_fr.OUTCOMES}


def place_name(place: int, lang: str) -> str:
    """A place, as the language calls it."""
    return _PLACES[lang][place]


def deck_name(deck: int, lang: str) -> str:
    """A deck."""
    return _DECKS[lang][deck]


def camp_name(camp: int, lang: str) -> str:
    """A camp."""
    return _CAMPS[lang][camp]


def character_name(character: int, lang: str) -> str:
    """A character."""
    return _CHARACTERS[lang][CHARACTER_NAMES[character]][0]


def character_rule(character: int, lang: str) -> str:
    """What a character can do or must do, in a sentence."""
    return _CHARACTERS[lang][CHARACTER_NAMES[character]][1]


def card_name(card: int, lang: str) -> str:
    """A card."""
    return _CARDS[lang][CARD_NAMES[card]][0]


def card_rule(card: int, lang: str) -> str:
    """What a card does, in a sentence."""
    return _CARDS[lang][CARD_NAMES[card]][1]


def rule_and_clause(rule: str) -> tuple[str, str]:
    """What a card or character does, and the clauses it stands in, which its sentence ends with."""
    sentence, _, clause = rule.removesuffix(")").rpartition(" (")
    return sentence, clause


def gear_name(gear: int, lang: str) -> str:
    """An equipment, by its card's name."""
    return card_name(int(CARD_OF_GEAR[gear]), lang)


def outcome_name(answer: int, lang: str) -> str:
    """The outcome of a Vision."""
    return _OUTCOMES[lang][answer]
