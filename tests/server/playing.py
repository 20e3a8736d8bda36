"""Playing whole games at a real server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import connect

from gloaming.server.following import Following
from tests.server.serving import cookies_of, do, live_at, new_table


def _start(client: httpx.Client, game: str, players: int, settings: dict[str, Any]) -> str:
    table = new_table(client, game, players=players, **settings)
    for seat in range(1, players):
        assert do(client, table, "bot", seat=seat, bot="random")["ok"]
    assert do(client, table, "start")["ok"]
    return table


async def start_with_bots(client: httpx.Client, game: str, players: int, **settings: Any) -> str:
    """A table of one person and bots, playing."""
    return await asyncio.to_thread(_start, client, game, players, settings)


async def play_to_the_end(address: str, client: httpx.Client, table: str) -> None:
    """Make the first legal move whenever asked; more slowly if the server says that it was too fast."""
    async with connect(live_at(address, table), additional_headers=cookies_of(client)) as socket:
        answered, following = -1, Following()
        sent: dict[str, Any] = {}
        while True:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if frame["type"] == "reply" and not frame["ok"] and frame["error"]["code"] == "limit":
                await asyncio.sleep(0.2)
                await socket.send(json.dumps(sent))
            if frame["type"] not in ("table", "change"):
                continue
            assert following.take(frame)
            assert following.frame is not None
            info, play = following.frame["table"], following.frame["play"]
            if play["over"]:
                return
            if play["moves"] and play["question"]["since"] > answered:
                answered = play["question"]["since"]
                sent = {"do": "move", "id": f"m{answered}", "at": frame["number"], "move": play["moves"][0]["move"]}
            elif info.get("rest") and info["you"]["person"] in info["rest"]["waiting"]:
                sent = {"do": "goon", "id": f"g{frame['number']}", "at": frame["number"]}
            else:
                continue
            await socket.send(json.dumps(sent))
