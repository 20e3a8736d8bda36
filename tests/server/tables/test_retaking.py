"""A move is taken back only while it has told nobody anything but itself, and with other people only if they agree."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.core.replay import verify
from gloaming.server import wire
from gloaming.server.tables import entries as e
from gloaming.server.tables import retaking
from gloaming.server.tables.eyes import FrameMaker
from tests.server.lines import told_in
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio
ANN, BOB, CY = 1, 2, 3


async def _at_a_swap(room: Room, **settings: Any) -> int:
    """A duel between Ann and Bob, before its first swap; return the seat that is asked."""
    await room.gather("duel", 2, options={"limit": "4"}, **settings)
    await room.play_until(lambda match: any(move.startswith("swap") for move in match.legal(match.pending[0])))
    return room.match.pending[0]


async def _bot_moves(room: Room, seat: int) -> None:
    async with room.opened.turn():
        body = e.Moved(seat, room.match.legal(seat)[0], "bot", room.round.trail)
        await room.tables.write(room.opened, f"bot-{room.fold.version}", body)


def _frames(room: Room) -> dict[int | None, bytes]:
    return {it: FrameMaker(room.fold, it).frame(whole=True) for it in (ANN, BOB, None)}


async def test_with_bots_alone_a_swap_is_taken_back_and_everything_is_as_before(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        person, other = seat + 1, 2 - seat
        await room.ok(other, wire.Leave)
        page, watcher = await room.page(person), await room.page(None)
        before, log, trail = room.match.scene(), page.last()["log"]["lines"], room.round.trail
        swaps = [move for move in room.match.legal(seat) if move.startswith("swap")]
        await room.move(seat, swaps[0])
        shown = page.last()["play"]
        assert shown["undo"] == "free"
        assert watcher.last()["play"]["undo"] is None, "only whoever moved"
        await room.ok(person, wire.Undo, moment=shown["moment"])
        frame = page.last()
        assert frame["play"]["undo"] is None
        assert frame["play"]["moment"] == shown["moment"] - 1
        assert {"from": 0, "lines": log} == frame["log"], "the log tells only the game as it goes on"
        assert watcher.last()["log"]["from"] == 0
        assert told_in(frame["chat"]["lines"][-1]).endswith("has taken back their last move.")
        assert (room.match.scene(), room.round.trail) == (before, trail)
        await room.move(seat, swaps[1])
        assert room.match.moves[-1] == (seat, swaps[1])


async def test_with_bots_alone_a_swap_is_taken_back_even_after_the_answer_of_the_bot(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        person, other = seat + 1, 2 - seat
        await room.ok(other, wire.Leave)
        page = await room.page(person)
        before = room.match.scene()
        await room.move(seat, next(move for move in room.match.legal(seat) if move.startswith("swap")))
        await _bot_moves(room, 1 - seat)
        shown = page.last()["play"]
        assert room.match.moves[-1][1].startswith("mask")
        assert shown["undo"] == "free"
        await room.ok(person, wire.Undo, moment=shown["moment"])
        assert room.match.scene() == before
        assert page.last()["play"]["moment"] == shown["moment"] - 2
        await room.move(seat, next(move for move in room.match.legal(seat) if move.startswith("swap")))
        await room.move(seat, next(move for move in room.match.legal(seat) if move.startswith("mask")))
        assert page.last()["play"]["undo"] is None, "the rules call a chosen mask final (D9)"
        await _bot_moves(room, 1 - seat)
        assert page.last()["play"]["undo"] is None, "masks and shells have been shown"


async def test_with_other_people_nothing_is_taken_back_once_somebody_has_acted(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        page = await room.page(seat + 1)
        await room.move(seat, next(move for move in room.match.legal(seat) if move.startswith("swap")))
        assert page.last()["play"]["undo"] == "ask"
        await room.move(1 - seat)
        assert page.last()["play"]["undo"] is None


@pytest.mark.parametrize("game", ["shamans", "shadow_hunters", "duel"])
def test_kinds_of_moves_that_are_called_quiet_tell_nothing(game: str) -> None:
    """What is offered without a search is nearly always granted: the rules of a game name the right moves."""
    granted: list[bool] = []
    for number in range(6):
        match = gloaming.new(game, seed=f"quiet {number}")
        dice = random.Random(number)
        for _ in range(120):
            if match.over:
                break
            seat, before = match.pending[0], match.copy()
            match.play(seat, dice.choice(match.legal(seat)))
            if match.moves[len(before.moves)][1].split()[0] not in match.game.quiet:
                continue
            if retaking.was_plain(match, len(before.moves), seat) and len(granted) < 40:
                granted.append(retaking.told_nothing(before, match, seat))
    assert len(granted) >= 5
    assert sum(granted) >= 0.9 * len(granted)


async def test_a_table_with_moves_taken_back_is_folded_again_alike_and_its_record_is_valid(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        await room.ok(2 - seat, wire.Leave)
        for move in room.match.legal(seat)[:2]:
            await room.move(seat, move)
            await room.ok(seat + 1, wire.Undo, moment=len(room.round.marks) - 1)
        scene = room.match.scene()
        await room.restart()
        await room.tables.open(room.table)
        assert (room.match.scene(), room.round.retakes) == (scene, 2)
        await room.ok(2 - seat, wire.Back)
        await room.play_until(lambda match: match.over)
        assert verify(room.match.record()) is not None


async def test_people_are_asked_and_all_of_them_have_to_agree(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        person, other = seat + 1, 2 - seat
        page = await room.page(other)
        swaps = room.match.legal(seat)
        await room.move(seat, swaps[0])
        moment = len(room.round.marks) - 1
        await room.ok(person, wire.Undo, moment=moment)
        asked = page.last()["table"]["undo"]
        assert asked == {"person": person, "seat": seat, "agreed": [], "waiting": [other]}
        assert (await room.refused(person, wire.Grant, moment=moment))[0] == "forbidden"
        assert (await room.refused(None, wire.Grant, moment=moment))[0] == "forbidden"
        assert (await room.refused(other, wire.Grant, moment=moment - 1))[0] == "stale"
        await room.ok(other, wire.Grant, moment=moment)
        shown = page.last()
        assert shown["table"]["undo"] is None
        assert shown["play"]["moment"] == moment - 1
        assert seat in room.match.pending


async def test_a_refusal_holds_for_that_move_and_a_wish_ends_with_the_next_one(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        person, other = seat + 1, 2 - seat
        page = await room.page(person)
        await room.move(seat, room.match.legal(seat)[0])
        moment = len(room.round.marks) - 1
        await room.ok(person, wire.Undo, moment=moment)
        await room.ok(other, wire.Deny, moment=moment)
        assert room.fold.wish is None
        assert page.last()["play"]["undo"] is None
        assert (await room.refused(person, wire.Undo, moment=moment))[0] == "illegal"
        await room.play_until(lambda match: match.legal(seat)[:1] != [] and match.legal(seat)[0].startswith("swap"))
        await room.move(seat, room.match.legal(seat)[0])
        moment = len(room.round.marks) - 1
        await room.ok(person, wire.Undo, moment=moment)
        await room.move(room.match.pending[-1])
        assert room.fold.wish is None, "somebody has acted"
        assert (await room.refused(other, wire.Grant, moment=moment))[0] == "stale"


@pytest.mark.parametrize("kind", ["place", "mask"])
async def test_what_the_rules_call_final_is_never_taken_back(kind: str, tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("duel", 2)
        await room.play_until(lambda match: match.legal(match.pending[0])[0].startswith(kind))
        seat = room.match.pending[0]
        await room.move(seat)
        assert (await room.refused(seat + 1, wire.Undo, moment=len(room.round.marks) - 1))[0] == "illegal"


async def test_a_card_that_nobody_knew_of_is_never_taken_back(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("shamans", 3)
        seat = room.match.pending[0]
        page = await room.page(seat + 1)
        await room.move(seat)
        assert page.last()["play"]["undo"] is None
        assert (await room.refused(seat + 1, wire.Undo, moment=len(room.round.marks) - 1))[0] == "illegal"


async def test_nobody_can_take_back_what_others_did_or_what_was_drawn(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("shadow_hunters", 4, window=0)
        seen = set()
        for _ in range(30):
            seat, before = room.match.pending[0], room.match.copy()
            await room.move(seat)
            moves = room.match.moves[len(before.moves) :]
            offer = retaking.offered(room.fold, seat + 1)
            seen.add(offer)
            others = [retaking.offered(room.fold, it + 1) for it in range(4) if it != seat]
            assert others == [None] * 3
            assert offer is None or len(moves) == 1
        assert None in seen


async def test_an_offer_depends_only_on_what_its_reader_and_everybody_see(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("shadow_hunters", 5, window=0)
        offers = set()
        for number in range(60):
            if room.match.over:
                break
            seat, before = room.match.pending[0], room.match.copy()
            move = await room.move(seat, room.match.legal(seat)[-1 if number % 3 else 0])
            state = before.seen(seat)
            before.game.rules.resample(state, from_seed(f"{number}"))
            other = Match(before.game, state, None)
            twin = other.copy()
            if len(room.match.moves) - len(before.moves) != 1 or not twin.allows(seat, twin.game.actions.parse(move)):
                continue
            twin.play(seat, move)
            if all(twin.seen(it).tobytes() == room.match.seen(it).tobytes() for it in (seat, TABLE)):
                offer = retaking.told_nothing(before, room.match, seat)
                offers.add(offer)
                assert retaking.told_nothing(other, twin, seat) == offer
        assert offers == {True, False}


async def test_bots_are_told_the_game_as_it_goes_on(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        seat = await _at_a_swap(room)
        await room.ok(2 - seat, wire.Leave)
        await room.page(seat + 1)
        await room.move(seat)
        await until(lambda: room.opened.untold.seats == {1 - seat})
        untold = room.opened.untold
        await room.ok(seat + 1, wire.Undo, moment=len(room.round.marks) - 1)
        assert room.opened.untold is not untold
        assert not room.opened.untold.seats
