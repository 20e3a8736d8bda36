"""Commands: who may give them, when, and the reason in every language if not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloaming.core.chance import pledge
from gloaming.core.game import LANGUAGES, find
from gloaming.core.messages import say
from gloaming.core.speech import in_words
from gloaming.server import wire
from gloaming.server.bots.names import NAMES, bot_names
from gloaming.server.people.names import clean, name_for
from gloaming.server.refusal import Refused
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables.commands import body_of
from gloaming.server.tables.settings import checked
from gloaming.server.tables.table import Table
from tests.server.rooms import Room

ANN, BOB, CY = 1, 2, 3  # the host in seat 0, somebody in seat 1, somebody without a seat


def table(*bodies: e.Body) -> Table:
    """A table with Ann and Bob in their seats and Cy without one, after some entries."""
    made = Table("t")
    settings = checked(e.TableSettings("duel"))
    opening = (e.Created("Ann", settings), e.Joined("Bob"), e.Sat(BOB, 1), e.Readied(BOB, True, BOBS), e.Joined("Cy"))
    for version, body in enumerate((*opening, *bodies), start=1):
        made.fold(Entry("t", version, f"x-{version}", version, e.encode(body)))
    return made


BOTS_NAME = next(bot_names("t", 1))
STARTED = e.Started("a seed", find("duel").version)
OUTDATED = e.Started("a seed", find("duel").version + 1)
NONCE = "0b" * 32
BOBS, ANNS = pledge(NONCE), pledge("0a" * 32)
STARTING = e.Started("a seed", find("duel").version, [ANNS, BOBS])
SLOPPY = e.Started("a seed", find("duel").version, [ANNS, pledge("short")])  # what no record could hold
GONE = e.Gone(ANN)
SHAMANS = e.Configured(checked(e.TableSettings("shamans", 3)))
CLOSED, READY = e.Configured(checked(e.TableSettings("duel", spectators="off"))), e.Readied(BOB, True)


def command(kind: Callable[..., Any], **fields: Any) -> Any:
    return kind(**{"id": "c", "at": 0, **fields})


BOT_IN = [e.Cleared(1), e.Seated(1, "random")]
TOO_LATE = [  # while a game starts, nobody comes or goes
    (BOB, command(wire.Stand)),
    (BOB, command(wire.Leave)),
    (CY, command(wire.Sit, seat=1)),
    (CY, command(wire.Rename, name="Zed")),
    (BOB, command(wire.Ready, on=False)),
    (ANN, command(wire.Clear, seat=1)),
    (ANN, command(wire.Set, settings={"players": 2})),
    (ANN, command(wire.SeatBot, seat=1, bot="matrix")),
    (ANN, command(wire.Start, pledge=ANNS)),
]


@pytest.mark.parametrize(
    ("who", "asked", "before", "entry"),
    [
        (CY, command(wire.Rename, name=" Cy  D. "), [], e.Renamed(CY, "Cy D.")),
        (BOB, command(wire.Stand), [], e.Stood(BOB)),
        (BOB, command(wire.Ready, on=False), [], e.Readied(BOB, False)),
        (BOB, command(wire.Ready, on=True, pledge=ANNS), [], e.Readied(BOB, True, ANNS)),
        (BOB, command(wire.Reveal, nonce=NONCE), [STARTING], e.Revealed(BOB, NONCE)),
        (ANN, command(wire.MakeHost, person=BOB), [STARTING], e.Hosted(BOB)),
        (CY, command(wire.Sit, seat=1), [e.Stood(BOB)], e.Sat(CY, 1)),
        (ANN, command(wire.Clear, seat=1), [], e.Cleared(1)),
        (ANN, command(wire.SeatBot, seat=1, bot="matrix"), [e.Stood(BOB)], e.Seated(1, "matrix", BOTS_NAME)),
        (ANN, command(wire.MakeHost, person=CY), [], e.Hosted(CY)),
        (BOB, command(wire.MakeHost, person=BOB), [GONE], e.Hosted(BOB)),
        (BOB, command(wire.Leave), [], e.Stood(BOB)),
        (BOB, command(wire.Leave), [STARTED], e.Deputised(BOB, "master")),
        (ANN, command(wire.Clear, seat=1), [STARTED], e.Deputised(BOB, "master")),
        (BOB, command(wire.Back), [STARTED, e.Deputised(BOB, "master")], e.Returned(BOB)),
        (ANN, command(wire.Rematch), [OUTDATED], e.Rematched(moved=True)),
        (CY, command(wire.Say, text="a\u202eb\n c"), [STARTED], e.Said(CY, "ab c")),
        (CY, command(wire.Say, text="before"), [CLOSED], e.Said(CY, "before")),
        (BOB, command(wire.Say, text="in it"), [CLOSED, READY, STARTED], e.Said(BOB, "in it")),
        (BOB, command(wire.Note, text="mine\n"), [], e.Noted(BOB, "mine\n")),
        (BOB, command(wire.Standing, question="advance", on=True), [SHAMANS], e.Standing(BOB, "advance", on=True)),
    ],
)
def test_a_command_becomes_the_entry_that_does_it(who: int, asked: Any, before: list[e.Body], entry: e.Body) -> None:
    assert body_of(table(*before), who, asked) == entry


@pytest.mark.parametrize(
    ("who", "asked", "before", "code", "key"),
    [
        (None, command(wire.Say, text="x"), [], "forbidden", "server-join-first"),
        (ANN, command(wire.Start, id="a b"), [], "malformed", "server-unreadable"),
        (ANN, command(wire.Start, id=""), [], "malformed", "server-unreadable"),
        (ANN, command(wire.Start, id="x" * 65), [], "malformed", "server-unreadable"),
        (CY, command(wire.Move, move="x"), [STARTED], "forbidden", "server-seat-first"),
        (ANN, command(wire.Move, move="x"), [], "illegal", "server-not-playing"),
        (ANN, command(wire.Move, move="x"), [OUTDATED], "outdated", "server-outdated"),
        (BOB, command(wire.Move, move="x"), [STARTED, e.Deputised(BOB, "master")], "illegal", "server-your-bot"),
        (ANN, command(wire.Move, move="x", at=5), [STARTED], "stale", "server-stale"),
        (ANN, command(wire.Move, move="x", at=7), [STARTED], "stale", "server-stale"),
        (ANN, command(wire.Move, move="fly", at=6), [STARTED], "malformed", "server-unreadable-move"),
        (BOB, command(wire.Move, move="confirm", at=6), [STARTED], "illegal", "server-not-asked"),
        (ANN, command(wire.Move, move="confirm", at=6), [STARTED], "illegal", "server-refused"),
        (CY, command(wire.Sit, seat=1), [], "illegal", "server-seat-taken"),
        (CY, command(wire.Sit, seat=2), [], "malformed", "server-no-seat"),
        (CY, command(wire.Sit, seat=-1), [], "malformed", "server-no-seat"),
        (CY, command(wire.Sit, seat=10**30), [], "malformed", "server-no-seat"),
        (CY, command(wire.Sit, seat=1), [STARTED], "illegal", "server-lobby-only"),
        (CY, command(wire.Stand), [], "forbidden", "server-seat-first"),
        (BOB, command(wire.Ready, on=True), [], "malformed", "server-no-pledge"),
        (BOB, command(wire.Ready, on=True, pledge="bot"), [], "malformed", "server-no-pledge"),
        (BOB, command(wire.Ready, on=True, pledge=BOBS.upper()), [], "malformed", "server-no-pledge"),
        (BOB, command(wire.Ready, on=True, pledge=f"{BOBS}\n"), [], "malformed", "server-no-pledge"),
        (ANN, command(wire.Start), [], "malformed", "server-no-pledge"),
        (ANN, command(wire.Start, pledge=ANNS), [e.Gone(BOB)], "illegal", "server-not-here"),
        (ANN, command(wire.Start, pledge=ANNS), [e.Hosted(BOB)], "forbidden", "server-host-only"),
        (BOB, command(wire.Start, pledge=BOBS), [e.Hosted(BOB)], "illegal", "server-not-ready"),
        (BOB, command(wire.Reveal, nonce=NONCE), [], "illegal", "server-no-reveal"),
        (BOB, command(wire.Reveal, nonce=NONCE), [STARTED], "illegal", "server-no-reveal"),
        (BOB, command(wire.Reveal, nonce=NONCE), [STARTING, e.Revealed(BOB, NONCE)], "illegal", "server-no-reveal"),
        (BOB, command(wire.Reveal, nonce=NONCE), [STARTING, e.CalledOff()], "illegal", "server-no-reveal"),
        (CY, command(wire.Reveal, nonce=NONCE), [STARTING], "forbidden", "server-seat-first"),
        (ANN, command(wire.Reveal, nonce=NONCE), [STARTING], "illegal", "server-wrong-nonce"),
        (BOB, command(wire.Reveal, nonce="bot"), [STARTING], "illegal", "server-wrong-nonce"),
        (BOB, command(wire.Reveal, nonce=NONCE[:-1]), [STARTING], "illegal", "server-wrong-nonce"),
        (BOB, command(wire.Reveal, nonce="short"), [SLOPPY], "illegal", "server-wrong-nonce"),
        *((who, asked, [STARTING], "illegal", "server-lobby-only") for who, asked in TOO_LATE),
        (CY, command(wire.Ready, on=True), [], "forbidden", "server-seat-first"),
        (CY, command(wire.Leave), [STARTED], "forbidden", "server-seat-first"),
        (BOB, command(wire.Leave), [STARTED, e.Deputised(BOB, "master")], "illegal", "server-your-bot"),
        (BOB, command(wire.Back), [STARTED], "illegal", "server-not-gone"),
        (CY, command(wire.Rename, name="\u200b \n"), [], "malformed", "server-no-name"),
        (CY, command(wire.Rename, name="x" * 25), [], "malformed", "server-no-name"),
        (CY, command(wire.Rename, name="\u0410nn"), [], "malformed", "server-mixed-name"),  # a Cyrillic A
        (CY, command(wire.Rename, name="A\u03bfn"), [], "malformed", "server-mixed-name"),  # a Greek o
        (CY, command(wire.Rename, name="Zed"), [STARTED], "illegal", "server-lobby-only"),
        (CY, command(wire.Say, text="x" * 501), [], "malformed", "server-no-text"),
        (CY, command(wire.Say, text=" "), [], "malformed", "server-no-text"),
        (CY, command(wire.Note, text="x"), [], "forbidden", "server-seat-first"),
        (BOB, command(wire.Note, text="x" * 4001), [], "malformed", "server-long-note"),
        (CY, command(wire.Standing, question="advance", on=True), [SHAMANS], "forbidden", "server-seat-first"),
        (BOB, command(wire.Standing, question="draw", on=True), [SHAMANS], "malformed", "server-no-window"),
        (BOB, command(wire.Standing, question="end", on=False), [], "malformed", "server-no-window"),
        (BOB, command(wire.Start), [], "forbidden", "server-host-only"),
        (BOB, command(wire.Set, settings={}), [], "forbidden", "server-host-only"),
        (BOB, command(wire.SeatBot, seat=1, bot="matrix"), [], "forbidden", "server-host-only"),
        (BOB, command(wire.Clear, seat=0), [], "forbidden", "server-host-only"),
        (BOB, command(wire.MakeHost, person=BOB), [], "forbidden", "server-host-only"),
        (CY, command(wire.MakeHost, person=CY), [GONE], "forbidden", "server-seat-first"),
        (BOB, command(wire.MakeHost, person=9), [GONE], "malformed", "server-no-person"),
        (ANN, command(wire.MakeHost, person=0), [], "malformed", "server-no-person"),
        (CY, command(wire.Say, text="x"), [CLOSED, READY, STARTED], "forbidden", "server-no-watchers"),
        (ANN, command(wire.Clear, seat=2), [], "malformed", "server-no-seat"),
        (
            ANN,
            command(wire.Clear, seat=1),
            [e.Cleared(1), e.Seated(1, "random"), STARTED],
            "illegal",
            "server-lobby-only",
        ),
        (ANN, command(wire.SeatBot, seat=1, bot="matrix"), [], "illegal", "server-seat-taken"),
        (ANN, command(wire.SeatBot, seat=1, bot="deep"), [e.Stood(BOB)], "malformed", "server-refused"),
        (ANN, command(wire.Start), [e.Stood(BOB)], "illegal", "server-seats-free"),
        (ANN, command(wire.Start, pledge=ANNS), [e.Readied(BOB, False)], "illegal", "server-not-ready"),
        (ANN, command(wire.Start), [STARTED], "illegal", "server-lobby-only"),
        (ANN, command(wire.Rematch), [STARTED], "illegal", "server-not-over"),
        (ANN, command(wire.Rematch), [], "illegal", "server-not-over"),
        (ANN, command(wire.Set, settings={"fun": True}), [], "malformed", "server-unreadable"),
        (ANN, command(wire.Set, settings={"players": 3}), [], "malformed", "server-refused"),
        (ANN, command(wire.Set, settings={"options": {"variant": "chess"}}), [], "malformed", "server-refused"),
        (ANN, command(wire.Set, settings={"options": {"limit": "9" * 5000}}), [], "malformed", "server-refused"),
        (ANN, command(wire.Set, settings={"game": "chess"}), [], "malformed", "server-bad-setting"),
        (ANN, command(wire.Set, settings={"spectators": "all"}), [], "malformed", "server-bad-setting"),
        (ANN, command(wire.Set, settings={"window": 61}), [], "malformed", "server-bad-setting"),
        (ANN, command(wire.Set, settings={"turn": 4}), [], "malformed", "server-bad-setting"),
        (ANN, command(wire.Set, settings={"grace": 0}), [], "malformed", "server-bad-setting"),
        (ANN, command(wire.Set, settings={"delay": 601}), [], "malformed", "server-bad-setting"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_reason_in_every_language(
    who: int | None, asked: Any, before: list[e.Body], code: str, key: str
) -> None:
    with pytest.raises(Refused) as error:
        body_of(table(*before), who, asked)
    refused = error.value
    assert (refused.code, refused.key) == (code, key)
    said = {lang: in_words(refused.message, lang, refused.game) for lang in LANGUAGES}
    assert all(said.values())
    assert "{" not in "".join(said.values())
    if key != "server-bad-setting":
        assert said["en"] != said["fr"]


def test_a_move_against_the_rules_names_the_clause() -> None:
    with pytest.raises(Refused) as error:
        body_of(table(STARTED), ANN, command(wire.Move, move="confirm", at=6))
    assert error.value.clause.startswith("D")


def test_settings_change_one_by_one_and_another_game_starts_from_its_own() -> None:
    made = table()
    for version, asked in enumerate(({"options": {"variant": "memory"}}, {"window": 9, "listed": True}), start=6):
        body = body_of(made, ANN, command(wire.Set, settings=asked))
        made.fold(Entry("t", version, f"x-{version}", version, e.encode(body)))
    assert (made.settings.options, made.settings.window, made.settings.listed) == ({"variant": "memory"}, 9, True)
    body = body_of(made, ANN, command(wire.Set, settings={"game": "shamans"}))
    assert isinstance(body, e.Configured)
    fewest = find("shamans").players[0]
    assert (body.settings.options, body.settings.players, body.settings.window) == ({}, fewest, 9)


def test_text_is_cleaned_of_what_cannot_be_seen() -> None:
    assert clean("e\u0301\u200d\u2066 \t x\x00", 24, "no_name") == "\u00e9 x"
    assert clean("one line\nand\u2028another", 24, "no_name") == "one line and another"


@pytest.mark.parametrize(
    "blank", ["", " ", "\u200b", "\u3164", "\u2800", "\u034f", "\u115f \u1160", "\ufe0f", "\u0301"]
)
def test_text_of_which_nothing_can_be_seen_is_none(blank: str) -> None:
    with pytest.raises(Refused):
        clean(blank, 24, "no_name")


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("Dee", "Dee"),
        ("Cy", "Cy"),  # their own
        ("Ann", "Ann 2"),
        ("bob", "bob 2"),
        ("\uff21nn", "\uff21nn 2"),  # wide letters
        ("An\u034fn", "Ann 2"),  # the letters are joined by what cannot be seen
        ("Bob\u3164", "Bob 2"),  # a letter that is blank
        ("B\u2800ob", "Bob 2"),  # a symbol that is blank
        ("Bo\ufe0fb", "Bob 2"),
        ("\u0391\u039d\u039d", "\u0391\u039d\u039d 2"),  # Greek capitals all of them, which look like ANN
        ("B0b", "B0b 2"),
        ("80b", "80b"),
        ("\u65e5\u672c Jim", "\u65e5\u672c Jim"),  # scripts that are written together
        ("Ann \U0001f43a", "Ann \U0001f43a"),
    ],
)
def test_nobody_is_called_as_another_is(asked: str, given: str) -> None:
    assert body_of(table(), CY, command(wire.Rename, name=asked)) == e.Renamed(CY, given)


def test_names_are_numbered_on_and_stay_short() -> None:
    long = "A" * 24
    made = table(e.Joined(long), e.Joined(f"{'A' * 21} 2"), e.Stood(BOB), e.Seated(1, "matrix"))
    assert name_for(made, long) == f"{'A' * 21} 3"
    assert made.chairs[1].name is not None
    assert name_for(made, made.chairs[1].name.upper()) == f"{made.chairs[1].name.upper()} 2"


def test_a_bot_has_a_name_that_looks_like_nobodys() -> None:
    first, second = list(bot_names("t", 1))[:2]
    made = table(e.Stood(BOB), e.Joined(first.upper()))
    assert body_of(made, ANN, command(wire.SeatBot, seat=1, bot="matrix")) == e.Seated(1, "matrix", second)


def test_where_all_names_for_bots_are_taken_they_are_numbered() -> None:
    made = table(e.Stood(BOB), *(e.Joined(name) for name in NAMES))
    assert body_of(made, ANN, command(wire.SeatBot, seat=1, bot="matrix")) == e.Seated(1, "matrix", f"{BOTS_NAME} 2")


@pytest.mark.anyio
async def test_a_whole_evening_at_a_table_by_commands_alone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel", options={"limit": "2"})
        bob = await room.join(1)
        assert await room.refused(bob, wire.Start) == ("forbidden", in_words(say("server-host-only")))
        await room.ok(1, wire.Start)
        await room.play_until(lambda match: match.over)
        assert room.fold.state == "over"
        assert await room.refused(1, wire.Move, move="confirm") == ("illegal", in_words(say("server-not-playing")))
        await room.ok(1, wire.Rematch)
        assert (await room.refused(1, wire.Start))[0] == "illegal"
        await room.ok(bob, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert len(room.fold.rounds) == 2
        assert [room.fold.people[person].seat for person in (1, bob)] == [1, 0], "D2: a rematch changes sides"
