"""The rules of a game as the page shows them: sections of clauses, with our own rulings marked."""

from __future__ import annotations

import functools
import re
from collections.abc import Set

import msgspec

from gloaming.core.clauses import clauses, has_rules, rules_text
from gloaming.core.game import ENGLISH
from gloaming.server.wire import Language

# *Ruling:*, *Rulings, the windows:*, *Board.* in the English text: what the printed rules leave open
_RULING = re.compile(r"(?<!\*)\*(ruling|board)s?\b", re.IGNORECASE)


class Clause(msgspec.Struct, frozen=True):
    """One rule, in Markdown."""

    id: str
    text: str
    ruling: bool


class Section(msgspec.Struct, frozen=True):
    """The content under one heading."""

    heading: str
    clauses: list[Clause]


class RulesPage(msgspec.Struct, frozen=True):
    """All rules of a game, and their language: it is not the requested one if nobody has translated them."""

    title: str
    preface: str
    sections: list[Section]
    lang: Language


@functools.cache
def rules_page(game: str, lang: str) -> RulesPage:
    """The rules of a game in a language, or in English."""
    written = lang if has_rules(game, lang) else ENGLISH
    head, *parts = re.split(r"^## ", rules_text(game, written), flags=re.MULTILINE)
    title, _, preface = head.strip().removeprefix("# ").partition("\n")
    rulings = {name for name, text in clauses(rules_text(game, ENGLISH)).items() if _RULING.search(text)}
    return RulesPage(title, preface.strip(), [_section(part, rulings) for part in parts], written)


def _section(text: str, rulings: Set[str]) -> Section:
    heading, _, body = text.partition("\n")
    found = {name: clause.removeprefix(f"**{name}**").strip() for name, clause in clauses(body).items()}
    return Section(heading.strip(), [Clause(name, text, name in rulings) for name, text in found.items()])
