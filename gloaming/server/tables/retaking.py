"""Taking a move back: only one's own latest, and only while it has told nobody anything but itself.

Somebody who plays with bots alone just takes it back, together with what bots have done since, as long as none of that
told them anything that was hidden. Where other people play, all of them have to agree, and nobody may have acted since.
What was taken back stays in the table's log; views, records and bots know only the game as it goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.match import Match
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e

if TYPE_CHECKING:
    from gloaming.server.tables.table import Table

WORLDS = 12  # drawn for each viewer who must have learned nothing
ENDING = (
    e.Moved,
    e.Lapsed,
    e.Deputised,
    e.Returned,
    e.Removed,
    e.Rematched,
    e.SatLate,
)  # after these nobody wishes any more


@dataclass
class Wish:
    """Somebody asks the others to let them take their last move back."""

    person: int
    seat: int
    agreed: set[int] = field(default_factory=set)


class Step(NamedTuple):
    """A move of a person, and what the game was before it."""

    seat: int
    verb: str
    before: Match
    trail: int  # of everything played before, `Round.trail`
    moment: int


def verb_of(move: str) -> str:
    """What kind of move it is."""
    return move.split(maxsplit=1)[0]


def was_plain(now: Match, since: int, viewer: int) -> bool:
    """Whether what happened since a number of moves is one move that told a viewer no secret, without a draw.

    Nothing that people have to remember by themselves may have been shown either.
    """
    made = now.moves[since:]
    if len(made) != 1 or now.over:
        return False
    mover, view = made[0][0], now.facts(viewer)
    told = now.events(viewer, since)
    return not any(it.seat != mover or it.private or now.game.wording.fades(view, it) for it in told)


def is_quiet(step: Step, now: Match) -> bool:
    """Whether the rules allow the move of a step to be taken back, and all moves since are of kinds that tell nothing.

    This is what is offered, since it costs nothing to know; `told_nothing` decides.
    """
    game = now.game
    return step.verb not in game.final and all(
        verb_of(move) in game.quiet for _, move in now.moves[len(step.before.moves) :]
    )


def told_nothing(before: Match, now: Match, seat: int) -> bool:
    """Whether neither the player nor anybody else has learned from the latest moves what they did not know before."""
    return all(_told_nothing_to(viewer, before, now) for viewer in (TABLE, seat))


def _told_nothing_to(viewer: int, before: Match, now: Match) -> bool:
    """Whether the moves are possible, and show a viewer the same, in all worlds that they thought possible."""
    game, chance = before.game, from_seed(f"worlds of {viewer}")
    made = [(seat, game.actions.parse(move)) for seat, move in now.moves[len(before.moves) :]]
    shown = now.seen(viewer).tobytes()
    for _ in range(WORLDS):
        state = before.seen(viewer)
        game.rules.resample(state, chance)
        world = Match(game, state, None)
        for seat, action in made:
            if not world.allows(seat, action):
                return False
            world.act(seat, action)
        if world.seen(viewer).tobytes() != shown:
            return False
    return True


def asked(table: Table, seat: int) -> set[int]:
    """The people who have to agree: those in other seats, for whom no bot plays."""
    return {person for person in table.others_than(seat) if table.people[person].deputy is None}


def offered(table: Table, person: int | None) -> Literal["free", "ask"] | None:
    """Whether somebody may take their last move back now, or ask for it."""
    this, seat = table.round, table.people[person].seat if person in table.people else None
    if this is None or seat is None or person is None or table.state != "playing" or table.wish is not None:
        return None
    if table.people[person].deputy is not None:
        return None
    others = asked(table, seat)
    if not this.can_retake(seat, alone=not others):
        return None
    if not others:
        return "free"
    return None if len(this.marks) in this.denied else "ask"


def body_of(table: Table, person: int, command: wire.Undo | wire.Grant | wire.Deny) -> e.Body:
    """The entry for taking a move back, and for asking, agreeing and refusing."""
    this = table.round
    if this is None or table.state != "playing":
        raise Refused("illegal", "server-not-playing")
    if command.moment != len(this.marks) - 1:
        raise Refused("stale", "server-stale")
    if isinstance(command, wire.Undo):
        offer = offered(table, person)
        if offer is None:
            raise Refused("illegal", "server-undo-not")
        step = this.steps[-1]
        if this.match is None or not told_nothing(step.before, this.match, step.seat):
            raise Refused("illegal", "server-undo-shown")
        return e.TakenBack(person) if offer == "free" else e.Wished(person)
    wish = table.wish
    if wish is None:
        raise Refused("illegal", "server-undo-not-asked")
    if person in asked(table, wish.seat) - wish.agreed:
        return e.Granted(person) if isinstance(command, wire.Grant) else e.Denied(person)
    if person == wish.person and isinstance(command, wire.Deny):
        return e.Denied(person)
    raise Refused("forbidden", "server-not-your-consent")


def fold(table: Table, body: e.TakenBack | e.Wished | e.Granted | e.Denied, at: int, instant: int) -> Wish | None:
    """Fold an entry; return what is wished for after it."""
    wish, name = table.wish, table.people[body.person].name
    seat = table.people[body.person].seat
    assert seat is not None
    match body:
        case e.TakenBack():
            table.take_back(seat, instant)
            table.chat.tell("server-told-undo", at, name=name)
            return None
        case e.Wished():
            table.chat.tell("server-told-undo-asked", at, name=name)
            return Wish(body.person, seat)
        case e.Granted():
            assert wish is not None
            wish.agreed.add(body.person)
            if not wish.agreed >= asked(table, wish.seat):
                return wish
            table.take_back(wish.seat, instant)
            table.chat.tell("server-told-undo", at, name=table.people[wish.person].name)
            return None
        case e.Denied():
            assert wish is not None
            table.rounds[-1].denied.add(len(table.rounds[-1].marks))
            is_own = body.person == wish.person
            table.chat.tell("server-told-undo-withdrawn" if is_own else "server-told-undo-denied", at, name=name)
            return None
