"""Powers are rows: refusals, words and citations follow from the row."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gloaming.core.about import find_about
from gloaming.core.compile import PACKAGE
from gloaming.core.decisions import TABLE
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech, in_words
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, CHARACTER_NAMES, Camp
from gloaming.games.shadow_hunters.rules.moves import ACTIONS
from gloaming.games.shadow_hunters.rules.powers import FIRST_MOVE, POWERS, Moment, PowerRow, is_move
from gloaming.server.web.catalogue import catalogue
from tests.games.shadow_hunters.table import arrange, deal, go, play, question

HERE = Path(__file__).parent
RULES = PACKAGE / "games" / "shadow_hunters"
FIGHTERS = ["H23", "H24", "H25", "H26", "H27", "H28", "H84", "H85", "H86", "H87", "H88", "H89"]


def table(character: str, **options: object) -> Match:
    """Five seats, all characters in one pool; the character in question starts."""
    rest = {
        Camp.HUNTER: ("franklin", "vampire", "werewolf", "allie"),
        Camp.SHADOW: ("emi", "franklin", "vampire", "allie"),
        Camp.NEUTRAL: ("emi", "franklin", "vampire", "werewolf"),
    }[Camp(int(CAMP_OF[CHARACTER_NAMES.index(character)]))]
    return deal(character, *(name if name != character else "george" for name in rest), expansion="random", **options)


def refused(game: Match, move: str, lang: str = "en") -> tuple[str, str]:
    """The reason, and the clause."""
    assert move not in game.legal(0)
    return Speech("shadow_hunters", Reader(0, lang)).refusal(game.seen(0), 0, game.game.actions.parse(move))


@pytest.mark.parametrize(
    ("character", "move", "reason", "clause"),
    [
        ("franklin", "lightning 0", "the target must be another living player", "H24"),
        ("george", "demolition 0", "the target must be another living player", "H25"),
        ("ellen", "seal 0", "the target must be another living player", "H84"),
        ("ellen", "seal 4", "the target must be another living player", "H84"),
        ("fu-ka", "nurse 4", "the target must be a living player", "H85"),
        ("ultra-soul", "ray 1", "the target must be another player on the Underworld Gate", "H87"),
        ("ultra-soul", "ray 0", "the target must be another player on the Underworld Gate", "H87"),
        ("david", "dig axe", "that equipment cannot be taken", "H83"),
        ("emi", "step left", "your pawn is off the board", "H23"),
    ],
)
def test_who_aims_their_own_power_wrongly_is_told_the_target(
    character: str, move: str, reason: str, clause: str
) -> None:
    """H23-H25, H61, H83, H84, H85, H87: the power is theirs, and the refusal says whom it can be used on."""
    assert refused(arrange(table(character), dead=[4]), move) == (reason, clause)


@pytest.mark.parametrize(
    ("character", "move", "owner", "clause"),
    [
        ("ellen", "lightning 1", "Franklin", "H24"),
        ("franklin", "seal 1", "Ellen", "H84"),
        ("emi", "heal", "Allie", "H29"),
    ],
)
def test_a_power_of_somebody_else_names_its_owner(character: str, move: str, owner: str, clause: str) -> None:
    """H24, H29, H84: whose power it is, and the clause of that character."""
    assert refused(table(character), move) == (f"only {owner} may do that", clause)
    assert refused(table(character), move, "fr")[0].endswith(owner)


@pytest.mark.parametrize("row", [row for row in POWERS if row.moment == Moment.START], ids=lambda row: row.power.name)
def test_a_power_that_is_ended_or_out_of_play_says_so(row: PowerRow) -> None:
    """H5, H84: without abilities, or ended by Ellen, nobody uses theirs."""
    name, move = CHARACTER_NAMES[row.character], ACTIONS.format(int(FIRST_MOVE[row.character]))
    assert refused(table(name, abilities=False), move) == ("this table plays without special abilities", "H5")
    assert refused(arrange(table(name), sealed=1), move) == ("your ability has been ended", "H84")


def test_a_power_that_is_spent_says_so() -> None:
    """H84, H87, H80: once in the game, or once in a turn."""
    spent = "you have already used that power"
    assert refused(play(table("ellen"), "0 seal 1"), "seal 2") == (spent, "H84")
    assert refused(play(table("agnes"), "0 turn"), "turn") == (spent, "H80")
    ray = arrange(table("ultra-soul"), pawns={1: "gate", 2: "gate"})
    assert refused(play(ray, "0 ray 1"), "ray 2") == (spent, "H87")


def test_wight_among_the_living_is_told_that_nobody_is_dead() -> None:
    """H77, H89: asked because he could be Gregor; the others can only decline."""
    assert refused(go(table("wight"), 0, "altar"), "multiply") == ("nobody is dead yet", "H89")
    told = ("you do not have that power: you can only decline", "H77")
    assert refused(go(table("emi"), 0, "altar"), "barrier") == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chocolate_names_everybody_it_heals(lang: str) -> None:
    """H36, H79: Allie, Emi and the Unknown; with the expansion also Agnes, Ellen and Ultra Soul."""
    named = {
        "en": ("Allie", "Emi", "the Unknown", "Agnes", "Ellen", "Ultra Soul"),
        "fr": ("Allie", "Emi", "le Métamorphe", "Agnes", "Ellen", "la Momie"),
        "de": ("Allie", "Emi", "der Unbekannte", "Agnes", "Ellen", "Ultra Soul"),
    }[lang]
    term = find_about("shadow_hunters").glossary["chocolate"]
    assert all(name in in_words(term.text, lang, "shadow_hunters") for name in named)
    assert term.clause == "H36, H79"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", POWERS, ids=lambda row: row.clause)
def test_the_words_of_a_power_follow_its_row(row: PowerRow, lang: str) -> None:
    """H77: the card cites the row's clause, and the clause names the character."""
    name = Speech("shadow_hunters", Reader(TABLE, lang)).text(f"character-{CHARACTER_NAMES[row.character]}")
    assert row.clause in find_about("shadow_hunters").glossary[CHARACTER_NAMES[row.character]].clause.split(", ")
    clauses = RULES / "clauses" / f"{lang}.md"
    if clauses.exists():
        said = re.search(rf"\*\*{row.clause}\*\* (.*)", clauses.read_text(encoding="utf-8"))
        assert said is not None
        assert name in said[1]


WINDOWS = {  # by question, what is asked and explained
    "en": {
        "bite": "Your attack drew blood: the Vampire may reveal now and heal 2.",
        "counter": "Emi attacked you: the Werewolf may attack back.",
        "feast": "Charles may take 2 wounds to attack again.",
        "end": "The end of your turn: Gregor or Wight may use their power.",
    },
    "fr": {
        "bite": "Votre attaque a blessé\u00a0: le Vampire peut se révéler maintenant et soigner 2 de ses blessures.",
        "counter": "Emi vous a attaqué\u00a0: le Loup-garou peut contre-attaquer.",
        "feast": "Charles peut subir 2 blessures pour attaquer de nouveau.",
        "end": "Fin de votre tour\u00a0: Gregor ou la Liche peut utiliser son pouvoir.",
    },
    "de": {
        "bite": "Dein Angriff hat verwundet: Der Vampir darf sich jetzt aufdecken und 2 heilen.",
        "counter": "Emi hat dich angegriffen: Der Werwolf darf zurückschlagen.",
        "feast": "Charles darf 2 Wunden erleiden, um erneut anzugreifen.",
        "end": "Das Ende deines Zuges: Gregor oder der Wiedergänger darf jetzt die eigene Kraft nutzen.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_window_says_whose_powers_it_is_for(lang: str) -> None:
    """H27, H28, H31, H77, H86, H89: names and amounts of the prompts come from the rows."""
    names = ("Emi", "Ben", "Cleo", "Dora", "Eve")
    game = arrange(
        deal("emi", "vampire", "werewolf", "charles", "gregor", expansion="random"),
        pawns={1: "cemetery"},
        wounds={0: 3},
    )
    play(go(game, 0, "church"), "0 skip", "0 attack 1", "* dice 4 1")
    found = {}
    for _ in WINDOWS[lang]:
        asked = question(game)
        assert asked is not None
        speech = Speech("shadow_hunters", Reader(game.pending[0], lang, names))
        found[asked] = speech.prompt(game.seen(game.pending[0]))
        for seat in game.pending:
            game.play(seat, "decline")
    assert found == WINDOWS[lang]


def cited_alone(folder: Path, names: str) -> set[str]:
    """The clauses that docstrings name one by one, not as part of a span."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(names):
                found.update(re.findall(r"(?<!-)\bH\d+\b(?!-)", ast.get_docstring(node) or ""))
    return found


def test_every_power_is_cited_by_the_code_that_keeps_it_and_by_a_test() -> None:
    """H23-H31, H33, H80-H89: one clause a character, each named by itself."""
    wanted = {row.clause for row in POWERS}
    assert not wanted - cited_alone(RULES, "")
    assert not wanted - cited_alone(HERE, "test_")


def test_the_rules_name_no_hunter_and_no_shadow() -> None:
    """H23-H28, H84-H89: they win with their camp, so all that is their own is their row."""
    fighters = [row for row in POWERS if row.clause in FIGHTERS]
    pattern = re.compile(rf"Character\.({'|'.join(row.character.name for row in fighters)})\b")
    tables = {RULES / "rules" / name for name in ("characters.py", "powers.py")}
    minds = PACKAGE / "minds" / "shadow_hunters"
    sources = [path for folder in (RULES, minds) for path in folder.rglob("*.py") if path not in tables]
    assert [path.name for path in sources if pattern.search(path.read_text(encoding="utf-8"))] == []


OTHER_ROW = """
from gloaming.core.about import find_about
from gloaming.core.game import Reader
from gloaming.core.speech import Speech
from gloaming.minds import make
from tests.games.shadow_hunters.table import deal, play

game = deal("valkyrie", "emi", "franklin", "vampire", expansion="random")
words, others = (Speech("shadow_hunters", Reader(seat)) for seat in (0, 1))
seal = game.game.actions.parse("seal 1")
print(game.legal(0))
print(words.refusal(game.seen(0), 0, game.game.actions.parse("seal 0")))
print(others.refusal(game.seen(1), 1, seal)[0], "|", words.effect(game.seen(0), seal))
print(words.explain(game.seen(0))[1])
print(find_about("shadow_hunters").glossary["valkyrie"].facts)
print(make("heuristic", game.game, 0, "s").choose(game.seen(0), game.legal_actions(0)) in game.legal_actions(0))
play(game, "0 seal 1")
print(game.view(None)["seats"][1]["sealed"], game.view(None)["seats"][0]["revealed"], game.legal(0))
"""


def test_a_character_with_a_power_that_exists_is_one_row(tmp_path: Path) -> None:
    """H84, H88: with Ellen's row, Valkyrie does all that Ellen does, and no other line of the program has changed."""
    shutil.copytree(PACKAGE, tmp_path / "gloaming", ignore=shutil.ignore_patterns("__pycache__", "page", "server"))
    path = tmp_path / "gloaming/games/shadow_hunters/rules/powers.py"
    source = path.read_text(encoding="utf-8")
    ellen = re.search(r'PowerRow\(_C\.ELLEN, "H84", (.*)\),\n', source)
    valkyrie = re.search(r'PowerRow\(_C\.VALKYRIE, "H88", (.*)\),\n', source)
    assert ellen is not None
    assert valkyrie is not None
    path.write_text(source.replace(valkyrie[1], ellen[1]), encoding="utf-8")
    (tmp_path / "tests").symlink_to(HERE.parents[1])
    told = subprocess.run(
        [sys.executable, "-c", OTHER_ROW],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stderr == ""
    assert told.stdout.splitlines() == [
        "['roll', 'seal 1', 'seal 2', 'seal 3', 'reveal']",
        "('the target must be another living player', 'H88')",
        "that is not what is asked now | Shows everybody who you are.",
        "H7, H9, H23, H24, H25, H45, H80, H83, H84, H85, H87, H88",
        "{'power': {'move': 'seal', 'moment': 'start', 'reveals': True}}",
        "True",
        "True True ['roll']",
    ]


def test_the_catalogue_tells_the_page_of_every_power_that_is_a_move() -> None:
    """H22, H27, H29, H30, H84: what the page offers and has held comes from here."""
    games = msgspec.json.decode(msgspec.json.encode(catalogue()))
    glossary = next(game["glossary"] for game in games if game["name"] == "shadow_hunters")
    powers = {name: entry["facts"]["power"] for name, entry in glossary.items() if "power" in entry["facts"]}
    assert powers["ellen"] == {"move": "seal", "moment": "start", "reveals": True}
    assert powers["allie"] == {"move": "heal", "moment": "any", "reveals": True}
    assert powers["bob"] == {"move": "rob", "moment": "wounding", "reveals": True}
    assert powers["hidden"] == {"move": "reveal", "moment": "any", "reveals": True}
    assert "vampire" not in powers
    assert len(powers) == 14 + 1  # and the reveal, which belongs to nobody in particular


def test_the_catalogue_tells_the_page_which_sums_lead_to_a_place() -> None:
    """H10: 2, 3 / 4, 5 / 6 / 8 / 9 / 10; a 7 leads nowhere."""
    glossary = next(game.glossary for game in catalogue() if game.name == "shadow_hunters")
    sums = {name: term.facts["sums"] for name, term in glossary.items() if "sums" in term.facts}
    assert sums == {"cabin": [2, 3], "gate": [4, 5], "church": [6], "cemetery": [8], "woods": [9], "altar": [10]}


def test_the_catalogue_tells_the_page_which_slots_make_a_territory() -> None:
    """H1: the six slots are three pairs of neighbours."""
    glossary = next(game.glossary for game in catalogue() if game.name == "shadow_hunters")
    assert glossary["territory"].facts == {"slots": [[0, 1], [2, 3], [4, 5]]}


def test_the_page_has_no_list_of_powers() -> None:
    """H22: their names stand in the catalogue; `step`, `turn` and `heal` are words of other things too."""
    powers = {row.power.name.lower() for row in POWERS if is_move(row.power)} - {"step", "turn", "heal"}
    page = PACKAGE.parent / "web" / "src" / "games" / "shadow_hunters"
    sources = [path for path in page.iterdir() if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    assert sources
    for path in sources:
        assert not powers & set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))), path.name


def test_moves_of_powers_have_their_names() -> None:
    """H22: a power that is used by a move is a family of moves; the others work by themselves or by a reveal."""
    silent = {row.power.name for row in POWERS if not is_move(row.power)}
    assert silent == {"LIE", "BITE", "MOURN", "ONE_DIE", "CONFESS", "MEND"}
