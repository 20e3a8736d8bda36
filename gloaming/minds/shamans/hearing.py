"""What a mind for Shamans takes in of what its seat is told."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.events import Column, Log
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import NO_WORLD, Direction, Role, world_of
from gloaming.games.shamans.rules.state import Kind, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shamans.evidence import keep_card, keep_deed, settle
from gloaming.minds.shamans.memory import Memory, begin, exchange, note_card, void_of, weigh_role
from gloaming.minds.shamans.traits import Trait


@rule
def heeds(log: Log) -> bool:
    """Whether a move brought anything that `hear` looks at."""
    for row in range(1, int(log[0, 0]) + 1):
        match int(log[row, Column.KIND]):
            case Kind.ROUND | Kind.TURN | Kind.PLAYED | Kind.PORTAL | Kind.MOVED | Kind.PASSED | Kind.EXCHANGED:
                return True
            case Kind.ELIMINATED:
                return True
    return False


@rule
def hear(m: Memory, v: View, listener: Seat, log: Log, traits: Traits) -> None:
    """Take in what was told; `v` is what the seat knows after it."""
    if m.begun == 0:
        begin(m)
    by_portal, eliminator = False, -1
    for row in range(1, int(log[0, 0]) + 1):
        kind, seat = int(log[row, Column.KIND]), int(log[row, Column.SEAT])
        a, b, c = int(log[row, Column.A]), int(log[row, Column.B]), int(log[row, Column.C])
        match kind:
            case Kind.ROUND:
                begin(m)
                return
            case Kind.PORTAL:
                by_portal = True
                hear_deed(m, v, kind, seat, a, traits)
            case Kind.MOVED:
                if c < 0 and not by_portal:
                    hear_deed(m, v, kind, seat, c, traits)
            case Kind.ELIMINATED:
                eliminator = a
            case Kind.ROLE_SHOWN:
                if eliminator >= 0:
                    hear_deed(m, v, kind, eliminator, a, traits)
                eliminator = -1
            case Kind.TURN:
                m.destination = NO_WORLD
            case Kind.PLAYED:
                hear_card(m, v, listener, seat, world_of(a), b, traits)
            case Kind.PASSED:  # S23: with another card, what a player has in a World says nothing of the past
                m.strayed[a] = 0
                settle(m, v, listener, seat)
                settle(m, v, listener, a)
            case Kind.EXCHANGED:
                settle(m, v, listener, seat)
                settle(m, v, listener, a)
                exchange(m, int(v.players), seat, a)


@rule
def hear_card(m: Memory, v: View, listener: Seat, seat: Seat, world: int, follows: int, traits: Traits) -> None:
    """S10, S11: the Guide's card names the Destination; any other one is weighed."""
    if m.destination == NO_WORLD and not follows:
        return  # the mind came in the middle of a turn
    void = 1.0 if m.destination == NO_WORLD else void_of(m, v, listener, seat, world)
    note_card(m, int(v.players), seat, world, void, traits)
    if traits[Trait.EXACT] > 0:
        keep_card(m, v, listener, seat, world)
    if m.destination == NO_WORLD:
        m.destination = world


@rule
def hear_deed(m: Memory, v: View, kind: int, seat: Seat, what: int, traits: Traits) -> None:
    """S25, S29, S36: a Portal used, the pawn moved back by a ritual, a player struck who then shows a role."""
    trait = Trait.STABILIZE_SHAMAN + 0
    if kind == Kind.PORTAL:
        trait = Trait.FORWARD_SHAMAN if what == Direction.FORWARD else Trait.BACK_SHAMAN
    elif kind == Kind.ROLE_SHOWN:
        trait = Trait.STRIKE_SHADOW_SHAMAN if what == Role.SHADOW else Trait.STRIKE_SHAMAN_SHAMAN
    weigh_role(m, int(v.players), seat, traits[trait], traits[trait + 1], traits)
    if traits[Trait.EXACT] > 0:
        keep_deed(m, v, kind, seat, what)
