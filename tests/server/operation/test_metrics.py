"""Metrics count what happens, name nobody, and are only for the operator."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from gloaming.server.web.context import WebSettings
from tests.server.playing import play_to_the_end, start_with_bots
from tests.server.serving import do, serve_here

TOKEN = "open sesame"
PROOF = {"authorization": f"Bearer {TOKEN}"}


def samples(client: httpx.Client) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    families = text_string_to_metric_families(client.get("/metrics").text)
    return {(it.name, *it.labels.values()): it.value for family in families for it in family.samples}


def test_a_game_is_counted_and_nobody_is_named(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        with httpx.Client(base_url=address, headers=PROOF) as ann:
            before = await asyncio.to_thread(samples, ann)
            table = await start_with_bots(ann, "duel", 2, options={"limit": "2"})
            assert not (await asyncio.to_thread(do, ann, table, "start"))["ok"]
            await play_to_the_end(address, ann, table)
            story = await asyncio.to_thread(ann.get, f"/api/replays/{table}-1")
            after = await asyncio.to_thread(samples, ann)
            text = (await asyncio.to_thread(ann.get, "/metrics")).text
        moves = story.json()["moments"]
        gained = {key: value - before.get(key, 0.0) for key, value in after.items()}
        assert gained["gloaming_moves_total", "duel"] == moves + 1  # and the start
        assert gained["gloaming_append_seconds_count",] >= moves
        assert gained["gloaming_refused_total", "illegal"] == 1
        assert gained["gloaming_frames_total",] > moves / 2
        assert gained["gloaming_request_seconds_count", "POST", "/api/tables", "200"] == 1
        assert (after["gloaming_tables",], after["gloaming_connections",]) == (1, 0)
        assert "gloaming_bot_failures_total" in {key[0] for key in after}
        assert not [secret for secret in (table, table[:6], "Ann") if secret in text]

    serve_here(tmp_path, WebSettings(metrics=TOKEN), scenario, pace=0.0)


@pytest.mark.parametrize("token", [TOKEN, ""])
def test_without_the_token_nobody_reads_metrics_whatever_a_proxy_makes_of_the_request(
    tmp_path: Path, token: str
) -> None:
    """A proxy on this machine that rewrites Host and adds nothing looks like this machine itself."""

    async def scenario(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as somebody:
            for headers in ({}, {"x-forwarded-for": "127.0.0.1"}, {"authorization": "Bearer x"}):
                refused = await somebody.get("/metrics", headers=headers)
                assert refused.status_code == 403
                assert "GLOAMING_METRICS_TOKEN" in refused.json()["error"]["text"]
            assert (await somebody.get("/metrics", headers=PROOF)).status_code == (200 if token else 403)
            assert (await somebody.get("/healthz")).status_code == 200

    serve_here(tmp_path, WebSettings(metrics=token), scenario)
