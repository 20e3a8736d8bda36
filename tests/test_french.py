"""Every sentence with which core and games refuse what a person gives has a French form."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import gloaming
from gloaming.core.compile import PACKAGE
from gloaming.core.errors import GloamingError, Illegal, Malformed
from gloaming.games.french import SENTENCES, told

# Positions as text are for whoever writes them by hand; a record that starts from a bad one says so in one sentence.
_OF_SCENES = {"scene.py", "checks"}


def _sentences(path: Path) -> list[str]:
    """What a file says in its errors; a sentence that is made up on the spot stands as its source."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    said = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (Malformed.__name__, Illegal.__name__):
            first = node.args[0]
            value = named.get(first.id, first) if isinstance(first, ast.Name) else first
            said.append(str(value.value) if isinstance(value, ast.Constant) else ast.unparse(value))
    return said


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


FILES = [
    path for part in ("core", "games") for path in (PACKAGE / part).rglob("*.py") if not _OF_SCENES & set(path.parts)
]
SAID = sorted({sentence for path in FILES for sentence in _sentences(path)})


@pytest.mark.parametrize("sentence", SAID)
def test_a_sentence_has_its_french(sentence: str) -> None:
    assert sentence in SENTENCES
    assert _fields(SENTENCES[sentence]) <= _fields(sentence)


def test_no_french_is_left_over() -> None:
    assert set(SENTENCES) == set(SAID)


@pytest.mark.parametrize("french", SENTENCES.values())
def test_french_has_no_break_spaces_and_curved_apostrophes(french: str) -> None:
    said = re.sub(r"\{[^}]*\}:?|end:", "", french)
    assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])", said)
    assert "'" not in said


@pytest.mark.parametrize(
    ("game", "players", "options", "french"),
    [
        ("duel", 3, {}, "Duel se joue à 2, pas à 3"),
        ("duel", 2, {"memory_aid": True}, "l’aide-mémoire du Duel ne va qu’avec la variante de mémoire"),
        ("shamans", 3, {"track": 2}, "la piste a de 3 à 99 cases, la Lune comprise, et non « 2 » (S4)"),
        ("shadow_hunters", 4, {"quick_start": True}, "le départ rapide se joue à 6 et plus, pas à 4 (H6)"),
    ],
)
def test_options_are_refused_in_french(game: str, players: int, options: dict[str, Any], french: str) -> None:
    with pytest.raises(Malformed) as caught:
        gloaming.new(game, players=players, **options)
    assert told(caught.value, "fr").replace("\u00a0", " ") == french
    assert told(caught.value, "en") == str(caught.value)


def test_a_refused_move_has_the_games_own_french() -> None:
    match = gloaming.new("duel", seed="s")
    with pytest.raises(Illegal) as caught:
        match.play(0, "mask 1")
    within = Malformed("move {number} of the record cannot be played: {error}", number=1, error=caught.value)
    assert str(within).startswith("move 1 of the record cannot be played: mask 1: no masks are chosen")
    said = told(within, "fr")
    assert said.startswith("le coup 1 du fichier ne peut pas être joué")
    assert "on ne choisit pas de masque" in said
    assert said.endswith(f"({caught.value.clause})")


def test_why_a_position_cannot_be_is_not_kept_from_readers_of_french() -> None:
    """In English, as positions are written, and said to be."""
    within = Malformed("the scene has no pawn (D4)")
    error = Malformed("the record starts from a position that cannot be: {error}", error=within)
    assert told(error, "fr").replace("\u00a0", " ") == (
        "la partie commence par une position impossible ; en anglais : the scene has no pawn (D4)"
    )


@pytest.mark.parametrize(("count", "english", "french"), [(1, "1 move", "1 coup"), (2, "2 moves", "2 coups")])
def test_numbers_in_refusals_agree_with_what_they_count(count: int, english: str, french: str) -> None:
    error = Malformed(next(sentence for sentence in SAID if "{moves:" in sentence), line=9, count="7", moves=count)
    assert told(error, "en").endswith(f"counts 7, but it holds {english}")
    assert told(error, "fr").endswith(f"compte 7, le fichier contient {french}")


def test_what_has_no_french_stays_as_it_is() -> None:
    assert told(GloamingError("braces {are} left alone"), "fr") == "braces {are} left alone"
