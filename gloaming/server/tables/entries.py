"""The entries of a table's log. A table is its log: everything else is folded from these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from gloaming.server.reading import reader

SPECTATORS = ("off", "public", "delayed")
Reaction = Literal["bravo", "laugh", "wow", "hm", "thanks", "oops"]  # none of them could stand for a card or a number


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how."""

    game: str
    players: int | None = None
    options: dict[str, str] = {}
    listed: bool = False
    spectators: Annotated[str, msgspec.Meta(extra_json_schema={"enum": SPECTATORS})] = "public"
    delay: int = 60  # seconds that delayed watchers are behind
    window: int | None = None  # seconds of a window for hidden powers
    turn: int | None = None  # seconds for a decision
    days: int | None = None  # or days: then the game goes on whether or not anybody looks at it
    grace: int = 60  # seconds until a bot plays for somebody who is gone
    late: bool = False  # whether somebody who comes during a game may take a bot's seat


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=lambda name: name.lower()):
    """The content of an entry. An unknown field was written by a newer program, and must not be ignored."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the games of a table begin, if not at their usual start: at a moment of a finished game."""

    scene: str  # with all its secrets: it is sent to nobody
    replay: str
    moment: int
    hidden: Literal["same", "anew"] = "same"

    def told(self) -> dict[str, str]:
        """What everybody may know of it."""
        return {"replay": self.replay, "moment": str(self.moment)}


class Created(_Body, frozen=True, omit_defaults=True):
    """The table was created; its host is person 1, in seat 0."""

    name: str
    settings: TableSettings
    position: Position | None = None


class Joined(_Body, frozen=True):
    """Somebody has joined, with the next number; only a keyed hash of their address is kept."""

    name: str
    origin: str = ""


class Renamed(_Body, frozen=True):
    person: int
    name: str


class Sat(_Body, frozen=True):
    person: int
    seat: int


class SatLate(_Body, frozen=True):
    """Somebody who came during a game has taken a bot's seat."""

    person: int
    seat: int


class Invited(_Body, frozen=True):
    """The host invites a program to a seat: whoever has the code with this digest may bring one."""

    seat: int
    digest: str


class Enlisted(_Body, frozen=True):
    """A program has come to a seat that it was invited to. It is a person of a kind, with the next number."""

    seat: int
    name: str
    origin: str = ""


class Stood(_Body, frozen=True):
    person: int


class Readied(_Body, frozen=True):
    """Somebody is ready, with the pledge of a nonce for the seed; or is no longer ready."""

    person: int
    on: bool
    pledge: str = ""


class Configured(_Body, frozen=True):
    settings: TableSettings


class Seated(_Body, frozen=True):
    """A bot got a seat and a name; in older logs the table chooses the name."""

    seat: int
    bot: str
    name: str = ""


class Cleared(_Body, frozen=True):
    seat: int


class Started(_Body, frozen=True):
    """A game begins: its secret seed, the version of its rules, and the players' pledges by seat.

    It is dealt once all pledged nonces are revealed. Older games have no pledges, and were dealt at once.
    """

    seed: str
    rules: int
    pledges: list[str] | None = None


class Revealed(_Body, frozen=True):
    """Somebody has revealed the nonce that they had pledged."""

    person: int
    nonce: str


class CalledOff(_Body, frozen=True):
    """A start waited for nonces in vain: all pledges are void."""


class Moved(_Body, frozen=True):
    """A move, and who made it: the person, a bot, or the clock."""

    seat: int
    move: str
    by: str
    trail: int | None = None  # of everything played before, `Round.trail`: other rules may draw other cards


class Held(_Body, frozen=True):
    """An answer in a window, which counts once the window closes."""

    seat: int
    move: str


class Lapsed(_Body, frozen=True):
    """A window has closed, with these answers in order."""

    moves: list[tuple[int, str]]
    trail: int | None = None


class TakenBack(_Body, frozen=True):
    """Somebody has taken their last move back, which they may where only bots play besides."""

    person: int


class Wished(_Body, frozen=True):
    """Somebody asks the others to let them take their last move back."""

    person: int


class Granted(_Body, frozen=True):
    """One of the others agrees; once all have agreed, the move is taken back."""

    person: int


class Denied(_Body, frozen=True):
    """One of the others does not agree to it, or whoever asked no longer wishes it."""

    person: int


class WentOn(_Body, frozen=True):
    """Somebody has seen how a round ended; or, with 0, they had time enough."""

    person: int


class Nudged(_Body, frozen=True):
    """Somebody reminds those who are asked."""

    person: int


class Said(_Body, frozen=True):
    person: int
    text: str


class Reacted(_Body, frozen=True):
    """Somebody shows one of a few glyphs."""

    person: int
    glyph: Reaction


class Noted(_Body, frozen=True):
    """What a person has written for themselves."""

    person: int
    text: str


class Standing(_Body, frozen=True):
    """A person declines all windows of a kind from now on, or is asked again."""

    person: int
    question: str
    on: bool


class Gone(_Body, frozen=True):
    """Somebody's last page was closed; a bot will play for them after the table's grace period."""

    person: int


class Here(_Body, frozen=True):
    """Somebody who was gone is here again."""

    person: int


class Deputised(_Body, frozen=True):
    """A bot plays for somebody."""

    person: int
    bot: str


class Returned(_Body, frozen=True):
    """Somebody has taken their seat back from the bot."""

    person: int


class Removed(_Body, frozen=True):
    """Somebody is no longer at the table and their tokens are void: the host removed them, or they never came.

    In a game a bot plays on in their seat until it is over.
    """

    person: int
    why: str
    bot: str | None = None
    banned: str = ""  # hash of an address from which nobody may join any more


class Hosted(_Body, frozen=True):
    person: int


class Reissued(_Body, frozen=True):
    """Earlier tokens of a person are void. Only in older logs, in which the host could do this."""

    person: int


class Coded(_Body, frozen=True):
    """Somebody was shown a recovery code with this digest; the previous code is void."""

    person: int
    digest: str


class Recovered(_Body, frozen=True):
    """Somebody has used their recovery code: it and their earlier tokens are now void."""

    person: int


class Requested(_Body, frozen=True):
    """Somebody without a seat asks the others for the seat of somebody who is gone."""

    person: int
    seat: int


class Agreed(_Body, frozen=True):
    """One of the others agrees; once all have agreed, the seat changes hands."""

    person: int


class Declined(_Body, frozen=True):
    """One of the others does not agree, or the request was withdrawn."""

    person: int


class Rematched(_Body, frozen=True):
    """Back to the lobby, with the seats that the game assigns for a rematch."""

    moved: bool = False  # in older entries everybody keeps their seat


Body = (
    Created
    | Joined
    | Renamed
    | Sat
    | SatLate
    | Invited
    | Enlisted
    | Stood
    | Readied
    | Configured
    | Seated
    | Cleared
    | Started
    | Revealed
    | CalledOff
    | Moved
    | Held
    | Lapsed
    | TakenBack
    | Wished
    | Granted
    | Denied
    | WentOn
    | Nudged
    | Said
    | Reacted
    | Noted
    | Standing
    | Gone
    | Here
    | Deputised
    | Returned
    | Removed
    | Hosted
    | Reissued
    | Coded
    | Recovered
    | Requested
    | Agreed
    | Declined
    | Rematched
)

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
decode: Callable[[bytes | str], Body] = reader(Body)
