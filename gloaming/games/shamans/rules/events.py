"""Everything that can happen: one function for each kind of event, which names its numbers."""

from __future__ import annotations

from gloaming.core.decisions import TABLE
from gloaming.core.events import Log, event, tell, tell_some
from gloaming.core.records import Mask, Seat
from gloaming.games.shamans.rules.state import Kind


@event(Kind.FIRST)
def marker_drawn(log: Log, seat: Seat) -> None:
    """S5: chance gives a player the First Player marker."""
    tell(log, Kind.FIRST, seat, 0, 0, 0)


@event(Kind.ROUND)
def round_begun(log: Log, seat: Seat, round: int) -> None:
    """S6, S40: a round begins; the seat has the First Player marker."""
    tell(log, Kind.ROUND, seat, round, 0, 0)


@event(Kind.SLOT)
def slot_filled(log: Log, side: int, tile: int) -> None:
    """S6, S19: a tile of the pile is shown in a slot."""
    tell(log, Kind.SLOT, TABLE, side, tile, 0)


@event(Kind.ROLE, secret="role")
def role_dealt(log: Log, seat: Seat, role: int) -> None:
    """S7: a role, known to its owner."""
    tell_some(log, Kind.ROLE, seat, 0, 0, 0, role, 1 << seat)


@event(Kind.DEALT, secret="card")
def card_dealt(log: Log, seat: Seat, card: int) -> None:
    """S8: a card is dealt to a hand."""
    tell_some(log, Kind.DEALT, seat, 0, 0, 0, card, 1 << seat)


@event(Kind.LEFT_OVER)
def card_left_over(log: Log, card: int) -> None:
    """S8: a card left over is placed beside its World."""
    tell(log, Kind.LEFT_OVER, TABLE, card, 0, 0)


@event(Kind.TURN)
def turn_begun(log: Log, seat: Seat, turn: int) -> None:
    """S9, S20: a player is the Guide of a new turn."""
    tell(log, Kind.TURN, seat, turn, 0, 0)


@event(Kind.PLAYED)
def card_played(log: Log, seat: Seat, card: int, follows: bool) -> None:
    """S10-S13: a card is played, of the Destination or not."""
    tell(log, Kind.PLAYED, seat, card, 1 if follows else 0, 0)


@event(Kind.MOVED)
def pawn_moved(log: Log, seat: Seat, origin: int, space: int, steps: int) -> None:
    """S4: the pawn goes from one space to another by the action of a seat; 0 steps if it cannot go back."""
    tell(log, Kind.MOVED, seat, origin, space, steps)


@event(Kind.PLACED)
def card_placed(log: Log, seat: Seat, card: int) -> None:
    """S13, S36: a card of a player goes beside its World."""
    tell(log, Kind.PLACED, seat, card, 0, 0)


@event(Kind.GATHERED)
def cards_gathered(log: Log, seat: Seat, world: int, cards: int) -> None:
    """S20: a player places the cards of the Destination. S21: or TABLE, when nobody does."""
    tell(log, Kind.GATHERED, seat, world, cards, 0)


@event(Kind.COMPLETED)
def world_completed(log: Log, seat: Seat, world: int, ritual: int) -> None:
    """S13, S20: the player who completed a World performs its ritual. S21: or TABLE, when nobody does."""
    tell(log, Kind.COMPLETED, seat, world, ritual, 0)


@event(Kind.TAKEN)
def tile_taken(log: Log, seat: Seat, source: int, tile: int) -> None:
    """S17, S18: a tile is taken openly."""
    tell(log, Kind.TAKEN, seat, source, tile, 0)


@event(Kind.DRAWN, secret="tile")
def tile_drawn(log: Log, seat: Seat, tile: int) -> None:
    """S18: a tile is drawn from the pile, which only its taker knows."""
    tell_some(log, Kind.DRAWN, seat, 0, 0, 0, tile, 1 << seat)


@event(Kind.KEPT)
def tile_kept(log: Log, seat: Seat) -> None:
    """S18: the tile just drawn stays face down."""
    tell(log, Kind.KEPT, seat, 0, 0, 0)


@event(Kind.TURNED_UP)
def tile_turned_up(log: Log, seat: Seat, tile: int, place: int) -> None:
    """S18: a face-down tile is turned up; its place among the tiles of the seat counts from 1, oldest first."""
    tell(log, Kind.TURNED_UP, seat, tile, place, 0)


@event(Kind.ROLE_SHOWN)
def role_shown(log: Log, seat: Seat, role: int) -> None:
    """S26, S36, S37: a role is shown to all."""
    tell(log, Kind.ROLE_SHOWN, seat, role, 0, 0)


@event(Kind.ECLIPSE)
def eclipse_begun(log: Log, side: int) -> None:
    """S22: the Eclipse takes effect, to one side."""
    tell(log, Kind.ECLIPSE, TABLE, side, 0, 0)


@event(Kind.CHOSE, secret="card")
def card_chosen(log: Log, seat: Seat, card: int) -> None:
    """S23: a player has chosen the card to pass."""
    tell_some(log, Kind.CHOSE, seat, 0, 0, 0, card, 1 << seat)


@event(Kind.PASSED, secret="card")
def card_passed(log: Log, seat: Seat, receiver: int, card: int) -> None:
    """S24: giver and receiver know the card."""
    tell_some(log, Kind.PASSED, seat, receiver, 0, 0, card, 1 << seat | 1 << receiver)


@event(Kind.PORTAL)
def portal_used(log: Log, seat: Seat, direction: int, place: int) -> None:
    """S25: a Portal is discarded: a face-up one (0), or the tile at a place, from 1, among those face down."""
    tell(log, Kind.PORTAL, seat, direction, place, 0)


@event(Kind.DECLINED)
def declined(log: Log, seat: Seat, question: int) -> None:
    """S25, S32: a player declines."""
    tell(log, Kind.DECLINED, seat, question, 0, 0)


@event(Kind.POINT)
def point_taken(log: Log, seat: Seat) -> None:
    """S31: a victory point by Illumination."""
    tell(log, Kind.POINT, seat, 0, 0, 0)


@event(Kind.EXCHANGED)
def roles_exchanged(log: Log, seat: Seat, other: int) -> None:
    """S30: two players exchange role cards."""
    tell(log, Kind.EXCHANGED, seat, other, 0, 0)


@event(Kind.ROLE_SEEN, secret="role")
def role_seen(log: Log, seat: Seat, role: int, known_to: Mask) -> None:
    """S30: a player looks at the role they got; whoever knew the card still knows it."""
    tell_some(log, Kind.ROLE_SEEN, seat, 0, 0, 0, role, known_to)


@event(Kind.DAGGER)
def dagger_used(log: Log, seat: Seat, victim: int, place: int) -> None:
    """S32: a Dagger is discarded against a player: a face-up one (0), or the tile at a place among those face down."""
    tell(log, Kind.DAGGER, seat, victim, place, 0)


@event(Kind.ELIMINATED)
def player_eliminated(log: Log, seat: Seat, eliminator: int, lost: int) -> None:
    """S36: a player is eliminated and loses a number of face-down tiles."""
    tell(log, Kind.ELIMINATED, seat, eliminator, lost, 0)


@event(Kind.SET_ASIDE)
def hand_set_aside(log: Log, seat: Seat, cards: int) -> None:
    """S36: the cards of an eliminated Shaman are set aside unseen."""
    tell(log, Kind.SET_ASIDE, seat, cards, 0, 0)


@event(Kind.NAMED)
def guide_named(log: Log, seat: Seat, guide: int) -> None:
    """S21: an eliminated Guide names the next one."""
    tell(log, Kind.NAMED, seat, guide, 0, 0)


@event(Kind.ROUND_WON)
def round_won(log: Log, role: int, why: int) -> None:
    """S33-S35: the side that won a round, and by which Ending."""
    tell(log, Kind.ROUND_WON, TABLE, role, why, 0)


@event(Kind.TILE_SHOWN)
def tile_shown(log: Log, seat: Seat, tile: int, count: int) -> None:
    """S37: how many face-down tiles of a kind a player had."""
    tell(log, Kind.TILE_SHOWN, seat, tile, count, 0)


@event(Kind.SCORED)
def points_scored(log: Log, seat: Seat, gained: int, points: int) -> None:
    """S37: the points of a player in the round, and in total."""
    tell(log, Kind.SCORED, seat, gained, points, 0)


@event(Kind.ENDED)
def game_won(log: Log, winners: int, points: int) -> None:
    """S41: the game is over."""
    tell(log, Kind.ENDED, TABLE, winners, points, 0)
