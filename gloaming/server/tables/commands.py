"""Commands of people: each is checked against the table and becomes an entry, or is refused with the reason."""

from __future__ import annotations

import re

from gloaming.core.chance import BOT, DIGEST, fresh_seed, pledge
from gloaming.core.errors import Malformed
from gloaming.core.messages import say
from gloaming.minds import BOTS, best
from gloaming.server import wire
from gloaming.server.people import takeover
from gloaming.server.people.names import bot_name_for, clean, name_for
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables import retaking
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.seating import BY_HOST
from gloaming.server.tables.settings import changed
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables

LONGEST_TEXT = 500
LONGEST_NOTE = 4000
TRIES = 20  # how often an entry may be too late before the table counts as busy
COMMAND_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Commands:
    """Carries out commands, each of them once. Any process may take any command."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def do(self, table: str, person: int | None, command: wire.Command) -> wire.Reply:
        """Carry out a command, or say why not."""
        opened = await self._tables.open(table)
        key, epoch = f"{person}:{command.id}", opened.table.epoch(person)
        async with self._tables.turn(opened):
            refused = opened.refusal_of(key)
            if refused is None:
                try:
                    return await self._obey(opened, key, person, epoch, command)
                except Refused as reason:
                    refused = reason
                opened.remember(key, person, refused)
        return wire.Reply(command.id, ok=False, error=wire.problem_of(refused))

    async def _obey(
        self, opened: OpenTable, key: str, person: int | None, epoch: int, command: wire.Command
    ) -> wire.Reply:
        table = opened.table
        for attempt in range(TRIES):
            if key in table.answers:
                return _done(opened, key, person, command)
            table.check_member(person)
            if table.epoch(person) != epoch:
                raise Refused("forbidden", "server-bad-token")
            try:
                body = body_of(table, person, command)
            except Refused:
                # another process may know more than was known here when it was checked
                if await self._tables.has_news(opened):
                    continue
                raise
            if attempt == 0 and person is not None:
                opened.quota.check(person, body, self._tables.settings)
            await self._tables.write(opened, key, body)
        raise Refused("busy", "server-store-down")


def _done(opened: OpenTable, key: str, person: int | None, command: wire.Command) -> wire.Reply:
    """The answer to a stored command: always the same, whatever a repetition of it says."""
    is_behind = opened.table.is_closed_to(person) or opened.seen_by(person) is not opened.table
    return wire.Reply(command.id, ok=True, number=None if is_behind else opened.table.answers[key])


def body_of(table: Table, person: int | None, command: wire.Command) -> e.Body:
    """The entry that a command results in; Refused if the table does not allow it."""
    if not COMMAND_ID.fullmatch(command.id):
        raise Refused("malformed", "server-unreadable", reason="a command's id has 1 to 64 letters, digits, - and _")
    if person is None:
        raise Refused("forbidden", "server-join-first")
    match command:
        case wire.Move():
            return _move(table, person, command)
        case wire.Say() | wire.React() | wire.Note():
            return _write(table, person, command)
        case wire.Reveal():
            return _reveal(table, person, command)
        case wire.Leave() | wire.Clear() if table.state == "starting":
            raise Refused("illegal", "server-lobby-only")
        case wire.Standing():
            _seat(table, person)
            kinds = [table.game.questions(it).name.lower() for it, due in table.game.deadlines.items() if due.hidden]
            if command.question not in kinds:
                raise Refused("malformed", "server-no-window", question=command.question[:40])
            return e.Standing(person, command.question, command.on)
        case wire.Leave() | wire.Back():
            return _come_or_go(table, person, command)
        case wire.Ask() | wire.Agree() | wire.Refuse():
            return takeover.body_of(table, person, command)
        case wire.Nudge():
            return _nudge(table, person)
        case wire.GoOn():
            if person not in table.resting:
                raise Refused("illegal", "server-no-rest")
            return e.WentOn(person)
        case wire.Undo() | wire.Grant() | wire.Deny():
            return retaking.body_of(table, person, command)
        case wire.Sit() if table.state == "playing" and table.settings.late:
            return _sit_late(table, person, command)
        case wire.MakeHost() | wire.Clear() | wire.Remove() | wire.Rematch():
            return _host(table, person, command)
    if table.state != "lobby":
        raise Refused("illegal", "server-lobby-only")
    match command:
        case wire.Sit() | wire.Stand() | wire.Rename() | wire.Ready():
            return _guest(table, person, command)
        case wire.Set() | wire.SeatBot() | wire.Start():
            _check_host(table, person)
            return _lobby(table, command)


def _move(table: Table, person: int, command: wire.Move) -> e.Body:
    """A move: accepted if its question is still open and the rules allow it."""
    seat = _seat(table, person)
    this, match = table.round, table.match
    if this is None:
        raise Refused("illegal", "server-not-playing")
    if match is None:
        raise Refused("outdated", "server-outdated")
    if match.over:
        raise Refused("illegal", "server-not-playing")
    if table.people[person].deputy is not None:
        raise Refused("illegal", "server-your-bot")
    if not this.since[seat] <= command.at <= table.number(person):
        raise Refused("stale", "server-stale")
    try:
        action = match.game.actions.parse(command.move)
    except Malformed:
        raise Refused("malformed", "server-unreadable-move", move=command.move[:40]) from None
    if not match.allows(seat, action):
        if not match.legal_actions(seat):
            raise Refused("illegal", "server-not-asked")
        reason, clause = match.game.wording.refusal(match.seen(seat), seat, action)
        raise Refused("illegal", "server-refused", clause, game=match.game.name, reason=reason)
    move = match.game.actions.format(action)
    if table.holds and seat in match.pending:
        if seat in this.held:
            raise Refused("illegal", "server-held-already")
        return e.Held(seat, move)
    return e.Moved(seat, move, "person", this.trail)


def _write(table: Table, person: int, command: wire.Say | wire.React | wire.Note) -> e.Body:
    """Something to read, for everybody or for oneself."""
    if not isinstance(command, wire.Note) and table.is_closed_to(person):
        raise Refused("forbidden", "server-no-watchers")
    if isinstance(command, wire.React):
        return e.Reacted(person, command.glyph)
    if isinstance(command, wire.Say):
        text = clean(command.text, LONGEST_TEXT, "server-no-text")
        return e.Said(person, table.game.talk(text) if table.state == "playing" else text)
    _seat(table, person)
    if len(command.text) > LONGEST_NOTE:
        raise Refused("malformed", "server-long-note")
    return e.Noted(person, command.text)


def _reveal(table: Table, person: int, command: wire.Reveal) -> e.Body:
    """A nonce: accepted once, while a start waits for it, if it matches its pledge."""
    seat, starting = _seat(table, person), table.starting
    if starting is None or seat not in starting.waiting:
        raise Refused("illegal", "server-no-reveal")
    if not DIGEST.fullmatch(command.nonce) or pledge(command.nonce) != starting.pledges[seat]:
        raise Refused("illegal", "server-wrong-nonce")
    return e.Revealed(person, command.nonce)


def _nudge(table: Table, person: int) -> e.Body:
    """A reminder, at a slow table: of everybody who is asked, whether or not they have answered in secret."""
    _seat(table, person)
    match = table.match
    if not table.is_slow or table.state != "playing" or match is None:
        raise Refused("illegal", "server-nudge-not")
    asked = {table.chairs[seat].person for seat in match.pending if seat < len(table.chairs)}
    if not asked - {person, None}:
        raise Refused("illegal", "server-nudge-nobody")
    return e.Nudged(person)


def _come_or_go(table: Table, person: int, command: wire.Leave | wire.Back) -> e.Body:
    _seat(table, person)
    who = table.people[person]
    if isinstance(command, wire.Back):
        if who.deputy is None:
            raise Refused("illegal", "server-not-gone")
        return e.Returned(person)
    if who.deputy is not None:
        raise Refused("illegal", "server-your-bot")
    return _replaced(table, person)


def _replaced(table: Table, person: int) -> e.Body:
    """Somebody who leaves frees their seat in the lobby, or leaves it to a bot in a game."""
    if table.state == "playing":
        if table.people[person].deputy is not None:
            raise Refused("illegal", "server-seat-taken")
        return e.Deputised(person, best(table.settings.game))
    return e.Stood(person)


def _host(table: Table, person: int, command: wire.MakeHost | wire.Clear | wire.Remove | wire.Rematch) -> e.Body:
    if isinstance(command, wire.MakeHost) and not table.people[table.host].here:
        _seat(table, person)
    else:
        _check_host(table, person)
    match command:
        case wire.MakeHost():
            _check_person(table, command.person)
            if table.people[command.person].program:
                raise Refused("illegal", "server-program-plays")
            return e.Hosted(command.person)
        case wire.Clear():
            _check_seat(table, command.seat)
            whose = table.chairs[command.seat].person
            if table.state == "playing":
                if whose is None:
                    raise Refused("illegal", "server-lobby-only")
                return _replaced(table, whose)
            return e.Cleared(command.seat)
        case wire.Remove():
            return _removed(table, command)
        case wire.Rematch():
            if table.state not in ("over", "outdated"):
                raise Refused("illegal", "server-not-over")
            return e.Rematched(moved=True)


def _removed(table: Table, command: wire.Remove) -> e.Body:
    """In a game, the seat of a removed person goes to a bot, and to nobody else while the game runs."""
    _check_person(table, command.person)
    if command.person == table.host:
        raise Refused("illegal", "server-not-yourself")
    who = table.people[command.person]
    if table.state == "starting" and who.seat is not None:
        raise Refused("illegal", "server-lobby-only")
    bot = best(table.settings.game) if table.state == "playing" and who.seat is not None else None
    return e.Removed(command.person, BY_HOST, bot, who.origin if command.ban else "")


def _guest(table: Table, person: int, command: wire.Sit | wire.Stand | wire.Rename | wire.Ready) -> e.Body:
    match command:
        case wire.Sit():
            _check_seat(table, command.seat)
            chair = table.chairs[command.seat]
            if chair.person is not None or chair.bot is not None:
                raise Refused("illegal", "server-seat-taken")
            return e.Sat(person, command.seat)
        case wire.Stand():
            _seat(table, person)
            return e.Stood(person)
        case wire.Rename():
            return e.Renamed(person, name_for(table, command.name, person))
        case wire.Ready():
            _seat(table, person)
            return e.Readied(person, command.on, _pledge(command.pledge) if command.on else "")


def _sit_late(table: Table, person: int, command: wire.Sit) -> e.Body:
    """A bot's seat during a game: for people who have seen no other seat in it."""
    this = table.round
    assert this is not None
    _check_seat(table, command.seat)
    if table.is_closed_to(person):
        raise Refused("forbidden", "server-no-watchers")
    if person in this.players:
        raise Refused("illegal", "server-played-already")
    if table.chairs[command.seat].bot is None:
        raise Refused("illegal", "server-seat-taken")
    return e.SatLate(person, command.seat)


def _lobby(table: Table, command: wire.Set | wire.SeatBot | wire.Start) -> e.Body:
    match command:
        case wire.Set():
            return e.Configured(_configured(table, command))
        case wire.SeatBot():
            _check_seat(table, command.seat)
            if table.chairs[command.seat].person is not None:
                raise Refused("illegal", "server-seat-taken")
            check_bot(table.settings.game, command.bot)
            return e.Seated(command.seat, command.bot, bot_name_for(table, command.seat))
        case wire.Start():
            if any(chair.person is None and chair.bot is None for chair in table.chairs):
                raise Refused("illegal", "server-seats-free")
            pledges = [_pledge_in(table, chair.person, command) for chair in table.chairs]
            return e.Started(fresh_seed(), table.game.version, pledges)


def _configured(table: Table, command: wire.Set) -> e.TableSettings:
    """The new settings. A position is one of its own game, with its own players and options."""
    old, new = table.settings, changed(table.settings, command.settings)
    if table.position is not None and (old.game, old.players, old.options) != (new.game, new.players, new.options):
        raise Refused("illegal", "server-position-fixed")
    return new


def _pledge_in(table: Table, person: int | None, command: wire.Start) -> str:
    """What a seat is committed to: the pledge of its person; the host's comes with the start."""
    if person is None:
        return BOT
    if person == table.host:
        return _pledge(command.pledge)
    who = table.people[person]
    if not who.pledge and not who.program:
        raise Refused("illegal", "server-not-ready", name=who.name)
    if not who.here:
        raise Refused("illegal", "server-not-here", name=who.name)
    return BOT if who.program else who.pledge


def _pledge(text: str) -> str:
    if not DIGEST.fullmatch(text):
        raise Refused("malformed", "server-no-pledge")
    return text


def _seat(table: Table, person: int) -> int:
    seat = table.people[person].seat
    if seat is None:
        raise Refused("forbidden", "server-seat-first")
    return seat


def _check_person(table: Table, person: int) -> None:
    if person not in table.members:
        raise Refused("malformed", "server-no-person", person=person)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refused("malformed", "server-no-seat", seat=seat)


def _check_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Refused("forbidden", "server-host-only")


def check_bot(game: str, bot: str) -> None:
    """Check that a game has a bot of that name."""
    if bot not in BOTS[game]:
        reason = say("core-no-bot", game=game, name=bot[:40], names=", ".join(BOTS[game]))
        raise Refused("malformed", "server-refused", reason=reason)
