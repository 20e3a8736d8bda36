"""Wrong use, help, rules, simulations, languages: one clear line for whatever cannot be done."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.cli.language import from_locale
from gloaming.cli.research import COMMANDS
from gloaming.core.background import LINE
from gloaming.core.decisions import TABLE
from gloaming.core.game import LANGUAGES, Reader, find
from gloaming.core.speech import Speech
from gloaming.minds.bot import Bot
from tests.cli.conftest import Done
from tests.cli.driving import COMMAND, ROOT, command, environment, processes

Cli = Callable[..., Done]
COMPILING = LINE % "duel" + "\n"  # printed if the cache is empty

LAST_DUEL = (
    "duel stack=masks,3,0,0,0,0 limit=4 turn=10 board=6,-4/9,-1/4,-5/2,-6/1,-7/5,-2/3,-9/8,-3/7,-8 "
    "shells=8,10 mask=-1,-1 duels=3 last=0"
)

BAD = [
    [],
    ["fly"],
    ["play"],
    ["play", "chess"],
    ["play", "duel", "extra"],
    ["play", "duel", "--wings"],
    ["play", "duel", "--players", "3"],
    ["play", "duel", "--players", "x"],
    ["play", "duel", "--players", "-1"],
    ["play", "duel", "--players", "99999999999999999999"],
    ["play", "duel", "--seat", "2"],
    ["play", "duel", "--seat", "-1"],
    ["play", "duel", "--seat", "fox"],
    ["play", "duel", "--bot", "alphazero"],
    ["play", "duel", "--lang", "xx"],
    ["play", "duel", "--seed", ""],
    ["play", "duel", "--seed", "two\nlines"],
    ["play", "duel", "--seed", "x" * 201],
    ["play", "duel", "--seed", "\udcff"],
    ["play", "duel", "--option", "limit"],
    ["play", "duel", "--option", "wings=2"],
    ["play", "duel", "--option", "limit=7"],
    ["play", "duel", "--option", "limit=many"],
    ["play", "duel", "--option", "limit=402"],
    ["play", "duel", "--option", "limit=2", "limit=4"],
    ["play", "duel", "--option", "variant=chess"],
    ["play", "duel", "--option", "memory_aid=true"],
    ["play", "duel", "--option", "memory_aid=perhaps"],
    ["play", "duel", "--record", "/"],
    ["play", "duel", "--record", "/no/such/folder/file"],
    ["play", "duel", "--record", "other.txt"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/"],
    ["replay", "other.txt"],
    ["replay", sys.executable],
    ["replay", "/dev/null"],
    ["verify", "/no/such/file"],
    ["verify", "/"],
    ["verify", "other.txt"],
    ["verify", sys.executable],
    ["rules"],
    ["rules", "chess"],
    ["rules", "../../../etc/passwd"],
    ["rules", "duel", "--clause", "D99"],
    ["rules", "duel", "--clause", ""],
    ["simulate", "duel"],
    ["simulate", "duel", "--games", "0", "--bots", "random"],
    ["simulate", "duel", "--games", "2", "--bots", ""],
    ["simulate", "duel", "--games", "2", "--bots", "random,alphazero"],
    ["simulate", "duel", "--games", "2", "--bots", "random,random,random"],
    ["simulate", "duel", "--games", "2", "--bots", "random", "--workers", "0"],
    ["simulate", "duel", "--games", "2", "--bots", "random", "--seed", "x" * 200],
    ["simulate", "duel", "--games", "2", "--bots", "random", "--workers", "2", "--ray", "auto"],
    ["simulate", "duel", "--games", "2", "--bots", "random", "--resume", "run.txt"],
    ["simulate", "duel", "--games", "2", "--bots", "random", "--seed", "s", "--resume", "other.txt"],
    ["simulate", "chess", "--games", "2", "--bots", "random"],
    ["ladder"],
    ["ladder", "chess"],
    ["ladder", "duel", "--bots", "random"],
    ["ladder", "duel", "--bots", "random,random"],
    ["ladder", "duel", "--bots", "random,alphazero"],
    ["ladder", "duel", "--deals", "0"],
    ["ladder", "duel", "--budget", "0"],
    ["ladder", "duel", "--players", "3"],
    ["ladder", "duel", "--seed", "x" * 200],
    ["analyse", "duel"],
    ["analyse", "chess", "chess"],
    ["analyse", "duel", "duel wings=2"],
    ["analyse", "duel", LAST_DUEL, "--seat", "fox"],
    ["analyse", "duel", LAST_DUEL, "--bot", "alphazero"],
    ["analyse", "duel", LAST_DUEL, "--bot", "matrix"],
    ["analyse", "duel", LAST_DUEL, "--budget", "0"],
    ["analyse", "duel", LAST_DUEL, "--budget", "61"],
    ["bench", "--game", "chess"],
    ["bench", "--seconds", "nan"],
    ["warm", "chess"],
]


@pytest.mark.parametrize("args", BAD, ids=" ".join)
@pytest.mark.parametrize("lang", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_bad_use_is_one_line_and_exit_code_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: list[str], lang: str
) -> None:
    (tmp_path / "other.txt").write_text("[project]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_MESSAGES", lang)
    done = cli(*args)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("gloaming: ")
    assert done.err.count("\n") == 1


def test_the_real_command_says_it_in_one_line_too() -> None:
    done = command("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "gloaming: there is no game 'chess'; there are duel, shadow_hunters, shamans\n"
    french = command("play", "duel", "--option", "limit=7", env=environment(LC_ALL="fr_FR.UTF-8"))
    assert french.stderr == (
        "gloaming: l’option limit vaut none (aucune), ou un nombre pair de duels de 2 à 400, et non 7\n"
    )


def test_a_bug_of_ours_is_one_line_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise TypeError("oh")

    monkeypatch.setattr("gloaming.cli.rules.run", broken)
    monkeypatch.setenv("LANG", "C")
    with monkeypatch.context() as patch:
        patch.delenv("GLOAMING_TRACE")
        done = cli("rules", "duel")
    assert done == Done(70, "", "gloaming: internal error: TypeError: oh (GLOAMING_TRACE=1 shows where)\n")


def test_a_pipe_that_closes_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "duel"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=environment()
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait(30) == 141


def test_without_streams_it_still_ends() -> None:
    script = f"{sys.executable} -c 'from gloaming.cli.main import main; raise SystemExit(main())' play duel <&- >&-"
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_version_and_help(cli: Cli) -> None:
    assert cli("--version").out.startswith("gloaming ")
    assert "simulate" in cli("--help").out
    assert "--option" in cli("play", "--help").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["play", "replay", "verify", "rules", "serve", "backup", "restore"])
def test_what_players_use_is_explained_in_their_language(cli: Cli, name: str, lang: str) -> None:
    """All of it: no line of another language is left, and every option has its words."""
    told = " ".join(cli(name, "--help", "--lang", lang).out.split())
    for other in LANGUAGES:
        speech = Speech("", Reader(TABLE, other))
        texts = [speech.text(f"terminal-help-{name}")[1:], speech.text("terminal-help.help")]
        assert [" ".join(text.split()) in told for text in texts] == [other == lang] * 2
    assert not re.search(r"(--[a-z-]+|FILE)( [A-Z]+)? (?=--|$)", told.partition("-h, --help")[2])


def test_the_commands_are_listed_in_the_readers_language_and_tools_for_research_speak_english(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    told = cli("--help").out
    assert told.startswith("Aufruf: gloaming")
    assert "im Terminal gegen Bots spielen" in told
    assert {name for name in COMMANDS if re.search(rf"\n    {name}\s", told)} == set(COMMANDS)
    for name in COMMANDS:
        assert cli(name, "--help").out.startswith(f"usage: gloaming {name}")
    assert "is not a positive whole number" in cli("simulate", "duel", "--bots", "random", "--games", "0").err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--lang", "fr", "--players", "0"), "«\u00a00\u00a0» n’est pas un nombre entier à partir de 1 (voir"),
        (("--players", "0", "--lang=de"), "„0“ ist keine ganze Zahl ab 1 (siehe: gloaming play --help)"),
        (("--players", "0"), "'0' is not a positive whole number (see: gloaming play --help)"),
    ],
)
def test_a_bad_value_is_refused_in_the_language_asked_for(cli: Cli, args: tuple[str, ...], said: str) -> None:
    done = cli("play", "duel", *args)
    assert done.code == 2
    assert said in done.err.replace("\u202f", "\u00a0")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], lang: str) -> None:
    assert from_locale(environment) == lang


@pytest.mark.parametrize(("lang", "title"), [("en", "# Duel of the Shamans: the"), ("fr", "# Le Duel des Chamans")])
def test_rules_are_printed_as_written_to_a_pipe(lang: str, title: str) -> None:
    done = command("rules", "duel", "--lang", lang)
    assert done.stdout == (ROOT / "gloaming" / "games" / "duel" / "clauses" / f"{lang}.md").read_text(encoding="utf-8")
    assert done.stdout.startswith(title)


@pytest.mark.parametrize("game", ["duel", "shamans", "shadow_hunters"])
def test_every_game_has_its_rules_in_both_languages(cli: Cli, game: str) -> None:
    assert cli("rules", game).out != cli("rules", game, "--lang", "fr").out


def test_a_clause_is_read_with_its_table(cli: Cli) -> None:
    assert cli("rules", "duel", "--clause", "d6").out == "**D6** Two pawns of equal value never share a cell.\n"
    assert "| players |" in cli("rules", "shamans", "--clause", "S2").out


def test_simulate_prints_json_alone(tmp_path: Path) -> None:
    args = ["simulate", "duel", "--games", "4", "--bots", "random,matrix", "--seed", "s", "--json"]
    done = command(*args, env=environment(GLOAMING_CACHE=str(tmp_path)))
    assert (done.returncode, done.stderr) == (0, COMPILING)
    report = json.loads(done.stdout)
    assert report["games"] == 4
    assert [standing["bot"] for standing in report["standings"]] == ["random", "matrix"]


@pytest.mark.parametrize(("games", "counted"), [("1", "1 game, "), ("2", "2 games, ")])
def test_simulate_counts_one_game_as_one(cli: Cli, games: str, counted: str) -> None:
    done = cli("simulate", "duel", "--games", games, "--bots", "random", "--option", "limit=2", "--seed", "s")
    assert counted in done.out.splitlines()[-1]


def test_simulate_prints_a_table_with_intervals(cli: Cli) -> None:
    done = cli("simulate", "duel", "--games", "2", "--bots", "random,matrix", "--option", "limit=2", "--seed", "s")
    assert done.code == 0
    assert "won %, 95 %" in done.out
    assert "limit=2" in done.out
    assert done.out.count("[") == 4  # for each bot one of its wins and one of its returns


def test_simulate_does_not_say_who_is_better_of_one_bot(cli: Cli) -> None:
    done = cli("simulate", "duel", "--games", "2", "--bots", "random", "--option", "limit=2", "--seed", "s")
    assert done.code == 0
    assert "won %" in done.out
    assert "95 %" not in done.out
    assert "[" not in done.out


def test_ladder_prints_a_table_or_json(cli: Cli) -> None:
    args = ["ladder", "duel", "--bots", "random,matrix", "--deals", "1", "--workers", "1", "--option", "limit=2"]
    title, headings, row, last = cli(*args, "--seed", "s").out.splitlines()
    assert title == "duel, 2 players, limit=2"
    assert "won %, 95 %" in headings
    assert row.split()[:3] == ["matrix", "random", "undecided"]
    assert last == "at most 1 deal for each test, 0.1 s for each move, seed s"
    (rung,) = json.loads(cli(*args, "--json").out)["rungs"]
    assert (rung["bot"], rung["among"], rung["games"]) == ("matrix", "random", 2)


def test_analyse_prints_a_table_or_json(cli: Cli) -> None:
    """Bison wins with two shells or more: rows win-win-lose, lose-lose-win, lose-win-lose (tests/minds)."""
    done = cli("analyse", "duel", LAST_DUEL)
    assert done.code == 0
    first, headings, best, *_ = done.out.splitlines()
    assert first == "Bison: +0.000 (exact)"
    assert headings.split() == ["move", "worth", "played", "%"]
    assert best.split() == ["mask", "1", "+0.000", "50.0"]
    found = json.loads(cli("analyse", "duel", LAST_DUEL, "--seat", "wolf", "--json").out)
    assert (found["seat"], found["value"], found["exactness"]) == (1, 0.0, "exact")
    assert found["beliefs"]["masks"] == {"1": 0.5, "2": 0.5, "3": 0.0}


def test_ctrl_c_ends_a_simulation_without_noise(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "duel", "--games", "100000", "--bots", "random", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(GLOAMING_CACHE=str(tmp_path)),
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while sum(group == process.pid for _, _, group in processes()) < 4:  # itself, two workers, and the resource tracker
        assert time.monotonic() < deadline, "no workers"
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.decode().strip()) == (130, b"", COMPILING.strip())


def test_bench_prints_a_table_or_json(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = {
        "decisions_per_s": 5333892.4,
        "chance_per_s": 0.0,
        "games_per_s": None,
        "copies_per_s": 7.0,
        "resamples_per_s": None,
    }
    rows = [{"name": "base", "game": "duel", **speeds, "ratio": 6.054, "note": "against goofspiel"}]
    monkeypatch.setattr("gloaming.lab.bench.processor.run", lambda games, seconds: rows if games and seconds else [])
    table = cli("bench", "--game", "duel").out.splitlines()
    assert table[0].split() == [
        "measured",
        "game",
        *(f"{what}/s" for what in ("decisions", "chance", "games", "copies", "resamples")),
        "ratio",
    ]
    assert table[1].split() == ["base", "duel", "5", "333", "892", "0", "7", "6.05"]
    assert table[2] == "duel: against goofspiel"
    assert json.loads(cli("bench", "--json").out) == rows


def test_warm_compiles_what_is_named(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []

    def warm(names: list[str], on_step: Callable[[str, str], None]) -> None:
        warmed.extend(names)
        on_step("duel", "legal")

    monkeypatch.setattr("gloaming.core.warm.warm", warm)
    assert cli("warm", "duel", "duel").out.startswith("duel: ready in ")
    assert warmed == ["duel"]


def test_warm_makes_bots_ready_if_asked(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server compiles rules by this command, and must not wait for bots as well."""
    ready: list[type] = []
    monkeypatch.setattr("gloaming.core.warm.warm", lambda *_: None)
    monkeypatch.setattr(Bot, "make_ready", classmethod(ready.append))
    assert cli("warm", "duel").out
    assert ready == []
    assert cli("warm", "duel", "--bots").out
    assert len(ready) == len(find("duel").bots)


def test_what_people_wait_for_loads_neither_compiler_nor_server() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from gloaming.cli.main import main\n"
            "for args in (['play', 'duel'], ['rules', 'duel'], ['verify', 'no'], ['replay', 'no']): main(args)\n"
            "sys.exit(bool({'numba', 'starlette', 'uvicorn', 'uvloop'} & set(sys.modules)))",
        ],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0
