"""Every clause of the rules stands in the rules file, in the docstring of its code, and on a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.core.compile import PACKAGE
from gloaming.core.game import GAMES

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"\*\*([DSH]\d+)\*\*")
ITALICS = re.compile(r"(?<!\*)\*(?!\*)[^*]+\*(?!\*)")
SPAN = re.compile(r"\b([DSH])(\d+)(?:-\1?(\d+))?\b")


def clauses(game: str, lang: str) -> list[str]:
    """The ids of a rules file, in order."""
    return CLAUSE.findall((PACKAGE / "games" / game / "clauses" / f"{lang}.md").read_text(encoding="utf-8"))


def docstrings(folder: Path) -> Iterator[str]:
    """The docstrings of all modules, classes and functions of a folder, and the comments on its fields."""
    for path in folder.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""
        yield from re.findall(r"#.*", source)


def cited(texts: Iterator[str]) -> set[str]:
    """The ids that texts name, spans such as D4-D8 included."""
    ids: set[str] = set()
    for text in texts:
        for letter, first, last in SPAN.findall(text):
            ids.update(f"{letter}{number}" for number in range(int(first), int(last or first) + 1))
    return ids


def written(game: str) -> list[str]:
    """The languages that the rules of a game are written in."""
    return sorted(path.stem for path in (PACKAGE / "games" / game / "clauses").glob("*.md"))


def set_apart(game: str, lang: str) -> list[tuple[str, int]]:
    """How many italic passages each line has: above all, rulings."""
    text = (PACKAGE / "games" / game / "clauses" / f"{lang}.md").read_text(encoding="utf-8")
    lines = [(CLAUSE.search(line), line) for line in text.splitlines()]
    return [(found[1], len(ITALICS.findall(line))) for found, line in lines if found]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_clauses_in_every_language(game: str) -> None:
    english = clauses(game, "en")
    assert len(english) == len(set(english)) > 20
    assert all(clauses(game, lang) == english for lang in written(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_translation_marks_the_same_rulings(game: str) -> None:
    assert all(set_apart(game, lang) == set_apart(game, "en") for lang in written(game))


def test_the_game_that_is_german_has_german_rules() -> None:
    assert written("duel") == ["de", "en", "fr"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_the_code_that_keeps_it(game: str) -> None:
    missing = set(clauses(game, "en")) - cited(docstrings(PACKAGE / "games" / game))
    assert not missing, f"no docstring of {game} cites {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    tests = TESTS / "games" / game
    functions = (
        ast.get_docstring(node) or ""
        for path in tests.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    missing = set(clauses(game, "en")) - cited(functions)
    assert not missing, f"no test of {game} cites {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_what_players_read_speaks_of_the_game_only(game: str) -> None:
    inside = re.compile(r"\btests\b|seat 0|siège 0|Platz 0|\bproducts?\b|\bproduit|\bProdukt", re.IGNORECASE)
    for lang in written(game):
        text = (PACKAGE / "games" / game / "clauses" / f"{lang}.md").read_text(encoding="utf-8")
        assert [line for line in text.splitlines() if inside.search(line)] == []
