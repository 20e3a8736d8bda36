"""A real server for a test: in its own process, or in this one if a test needs other limits."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import httpx
from websockets.sync.client import ClientConnection, connect

from gloaming.core.caches import VARIABLE
from gloaming.server.operation.load.nonces import Nonces
from gloaming.server.operation.settings import Settings
from gloaming.server.serve import Plan, listen, serve
from gloaming.server.web.context import WebSettings
from tests.cli.driving import COMMAND, ROOT, environment

PATIENT = 30.0  # seconds
# No folder for compiled rules: to load them takes longer than most tests. The page's tests have servers with them.
INTERPRETED = {VARIABLE: os.devnull}
_nonces: WeakKeyDictionary[httpx.Client, Nonces] = WeakKeyDictionary()  # of those who do something over HTTP


class Server:
    """`gloaming serve` in a process."""

    def __init__(self, folder: Path, *options: str, program: Sequence[str] = COMMAND) -> None:
        self.log = folder / "server.log"
        self.store = f"sqlite:///{folder}/tables.sqlite"
        command = [*program, "serve", "--port", "0", "--store", self.store, "--log", "debug", *options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, cwd=ROOT, env={**INTERPRETED, **environment()}, text=True
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+(?=/ )", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.address = found[0]

    def client(self, **headers: str) -> httpx.Client:
        """A browser: it keeps cookies and sends its origin."""
        return httpx.Client(base_url=self.address, headers={"origin": self.address, **headers}, timeout=PATIENT)

    def socket(self, table: str, client: httpx.Client | None = None, **options: Any) -> ClientConnection:
        """A socket at a table, with the cookies of a client."""
        headers = {} if client is None else cookies_of(client)
        options = {"origin": self.address, "additional_headers": headers, **options}
        connection: ClientConnection = connect(live_at(self.address, table), **options)
        return connection

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End it with a signal; return its exit code."""
        self.process.send_signal(number)
        code = self.process.wait(PATIENT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(folder: Path, *options: str, program: Sequence[str] = COMMAND) -> Iterator[Server]:
    """A server that is ended with the test."""
    server = Server(folder, *options, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end()


def live_at(address: str, table: str) -> str:
    """The address of a table's socket."""
    return f"{address.replace('http', 'ws')}/api/tables/{table}/live"


def cookies_of(client: httpx.Client) -> dict[str, str]:
    """The header with all cookies of a client."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


def serve_here(
    folder: Path,
    web: WebSettings,
    scenario: Callable[[str], Awaitable[None]],
    proxies: tuple[str, ...] = (),
    **settings: Any,
) -> None:
    """Run a server in this process for a scenario, which gets its address; it is ended as an operator would."""

    async def main() -> None:
        listener = listen("127.0.0.1", 0)
        # so that a client that does not read is noticed soon
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        plan = Plan(f"sqlite:///{folder}/tables.sqlite", None, Settings(**settings), web, proxies)
        ready = asyncio.Event()
        serving = asyncio.create_task(serve(listener, plan, ready.set))
        await asyncio.wait({serving, asyncio.create_task(ready.wait())}, return_when=asyncio.FIRST_COMPLETED)
        try:
            await scenario(f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            signal.raise_signal(signal.SIGTERM)
            await serving

    asyncio.run(main())


def new_table(client: httpx.Client, game: str = "duel", **settings: Any) -> str:
    """Create a table with the client as host."""
    answer = client.post("/api/tables", json={"name": "Ann", "settings": {"game": game, **settings}})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def do(client: httpx.Client, table: str, what: str, **fields: Any) -> dict[str, Any]:
    """Send a command over HTTP; return its reply. With `start`, all who were ready reveal their nonces."""
    number = client.get(f"/api/tables/{table}").json()["number"]
    pledges = "pledge" not in fields and (what == "start" or (what == "ready" and fields["on"]))
    if pledges:
        fields["pledge"] = _nonces.setdefault(client, Nonces()).pledge()
    command = {"do": what, "id": f"{what}-{number}", "at": number, **fields}
    reply = client.post(f"/api/tables/{table}/commands", json=command).json()
    assert isinstance(reply, dict)
    if pledges and what == "start" and reply["ok"]:
        for who in list(_nonces):
            if f"seat_{table}" in who.cookies:
                reveal(who, table, _nonces[who])
    return reply


def reveal(client: httpx.Client, table: str, nonces: Nonces) -> None:
    """Reveal the nonce that the start of a game waits for, if it is one of these, as a page does by itself."""
    info = client.get(f"/api/tables/{table}").json()["table"]
    nonce = nonces.due(info["pledges"], info["waiting"])
    if nonce is not None:
        assert do(client, table, "reveal", nonce=nonce)["ok"]


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which is always JSON with a reason."""
    assert answer.headers["content-type"] == "application/json"
    error = answer.json()["error"]
    assert set(error) == {"code", "said", "text", "clause", "game"}
    assert error["text"]
    assert error["said"]["id"]
    return answer.status_code, error["code"]
