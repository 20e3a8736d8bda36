"""The rituals of completed Worlds, and elimination (S29-S32, S35, S36)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import Frame, ask, close, note, top
from gloaming.core.events import Log
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import FULL_WORLD, KINDS, LOWEST, WORLDS, Ritual, Role, Tile, card_of
from gloaming.games.shamans.rules.effects import any_tile, discard, may_hold, others_in, show_role
from gloaming.games.shamans.rules.events import (
    card_placed,
    dagger_used,
    hand_set_aside,
    player_eliminated,
    point_taken,
    role_seen,
    roles_exchanged,
    world_completed,
)
from gloaming.games.shamans.rules.state import Ending, Question, State


@rule
def perform(s: State, log: Log) -> None:
    """S13, S20: the player who placed the last card of a World performs its ritual at once."""
    seat, world = top(s, Frame.A), top(s, Frame.B)
    close(s)
    ritual = int(s.rituals[world])
    world_completed(log, seat, world, ritual)
    match ritual:
        case Ritual.ILLUMINATION:  # S31
            s.points[seat] = int(s.points[seat]) + 1
            point_taken(log, seat)
        case Ritual.STABILIZATION:
            ask(s, Question.STABILIZE, 0, seat, 0)
        case Ritual.PERMUTATION:
            if others_in(s, seat):
                ask(s, Question.PERMUTE, 1 << seat, seat, 0)
        case _:
            if others_in(s, seat):
                ask(s, Question.NEUTRALIZE, 0, seat, 0)


@rule
def stabilize(s: State) -> None:
    """S29: back or Artifact; on space 1 without any tile the ritual has no effect."""
    if s.pawn == 1 and not any_tile(s):
        close(s)
    else:
        note(s, Frame.ASKED, 1 << top(s, Frame.A))


@rule
def exchange_roles(s: State, seat: Seat, other: Seat, log: Log) -> None:
    """S30: the two role cards change places, and the knowledge of each card moves with it; both look at both."""
    role, knowers = int(s.roles[seat]), int(s.knows[seat])
    both = 1 << seat | 1 << other
    s.roles[seat] = s.roles[other]
    s.knows[seat] = int(s.knows[other]) | both
    s.roles[other] = role
    s.knows[other] = knowers | both
    roles_exchanged(log, seat, other)
    role_seen(log, seat, int(s.roles[seat]), int(s.knows[seat]))
    role_seen(log, other, role, int(s.knows[other]))


@rule
def neutralize(s: State) -> None:
    """S32, S43: the performer is asked if they have a face-up Dagger or any face-down tile; else nothing happens."""
    if may_hold(s, top(s, Frame.A), Tile.DAGGER):
        note(s, Frame.ASKED, 1 << top(s, Frame.A))
    else:
        close(s)


@rule
def strike(s: State, seat: Seat, victim: Seat, log: Log) -> None:
    """S27, S32: a Dagger is discarded, a face-up one if there is one; then its victim is eliminated."""
    place = discard(s, seat, Tile.DAGGER)
    dagger_used(log, seat, victim, place)
    close(s)
    ask(s, Question.ELIMINATE, 0, seat, victim)


@rule
def eliminate(s: State, log: Log) -> None:
    """S36: first the victim's own Portal (a); then the role is shown (b) and the Artifacts are lost (c)."""
    eliminator, victim = top(s, Frame.A), top(s, Frame.B)
    if top(s, Frame.C) == 0 and may_hold(s, victim, Tile.PORTAL):
        note(s, Frame.ASKED, 1 << victim)
        return
    close(s)
    s.alive = others_in(s, victim)
    lost = 0
    for row in range(int(s.downs)):
        lost += s.down_owner[row] == victim
    for tile in range(1, KINDS + 1):
        s.spent[tile] = int(s.spent[tile]) + int(s.up[victim, tile])
        s.up[victim, tile] = 0
    player_eliminated(log, victim, eliminator, lost)
    show_role(s, victim, log)
    if s.roles[victim] == Role.SHAMAN:
        hand_set_aside(log, victim, int(s.cards[victim]))
        ask(s, Question.ADVANCE, 0, eliminator, int(s.cards[victim]))
    elif shadows_in(s) == 0:
        ask(s, Question.ENDING, 0, Role.SHAMAN, Ending.LAST_SHADOW)
    else:
        place_hand(s, eliminator, victim, log)


@rule
def shadows_in(s: State) -> int:
    """S35: how many Shadows are still in the round."""
    count = 0
    for seat in range(int(s.players)):
        count += int(s.alive) >> seat & 1 and s.roles[seat] == Role.SHADOW
    return count


@rule
def place_hand(s: State, eliminator: int, victim: Seat, log: Log) -> None:
    """S36: a Shadow's hand is shown and placed; the eliminator performs the rituals that this completes."""
    completed = 0
    for world in range(WORLDS):
        values = int(s.hands[victim, world])
        shown = values
        while shown != 0:
            card_placed(log, victim, card_of(world, int(LOWEST[shown])))
            shown &= shown - 1
        s.placed[world] = int(s.placed[world]) | values
        s.hands[victim, world] = 0
        if values != 0 and s.placed[world] == FULL_WORLD[int(s.players)]:
            completed |= 1 << world
    s.cards[victim] = 0
    ask(s, Question.CHAIN, 0, eliminator, completed)


@rule
def chain(s: State) -> None:
    """S36, S44: the next ritual of the chain; its order is asked while there is more than one to do."""
    worlds = top(s, Frame.B)
    if worlds == 0:
        close(s)
    elif worlds & (worlds - 1) == 0:
        world = 0
        while not worlds >> world & 1:
            world += 1
        perform_next(s, world)
    else:
        note(s, Frame.ASKED, 1 << top(s, Frame.A))


@rule
def perform_next(s: State, world: int) -> None:
    """S36: perform one ritual of the chain; the others wait until it is done."""
    performer = top(s, Frame.A)
    note(s, Frame.ASKED, 0)
    note(s, Frame.B, top(s, Frame.B) & ~(1 << world))
    ask(s, Question.RITUAL, 0, performer, world)
