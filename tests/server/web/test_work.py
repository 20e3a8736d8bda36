"""Long work holds up nobody: it is done separately, one piece at a time, and not too much for one address."""

from __future__ import annotations

import asyncio
import hashlib
import os
from pathlib import Path

import httpx
import pytest

import gloaming
from gloaming.core.game import find
from gloaming.core.messages import Message
from gloaming.server.refusal import Refused
from gloaming.server.replays import checking
from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import MOST_WORK_OF_ONE, Limits, Rate, WorkQueue
from tests.cli.driving import processes
from tests.server.lines import NO_LIMIT
from tests.server.rooms import until
from tests.server.serving import PATIENT, serve_here


def long_record(moves: int) -> str:
    """A record with a number of moves, none of which can be played."""
    head = ["gloaming record 1", "game: duel", f"rules: {find('duel').version}", "players: 2", "options:", "scene:"]
    lines = [*head, "commitment:", "moves:", *(["0 x"] * moves), f"end: {moves} moves, unfinished"]
    text = "\n".join(lines) + "\n"
    return f"{text}digest: {hashlib.sha256(text.encode()).hexdigest()}\n"


@pytest.mark.anyio
async def test_a_piece_of_work_waits_for_the_one_before_and_an_address_has_few() -> None:
    work = WorkQueue(NO_LIMIT)
    begun: list[str] = []
    go_on = asyncio.Event()

    async def do(address: str) -> None:
        async with work.turn(address):
            begun.append(address)
            await go_on.wait()

    tasks = [asyncio.create_task(do("a")) for _ in range(MOST_WORK_OF_ONE)]
    await until(lambda: begun == ["a"])
    with pytest.raises(Refused) as refused:
        await do("a")
    assert (refused.value.code, refused.value.key) == ("limit", "server-much-work")
    tasks.append(asyncio.create_task(do("b")))
    await asyncio.sleep(0)
    assert begun == ["a"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert begun == ["a"] * MOST_WORK_OF_ONE + ["b"]
    await do("a")


def children() -> set[int]:
    """The processes that this one has started: those of other tests may live on."""
    return {process for process, parent, _ in processes() if parent == os.getpid()}


@pytest.mark.anyio
async def test_a_check_that_takes_too_long_is_ended() -> None:
    before = children()
    with pytest.raises(Refused) as refused:
        await checking.check("verify", long_record(10), limit=0.01)
    assert (refused.value.code, refused.value.key) == ("malformed", "server-long-check")
    assert children() <= before


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["replay", "verify"])
async def test_why_a_record_is_refused_is_a_message(what: checking.Check) -> None:
    with pytest.raises(Refused, match="not a record") as refused:
        await checking.check(what, "no record")
    reason = refused.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "core-record-heading"


@pytest.mark.anyio
async def test_a_good_record_is_checked_to_its_end() -> None:
    game = gloaming.new("duel", seed="any", limit=2)
    while not game.over:
        game.play(game.pending[0], game.legal(game.pending[0])[0])
    assert (await checking.check("verify", game.record())).draws == gloaming.verify(game.record())
    assert (await checking.check("replay", game.record())).draws == 0


def test_records_to_check_are_inside_the_limits_and_others_are_answered_meanwhile(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENT) as client:
            junk = {"record": long_record(40_000)}
            check = asyncio.create_task(client.post("/api/verify", json=junk))
            while not check.done():
                assert (await client.get("/healthz")).status_code == 200
                await asyncio.sleep(0.1)
            assert check.result().status_code == 400
            assert (await client.post("/api/verify", json=junk)).status_code == 400
            for path in ("/api/verify", "/api/records"):
                assert (await client.post(path, json=junk)).status_code == 429
            assert (await client.post("/api/verify", json={"record": "x" * 300_000})).status_code == 413

    serve_here(tmp_path, WebSettings(Limits(work=Rate(1e-6, 2))), scenario)
