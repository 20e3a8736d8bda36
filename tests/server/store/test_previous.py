"""A store that version 0.2.0 made: its tables, seats and running games go on under this version.

The store was written by that version's own server, with people who played over sockets; `told.json` is what it showed
each of them at the end.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gloaming.server.store.schema import LATEST, migrations
from tests.cli.driving import command
from tests.server.serving import Server, serving

HERE = Path(__file__).parent / "previous"
TOLD: dict[str, Any] = json.loads((HERE / "told.json").read_text(encoding="utf-8"))
PEOPLE: list[dict[str, Any]] = TOLD["people"]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The older store, where a server finds it."""
    place = tmp_path / "tables.sqlite"
    place.write_bytes(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    return place


def whole(server: Server, person: dict[str, Any]) -> dict[str, Any]:
    with server.client(cookie=person["cookie"]) as client:
        answer = client.get(f"/api/tables/{person['table']}")
        assert answer.status_code == 200, answer.text
        frame: dict[str, Any] = answer.json()
        return frame


def moved(server: Server, person: dict[str, Any], frame: dict[str, Any]) -> httpx.Response:
    body = {"do": "move", "id": "first", "at": frame["number"], "move": frame["play"]["moves"][0]["move"]}
    with server.client(cookie=person["cookie"]) as client:
        return client.post(f"/api/tables/{person['table']}/commands", json=body)


def test_people_find_their_seats_questions_and_games_and_play_on(place: Path) -> None:
    assert {person["state"] for person in PEOPLE} == {"lobby", "playing", "over"}
    assert len({person["game"] for person in PEOPLE if person["state"] == "playing"}) == 3
    movers: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}
    with serving(place.parent) as server:
        for person in PEOPLE:
            frame = whole(server, person)
            assert frame["table"]["state"] == person["state"]
            assert frame["table"]["game"] == person["game"]
            assert frame["table"]["you"]["person"] == person["you"]
            assert len(frame["chat"]["lines"]) == person["chat"]
            if person["state"] != "lobby":
                assert frame["play"]["view"] == person["view"]
                assert [move["move"] for move in frame["play"]["moves"]] == person["moves"]
            if person["moves"]:
                movers[person["table"]] = person, frame
        assert len(movers) == 3
        for person, frame in movers.values():
            assert moved(server, person, frame).json()["ok"]
            assert whole(server, person)["play"]["moment"] == frame["play"]["moment"] + 1
        [over] = {person["table"] for person in PEOPLE if person["state"] == "over"}
        with server.client() as anybody:
            assert anybody.get(f"/api/replays/{over}-1/verify").json()["draws"] >= 0
            assert anybody.get(f"/api/replays/{over}-1?as=open").json()["over"]
        assert server.end() == 0
    with closing(sqlite3.connect(place)) as opened:
        assert opened.execute(LATEST).fetchone()[0] == len(migrations())


def test_a_copy_of_an_older_store_is_restored_and_upgraded_by_the_next_server(place: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.sqlite", tmp_path / "new"
    new.mkdir()
    assert command("backup", str(copy), "--store", f"sqlite:///{place}").returncode == 0
    assert command("restore", str(copy), "--store", f"sqlite:///{new}/tables.sqlite").returncode == 0
    with serving(new) as server:
        assert whole(server, PEOPLE[0])["table"]["state"] == PEOPLE[0]["state"]
