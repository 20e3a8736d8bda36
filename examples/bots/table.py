"""A bot at a table of a server: it takes the seat that a link invites it to, and plays any legal move.

    python examples/bots/table.py "http://127.0.0.1:8600/t/...#bot=..."

The host of a table makes such a link in the lobby (docs/bots.md). It needs the package `websockets`.
"""

import json
import random
import sys
import time
import urllib.request
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def enlist(link: str, name: str) -> tuple[str, str]:
    """Take the seat; return the address of the socket and the token that opens it."""
    parts = urlsplit(link)
    table, code = parts.path.removeprefix("/t/"), parts.fragment.removeprefix("bot=")
    at = f"{parts.netloc}/api/tables/{table}"
    body = json.dumps({"code": code, "name": name}).encode()
    asked = urllib.request.Request(f"{parts.scheme}://{at}/enlist", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return f"{parts.scheme.replace('http', 'ws')}://{at}/bot", json.load(answer)["token"]


def play(address: str, token: str) -> None:
    """Answer questions until the socket is closed."""
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for line in socket:
            told = json.loads(line)
            if told["type"] == "question":
                move = random.choice(told["moves"])
                socket.send(json.dumps({"type": "move", "id": told["id"], "move": move}))
            elif told["type"] == "over":
                print("won" if told["view"]["seat"] in told["winners"] else "not won", flush=True)
            elif told["type"] == "lost":
                print(told["text"], file=sys.stderr)


if __name__ == "__main__":
    address, token = enlist(sys.argv[1], "Example")
    while True:  # a connection may be lost, or the server may restart: come back for the same seat
        try:
            play(address, token)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == 4003:
                sys.exit("the program is no longer at the table")
        time.sleep(1)
