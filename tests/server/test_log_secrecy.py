"""Whole games are played, and nothing about them is in the logs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from gloaming.core.chance import BOT
from gloaming.core.record import parse_record
from gloaming.server.web.context import WebSettings
from tests.server.logged import logged
from tests.server.playing import play_to_the_end, start_with_bots
from tests.server.serving import do, serve_here

CHAT = "is anybody a werewolf here"


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("shamans", 3), ("shadow_hunters", 4)])
def test_logs_hold_no_move_no_role_no_seed_no_token_no_name(tmp_path: Path, game: str, players: int) -> None:
    secrets: set[str] = set()

    async def scenario(address: str) -> None:
        options = {"limit": "4"} if game == "duel" else {}
        with httpx.Client(base_url=address) as ann:
            table = await start_with_bots(ann, game, players, options=options)
            await asyncio.to_thread(do, ann, table, "chat", text=CHAT)
            await asyncio.to_thread(do, ann, table, "note", text=CHAT[::-1])
            await asyncio.to_thread(do, ann, table, "move", move="nonsense")
            await play_to_the_end(address, ann, table)
            text = (await asyncio.to_thread(ann.get, f"/api/replays/{table}-1/record")).text
            names = (await asyncio.to_thread(ann.get, f"/api/replays/{table}-1")).json()["names"]
        record = parse_record(text)
        assert record.seed is not None
        assert len(record.moves) > 20
        secrets.update(set(record.nonces + record.pledges) - {BOT})
        secrets.update({table, record.seed, record.commitment, CHAT, CHAT[::-1], "nonsense", *ann.cookies.values()})
        secrets.update(move for _, move in record.moves)
        secrets.update(names)

    with logged("debug") as written:
        serve_here(tmp_path, WebSettings(), scenario, pace=0.0)
    log = written.getvalue()
    events = [json.loads(line)["event"] for line in log.splitlines()]
    assert {"started", "request", "socket opened", "socket closed", "stopped"} <= set(events)
    assert not sorted(secret for secret in secrets if secret in log)
