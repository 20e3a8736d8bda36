"""The rules that come with the package, and their clauses by id."""

from __future__ import annotations

import re
from pathlib import Path

from gloaming.core.compile import folder_of
from gloaming.core.game import ENGLISH, find

_CLAUSE = re.compile(r"- \*\*([A-Z]+\d+)\*\* ")


def has_rules(game: str, lang: str) -> bool:
    """Whether the rules of a game exist in a language."""
    return _file(game, lang).exists()


def rules_text(game: str, lang: str) -> str:
    """The whole rules of a game, in Markdown; in English if they do not exist in the language."""
    return _file(game, lang if has_rules(game, lang) else ENGLISH).read_text(encoding="utf-8")


def _file(game: str, lang: str) -> Path:
    return folder_of(find(game).package) / "clauses" / f"{lang}.md"


def clauses(text: str) -> dict[str, str]:
    """Each clause of the rules by its id, with what belongs to it (a table, for example)."""
    found: dict[str, str] = {}
    clause = ""
    for line in text.splitlines():
        start = _CLAUSE.match(line)
        if start:
            clause = start[1]
            found[clause] = line.removeprefix("- ")
        elif line.startswith("#"):
            clause = ""
        elif clause:
            found[clause] += "\n" + line
    return {name: body.strip() for name, body in found.items()}
