"""The rules of a game as the page shows them: sections of clauses, our own rulings marked."""

from __future__ import annotations

import functools
import re

import msgspec

from gloaming.core.clauses import clauses, rules_text

# *Ruling:*, *Décision, les moments :*, *Board.*: what the printed rules leave open, and the value we gave it
_RULING = re.compile(r"(?<!\*)\*(ruling|board|décision|plateau)s?\b", re.IGNORECASE)


class Clause(msgspec.Struct, frozen=True):
    """One rule, in Markdown."""

    id: str
    text: str
    ruling: bool


class Section(msgspec.Struct, frozen=True):
    """What stands under one heading."""

    heading: str
    clauses: list[Clause]


class RulesPage(msgspec.Struct, frozen=True):
    """All rules of a game."""

    title: str
    preface: str
    sections: list[Section]


@functools.cache
def rules_page(game: str, lang: str) -> RulesPage:
    """The rules of a game in a language."""
    head, *parts = re.split(r"^## ", rules_text(game, lang), flags=re.MULTILINE)
    title, _, preface = head.strip().removeprefix("# ").partition("\n")
    return RulesPage(title, preface.strip(), [_section(part) for part in parts])


def _section(text: str) -> Section:
    heading, _, body = text.partition("\n")
    found = clauses(body)
    return Section(heading.strip(), [_clause(name, text) for name, text in found.items()])


def _clause(name: str, text: str) -> Clause:
    words = text.removeprefix(f"**{name}**").strip()
    return Clause(name, words, bool(_RULING.search(words)))
