"""The HTTP API: every request does what docs/wire.md says, and anything else gets a reason."""

from __future__ import annotations

import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

import gloaming
from gloaming.server.web.headers import HEADERS
from tests.server.serving import PATIENT, Server, code_of, do, new_table, serving

# Commands, lists, records.


def test_a_command_is_answered_as_on_the_socket_and_once(ann: httpx.Client) -> None:
    table = new_table(ann)
    command = {"do": "rename", "id": "one", "at": 1, "name": "Anna"}
    first = ann.post(f"/api/tables/{table}/commands", json=command).json()
    assert (first["type"], first["id"], first["ok"], first["number"]) == ("reply", "one", True, 2)
    assert ann.post(f"/api/tables/{table}/commands", json=command).json() == first
    assert ann.get(f"/api/tables/{table}").json()["number"] == 2
    refused = do(ann, table, "start")
    assert (refused["ok"], refused["error"]["code"]) == (False, "illegal")


def test_only_listed_tables_are_listed(ann: httpx.Client) -> None:
    hidden, shown = new_table(ann), new_table(ann, listed=True)
    listed = [it["table"] for it in ann.get("/api/tables").json()]
    assert shown in listed
    assert hidden not in listed


def test_a_record_from_elsewhere_is_kept_checked_and_shown(ann: httpx.Client) -> None:
    game = gloaming.new("duel", seed="kept", limit=2)
    while not game.over:
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[0])
    text = game.record()
    draws = gloaming.verify(text)
    replay = ann.post("/api/records", json={"record": text}).json()["replay"]
    assert ann.get(f"/api/replays/{replay}/record").text == text
    assert ann.get(f"/api/replays/{replay}/verify").json() == {"draws": draws, "people": []}
    assert ann.post("/api/verify", json={"record": text}).json() == {"draws": draws, "people": []}
    story = ann.get(f"/api/replays/{replay}", params={"as": "open"}).json()
    assert (story["game"], story["over"], tuple(story["winners"])) == ("duel", True, game.winners)
    last = ann.get(f"/api/replays/{replay}/moments/{story['moments']}", params={"as": "0"}).json()
    assert (last["over"], last["moves"]) == (True, [])
    assert code_of(ann.get(f"/api/replays/{replay}/moments/{story['moments'] + 1}"))[1] == "unknown"
    assert code_of(ann.post("/api/verify", json={"record": text.replace("place", "plaice")})) == (400, "malformed")
    assert code_of(ann.post("/api/records", json={"record": "no record"})) == (400, "malformed")


def test_of_a_running_game_there_is_no_record_and_no_open_view(ann: httpx.Client) -> None:
    table = new_table(ann)
    assert do(ann, table, "bot", seat=1, bot="random")["ok"]
    assert do(ann, table, "start")["ok"]
    assert code_of(ann.get(f"/api/replays/{table}-1/record")) == (403, "forbidden")
    assert code_of(ann.get(f"/api/replays/{table}-1/verify")) == (403, "forbidden")
    assert code_of(ann.get(f"/api/replays/{table}-1?as=open")) == (403, "forbidden")
    assert code_of(ann.get(f"/api/replays/{table}-1?as=1")) == (403, "forbidden")
    assert ann.get(f"/api/replays/{table}-1?as=0").json()["over"] is False


@pytest.mark.parametrize("name", ["x-1", "-1", "-", "x-²", "²", "x-" + "9" * 5000, "x--1", "%00-1", "é-1"])
def test_a_replay_that_is_not_there_is_unknown_whatever_it_is_called(ann: httpx.Client, name: str) -> None:
    assert code_of(ann.get(f"/api/replays/{name}")) == (404, "unknown")
    table = new_table(ann)
    assert code_of(ann.get(f"/api/replays/{table}-²")) == (404, "unknown")


@pytest.mark.parametrize("viewer", ["²", "9", "", "Ann", "00"])
def test_a_viewer_that_is_none_is_refused(ann: httpx.Client, viewer: str) -> None:
    game = gloaming.new("duel", seed="kept")
    replay = ann.post("/api/records", json={"record": game.record()}).json()["replay"]
    assert code_of(ann.get(f"/api/replays/{replay}", params={"as": viewer})) == (400, "malformed")


# What cannot be read.


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\xff\xfe", "settings": {"game": "duel"}}',
        b'{"name": "\\ud800", "settings": {"game": "duel"}}',
        b'{"name": "Ann"}',
        b'{"name": 1, "settings": {"game": "duel"}}',
        b'{"name": "Ann", "settings": {"game": "duel"}, "admin": true}',
        b'{"name": "Ann", "settings": {"game": "duel", "wings": 2}}',
        b'{"name": "Ann", "settings": {"game": "duel", "players": "2"}}',
        b'{"name": "Ann", "settings": {"game": "duel", "options": {"limit": 2}}}',
        b'{"name": "Ann", "settings": {"game": "chess"}}',
        b'{"name": "Ann", "settings": {"game": "duel", "players": 3}}',
        b'{"name": "", "settings": {"game": "duel"}}',
        b'{"name": "\\u202e", "settings": {"game": "duel"}}',
        b'{"name": "\\u3164", "settings": {"game": "duel"}}',
        b'{"name": "Ann", "settings": {"game": "duel", "delay": 99999999999999999999999}}',
        b"[" * 10_000,
    ],
)
def test_a_body_that_is_not_as_described_is_malformed(ann: httpx.Client, body: bytes) -> None:
    answer = ann.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert code_of(answer) == (400, "malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(ann: httpx.Client, kind: str) -> None:
    body = b'{"name": "Ann", "settings": {"game": "duel"}}'
    assert code_of(ann.post("/api/tables", content=body, headers={"content-type": kind})) == (415, "malformed")


def test_what_is_too_large_is_not_read_to_its_end(ann: httpx.Client) -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(64):
            yield b"a" * 1024

    headers = {"content-type": "application/json"}
    assert code_of(ann.post("/api/tables", content=endless(), headers=headers)) == (413, "malformed")
    assert code_of(ann.post("/api/tables", content=b" " * 20_000, headers=headers)) == (413, "malformed")
    record = {"record": "x" * 100_000}
    assert code_of(ann.post("/api/verify", json=record)) == (400, "malformed")


@pytest.mark.parametrize("query", ["lang=en", "wings=2", "as=0"])
def test_a_query_that_is_not_as_described_is_malformed(ann: httpx.Client, query: str) -> None:
    assert code_of(ann.get(f"/api/tables?{query}")) == (400, "malformed")


@pytest.mark.parametrize("query", ["lang=xx", "lang=", "lang=en&lang=fr", "lang=en&as=0"])
def test_rules_are_there_in_languages_that_are_known(ann: httpx.Client, query: str) -> None:
    assert code_of(ann.get(f"/api/games/duel/rules?{query}")) == (400, "malformed")


@pytest.mark.parametrize(
    "path", ["/api/", "/api/none", "/api/tables/x/none", "/api/games/chess/rules", "/api/replays/x/moments/x"]
)
def test_what_is_not_there_is_said_in_json(ann: httpx.Client, path: str) -> None:
    assert code_of(ann.get(path)) == (404, "unknown")


def test_another_method_is_refused_with_those_there_are(ann: httpx.Client) -> None:
    answer = ann.delete("/api/tables")
    assert code_of(answer) == (405, "malformed")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert code_of(ann.get("/api/verify")) == (405, "malformed")
    assert code_of(ann.post("/t/x")) == (405, "malformed")


def test_a_table_that_is_not_there_is_unknown_whatever_is_asked(ann: httpx.Client) -> None:
    name = "A" * 22
    command = {"do": "start", "id": "x", "at": 0}
    assert code_of(ann.get(f"/api/tables/{name}")) == (404, "unknown")
    assert code_of(ann.post(f"/api/tables/{name}/join", json={"name": "Ann"})) == (404, "unknown")
    assert code_of(ann.post(f"/api/tables/{name}/link")) == (404, "unknown")
    assert code_of(ann.post(f"/api/tables/{name}/claim", json={"token": "x"})) == (404, "unknown")
    assert code_of(ann.post(f"/api/tables/{name}/commands", json=command)) == (404, "unknown")


def test_reasons_are_facts_and_english_sentences(ann: httpx.Client) -> None:
    assert ann.get("/api/tables/x", headers={"accept-language": "fr"}).json()["error"] == {
        "code": "unknown",
        "said": {"id": "server-no-table", "args": {}},
        "text": "There is no such table. Ask for a new link.",
        "clause": "",
        "game": "",
    }


def test_a_reason_of_a_game_names_the_game_whose_messages_say_it(ann: httpx.Client) -> None:
    settings = {"game": "shamans", "players": 4, "options": {"start": "0"}}
    error = ann.post("/api/tables", json={"name": "Ann", "settings": settings}).json()["error"]
    assert error["game"] == "shamans"
    assert error["said"]["id"] == "server-refused"
    assert error["said"]["args"]["reason"]["args"]["reason"]["id"] == "refuse-start"
    assert error["text"].endswith("from 1 on, not 0 (S4)")


# Whose page it is.


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1"])
def test_another_sites_page_can_change_nothing(server: Server, ann: httpx.Client, origin: str) -> None:
    table = new_table(ann)
    body: dict[str, Any] = {"name": "Ann", "settings": {"game": "duel"}}
    with server.client(origin=origin) as evil:
        evil.cookies = ann.cookies
        assert code_of(evil.post("/api/tables", json=body)) == (403, "forbidden")
        assert code_of(evil.post(f"/api/tables/{table}/link")) == (403, "forbidden")


def test_a_page_behind_a_proxy_can_be_named(server: Server) -> None:
    with server.client(origin="https://play.example.org") as ann:
        assert new_table(ann)


def test_a_page_whose_name_was_made_to_lead_here_can_neither_read_nor_change_anything(ann: httpx.Client) -> None:
    table = new_table(ann)
    rebound = {"host": "evil.example:8600", "origin": "http://evil.example:8600"}
    body = {"name": "Eve", "settings": {"game": "duel"}}
    for answer in (
        ann.post("/api/tables", json=body, headers=rebound),
        ann.post(f"/api/tables/{table}/join", json={"name": "Eve"}, headers=rebound),
        ann.post(f"/api/tables/{table}/commands", json={"do": "stand", "id": "a", "at": 1}, headers=rebound),
        ann.get(f"/api/tables/{table}", headers=rebound),
        ann.get("/", headers=rebound),
    ):
        assert code_of(answer) == (403, "forbidden")
        assert "--origin http://evil.example:8600" in answer.json()["error"]["text"]
    handshake = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    key = {"sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
    assert code_of(ann.get(f"/api/tables/{table}/live", headers={**handshake, **key, **rebound})) == (403, "forbidden")
    assert ann.get("/healthz", headers=rebound).status_code == 200, "probes may use any name"
    assert ann.get(f"/api/tables/{table}").json()["number"] == 1


def test_the_name_of_an_origin_that_was_given_is_ours_and_so_is_any_address(server: Server) -> None:
    for name, origin in (
        ("play.example.org", "https://play.example.org"),
        ("192.168.1.20:8600", "http://192.168.1.20:8600"),
    ):
        with server.client(host=name, origin=origin) as ann:
            assert new_table(ann)


@pytest.mark.parametrize("path", ["", "/x/join", "/x/claim", "/x/commands"])
@pytest.mark.parametrize("body", ["[" * 9000, '{"settings": ' + "[" * 9000, '{"more": ' + '{"a":' * 3000])
def test_what_is_nested_too_deeply_is_malformed(ann: httpx.Client, path: str, body: str) -> None:
    answer = ann.post(f"/api/tables{path}", content=body, headers={"content-type": "application/json"})
    assert code_of(answer) == (400, "malformed")


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/none", "/api/games/duel/rules", "/healthz", "/metrics"])
def test_every_answer_has_the_security_headers(ann: httpx.Client, path: str) -> None:
    answer = ann.get(path)
    assert HEADERS.items() <= dict(answer.headers).items()
    assert "server" not in answer.headers


def test_nobody_keeps_what_a_seat_was_shown(ann: httpx.Client) -> None:
    table = new_table(ann)
    assert ann.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


# Rules and games.


def test_rules_are_small_and_not_sent_twice(ann: httpx.Client) -> None:
    first = ann.get("/api/games/shamans/rules?lang=fr")
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["sections"][0]["clauses"][0]["id"] == "S1"
    again = ann.get("/api/games/shamans/rules?lang=fr", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_lesson_comes_whole_and_its_practice_is_a_table_that_can_be_made(ann: httpx.Client) -> None:
    for game in ann.get("/api/games").json():
        lesson = ann.get(f"/api/games/{game['name']}/lesson")
        assert lesson.headers["content-encoding"] == "gzip"
        steps, practice = lesson.json()["steps"], lesson.json()["practice"]
        assert 0 < game["lesson"] <= 10
        assert steps[0]["play"]["view"]["seat"] == lesson.json()["seat"]
        table = new_table(ann, game["name"], options=practice["options"], players=practice["players"])
        assert len(ann.get(f"/api/tables/{table}").json()["table"]["seats"]) == practice["players"]
    assert ann.get("/api/games/chess/lesson").status_code == 404


def test_puzzles_come_whole_and_are_counted_in_the_catalogue(ann: httpx.Client) -> None:
    for game in ann.get("/api/games").json():
        puzzles = ann.get(f"/api/games/{game['name']}/puzzles")
        assert (puzzles.status_code == 200) == (game["puzzles"] > 0)
        if game["puzzles"]:
            assert len(puzzles.json()) == game["puzzles"]
            assert all(it["play"]["view"]["seat"] == it["seat"] for it in puzzles.json())
    assert ann.get("/api/games/chess/puzzles").status_code == 404


def test_the_catalogue_names_every_option_as_settings_do(ann: httpx.Client) -> None:
    for game in ann.get("/api/games").json():
        options = {option["name"]: option["default"] for option in game["options"]}
        table = new_table(ann, game["name"], options=options, players=game["players"][1])
        assert ann.get(f"/api/tables/{table}").json()["table"]["settings"]["options"] == options
        for option in game["options"]:
            defaults = option["default"].split(",") if option["parts"] else [option["default"]]
            assert {*defaults} <= {choice["value"] for choice in option["choices"]}
            assert len(defaults) == max(1, len(option["parts"]))
        assert game["bots"][0]["name"] == "random"
        assert game["glossary"]
        edition = [option["choices"] for option in game["options"] if option["name"] == "edition"]
        assert [choice["value"] for choices in edition for choice in choices] == list(game["editions"])


def test_options_are_kept_as_the_catalogue_names_them_however_they_were_given(ann: httpx.Client) -> None:
    table = new_table(ann, "shamans", options={"rituals": "ispNNNi", "start": "007"})
    assert ann.get(f"/api/tables/{table}").json()["table"]["settings"]["options"] == {
        "rituals": "illumination,stabilization,permutation,neutralization,neutralization,neutralization,illumination",
        "start": "7",
    }


# How the server is.


def test_it_says_whether_it_lives_and_can_write(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        assert client.get("/healthz").json() == {"status": "alive"}
        assert client.get("/readyz").json() == {"status": "ready"}
        for file in tmp_path.glob("tables.sqlite*"):
            file.unlink()
        deadline = time.monotonic() + PATIENT
        while (answer := client.get("/readyz")).status_code == 200 and time.monotonic() < deadline:
            time.sleep(0.1)  # a result is valid for one second
        assert code_of(answer) == (503, "busy")
        assert client.get("/healthz").status_code == 200


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as server, server.client() as client:
        answers = [client.get("/healthz") for _ in range(8)]
        assert [answer.status_code for answer in answers].count(200) in (6, 7)
        assert code_of(answers[-1]) == (429, "limit")
        assert HEADERS.items() <= dict(answers[-1].headers).items()


def test_nobody_fills_the_house_with_tables_or_records(tmp_path: Path) -> None:
    body = {"name": "Ann", "settings": {"game": "duel"}}
    with serving(tmp_path, "--rate", "10") as server, server.client() as client:
        made = [client.post("/api/tables", json=body) for _ in range(22)]
        assert [answer.status_code for answer in made[:20]] == [200] * 20  # twice the rate at once
        assert code_of(made[-1]) == (429, "limit")
        assert code_of(client.post("/api/records", json={"record": "no record"})) == (429, "limit")
        assert client.get(f"/api/tables/{made[0].json()['table']}").status_code == 200


def test_a_proxy_that_is_named_is_believed_and_no_other(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    body = {"name": "Ann", "settings": {"game": "duel"}}
    for options, secure in ((("--proxy", "127.0.0.0/8"), True), ((), False)):
        with serving(tmp_path, "--rate", "1", *options) as server, server.client(**forwarded) as client:
            (cookie,) = SimpleCookie(client.post("/api/tables", json=body).headers["set-cookie"]).values()
            assert bool(cookie["secure"]) is secure
            statuses = [
                client.get("/healthz", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
                for number in range(20, 32)
            ]
            assert (429 in statuses) is not secure


def test_while_the_store_is_away_every_answer_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        (tmp_path / "tables.sqlite").rename(tmp_path / "away")
        body = {"name": "Ann", "settings": {"game": "duel"}}
        command = {"do": "rename", "id": "a", "at": 1, "name": "Anna"}
        for answer in (
            ann.get("/api/tables"),
            ann.get("/api/replays/x-1"),
            ann.get(f"/api/tables/{'A' * 22}"),
            ann.post("/api/tables", json=body),
        ):
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
        assert ann.post(f"/api/tables/{table}/commands", json=command).json()["error"]["code"] == "busy"
        (tmp_path / "away").rename(tmp_path / "tables.sqlite")
        while not ann.post(f"/api/tables/{table}/commands", json=command).json().get("ok"):
            sleep(0.1)
