"""The rules as the package ships them, and their clauses by id."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from gloaming.core.game import find

_CLAUSE = re.compile(r"- \*\*([A-Z]+\d+)\*\* ")


def rules_text(game: str, lang: str) -> str:
    """The whole rules of a game, in Markdown."""
    folder = Path(importlib.import_module(find(game).package).__file__ or "").parent
    return (folder / "clauses" / f"{lang}.md").read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """Each clause of the rules by its id, with what hangs on it (a table, say)."""
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
