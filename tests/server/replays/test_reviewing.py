"""Reviews: of finished games only, made once for everybody, and never so many that others suffer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import gloaming
from gloaming.core.record import parse_record
from gloaming.reviews.naming import turning_point
from gloaming.server.replays import reviewing
from gloaming.server.replays.reviewing import MOST, MOST_OF_ONE, Reviews, ReviewState
from tests.reviews.test_review import finished
from tests.server.lines import archive_of
from tests.server.replays.test_replays import no
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio

RUNNING = ("forbidden", "server-not-over")


def reviews_of(room: Room) -> Reviews:
    return Reviews(room.tables, archive_of(room))


async def reviewed(reviews: Reviews, replay: str, seat: str) -> ReviewState:
    """The state once nothing is being made any more."""
    await until(lambda: not reviews._jobs)
    return await reviews.state(replay, seat)


async def kept(room: Room, record: str, name: str = "rkept") -> str:
    await room.store.keep(name, record, 0)
    return name


async def test_a_game_is_reviewed_after_its_end_only_and_once_for_everybody(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"limit": "2"})
        reviews, name = reviews_of(room), f"{room.table}-1"
        while not room.match.over:
            assert await no(reviews.state(name, "0")) == RUNNING
            assert await no(reviews.start(name, "a")) == RUNNING
            await room.play(1)
        assert (await reviews.state(name, "0")).state == "none"
        await reviews.start(name, "a")
        await reviews.start(name, "b")  # somebody else asks for the same
        assert len(reviews._jobs) == 1
        assert (await reviews.state(name, "1")).state in ("waiting", "working")
        first = await reviewed(reviews, name, "0")
        assert first.state == "done"
        assert await reviews_of(room).state(name, "0") == first  # another process, or a later visit
        assert await no(reviews.state(name, "2")) == ("malformed", "server-no-seat")


async def test_a_review_speaks_of_the_moments_of_the_replay(tmp_path: Path) -> None:
    """Bison's second move is a blunder; in this duel nobody draws or deals after the start."""
    match = finished(random.Random(1), blunder=0)
    async with Room(tmp_path) as room:
        reviews, name = reviews_of(room), await kept(room, match.record())
        await reviews.start(name, "a")
        ours, theirs = [(await reviewed(reviews, name, seat)).review for seat in ("0", "1")]
        assert ours is not None
        assert theirs is not None
        movers = [seat for seat, _ in match.moves if seat != gloaming.CHANCE]
        assert [it.moment for it in ours.decisions] == [moment for moment, seat in enumerate(movers) if seat == 0]
        assert [it.moment for it in theirs.decisions] == [moment for moment, seat in enumerate(movers) if seat == 1]
        [blunder] = [it for it in ours.decisions if it.verdict == "mistake" and it.loss > 0.3]
        worths = [move.worth for move in blunder.moves if move.worth is not None]
        assert (blunder.best, max(worths)) == (0, worths[0])
        assert blunder.loss == pytest.approx(worths[0] - (blunder.moves[blunder.played].worth or 0))
        assert blunder.moves[blunder.played].said != blunder.moves[0].said
        assert blunder.moment in {it.moment for it in ours.turns}
        assert ours.results == match.returns
        assert ours.lines == theirs.lines
        assert {it.moment for it in ours.lines[0]} <= set(range(len(movers)))
        assert [[it.moment for it in line] for line in ours.truth] == [list(range(len(movers)))] * 2
        assert ours.luck is not None
        assert theirs.luck is not None
        parts = ours.luck.start, ours.luck.chance, ours.luck.hidden, ours.luck.own, ours.luck.others
        assert sum(parts) == pytest.approx(match.returns[0])
        assert ours.luck.own == pytest.approx(-theirs.luck.others)
        assert [it.by for it in ours.turns] == [movers[it.moment] for it in ours.turns]
        assert [it.said for it in ours.turns] == [turning_point(it.told, it.by) for it in ours.turns]
        for it in ours.decisions:
            assert it.moves[it.would].share == max(move.share for move in it.moves)


async def test_what_cannot_be_reviewed_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel")
        reviews = reviews_of(room)
        for name in ("nothing", f"{room.table}-2", "nothing-1"):
            assert (await no(reviews.state(name, "0")))[0] == "unknown"
            assert (await no(reviews.start(name, "a")))[0] == "unknown"
        half = await kept(room, gloaming.new("duel", seed="half").record(), "rhalf")
        assert await no(reviews.state(half, "0")) == RUNNING
        assert await no(reviews.start(half, "a")) == RUNNING
        whole = await kept(room, finished(random.Random(2)).record())
        for seat in ("2", "-1", "watch", "open", "", "00"):
            assert await no(reviews.state(whole, seat)) == ("malformed", "server-no-seat")


async def test_a_game_of_other_rules_is_refused_and_one_that_takes_too_long_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = parse_record(finished(random.Random(3)).record())
    record.moves[-1] = (record.moves[-1][0], "swap a1 a2")
    async with Room(tmp_path) as room:
        reviews, name = reviews_of(room), await kept(room, record.format())
        for limit, why in ((reviewing.LONGEST, ("outdated", "server-rules-part")), (0.0, ("busy", "server-no-review"))):
            monkeypatch.setattr(reviewing, "LONGEST", limit)
            await reviews.start(name, "a")
            assert (await reviewed(reviews, name, "0")).state == "none"
            assert await no(reviews.start(name, "a")) == why


async def test_few_reviews_wait_and_fewer_of_one_address(tmp_path: Path) -> None:
    record = finished(random.Random(4)).record()
    async with Room(tmp_path) as room:
        reviews = reviews_of(room)
        names = [await kept(room, record, f"r{number}") for number in range(MOST + 1)]
        for name in names[:MOST_OF_ONE]:
            await reviews.start(name, "a")
        assert await no(reviews.start(names[-1], "a")) == ("limit", "server-much-work")
        for number, name in enumerate(names[MOST_OF_ONE:MOST]):
            await reviews.start(name, f"b{number}")
        assert await no(reviews.start(names[-1], "c")) == ("limit", "server-much-work")
        waiting = await reviews.state(names[MOST - 1], "0")
        assert (waiting.state, waiting.ahead, waiting.review) == ("waiting", MOST - 1, None)
        assert sum(job.is_begun for job in reviews._jobs.values()) <= 1
