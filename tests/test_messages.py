"""Messages: the same in every language, all used, all named ones existing, typeset as each language requires."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Callable, Iterator, Set
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from gloaming.core.compile import PACKAGE
from gloaming.core.errors import Malformed
from gloaming.core.events import shape
from gloaming.core.game import GAMES, LANGUAGES, Game, find
from gloaming.core.lesson import find_lesson
from gloaming.core.messages import say
from gloaming.core.speech import SHARED, in_words
from gloaming.testing import Setup, check_words
from tests.setups import SETUPS

PAGE = PACKAGE.parent / "web" / "src"
SHELL = [*SHARED, "page"]
FILES = [*SHELL, *GAMES]
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
HIGH_SIGN = re.compile(r"(?<![\u00a0\u202f])[:;!?»](?=[\s.,)]|$)|«(?![\u00a0\u202f])|'")


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own name
        self.found.add(node.id.name)


def path_of(file: str, lang: str) -> Path:
    if file in SHELL:
        return PACKAGE / "messages" / lang / f"{file}.ftl"
    return PACKAGE / "games" / file / "messages" / f"{lang}.ftl"


@cache
def messages(file: str, lang: str) -> dict[str, ast.Message]:
    found = FluentParser().parse(path_of(file, lang).read_text(encoding="utf-8")).body
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> Set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def written(file: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every message as it stands in its file."""
    for name, message in messages(file, lang).items():
        yield name, FluentSerializer().serialize_entry(message)


def prose(file: str, lang: str) -> Iterator[tuple[str, str]]:
    """The words of every message, without variables, and without what can be typed or belongs to a program."""
    for name, whole in written(file, lang):
        text = whole.partition("=")[2]
        text = re.sub(r"^ *\*?\[[\w-]+\]|^ *\.\w+ =", "", text, flags=re.MULTILINE)
        yield name, re.sub(r"`[^`]*`|\{[^{}]*?(->|\})|end:|^ *\}", "x", text, flags=re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_there_in_every_language_and_takes_no_more_than_in_english(file: str, lang: str) -> None:
    english, other = messages(file, "en"), messages(file, lang)
    assert list(other) == [name for name in english if name in other], "in the same order"
    assert other.keys() == english.keys()
    for name, message in other.items():
        assert {it.id.name for it in message.attributes} >= {it.id.name for it in english[name].attributes}, name
        assert variables(message) <= variables(english[name]) | spoken(variables(english[name])), name


def spoken(known: Set[str]) -> Set[str]:
    """The variables that seats, things and lists provide, whichever a language needs."""
    stems = {re.sub(r"_(is|count|the|of|to|a|an|in|at|on|rule|dem|den|der|des|le|du|au)$", "", name) for name in known}
    return {name for stem in stems for name in (stem, f"{stem}_is", f"{stem}_count")} | {
        f"{stem}_{form}" for stem in stems for form in forms()
    }


@cache
def forms() -> frozenset[str]:
    found = {
        attribute.id.name
        for game in GAMES
        for lang in LANGUAGES
        for message in messages(game, lang).values()
        for attribute in message.attributes
    }
    return frozenset(found)


@cache
def source(*folders: Path) -> str:
    kinds = {".py", ".ts", ".svelte"}
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in kinds and path.name != "messages.ts" and "page" not in path.relative_to(folder).parts
    )


def named(text: str) -> tuple[set[str], set[str]]:
    """The ids that a source contains in full, and the beginnings of ids that it completes."""
    whole = set(re.findall(rf"[\"'`]({ID})(?:\.\w+)?[\"'`]", text))
    begun = set(re.findall(rf"f?[\"'`]({ID}-)(?:\$?\{{)", text))
    begun |= {f"{family}-" for family in re.findall(rf"\bthing\([\"']({ID})[\"']", text)}
    return whole, begun


def is_named(name: str, whole: Set[str], begun: Set[str]) -> bool:
    return name in whole or any(name.startswith(start) for start in begun)


def referred(file: str) -> set[str]:
    """The messages that other messages refer to."""
    text = path_of(file, "en").read_text(encoding="utf-8")
    return set(re.findall(rf"\{{ ({ID}) \}}", text))


@pytest.mark.parametrize("file", SHELL)
def test_every_shared_message_is_used(file: str) -> None:
    whole, begun = named(source(PACKAGE, PAGE))
    own = {start for start in begun if start.startswith(f"{file}-")}
    assert [name for name in messages(file, "en") if not is_named(name, whole | referred(file), own)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_used(game: str) -> None:
    """It is named after a kind of event, a question, an option, a bot or a belief; otherwise a source names it."""
    declared, outline = find(game), importlib.import_module(f"gloaming.games.{game}.words.about").OUTLINE
    known = {"title", "pitch", "seat"} | {f"bot-{name}" for name in declared.bots}
    known |= {f"event-{kebab(kind.name)}" for kind in declared.kinds}
    for option in declared.options:
        key = f"option-{kebab(option.name)}"
        known |= {key, *(f"{key}-{kebab(value)}" for value in outline.options[option.name].values)}
    known |= {f"term-{name}" for name in outline.glossary}
    known |= {f"belief-{kind}" for kind in named(source(PACKAGE / "minds" / game))[0]}
    lesson = find_lesson(game)
    for step in lesson.steps if lesson else ():
        known |= {step.said.id, *step.wrong.values()}
    asked = tuple(f"-{kebab(question.name)}" for question in declared.questions)
    whole, begun = named(source(PACKAGE / "games" / game, PAGE / "games" / game))
    after = {"event", "option", "bot", "term"}
    kinds = {*after, "ask", "wait", "help", "move", "effect", "refuse", "board", "text"}
    begun |= {f"{family}-" for family in whole - kinds}  # of things, by a table of families
    begun -= {f"{kind}-" for kind in after}
    for name in messages(game, "en"):
        if name in known | referred(game) or name in whole:
            continue
        assert is_named(name, whole, begun), f"{name} is said nowhere"
        assert not re.match("(ask|wait|help)-", name) or name.endswith((*asked, "-chance")), f"nobody asks {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_declared_and_said_with_its_own_facts(game: str) -> None:
    """`@event` names the facts of a kind; beside them its message knows who, whether all is known, and whose it is."""
    importlib.import_module(f"gloaming.games.{game}.rules.events")
    said, kinds = messages(game, "en"), find(game).kinds
    assert [kind.name for kind in kinds if f"event-{kebab(kind.name)}" not in said] == []
    for kind in kinds:
        public, secret = shape(kinds, kind)
        facts = {"who", "known", "whose", *public, secret} - {""}
        used = variables(said[f"event-{kebab(kind.name)}"])
        assert {name for name in used if not {name, name.rpartition("_")[0]} & facts} == set(), kind.name


def kebab(name: str) -> str:
    """A name as ids write it."""
    return name.lower().replace("_", "-")


def test_every_shared_message_that_is_named_is_there() -> None:
    """Types ensure this for the page; other sources name messages in full, or by their beginnings."""
    known = {name for file in SHELL for name in messages(file, "en")}
    whole, begun = named(source(PACKAGE, PAGE))
    ours = re.compile(rf"({'|'.join(SHELL)})-")
    assert {name for name in whole if ours.match(name)} - known == set()
    assert [start for start in begun if ours.match(start) and not any(name.startswith(start) for name in known)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_a_game_says_is_there(game: str) -> None:
    text = source(PACKAGE / "games" / game)
    said = set(re.findall(rf"\bsay\(\s*\"({ID})\"", text))
    known = messages(game, "en").keys() | messages("core", "en").keys()
    assert said - known == set()


@pytest.mark.parametrize("file", FILES)
def test_french_is_set_as_french(file: str) -> None:
    assert [name for name, text in prose(file, "fr") if HIGH_SIGN.search(text)] == []


@pytest.mark.parametrize("file", FILES)
def test_german_is_set_as_german(file: str) -> None:
    """Quotes open low and close high; a dash in a sentence has spaces; no apostrophe is straight."""
    for name, text in prose(file, "de"):
        assert not re.search(r"[\"'”]|“\w", text), name
        assert text.count("„") == text.count("“"), name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_nobody_what_to_type(game: str) -> None:
    """Its words are also shown on pages; the terminal itself says what can be typed, and knows what is legal."""
    for lang in LANGUAGES:
        assert [name for name, text in written(game, lang) if "`" in text] == []


@pytest.mark.parametrize(
    ("lang", "none", "one", "two"),
    [
        ("en", "0 moves", "1 move", "2 moves"),
        ("fr", "0 coup", "1 coup", "2 coups"),
        ("de", "0 Züge", "1 Zug", "2 Züge"),
    ],
)
def test_numbers_take_the_form_of_their_language(lang: str, none: str, one: str, two: str) -> None:
    said = [in_words(say("terminal-replay-title", game="x", count=count), lang) for count in (0, 1, 2)]
    assert [text.replace("\u00a0", " ").removeprefix("x").strip(": ") for text in said] == [none, one, two]


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(AssertionError, match="terminal-saved"):
        in_words(say("terminal-saved"))


def test_a_reason_within_a_reason_is_in_the_readers_language_with_its_clause() -> None:
    within = Malformed(say("refuse-start", given="9"), "S4", "shamans")
    error = Malformed(say("core-record-move", number=2, error=within.message), game="shamans")
    assert str(error) == (
        "move 2 of the record cannot be played: shamans' start is a space of the track, from 1 on, not 9 (S4)"
    )
    assert error.said("de").startswith("Zug 2 der Aufzeichnung kann nicht gespielt werden: ")
    assert error.said("de").endswith(" (S4)")
    assert "from 1 on" not in error.said("de")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_has_words_for_everybody(setup: Setup, fast: Callable[[str], Game]) -> None:
    check_words(setup, LANGUAGES, [random.Random(str(setup)).randrange(100)], fast(setup.name))
