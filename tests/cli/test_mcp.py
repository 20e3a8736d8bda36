"""Machine players by text: whole games through the SDK's own client, and a seat at a table of a real server."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import TextContent

from gloaming.cli.mcp import server
from gloaming.cli.plain_seat import LocalSeat, new_game
from gloaming.core.game import Reader
from gloaming.core.plain import in_words
from gloaming.core.speech import Speech
from tests.server.serving import do, new_table, serving

ENDS = ("You win.", "You lose.", "A draw.", "You have won.", "You have not won.")
Call = Callable[..., Awaitable[str]]


def moves_in(text: str) -> list[str]:
    """The moves that a screen of text offers: the words before the colon in its last part."""
    return [line.partition(":")[0] for line in text.rsplit("\n\n", maxsplit=1)[-1].splitlines()]


def talk(client: Client) -> Call:
    async def call(tool: str, **arguments: object) -> str:
        answer = await client.call_tool(tool, arguments)
        assert isinstance(answer.content[0], TextContent)
        text = answer.content[0].text
        return f"refused: {text}" if answer.is_error else text

    return call


@pytest.mark.parametrize(
    ("game", "options"),
    [("duel", {"limit": "4"}), ("duel", {"limit": "2", "variant": "memory"}), ("shamans", {}), ("shadow_hunters", {})],
)
def test_a_whole_game_by_text(game: str, options: dict[str, str]) -> None:
    async def play() -> None:
        dice = random.Random(3)
        async with Client(server()) as client:
            call = talk(client)
            text = await call("new_game", game=game, seat=1, bot="random", options=options, seed="by text")
            for _ in range(3000):
                if text.endswith(ENDS):
                    break
                offered = moves_in(text)
                assert await call("look") == text
                text = await call("play", move=dice.choice(offered))
                assert not text.startswith("refused")
            assert text.endswith(ENDS)
            assert await call("play", move="anything") == text

    asyncio.run(play())


def test_what_a_player_by_text_may_ask() -> None:
    async def ask() -> None:
        async with Client(server()) as client:
            call = talk(client)
            assert "You have no seat" in await call("look")
            assert "duel: 2 to 2 players" in await call("games")
            assert "(D13)" not in await call("rules", game="duel", clause="D13")
            assert "equal values on one cell" in await call("rules", game="duel", clause="d13")
            assert "There is no clause X1" in await call("rules", game="duel", clause="X1")
            assert "refused" in await call("rules", game="poker")
            assert "refused" in await call("new_game", game="duel", bot="nobody")
            assert "refused" in await call("new_game", game="duel", seat=2)
            assert "refused" in await call("join_table", link="http://127.0.0.1:1/t/x#bot=1")
            await call("new_game", game="duel", bot="random", seed="a")
            assert "D5" in await call("play", move="place 1 a1") or "still to place" in await call("look")
            await call("play", move="place 2 a2")
            assert "(D2)" in await call("play", move="place 1 c3")
            assert "This is no move: fly" in await call("play", move="fly")
            assert await call("note", text="wolf hides") == "wolf hides\n"
            assert await call("note", text="still") == "wolf hides\nstill\n"
            [resource] = (await client.read_resource("gloaming://rules/duel")).contents
            assert "D13" in getattr(resource, "text", "")
            assert "You have resigned" in await call("resign")

    asyncio.run(ask())


def test_the_words_are_made_from_the_seats_view_alone() -> None:
    seat = new_game("shamans", 3, 1, "random", {}, "hidden", "en")
    assert isinstance(seat, LocalSeat)
    match = seat._match
    other = match.resample(1, "another world")
    assert other.state.tobytes() != match.state.tobytes()
    for viewer in (match, other):
        words = in_words(viewer, 1, len(viewer.moves), Speech("shamans", Reader(1)))
        assert words == in_words(match, 1, len(match.moves), Speech("shamans", Reader(1)))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_plain_lines_have_no_drawings(lang: str) -> None:
    for game in ("duel", "shamans", "shadow_hunters"):
        seat = new_game(game, None, 0, "random", {}, "plain", lang)
        for _ in range(6):
            text = seat.look()
            assert not set("|+│─┌") & set(text.replace(" +", " "))
            assert "   " not in text.strip()
            text = seat.play(moves_in(text)[0])


def test_a_machine_player_sits_at_a_table(tmp_path: Path) -> None:
    """The command itself, over its standard streams, and Ann beside it."""

    async def play(link: str) -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "gloaming", "mcp"])
        async with Client(command) as client:
            call = talk(client)
            text = await call("join_table", link=link, name="Sage")
            while not text.endswith(ENDS):
                waits = "not your turn" in text
                text = await (call("look") if waits else call("play", move=moves_in(text)[-1]))

    with serving(tmp_path, "--pace", "0", "--rate", "5000") as found, found.client() as ann:
        table = new_table(ann, options={"limit": "2"})
        code = ann.post(f"/api/tables/{table}/invite", json={"seat": 1}).json()["code"]

        def host() -> None:
            """Ann starts, and moves whenever she is asked, until the game is over."""
            while not do(ann, table, "start")["ok"]:
                time.sleep(0.05)
            while not (play := ann.get(f"/api/tables/{table}").json()["play"])["over"]:
                if play["moves"]:
                    do(ann, table, "move", move=play["moves"][0]["move"])
                time.sleep(0.02)

        with ThreadPoolExecutor() as pool:
            hosting = pool.submit(host)
            asyncio.run(play(f"{found.address}/t/{table}#bot={code}"))
            hosting.result()
        assert ann.get(f"/api/tables/{table}").json()["table"]["seats"][1]["name"] == "Sage (bot)"
