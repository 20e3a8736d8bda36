"""People who use every power they have, at random, during a game; commands and requests are found in the program.

Each browser keeps every token and code it ever received, and tries them all. Whatever a browser receives about a
running game must be what its own seats see (those it held when the game was dealt), or what everybody sees. A person's
seat changes hands only when everybody else at the table has agreed; only then may the new owner see what it sees.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import types
import typing
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming.core.chance import BOT
from gloaming.core.decisions import TABLE
from gloaming.core.game import Game
from gloaming.server import wire
from gloaming.server.following import Following
from gloaming.server.push.calls import Calls
from gloaming.server.serve import CONTACT, Plan, _config, listen
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.round import Round
from gloaming.server.web.context import Context, WebSettings
from gloaming.server.web.endpoint import Endpoint
from gloaming.server.web.routes import ENDPOINTS
from tests.server.lines import LIMITS
from tests.server.rooms import NAMES, Room, until
from tests.server.serving import PATIENT, live_at
from tests.server.truth import Truth, plain

PROOF = re.compile(r"[A-Za-z0-9_-]{22}\.\d+\.\d+\.[A-Za-z0-9_-]{43}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}")
OF_A_TABLE = [it for it in ENDPOINTS if "{table}" in it.path or "{replay}" in it.path]
COMMANDS: tuple[type[msgspec.Struct], ...] = typing.get_args(wire.Command)
GRACE = 60  # seconds until a bot plays for somebody who is gone
SETTINGS: tuple[dict[str, Any], ...] = ({}, {"spectators": "delayed"}, {"spectators": "off"}, {"players": 4})


class Browser:
    """Somebody with a browser: its cookies, its socket, and every proof it ever received."""

    def __init__(self, party: Party, name: str) -> None:
        self.name = name
        self.client = httpx.AsyncClient(base_url=party.address, timeout=PATIENT, verify=False)
        self.proofs: set[str] = set()
        self.people: set[int] = set()  # who this browser became by joining
        self.seats: set[int] = set()  # whose eyes it may look with
        self.socket: ClientConnection | None = None
        self._party = party
        self._following = Following()

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request; its answer is searched."""
        answer = await self.client.request(method, path, json=body)
        self.proofs |= set(PROOF.findall(answer.text)) | {it.strip('"') for it in answer.cookies.values()}
        self._party.check(self, answer.text)
        return answer

    async def open(self) -> None:
        """Open a page, if that is allowed."""
        await self.shut()
        with suppress(InvalidStatus):
            address = live_at(self._party.address, self._party.table)
            cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())}
            self._following = Following()
            self.socket = await connect(address, additional_headers=cookies, max_queue=None)

    async def shut(self) -> None:
        """Close the page."""
        await self.look()
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def _in_full(self, text: str) -> str:
        """A frame with what has changed, put into what was there before; anything else as it is."""
        told = json.loads(text)
        if told["type"] not in ("table", "change"):
            return text
        assert self._following.take(told), "a frame is missing"
        return json.dumps(self._following.frame)

    async def look(self) -> None:
        """Search what has arrived over the socket."""
        if self.socket is None:
            return
        try:
            await self.socket.send('{"do":"ping"}')
            while (text := str(await asyncio.wait_for(self.socket.recv(), PATIENT))) != '{"type":"pong"}':
                self._party.check(self, self._in_full(text))
        except ConnectionClosed:
            self.socket = None


class Party(Room):
    """A table of three people, one more who joined, and one who did not, each in their own browser."""

    address: str

    def __init__(self, folder: Path, game: Game, seed: int, spectators: str) -> None:
        super().__init__(folder, game)
        self.dice = random.Random(seed)
        self.truth = Truth(self)
        self.browsers: list[Browser] = []
        self.agreed: set[tuple[int, int, int]] = set()  # who agreed to give which seat to whom
        self.compared = 0  # views that were looked at
        self.handed = 0  # seats that changed hands by consent
        self._spectators = spectators
        self._owners: dict[int, int | None] = {}  # by seat: the person in it when we last looked
        self._rounds = 0
        self._over = False  # nobody looks any more

    async def begin(self) -> None:
        """Everybody joins, and the game is dealt."""
        await self.tables.start()
        listener = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._server = uvicorn.Server(
            _config(Context(self.tables, WebSettings(LIMITS), Calls(self.tables, bytes(32), CONTACT)), Plan(""))
        )
        self._serving = asyncio.create_task(self._server.serve([listener]))
        await until(lambda: self._server.started)
        self.browsers = [Browser(self, name) for name in NAMES[:5]]
        host = self.browsers[0]
        settings = {
            "game": "shamans",
            "players": 3,
            "spectators": self._spectators,
            "window": 0,
            "grace": GRACE,
            "late": True,
        }
        answer = await host.client.post("/api/tables", json={"name": host.name, "settings": settings})
        self.table = answer.json()["table"]
        for browser in self.browsers[1:4]:
            await browser.ask("POST", f"/api/tables/{self.table}/join", {"name": browser.name})
        for person, browser in enumerate(self.browsers[:4], start=1):
            browser.people = {person}
            await browser.open()
        for person in (2, 3):
            await self.ok(person, wire.Sit, seat=person - 1)
            await self.ok(person, wire.Ready, on=True)
        self.opened.table._moved = self._moved(self.opened)
        await self.ok(1, wire.Start)
        for person, browser in enumerate(self.browsers[:3], start=1):
            await self.ok(person, wire.Note, text=f"note of {browser.name}")
        self.see()

    async def end(self) -> None:
        """Everybody leaves."""
        self._over = True
        for browser in self.browsers:
            await browser.shut()
            await browser.client.aclose()
        self._server.should_exit = True
        await self._serving
        await self.__aexit__(None, None, None)

    def _moved(self, opened: OpenTable) -> Any:
        def note(this: Round) -> None:
            opened._hear(this)
            self.see()
            self.truth.note()

        return note

    # What is allowed.

    def see(self) -> None:
        """Notice when a game was dealt, or a seat has changed hands, which needs everybody's consent."""
        table = self.fold
        owners = {seat: chair.person for seat, chair in enumerate(table.chairs)}
        if len(table.rounds) > self._rounds and table.match is not None:
            self._rounds = len(table.rounds)
            self.agreed.clear()
            for browser in self.browsers:
                browser.seats = {seat for seat, person in owners.items() if person in browser.people}
            self._owners = owners
            if len(self.round.marks) == 1:
                self.truth.deal()
        elif table.state == "playing":
            for seat, person in owners.items():
                if person != self._owners[seat]:
                    self._hand_over(seat, person)
            self._owners = owners

    def _hand_over(self, seat: int, person: int | None) -> None:
        others = {it for place, it in self._owners.items() if it is not None and place != seat}
        if self._owners[seat] is not None:  # a bot's seat is free for whoever comes late
            assert len(others) >= 2, "one alone is judge in their own cause"
            assert {(it, person, seat) for it in others} <= self.agreed, f"seat {seat} went to {person} unasked"
        self.handed += 1
        for browser in self.browsers:
            if person in browser.people:
                browser.seats.add(seat)

    def check(self, browser: Browser, text: str) -> None:
        """Check that a browser receives only what it may know about a running game."""
        if self._over:
            return
        self.see()
        assert not [secret for secret in self._chance() if secret in text], "what the draws come from"
        with suppress(ValueError):
            said = json.loads(text)
            if isinstance(said, dict) and self.fold.state == "playing":
                self._check(browser, said)

    def _chance(self) -> set[str]:
        """What the draws of a game derive from, which nobody is told before its end."""
        table = self.fold
        found: set[str | None] = set()
        if table.starting is not None:
            found = {table.starting.seed, *table.starting.nonces}
        elif table.state == "playing":
            found = {self.match.seed, self.match.mixed, *self.match.nonces}
        return {it for it in found if it and it != BOT}

    def _check(self, browser: Browser, said: dict[str, Any]) -> None:
        eyes = {*browser.seats, TABLE}
        assert "review" not in said, "a review of a running game"
        if said.get("notes"):
            assert said["notes"] == f"note of {browser.name}"
        is_frame = said.get("type") == "table"
        if is_frame and said["table"]["round"] != len(self.fold.rounds):
            return  # of an earlier game, which is over
        play = said.get("play") if is_frame else said if "view" in said else None
        if play is not None and not play["over"]:
            views = self.truth.views[play["moment"]]
            known = any(play["view"] == seen[it] for seen in views for it in eyes)
            assert known, f"{browser.name} sees more than {browser.seats}"
            self.compared += 1
        lines = said["log"]["lines"] if is_frame else said.get("lines", []) if not said.get("over") else []
        for line in lines:
            if line["said"] is not None:
                told = line["seat"], plain(line["said"])
                heard = (seen[it] for seen in self.truth.events[line["moment"]] for it in eyes)
                assert any(told in events for events in heard), f"{browser.name} is told {line['said']}"

    # What is done.

    async def step(self) -> None:
        """Somebody does something, whether they are allowed to or not."""
        dice = self.dice
        browser = dice.choice(self.browsers)
        kinds = [self._move] * 4 + [self._command] * 4 + [self._request] * 4 + [self._succeed] * 2
        kinds += [self._come_or_go] * 2 + [self._wait]
        await dice.choice(kinds)(browser)
        for each in self.browsers:
            await each.look()

    async def _move(self, _: Browser) -> None:
        """Whoever is asked makes a move."""
        if self.fold.state == "playing":
            seat = self.dice.choice(self.match.pending)
            person = self.fold.chairs[seat].person
            if person is not None and self.fold.people[person].deputy is None:
                await self.move_of(person, self.dice.choice(self.match.legal(seat)))

    async def move_of(self, person: int, move: str) -> None:
        await self.do(person, wire.Move, move=move)

    async def _command(self, browser: Browser) -> None:
        await self._send(browser, self.dice.choice(COMMANDS))

    async def _send(self, browser: Browser, kind: type[msgspec.Struct], **fields: Any) -> None:
        """Send a command with random fields."""
        given = {it.name: self._value(browser, it.name, it.type) for it in msgspec.structs.fields(kind)}
        given |= {"do": kind.__struct_config__.tag, **fields, "id": f"p{self.dice.getrandbits(60)}", "at": 10**6}
        self.now += 1000
        person = await self._person(browser)
        if given["do"] == "agree" and person is not None:
            self.agreed.add((person, given["person"], given["seat"]))
        await browser.ask("POST", f"/api/tables/{self.table}/commands", given)

    async def _person(self, browser: Browser) -> int | None:
        """The person that a browser's cookie proves at the table."""
        token = browser.client.cookies.get(f"seat_{self.table}")
        with suppress(Exception):
            return await self.people.identify(self.table, token)
        return None

    async def _request(self, browser: Browser) -> None:
        """Send an HTTP request; one that needs a token or a code gets one that the browser has."""
        endpoint: Endpoint = self.dice.choice(OF_A_TABLE)
        replay = f"{self.table}-{len(self.fold.rounds)}"
        path = endpoint.path.replace("{table}", self.table).replace("{replay}", replay)
        path = path.replace("{number}", str(self.dice.randrange(len(self.truth.views) + 1)))
        if "{replay}" in endpoint.path:
            path += f"?as={self.dice.choice(['0', '1', '2', 'watch', 'open'])}"
        if endpoint.body is wire.Command:
            return await self._command(browser)
        joins = endpoint.path.endswith("/join") and await self._person(browser) is None
        answer = await browser.ask(endpoint.method, path, self._body(browser, endpoint.body))
        if joins and answer.status_code == 200:
            browser.people.add(answer.json()["person"])
        return None

    def _body(self, browser: Browser, kind: Any) -> dict[str, Any] | None:
        if kind is None:
            return None
        return {it.name: self._value(browser, it.name, it.type) for it in msgspec.structs.fields(kind)}

    def _value(self, browser: Browser, name: str, kind: Any) -> Any:
        dice = self.dice
        if name in ("token", "code"):
            return dice.choice([*browser.proofs, "nothing"])
        if name == "pledge":
            return self.pledge(None)
        if name == "nonce":
            return dice.choice([*self.nonces.values()])
        if name == "text":
            return f"note of {browser.name}"
        if isinstance(kind, types.UnionType):
            kind = typing.get_args(kind)[0]
        if kind is bool:
            return dice.random() < 0.5
        if kind is int:
            return dice.randrange(-1, 7)
        if kind is str:
            return dice.choice([*NAMES[:5], "random", "fly"])
        return dice.choice(SETTINGS)

    async def _succeed(self, owner: Browser) -> None:
        """Somebody is long gone, another asks for their seat, and most agree: the only way to another's seat."""
        await owner.shut()
        await self.rest()
        await self.wait(GRACE + 1)
        await self._send(self.dice.choice(self.browsers), wire.Ask, name=owner.name)
        asked = self.fold.takeover
        if asked is not None:
            for browser in self.browsers:
                if self.dice.random() < 0.9:
                    await self._send(browser, wire.Agree, person=asked.person, seat=asked.seat)

    async def _come_or_go(self, browser: Browser) -> None:
        await (browser.open() if browser.socket is None or self.dice.random() < 0.3 else browser.shut())
        await self.rest()

    async def _wait(self, _: Browser) -> None:
        await self.wait(GRACE + 1)

    async def try_everything(self) -> None:
        """At the end each browser tries every proof it ever received, and every command with every number."""
        for browser in self.browsers:
            for proof in ("link", "code"):
                await browser.ask("POST", f"/api/tables/{self.table}/{proof}")
        for browser in self.browsers:
            for proof in sorted(browser.proofs):
                for door, body in self._doors(proof):
                    await browser.ask("POST", door, body)
                    for seat in range(len(self.fold.chairs)):
                        replay = f"/api/replays/{self.table}-{len(self.fold.rounds)}"
                        for method, path in (("GET", ""), ("GET", "/review"), ("POST", "/review")):
                            await browser.ask(method, f"{replay}{path}?as={seat}")
                    await browser.ask("GET", f"/api/tables/{self.table}")
        for kind in sorted(COMMANDS, key=lambda it: it is wire.Remove):  # a removed person can try nothing more
            for browser in self.browsers:
                for number in range(4):
                    numbers = {it.name: number for it in msgspec.structs.fields(kind) if it.type is int}
                    await self._send(browser, kind, **numbers)
                    await browser.look()

    def _doors(self, proof: str) -> Iterator[tuple[str, dict[str, Any]]]:
        yield f"/api/tables/{self.table}/claim", {"token": proof, "replace": True}
        yield f"/api/tables/{self.table}/recover", {"code": proof}


async def run(folder: Path, game: Game, seed: int, spectators: str, steps: int) -> Party:
    """Run one evening."""
    party = Party(folder, game, seed, spectators)
    await party.begin()
    try:
        for _ in range(steps):
            await party.step()
        await party.try_everything()
    finally:
        await party.end()
    return party
