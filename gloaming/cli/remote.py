"""A seat at a table of a server, for a program: taken by its invitation, kept over lost connections."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from gloaming.cli.failure import Failure

LINK = re.compile(r"/t/([A-Za-z0-9_-]{22})")
NO_LONGER = 4003  # the code of a socket that is closed for good
TRIES, PAUSE = 30, 1.0  # attempts to come back, and seconds between them


class Remote:
    """The seat. Lines are dictionaries, as docs/bots.md describes them."""

    def __init__(self, link: str, name: str, words: str | None = None) -> None:
        parts = urlsplit(link)
        found = LINK.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or found is None or not parts.fragment.startswith("bot="):
            raise Failure("the link must be an invitation of a program: http(s)://.../t/...#bot=...")
        self._at = f"{parts.netloc}/api/tables/{found[1]}"
        self._scheme = parts.scheme
        self._words = f"?words={words}" if words else ""
        self._token = self._enlist(parts.fragment.removeprefix("bot="), name)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()  # the socket, to be closed

    def _enlist(self, code: str, name: str) -> str:
        body = json.dumps({"code": code, "name": name}).encode()
        address = f"{self._scheme}://{self._at}/enlist"
        asked = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                token = json.load(answer)["token"]
        except urllib.error.HTTPError as error:
            raise Failure(_reason(error.read()) or f"the server answers {error.code}") from None
        except OSError as error:
            raise Failure(f"the server cannot be reached: {error}") from None
        assert isinstance(token, str)
        return token

    def receive(self, seconds: float | None = None) -> dict[str, Any]:
        """The next line; TimeoutError if none comes in time, Failure once the seat is lost."""
        for attempt in range(TRIES):
            try:
                if self._socket is None:
                    self._socket = self._connect()
                line = json.loads(self._socket.recv(seconds))
                assert isinstance(line, dict)
                return line
            except ConnectionClosed as closed:
                self.come_back()
                if closed.rcvd is not None and closed.rcvd.code == NO_LONGER:
                    raise Failure("the program is no longer at the table") from None
            except InvalidStatus as refused:
                raise Failure(_reason(refused.response.body) or "the server refuses the program") from None
            except (OSError, WebSocketException) as error:
                if isinstance(error, TimeoutError) and self._socket is not None:
                    raise
            time.sleep(PAUSE if attempt else 0)
        raise Failure("the server cannot be reached any more")

    def send(self, line: bytes) -> None:
        """Send a line, unless the connection is lost: the question then comes again."""
        if self._socket is not None:
            try:
                self._socket.send(line.decode(errors="replace").strip())
            except ConnectionClosed:
                self.come_back()

    def come_back(self) -> None:
        """Close the connection: everything is told again on the next one."""
        self._socket = None
        self._open.close()

    def _connect(self) -> ClientConnection:
        address = f"{self._scheme.replace('http', 'ws')}://{self._at}/bot{self._words}"
        return self._open.enter_context(connect(address, additional_headers={"Authorization": f"Bearer {self._token}"}))


def _reason(body: bytes | bytearray) -> str:
    """What a server says why it refuses."""
    try:
        return str(json.loads(body)["error"]["text"])
    except (ValueError, KeyError, TypeError):
        return ""
