"""A game as text that a person can read: a head, the moves including chance, and a digest that seals them.

    gloaming record 1
    game: duel
    rules: 1
    players: 2
    options: variant=base limit=24
    scene:
    commitment: 9f86d0...
    moves:
    0 place 7 b2
    * dice 4 2
    end: 2 moves, winners 0
    seed: any text
    digest: 3a7bd3...

`*` is chance, `=` the table itself. `seed` stands there once the game is over. The digest is the SHA-256 of all lines
before it. Where those who play have mixed nonces of their own into the seed, the first line says 2, and after
`commitment` come `pledges` and `nonces`, one of each a seat.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from gloaming.core import values
from gloaming.core.chance import BOT, DIGEST
from gloaming.core.decisions import CHANCE, SEATS, TABLE
from gloaming.core.errors import Malformed
from gloaming.core.messages import say

HEADING = "gloaming record 1"
MIXED_HEADING = "gloaming record 2"  # of records with nonces
LARGEST = 4_000_000  # characters
_SEATS = {**{str(seat): seat for seat in range(SEATS)}, "*": CHANCE, "=": TABLE}
SEAT_MARKS = {seat: mark for mark, seat in _SEATS.items()}
_HEAD = ("game", "rules", "players", "options", "scene", "commitment")
_MIXED_HEAD = (*_HEAD, "pledges", "nonces")


@dataclass
class Record:
    """The contents of the text. Whether the moves are legal is for the rules to say."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    scene: str  # the scene it started from; empty for the usual start
    commitment: str  # empty if chance was played by hand
    moves: list[tuple[int, str]]
    winners: tuple[int, ...] | None  # None until the game is over
    seed: str | None = None
    pledges: tuple[str, ...] = ()  # by seat, if nonces were mixed into the seed; otherwise empty
    nonces: tuple[str, ...] = ()

    @property
    def contributors(self) -> list[int]:
        """The seats of people whose nonces were mixed into the seed."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce != BOT]

    def format(self) -> str:
        """The record as text."""
        lines = [
            MIXED_HEADING if self.nonces else HEADING,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            f"options: {' '.join(f'{name}={value}' for name, value in self.options.items())}".rstrip(),
            f"scene: {self.scene}".rstrip(),
            f"commitment: {self.commitment}".rstrip(),
            *([f"pledges: {' '.join(self.pledges)}", f"nonces: {' '.join(self.nonces)}"] if self.nonces else []),
            "moves:",
            *(f"{SEAT_MARKS[seat]} {move}" for seat, move in self.moves),
            f"end: {len(self.moves)} moves, {_result(self.winners)}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        text = "\n".join(lines) + "\n"
        return text + f"digest: {hashlib.sha256(text.encode()).hexdigest()}\n"


def _result(winners: tuple[int, ...] | None) -> str:
    if winners is None:
        return "unfinished"
    return "winners " + (" ".join(map(str, winners)) or "none")


def parse_record(text: str) -> Record:
    """Read a record. Malformed says at which line it stops making sense, or that it was cut or changed."""
    if len(values.text(text, "a record")) > LARGEST:
        raise Malformed(say("core-record-long", most=LARGEST, given=len(text)))
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Malformed(say("core-record-surrogate")) from None
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] not in (HEADING, MIXED_HEADING):
        raise Malformed(say("core-record-heading", one=HEADING, two=MIXED_HEADING))
    names = _HEAD if lines[0] == HEADING else _MIXED_HEAD
    if lines[-1] != "" or len(lines) < len(names) + 5 or not lines[-2].startswith("digest: "):
        raise Malformed(say("core-record-cut"))
    sealed = "\n".join(lines[:-2]) + "\n"
    if lines[-2].removeprefix("digest: ") != hashlib.sha256(sealed.encode()).hexdigest():
        raise Malformed(say("core-record-changed"))
    head = [_value(lines, number, name) for number, name in enumerate(names, start=1)]
    game, rules, players, options, scene, commitment = head[: len(_HEAD)]
    seats = _int(players, 3)
    by_seat = [_by_seat(text, seats, number) for number, text in enumerate(head[len(_HEAD) :], start=len(_HEAD) + 1)]
    pledges, nonces = by_seat or ((), ())
    start = len(names) + 1
    _value(lines, start, "moves")
    end = next((n for n in range(start + 1, len(lines)) if lines[n].startswith("end: ")), None)
    if end is None:
        raise Malformed(say("core-record-no-end"))
    moves = [_move(lines[n], n) for n in range(start + 1, end)]
    winners = _winners(lines[end], len(moves), end)
    seed = _value(lines, end + 1, "seed") if len(lines) > end + 3 else None
    given = _options(options)
    return Record(game, _int(rules, 2), seats, given, scene, commitment, moves, winners, seed, pledges, nonces)


def _value(lines: list[str], number: int, name: str) -> str:
    found, colon, value = lines[number].partition(":")
    if found != name or not colon:
        raise Malformed(say("core-record-line", line=number + 1, name=name))
    return value.removeprefix(" ")


def _int(text: str, number: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Malformed(say("core-record-number", line=number + 1))
    return int(text)


def _by_seat(text: str, seats: int, number: int) -> tuple[str, ...]:
    """Pledges or nonces, one for each seat."""
    found = tuple(text.split(" "))
    if len(found) != seats or not all(it == BOT or DIGEST.fullmatch(it) for it in found):
        raise Malformed(say("core-record-digits", line=number + 1))
    return found


def _options(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if any(not equals for _, equals, _ in pairs):
        raise Malformed(say("core-record-options", line=5))
    return {name: value for name, _, value in pairs}


def _move(line: str, number: int) -> tuple[int, str]:
    mark, space, move = line.partition(" ")
    if mark not in _SEATS or not space:
        raise Malformed(say("core-record-no-move", line=number + 1))
    return _SEATS[mark], move


def _winners(line: str, moves: int, number: int) -> tuple[int, ...] | None:
    count, comma, result = line.removeprefix("end: ").partition(" moves, ")
    if not comma or count != str(moves):
        raise Malformed(say("core-record-count", line=number + 1, count=values.shown(count[:20]), moves=moves))
    if result == "unfinished":
        return None
    word, _, seats = result.partition(" ")
    if word != "winners":
        raise Malformed(say("core-record-winners", line=number + 1))
    return () if seats == "none" else tuple(_int(seat, number) for seat in seats.split())
