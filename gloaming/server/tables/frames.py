"""What a viewer is shown of a table. All that anybody is sent about a game is made here: page, log and replay."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gloaming.core.chance import commitment
from gloaming.core.decisions import TABLE
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server import wire
from gloaming.server.tables import retaking, standing
from gloaming.server.tables.table import Table


def viewer_of(table: Table, person: int | None) -> int:
    """Whose view somebody sees: that of their seat, or of everybody."""
    seat = table.people[person].seat if person in table.people else None
    return TABLE if seat is None else seat


def listing(table: Table) -> wire.Listed | None:
    """A table as the list of open tables shows it; None if it is not listed."""
    free = sum(chair.person is None and chair.bot is None for chair in table.chairs)
    is_open = table.settings.listed and table.state == "lobby" and free > 0
    if not is_open or not any(who.here for who in table.people.values()):
        return None
    host, settings = table.people[table.host].name, table.settings
    return wire.Listed(table.id, settings.game, host, len(table.chairs), free, settings.options, table.opened_at)


def table_info(table: Table, person: int | None) -> wire.TableInfo:
    """Everything about a table except its game."""
    people = [
        wire.PersonInfo(number, who.name, who.seat, table.is_ready(number), who.here, who.program)
        for number, who in table.people.items()
        if not who.removed or who.seat is not None  # in a game, a bot plays on for them
    ]
    seed, pledges = _committed(table)
    return wire.TableInfo(
        table.id,
        table.state,
        table.settings.game,
        len(table.rounds) + (0 if table.playing else 1),
        table.settings,
        table.host,
        seed,
        pledges,
        [] if table.starting is None else table.starting.waiting,
        people,
        [_seat_info(table, seat) for seat in range(len(table.chairs))],
        you_info(table, person) if person in table.people else None,
        _takeover_info(table),
        _undo_info(table),
        _position_info(table),
        _rest_info(table),
    )


def you_info(table: Table, person: int) -> wire.You:
    """What somebody is at a table, for themselves."""
    me = table.people[person]
    return wire.You(person, me.seat, person == table.host, me.codes if me.digest else None, me.declined)


def _position_info(table: Table) -> wire.PositionInfo | None:
    begins = table.position
    return None if begins is None else wire.PositionInfo(begins.replay, begins.moment, begins.hidden)


def _rest_info(table: Table) -> wire.RestInfo | None:
    ends_at = table.rest_ends_at
    return None if ends_at is None else wire.RestInfo(table.resting, ends_at)


def _undo_info(table: Table) -> wire.UndoInfo | None:
    wish = table.wish
    if wish is None:
        return None
    waiting = retaking.asked(table, wish.seat) - wish.agreed
    return wire.UndoInfo(wish.person, wish.seat, sorted(wish.agreed), sorted(waiting))


def _takeover_info(table: Table) -> wire.TakeoverInfo | None:
    asked = table.takeover
    if asked is None:
        return None
    waiting = table.others_than(asked.seat) - asked.agreed
    return wire.TakeoverInfo(asked.person, asked.seat, sorted(asked.agreed), sorted(waiting))


def _committed(table: Table) -> tuple[str | None, tuple[str, ...]]:
    """What the server and the players are committed to, but never the secrets behind it."""
    if table.starting is not None:
        return commitment(table.starting.seed), table.starting.pledges
    this = table.round
    game = None if this is None else this.match or this.last or this.finished
    return (None, ()) if game is None else (game.commitment, game.pledges)


def _seat_info(table: Table, seat: int) -> wire.SeatInfo:
    chair = table.chairs[seat]
    if chair.person is not None:
        who = table.people[chair.person]
        return wire.SeatInfo(
            seat,
            "person",
            who.name,
            chair.person,
            gone_at=who.gone_at,
            deputy=who.deputy,
            program=who.program,
        )
    if chair.bot is not None:
        return wire.SeatInfo(seat, "bot", chair.name, bot=chair.bot)
    return wire.SeatInfo(seat, "open", None, invited=bool(chair.invitation))


def is_hidden(table: Table, viewer: int) -> bool:
    """Whether a stopped game shows a viewer nothing: delayed watchers, or tables without any, must not see it."""
    return table.state == "outdated" and viewer == TABLE and table.settings.spectators != "public"


def play_info(table: Table, person: int | None) -> wire.Play | None:
    """The game as a person sees it: the view, the question, and their possible moves."""
    this, viewer = table.round, viewer_of(table, person)
    if this is not None and this.finished is not None:
        return this.finished.end(viewer)
    match = None if this is None else this.match or this.last
    if this is None or match is None or is_hidden(table, viewer):
        return None
    view = this.facts(viewer)
    moves = []
    mine, held = viewer != TABLE, this.held.get(viewer)
    free = this.match is not None and person in table.people and table.people[person].deputy is None
    if mine and held is None and free:
        moves = [move_info(match.game, view, action, viewer) for action in match.legal_actions(viewer)]
    question = question_info(
        match.game,
        view,
        viewer,
        since=this.since[viewer] if mine else table.public,
        window=table.holds,
        ends_at=table.ends_at,
        held=None if held is None else move_info(match.game, view, held, viewer),
        declined=standing.declines(table, viewer) if mine and standing.is_offered(table, viewer) else None,
    )
    described = match.game.wording.describe(view, viewer)
    undo = retaking.offered(table, person)
    return wire.Play(described, this.names, question, moves, len(this.marks) - 1, this.over, this.winners, undo)


def position_info(match: Match, seat: int, names: tuple[str, ...], actions: Sequence[int]) -> wire.Play:
    """A position without a table, as a seat sees it, with moves to choose from."""
    game, view, made = match.game, match.facts(seat), len(match.moves)
    moves = [move_info(game, view, action, seat) for action in actions]
    question = question_info(game, view, seat, since=made, window=False, ends_at=None, held=None)
    described = game.wording.describe(view, seat)
    return wire.Play(described, names, question, moves, made, match.over, match.winners)


def move_info(game: Game, view: Any, action: int, viewer: int) -> wire.MoveInfo:
    """A move, in words for the player who may make it."""
    words = game.wording
    effect = list(words.effect(view, action, viewer))
    return wire.MoveInfo(game.actions.format(action), words.move(view, action), effect)


def question_info(game: Game, view: Any, viewer: int, **facts: Any) -> wire.QuestionInfo:
    """The question, in words for the reader."""
    prompt = game.wording.prompt(view, viewer)
    text, clauses = game.wording.explain(view)
    return wire.QuestionInfo(prompt=prompt, help=text, clauses=clauses, **facts)


@functools.cache
def _kind_names(kinds: type[IntEnum]) -> dict[int, str]:
    return {int(kind): kind.name.lower() for kind in kinds}


def line(game: Game, event: Event, moment: int) -> wire.LogLine:
    """One event, as the reader may know it."""
    return wire.LogLine(
        moment,
        _kind_names(game.kinds)[event.kind],
        event.seat,
        event.private,
        game.wording.sentence(event),
    )


def chat_lines(table: Table, start: int) -> list[wire.ChatLine]:
    """The lines of chat from a number on that are still kept."""
    return [wire.ChatLine(it.person, it.name, it.text, it.told, it.at, it.glyph) for it in table.chat.since(start)]
