"""Turn a record back into a game, and check that its chance came from its seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gloaming.core import chance
from gloaming.core.decisions import CHANCE
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.core.messages import Message, say
from gloaming.core.record import Record, parse_record
from gloaming.core.scene import parse_scene


def begin(record: Record, game: Game) -> Match:
    """The game of a record before its first move. Options that older rules did not have get the values they implied."""
    if record.rules > game.version:
        raise Malformed(say("core-record-rules", made=record.rules, game=game.name, current=game.version))
    if record.scene:
        state = _scene(game, record.scene)
    else:
        state = game.start_under(record.rules, record.players, record.options)
    match = Match(game, state, None, scene=record.scene, nonces=record.nonces)
    match.commitment = record.commitment
    for seat, (told, given) in enumerate(zip(match.pledges, record.pledges, strict=True)):
        if told != given:
            raise Malformed(say("core-record-nonce", seat=seat))
    return match


def _scene(game: Game, text: str) -> Any:
    """The position at which a record starts."""
    try:
        return parse_scene(game, text)
    except Malformed as error:
        raise Malformed(say("core-record-start", error=error.message), game=error.game) from error


def replay(text: str, *, game: Game | None = None) -> Match:
    """The game of a record at its last position."""
    record = parse_record(text)
    match = begin(record, game or find(record.game))
    for number, (seat, move) in enumerate(record.moves, start=1):
        try:
            match.play(seat, move)
        except (Malformed, Illegal) as error:
            unplayed = say("core-record-move", number=number, error=error.message)
            raise _parting(record, match.game, unplayed) from error
    if (match.winners if match.over else None) != record.winners:
        raise _parting(record, match.game, say("core-record-result"))
    if record.seed is not None:
        match.reveal_seed(record.seed)
    return match


def _parting(record: Record, game: Game, error: Message) -> Malformed:
    """The error where a record cannot be followed. A record of older rules may have been right at its time."""
    if record.rules != game.version:
        error = say("core-record-parts", made=record.rules, game=game.name, current=game.version, error=error)
    return Malformed(error, game=game.name)


def verify(text: str) -> int:
    """Derive every draw of a finished record again from its seed and return their number; Malformed if one differs."""
    record = parse_record(text)
    if record.seed is None:
        raise Malformed(say("core-record-no-seed"))
    if chance.commitment(record.seed) != record.commitment:
        raise Malformed(say("core-record-commitment"))
    replay(replace(record, seed=None).format())
    return _compare(record, record.seed)


def _compare(record: Record, seed: str) -> int:
    """Play the moves of the seats with the seed's own chance, and compare with the record."""
    match = begin(record, find(record.game))
    stream = chance.from_seed(chance.mixed(seed, record.nonces))
    draws = 0
    for number, (seat, move) in enumerate(record.moves, start=1):
        if seat == CHANCE:
            drawn = match.game.actions.format(match.drawn(stream))
            if drawn != move:
                raise Malformed(say("core-record-draw", number=number, move=move, drawn=drawn))
            draws += 1
        match.play(seat, move)
    return draws
