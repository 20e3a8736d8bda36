"""What is sent and received, as types. docs/wire.md explains them, and /openapi.json is made from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from gloaming.core.game import LANGUAGES
from gloaming.core.messages import Message
from gloaming.server.reading import reader
from gloaming.server.refusal import STATUS, Refused
from gloaming.server.tables.entries import Reaction, TableSettings

PROTOCOL = 5
Language = Annotated[
    str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema={"enum": tuple(LANGUAGES)})
]


class _Wire(msgspec.Struct, frozen=True):
    pass


class PersonInfo(_Wire, frozen=True):
    person: int
    name: str
    seat: int | None
    ready: bool
    here: bool
    program: bool = False


class SeatInfo(_Wire, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    person: int | None = None
    bot: str | None = None
    gone_at: int | None = None
    deputy: str | None = None
    program: bool = False  # whether its person is a program
    invited: bool = False  # whether a program is invited to it


class You(_Wire, frozen=True):
    person: int
    seat: int | None
    host: bool
    code: int | None  # the number of the person's valid recovery code, if there is one
    declined: tuple[str, ...] = ()  # kinds of windows that they decline automatically


class TakeoverInfo(_Wire, frozen=True):
    """Somebody asks for the seat of somebody who is gone."""

    person: int
    seat: int
    agreed: list[int]
    waiting: list[int]  # those who have still to agree


class UndoInfo(_Wire, frozen=True):
    """Somebody asks to take their last move back."""

    person: int
    seat: int
    agreed: list[int]
    waiting: list[int]  # those who have still to agree


class PositionInfo(_Wire, frozen=True):
    """The moment of a finished game at which the games of a table begin, with what was hidden then, or drawn anew."""

    replay: str
    moment: int
    hidden: Literal["same", "anew"]


class RestInfo(_Wire, frozen=True):
    """Between two rounds: who has still to go on, and when the table goes on by itself."""

    waiting: list[int]
    ends_at: int


class TableInfo(_Wire, frozen=True):
    id: str
    state: Literal["lobby", "starting", "playing", "over", "outdated"]
    game: str
    round: int
    settings: TableSettings
    host: int
    commitment: str | None
    pledges: tuple[str, ...]
    waiting: list[int]
    people: list[PersonInfo]
    seats: list[SeatInfo]
    you: You | None
    takeover: TakeoverInfo | None
    undo: UndoInfo | None = None
    position: PositionInfo | None = None
    rest: RestInfo | None = None


class MoveInfo(_Wire, frozen=True):
    move: str
    said: Message
    effect: list[Message]  # its known effects


class QuestionInfo(_Wire, frozen=True):
    prompt: Message
    help: Message | None
    clauses: str
    since: int
    window: bool
    ends_at: int | None
    held: MoveInfo | None
    declined: bool | None = None  # whether the viewer declines such a window automatically; None if that is impossible


class Play(_Wire, frozen=True):
    view: dict[str, Any]
    names: tuple[str, ...]
    question: QuestionInfo
    moves: list[MoveInfo]
    moment: int
    over: bool
    winners: tuple[int, ...]
    undo: Literal["free", "ask"] | None = None  # whether the viewer may take their last move back, or ask for it


class LogLine(_Wire, frozen=True):
    moment: int
    kind: str
    seat: int
    private: bool
    said: Message | None  # None for an event that people must remember, and that is no longer told (D20)


class Log(_Wire, frozen=True):
    start: int = msgspec.field(name="from")
    lines: list[LogLine]


class ChatLine(_Wire, frozen=True):
    person: int  # 0 if the table itself says something
    name: str
    text: str  # of a person
    said: Message | None  # by the table
    at: int
    glyph: Reaction | Literal[""] = ""  # a person's reaction


class Chat(_Wire, frozen=True):
    start: int = msgspec.field(name="from")
    lines: list[ChatLine]


class Hello(_Wire, frozen=True, tag_field="type", tag="hello"):
    version: str
    now: int
    protocol: int = PROTOCOL


class TableFrame(_Wire, frozen=True, tag_field="type", tag="table"):
    """Everything a viewer may see."""

    number: int
    table: TableInfo
    play: Play | None
    log: Log
    chat: Chat
    notes: str


class ChangeFrame(_Wire, frozen=True, tag_field="type", tag="change"):
    """What has changed since the last frame."""

    number: int
    set: dict[str, Any]  # new values of `table` and `play`, by their place: a JSON pointer
    log: Log | None = None
    chat: Chat | None = None
    notes: str | None = None


class Problem(_Wire, frozen=True):
    code: Annotated[str, msgspec.Meta(extra_json_schema={"enum": tuple(STATUS)})]
    said: Message
    text: str  # the same in English, for readers without files of messages
    clause: str = ""
    game: str = ""  # whose messages `said` is made of, beside the shared ones


def problem_of(refused: Refused) -> Problem:
    """A refusal as it is sent."""
    return Problem(refused.code, refused.message, str(refused), refused.clause, refused.game)


class Failure(_Wire, frozen=True):
    error: Problem


class Reply(_Wire, frozen=True, tag_field="type", tag="reply"):
    id: str
    ok: bool
    number: int | None = None
    error: Problem | None = None


class Pong(_Wire, frozen=True, tag_field="type", tag="pong"):
    pass


Frame = Hello | TableFrame | ChangeFrame | Reply | Pong


class Listed(_Wire, frozen=True):
    """A table in the list of open tables."""

    table: str
    game: str
    host: str
    seats: int
    free: int
    options: dict[str, str]
    since: int


class Story(_Wire, frozen=True):
    """A game from its beginning: its log, as one viewer may read it."""

    game: str
    players: int
    names: tuple[str, ...]  # by seat; empty for an uploaded record
    moments: int
    lines: list[LogLine]
    over: bool
    winners: tuple[int, ...]
    commitment: str
    from_position: bool = False  # whether it began at a position, and not at its usual start


class Draws(_Wire, frozen=True):
    """The number of draws, all of which follow from the seed, and the seats whose people contributed to it."""

    draws: int
    people: list[int]


# What people send.


class _Asked(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class _Command(_Asked, frozen=True):
    id: str
    at: int


class Move(_Command, frozen=True, tag="move"):
    move: str


class Sit(_Command, frozen=True, tag="sit"):
    seat: int


class Stand(_Command, frozen=True, tag="stand"):
    pass


class Rename(_Command, frozen=True, tag="rename"):
    name: str


class Ready(_Command, frozen=True, tag="ready"):
    on: bool
    pledge: str = ""


class Set(_Command, frozen=True, tag="set"):
    settings: dict[str, bool | int | str | dict[str, str] | None]


class SeatBot(_Command, frozen=True, tag="bot"):
    seat: int
    bot: str


class Clear(_Command, frozen=True, tag="clear"):
    seat: int


class Remove(_Command, frozen=True, tag="remove"):
    person: int
    ban: bool = False


class Start(_Command, frozen=True, tag="start"):
    pledge: str = ""


class Reveal(_Command, frozen=True, tag="reveal"):
    nonce: str


class Rematch(_Command, frozen=True, tag="rematch"):
    pass


class MakeHost(_Command, frozen=True, tag="host"):
    person: int


class Ask(_Command, frozen=True, tag="ask"):
    name: str


class Agree(_Command, frozen=True, tag="agree"):
    person: int
    seat: int


class Refuse(_Command, frozen=True, tag="refuse"):
    person: int
    seat: int


class Undo(_Command, frozen=True, tag="undo"):
    moment: int


class Grant(_Command, frozen=True, tag="grant"):
    moment: int


class Deny(_Command, frozen=True, tag="deny"):
    moment: int


class GoOn(_Command, frozen=True, tag="goon"):
    pass


class Nudge(_Command, frozen=True, tag="nudge"):
    pass


class Leave(_Command, frozen=True, tag="leave"):
    pass


class Back(_Command, frozen=True, tag="back"):
    pass


class Say(_Command, frozen=True, tag="chat"):
    text: str


class React(_Command, frozen=True, tag="react"):
    glyph: Reaction


class Note(_Command, frozen=True, tag="note"):
    text: str


class Standing(_Command, frozen=True, tag="standing"):
    question: str
    on: bool


Command = (
    Move
    | Sit
    | Stand
    | Rename
    | Ready
    | Set
    | SeatBot
    | Clear
    | Remove
    | Start
    | Reveal
    | Rematch
    | MakeHost
    | Ask
    | Agree
    | Refuse
    | Undo
    | Grant
    | Deny
    | GoOn
    | Nudge
    | Leave
    | Back
    | Say
    | React
    | Note
    | Standing
)


class Whole(_Asked, frozen=True, tag="whole"):
    pass


class Ping(_Asked, frozen=True, tag="ping"):
    pass


Asked = Command | Whole | Ping

encode = msgspec.json.Encoder().encode
read_asked: Callable[[bytes | str], Asked] = reader(Asked)
read_listed: Callable[[bytes | str], Listed] = reader(Listed)
