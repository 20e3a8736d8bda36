"""Events in words for those who did something, those it was done to, and everybody else."""

from __future__ import annotations

import pytest

from gloaming.core.decisions import TABLE
from gloaming.core.events import Event
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.speech import Speech
from gloaming.games.shamans.rules.components import Direction, Ritual, Role, Tile, World, card_of
from gloaming.games.shamans.rules.state import Kind

NAMES = ("Ann", "Ben", "Eve")
RED_4 = card_of(World.RED, 3)


def told(viewer: int, lang: str, kind: Kind, seat: int, *, known: bool = True, **facts: int) -> str:
    """An event in a language, for a viewer."""
    event = Event(kind, seat, facts, known=known)
    return Speech("shamans", Reader(viewer, lang, NAMES)).sentence(event).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("viewer", "lang", "sentence"),
    [
        (0, "en", "You pass red 4 to Ben."),
        (1, "en", "Ann passes you red 4."),
        (0, "fr", "Vous passez le 4 rouge à Ben."),
        (1, "fr", "Ann vous passe le 4 rouge."),
    ],
)
def test_s24_giver_and_receiver_hear_which_card_was_passed(viewer: int, lang: str, sentence: str) -> None:
    """S24: both know the card."""
    assert told(viewer, lang, Kind.PASSED, 0, receiver=1, card=RED_4) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Ann passes a card to Ben."), ("fr", "Ann passe une carte à Ben.")]
)
def test_s24_others_hear_of_a_card_alone(lang: str, sentence: str) -> None:
    """S24: nobody else knows it."""
    assert told(2, lang, Kind.PASSED, 0, known=False, receiver=1) == sentence
    assert told(TABLE, lang, Kind.PASSED, 0, known=False, receiver=1) == sentence


def test_french_verbs_agree_and_rituals_have_their_article() -> None:
    silver, light = World.SILVER, Ritual.ILLUMINATION
    mine, theirs = (told(viewer, "fr", Kind.COMPLETED, 0, world=silver, ritual=light) for viewer in (0, 1))
    assert mine == "Le Monde argent est complet : vous accomplissez l’Illumination."
    assert theirs == "Le Monde argent est complet : Ann accomplit l’Illumination."
    assert told(1, "fr", Kind.DAGGER, 0, victim=1, place=0) == "Ann défausse une Dague rituelle contre vous."
    assert told(2, "fr", Kind.ROLE_SHOWN, 1, role=Role.SHADOW) == "Ben est une Ombre."
    assert told(2, "fr", Kind.TAKEN, 1, source=0, tile=Tile.SHARD) == "Ben prend un Éclat de Lune."
    assert told(0, "fr", Kind.PORTAL, 0, direction=Direction.BACK, place=0) == (
        "Vous utilisez un Portail : le pion recule de 1 case."
    )


@pytest.mark.parametrize(
    ("viewer", "winners", "sentence"),
    [
        (0, 0b001, "You win the game with 8 points."),
        (1, 0b001, "Ann wins the game with 8 points."),
        (1, 0b111, "You share the win with Ann and Eve: 8 points each."),
        (TABLE, 0b111, "Ann, Ben and Eve share the win with 8 points each."),
    ],
)
def test_s41_winners_are_told_apart_from_the_others(viewer: int, winners: int, sentence: str) -> None:
    """S41: one player wins; after 40 rounds the leaders share the win."""
    assert told(viewer, "en", Kind.ENDED, TABLE, winners=winners, points=8) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_card_and_no_card_are_counted_as_the_language_does(lang: str) -> None:
    said = {cards: told(1, lang, Kind.GATHERED, 0, world=World.RED, cards=cards) for cards in (0, 1, 2)}
    one, many = {"en": ("card", "cards"), "fr": ("carte", "cartes"), "de": ("Karte", "Karten")}[lang]
    assert f"1 {one} " in said[1]
    assert f"2 {many} " in said[2]
    assert f"0 {one if lang == 'fr' else many} " in said[0]
