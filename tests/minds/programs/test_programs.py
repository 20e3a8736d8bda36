"""Programs of others: what they are told, and how they lose a move without disturbing anybody."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gloaming import minds
from gloaming.cli.main import main
from gloaming.core.chance import from_seed
from gloaming.core.errors import Malformed
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.core.messages import say
from gloaming.lab.conformance import examine
from gloaming.lab.runs.arena import play_on, tournament
from gloaming.minds.bot import Bot
from gloaming.minds.programs import bot as programs
from gloaming.minds.programs.bot import Program, ProgramBot
from gloaming.minds.programs.child import Child
from gloaming.minds.programs.protocol import MOST_LOST, Answer, Greeting, Lost, Over, Start, read

ROOT = Path(__file__).parents[3]
MISFIT = Path(__file__).parent / "misfit.py"
FIRST = f"{sys.executable} {ROOT / 'examples/bots/first.py'}"


def misfit(way: str, patience: float = 20.0) -> Program:
    return Program((sys.executable, str(MISFIT), way), patience)


@pytest.fixture(autouse=True)
def _none_is_left() -> Iterator[None]:
    yield
    programs._end_all()
    programs._idle.clear()


def play(program: Program, limit: int = 2) -> tuple[Match, ProgramBot]:
    """A game of duel of a program, in seat 0, against random moves."""
    game = find("duel")
    match = Match(game, game.start(2, {"limit": limit}), "a game")
    bot = program(game, 0, from_seed("its own"))
    play_on(match, [bot, minds.make("random", game, 1, "other")])
    return match, bot


# Lines


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        (b'{"type":"hello","protocol":1,"name":"A"}', Greeting("A")),
        (
            b'{"type":"hello","protocol":1,"name":"A","games":["duel"],"words":"fr","x":1}',
            Greeting("A", ("duel",), "fr"),
        ),
        (b'{"type":"move","id":3,"move":"mask 1","x":null}', Answer(3, "mask 1")),
        (b'{"type":"resign","id":3}', Answer(3, None)),
    ],
)
def test_a_line_of_a_program(line: bytes, meaning: Greeting | Answer) -> None:
    assert read(line) == meaning


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "the line is not JSON"),
        (b"\xff\xfe", "the line is not JSON"),
        (b"[" * 60_000, "the line is not JSON"),
        (b"[]", "not a JSON object"),
        (b'{"type":["move"]}', "the line's type is"),
        (b'{"type":"chat"}', "the line's type is chat, not one of hello, move, resign"),
        (b'{"type":"move","id":"1","move":"mask 1"}', "id must be a whole number"),
        (b'{"type":"move","id":true,"move":"mask 1"}', "id must be a whole number, not true"),
        (b'{"type":"move","id":1}', "move must be a text, not null"),
        (b'{"type":"hello","protocol":2,"name":"A"}', "speaks protocol 2, and this is protocol 1"),
        (b'{"type":"hello","protocol":1,"name":"A","games":"duel"}', "games must be a list"),
        (b'{"type":"hello","protocol":1,"name":"A","words":1}', "words must be"),
    ],
)
def test_an_unreadable_line_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    with pytest.raises(Lost) as lost:
        read(line)
    assert reason in lost.value.text
    assert len(lost.value.text) < 500


def test_a_line_for_a_program_holds_facts() -> None:
    start = Start("duel", 3, 2, 1, {"limit": "2"}, ("Ann",), None)
    assert json.loads(start.line()) == {
        "type": "start",
        "game": "duel",
        "rules": 3,
        "players": 2,
        "seat": 1,
        "options": {"limit": "2"},
        "names": ["Ann"],
        "seed": None,
    }
    assert json.loads(Over([], {"said": say("a", b=say("c"))}, [0]).line())["view"] == {
        "said": {"id": "a", "args": {"b": {"id": "c", "args": {}}}}
    }


# What it is told


class Overheard(ProgramBot):
    """A bot that keeps the lines between it and its program."""

    lines: list[Any]

    def begin_anew(self, view: Any) -> None:
        assert self._conversation is not None
        child, self.lines = self._conversation.child, []
        send, receive = child.send, child.receive

        def sent(line: bytes) -> None:
            self.lines.append(json.loads(line))
            send(line)

        def received(until: float) -> bytes:
            line = receive(until)
            self.lines.append(json.loads(line))
            return line

        child.send, child.receive = sent, received  # type: ignore[method-assign]
        super().begin_anew(view)


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("shamans", 3), ("shadow_hunters", 4)])
def test_a_program_is_told_what_its_seat_knows_and_nothing_else(name: str, players: int) -> None:
    game = find(name)
    match = Match(game, game.start(players, game.unattended), "told")
    bot = Overheard(misfit("good"), game, 1, from_seed("own"))
    others = [minds.make("random", game, seat, f"{seat}") for seat in range(players)]
    views: list[tuple[Any, list[str]]] = []

    def ask(asked: Bot, view: Any, actions: Any) -> int:
        if asked is bot:
            views.append((match.view(1), match.legal(1)))
        return asked.choose(view, actions)

    play_on(match, [bot if seat == 1 else others[seat] for seat in range(players)], ask)
    start, *lines = bot.lines
    assert start["options"] == game.write_options(match.options)
    assert (start["players"], start["seat"]) == (players, 1)
    questions = [line for line in lines if line["type"] == "question"]
    as_sent = json.loads(json.dumps(views))
    assert [[line["view"], line["moves"]] for line in questions] == as_sent
    over = lines[-1]
    assert (over["type"], over["winners"]) == ("over", list(match.winners))
    assert over["view"] == json.loads(json.dumps(match.view(1)))
    told = [event for line in (*questions, over) for event in line["events"]]
    assert [(it["seat"], it["facts"]) for it in told] == [(it.seat, dict(it.facts)) for it in match.events(1)]
    assert bot.lost.total() == 0


def test_another_process_plays_each_seat_and_the_next_game_uses_it_again() -> None:
    found = tournament("duel", [FIRST], 1, seed="a", options={"limit": 2}) if minds.enlist(FIRST, "duel") else None
    assert found is not None
    [idle] = programs._idle.values()
    pids = {it.child._process.pid for it in idle}
    assert len(pids) == 2
    tournament("duel", [FIRST], 2, seed="b", options={"limit": 2})
    assert {it.child._process.pid for it in idle} == pids


# What it does wrong


@pytest.mark.parametrize(
    ("way", "code", "patience"),
    [
        ("slow", "slow", 0.3),
        ("silent", "slow", 0.3),
        ("dead", "dead", 20),
        ("huge", "huge", 20),
        ("noisy", "noisy", 20),
        ("chatty", "unreadable", 20),
        ("illegal", "illegal", 20),
        ("nonsense", "illegal", 20),
        ("unreadable", "unreadable", 20),
        ("future", "unreadable", 20),
        ("number", "unreadable", 20),
        ("closes", "dead", 20),
    ],
)
def test_a_program_that_misbehaves_loses_its_moves_and_the_game_goes_on(way: str, code: str, patience: float) -> None:
    match, bot = play(misfit(way, patience))
    assert match.over
    assert bot.lost == {code: MOST_LOST}
    # it made one move by itself; one that ended began anew each time, and made one more before it ended again


def test_a_program_that_never_says_hello_or_reads_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "STARTING", 0.3)
    monkeypatch.setattr(programs.Conversation.__init__, "__defaults__", (0.3,))
    with pytest.raises(Malformed, match="did not answer in time"):
        misfit("mute").check(find("duel"))
    monkeypatch.setattr("gloaming.minds.programs.child.MOST_WAITING", 1_000)
    monkeypatch.setattr(programs.Conversation.__init__, "__defaults__", (20,))
    match, bot = play(misfit("deaf", 0.3))
    assert match.over
    assert set(bot.lost) <= {"slow", "deaf"}


def test_a_flood_of_errors_disturbs_nothing() -> None:
    _, bot = play(misfit("errors"))
    assert bot.lost.total() == 0


def test_a_program_may_resign() -> None:
    match, bot = play(misfit("resigns"))
    assert match.over
    assert bot.lost.total() == 0


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (f"{sys.executable} {MISFIT} other", "speaks protocol 2"),
        (f"{sys.executable} {MISFIT} elsewhere", "does not play duel; it plays no game"),
        ("./there-is-no-such-program", "cannot be started"),
        (f"{sys.executable} -c raise(SystemExit(7))", "ended with 7"),
        ("no.such.module:Bot", "No module named 'no'"),
        ("gloaming.minds:Nothing", "has no attribute 'Nothing'"),
    ],
)
def test_what_cannot_play_is_refused_before_the_first_game(
    command: str, reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(minds.BOTS, "duel", dict(minds.BOTS["duel"]))
    assert main(["simulate", "duel", "--games", "2", "--bot", command, "--bots", "random"]) == 2
    assert reason in capsys.readouterr().err


def test_nothing_is_left_of_a_program_and_of_what_it_started() -> None:
    script = "import subprocess,sys,time;p=subprocess.Popen(['sleep','60']);print(p.pid,flush=True);time.sleep(60)"
    child = Child([sys.executable, "-c", script])
    started = int(child.receive(time.monotonic() + 20))
    child.end()
    child.end()
    until = time.monotonic() + 20
    while _runs(started):
        assert time.monotonic() < until
        time.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]
    except OSError:
        return False


# In the lab


def test_the_same_seed_plays_the_same_games_on_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(minds.BOTS, "duel", dict(minds.BOTS["duel"]))
    minds.enlist(FIRST, "duel")
    alone, crew = (
        tournament("duel", [FIRST, "random"], 4, seed="same", options={"limit": 2}, workers=workers)
        for workers in (1, 2)
    )
    assert alone == crew


def test_a_report_says_what_was_lost(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(minds.BOTS, "duel", dict(minds.BOTS["duel"]))
    command = f"{sys.executable} {MISFIT} illegal"
    options = ["--games", "2", "--seed", "a", "--option", "limit=2", "--workers", "1"]
    assert main(["simulate", "duel", "--bot", command, "--bots", "random", *options]) == 0
    assert f"lost {2 * MOST_LOST} moves: {2 * MOST_LOST} illegal." in capsys.readouterr().out.replace("\n", " ")


def test_a_class_of_ones_own_plays_by_its_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(minds.BOTS, "duel", dict(minds.BOTS["duel"]))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    Path("ours.py").write_text(
        "from gloaming.minds.bot import Bot\n\n\nclass Last(Bot):\n"
        "    def choose(self, view, actions):\n        return actions[-1]\n",
        encoding="utf-8",
    )
    arguments = ["simulate", "duel", "--bot", "ours:Last", "--bots", "random", "--games", "4", "--option", "limit=2"]
    assert main([*arguments, "--seed", "a", "--workers", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0]["bot"] == "ours:Last"


# Conformance


def test_a_program_that_keeps_to_the_protocol_conforms() -> None:
    found = examine(Program((sys.executable, str(ROOT / "examples/bots/first.py"))), ["duel"], 3)
    assert found.faults == []
    assert found.name == "First"
    assert {"place", "masks", "swap", "confirm"} <= set(found.asked["duel"])


@pytest.mark.parametrize(
    ("way", "code", "text"),
    [
        ("illegal", "illegal", "(D"),
        ("chatty", "unreadable", "type is chat"),
        ("dead", "dead", "ended with 3: no more shells"),
        ("stays", "stays", "did not end within"),
        ("other", "protocol", "speaks protocol 2"),
    ],
)
def test_what_a_program_does_wrong_is_said(way: str, code: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.lab.conformance.FAREWELL", 0.2)
    found = examine(misfit(way), ["duel"], 1)
    assert found.faults[-1].code == code
    assert text in found.faults[-1].text


def test_the_first_bot_of_the_guide_is_the_example() -> None:
    _, _, code = (ROOT / "examples/bots/first.py").read_text(encoding="utf-8").partition('"""\n\n')
    assert f"```python\n{code}```" in (ROOT / "docs/bots.md").read_text(encoding="utf-8")


def test_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"{sys.executable} {MISFIT} nonsense"
    assert main(["conform", command, "--game", "duel", "--games", "1"]) == 1
    told = capsys.readouterr().out.replace("\n", " ")
    assert "wrong: base, 24 duels, game 1: duel, seat 0, question 2 (place): illegal" in told
    assert "cannot read the move 'fly to the moon'" in told
    assert os.path.basename(command)
