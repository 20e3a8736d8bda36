"""Seats over HTTP: who has one, how it is proved, and how it moves to another browser."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

import httpx

from gloaming.server.web.context import WebSettings
from gloaming.server.web.cookies import MOST
from gloaming.server.web.limits import Limits, Rate
from tests.server.serving import PATIENT, Server, code_of, new_table, serve_here


def test_whoever_makes_a_table_is_its_host_in_seat_0(ann: httpx.Client) -> None:
    table = new_table(ann)
    frame = ann.get(f"/api/tables/{table}").json()
    assert len(table) == 22
    assert frame["table"]["you"] == {"person": 1, "seat": 0, "host": True, "code": None, "declined": []}
    assert frame["type"] == "table"


def test_the_proof_of_a_seat_is_a_cookie_that_scripts_and_other_sites_never_hold(ann: httpx.Client) -> None:
    answer = ann.post("/api/tables", json={"name": "Ann", "settings": {"game": "duel"}})
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie.key == f"seat_{answer.json()['table']}"
    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["secure"]) == (True, "lax", "/", "")
    assert cookie.value not in answer.text


def test_without_the_cookie_one_is_a_watcher(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    assert bob.get(f"/api/tables/{table}").json()["table"]["you"] is None
    assert code_of(bob.post(f"/api/tables/{table}/link")) == (403, "forbidden")


def test_who_joins_is_the_next_person_and_stays_that_person(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).json() == {"person": 2}
    assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).json() == {"person": 2}
    people = bob.get(f"/api/tables/{table}").json()["table"]["people"]
    assert [person["name"] for person in people] == ["Ann", "Bob"]


def test_a_personal_link_moves_a_seat_to_another_device(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    token = ann.post(f"/api/tables/{table}/link").json()["token"]
    assert bob.post(f"/api/tables/{table}/claim", json={"token": token}).json() == {"person": 1}
    assert bob.get(f"/api/tables/{table}").json()["table"]["you"]["host"]
    other = new_table(ann)
    assert code_of(bob.post(f"/api/tables/{other}/claim", json={"token": token})) == (403, "forbidden")
    assert code_of(bob.post(f"/api/tables/{table}/claim", json={"token": ""})) == (403, "forbidden")


def test_a_link_replaces_ones_own_seat_only_when_that_is_asked_for(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
    token = ann.post(f"/api/tables/{table}/link").json()["token"]
    refused = bob.post(f"/api/tables/{table}/claim", json={"token": token})
    assert code_of(refused) == (409, "illegal")
    assert "you are Bob" in refused.json()["error"]["text"]
    assert "you would be Ann" in refused.json()["error"]["text"]
    assert bob.get(f"/api/tables/{table}").json()["table"]["you"]["person"] == 2
    assert ann.post(f"/api/tables/{table}/claim", json={"token": token}).json() == {"person": 1}, "their own"
    answer = bob.post(f"/api/tables/{table}/claim", json={"token": token, "replace": True})
    assert answer.json() == {"person": 1}


def test_the_host_has_no_way_to_anothers_seat(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
    command = {"do": "reissue", "id": "x", "at": 1, "person": 2}
    assert code_of(ann.post(f"/api/tables/{table}/commands", json=command)) == (400, "malformed")


def test_a_recovery_code_is_shown_to_its_owner_and_opens_their_seat_elsewhere(
    ann: httpx.Client, bob: httpx.Client
) -> None:
    table = new_table(ann)
    assert code_of(bob.post(f"/api/tables/{table}/code")) == (403, "forbidden"), "a watcher has none"
    shown = ann.post(f"/api/tables/{table}/code").json()
    assert shown["number"] == ann.get(f"/api/tables/{table}").json()["table"]["you"]["code"] == 1
    assert code_of(bob.post(f"/api/tables/{table}/recover", json={"code": "0000-0000-0000"})) == (403, "forbidden")
    assert bob.post(f"/api/tables/{table}/recover", json={"code": shown["code"]}).json() == {"person": 1}
    assert bob.get(f"/api/tables/{table}").json()["table"]["you"] == {
        "person": 1,
        "seat": 0,
        "host": True,
        "code": None,
        "declined": [],
    }
    assert code_of(ann.get(f"/api/tables/{table}")) == (403, "forbidden")


def test_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENT) as client:
            made = await client.post("/api/tables", json={"name": "Ann", "settings": {"game": "duel"}})
            path = f"/api/tables/{made.json()['table']}/recover"
            tried = [await client.post(path, json={"code": f"{number:012}"}) for number in range(4)]
            assert [code_of(it) for it in tried] == [(403, "forbidden")] * 3 + [(429, "limit")]

    serve_here(tmp_path, WebSettings(Limits(guesses=Rate(0.001, 3))), scenario)


def test_a_seat_that_was_recovered_is_taken_back_from_the_old_browser(
    server: Server, ann: httpx.Client, bob: httpx.Client
) -> None:
    table = new_table(ann)
    bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
    secret = bob.post(f"/api/tables/{table}/code").json()["code"]
    with server.client() as elsewhere:
        assert elsewhere.post(f"/api/tables/{table}/recover", json={"code": secret}).json() == {"person": 2}
        token = elsewhere.post(f"/api/tables/{table}/link").json()["token"]
    refused = bob.get(f"/api/tables/{table}")
    assert code_of(refused) == (403, "forbidden")
    assert "Max-Age=0" in refused.headers["set-cookie"]
    assert bob.get(f"/api/tables/{table}").json()["table"]["you"] is None
    assert ann.get(f"/api/tables/{table}").status_code == 200
    assert bob.post(f"/api/tables/{table}/claim", json={"token": token}).json() == {"person": 2}


def test_whoever_lost_a_seat_can_still_come_as_a_guest(ann: httpx.Client, bob: httpx.Client) -> None:
    table = new_table(ann)
    bob.cookies.set(f"seat_{table}", "made.1.0.up")
    assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).json() == {"person": 2}


def test_a_browser_keeps_its_latest_seats_only(ann: httpx.Client) -> None:
    tables = [new_table(ann) for _ in range(MOST + 3)]
    kept = [name.removeprefix("seat_") for name in ann.cookies]
    assert sorted(kept) == sorted(tables[3:])
