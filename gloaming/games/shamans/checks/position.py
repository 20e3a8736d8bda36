"""Which positions can exist. A scene that cannot exist is refused, with the reason."""

from __future__ import annotations

import numpy as np

from gloaming.core.decisions import EVERYONE, TABLE
from gloaming.core.records import Seat, reading
from gloaming.games.shamans.checks.questions import refuse_unless
from gloaming.games.shamans.checks.stack import check_frames, count_cards
from gloaming.games.shamans.rules.components import (
    CARDS,
    FEWEST,
    FULL_WORLD,
    HAND,
    HIDEABLE,
    KINDS,
    MOST,
    MOST_ROUNDS,
    NO_WORLD,
    PILE_MOST,
    RITUAL_NAMES,
    SEATS,
    SHADOW_POINTS,
    SHADOWS,
    SHAMAN_POINTS,
    SHAMANS,
    SHARD_POINTS,
    TILE_NAMES,
    TILES,
    VALUES,
    WORLD_NAMES,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
    Tile,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.setup import new, settings
from gloaming.games.shamans.rules.state import Ending, State

MOST_POINTS = MOST_ROUNDS * (5 + WORLDS)  # S31, S37: a Shadow with Moon Shards who performed every ritual


def check(s: State) -> None:
    """Raise Malformed for a position that no game can reach, as far as its parts can tell."""
    s = reading(s)
    _check_settings(s)
    _check_seats(s)
    _check_track(s)
    _check_roles(s)
    _check_cards(s)
    _check_hands(s)
    _check_tiles(s)
    _check_eclipse(s)
    _check_last_round(s)
    check_frames(s)


def _check_settings(s: State) -> None:
    refuse_unless(FEWEST <= s.players <= MOST, f"is for {s.players} players; shamans is for {FEWEST} to {MOST} (S2)")
    refuse_unless(all(0 <= n < len(RITUAL_NAMES) for n in s.rituals), "leaves a World without a ritual (S3)")
    refuse_unless(0 <= s.first <= s.players, "has a first seat that is none of its seats (S5)")
    players, options = settings(s)
    new(players, **options)
    refuse_unless(s.over in (0, 1), "has an over that is neither 0 nor 1")


def _check_seats(s: State) -> None:
    """Masks and seats belong to this table; the rows of unused seats are empty."""
    players = int(s.players)
    for field in ("marker", "guide"):
        refuse_unless(0 <= s[field] < players, f"has a {field} that is none of its seats")
    refuse_unless(0 < s.alive < 1 << players, "has an alive that is not a set of its seats, or nobody still in (S36)")
    empty = ("points", "knows", "hands", "cards", "roles", "front", "up", "choice", "gave", "gave_to")
    for field in empty:
        refuse_unless(not s[field][players:].any(), f"has a {field} for a seat that nobody sits in")
    refuse_unless(min(s.points) >= 0 and max(s.points) <= MOST_POINTS, "has points that nobody can have (S37)")


def _check_track(s: State) -> None:
    refuse_unless(1 <= s.rounds <= MOST_ROUNDS, f"has {s.rounds} rounds; there are 1 to {MOST_ROUNDS} (S41)")
    refuse_unless(0 <= s.turn <= HAND[int(s.players)], f"has {s.turn} turns; a hand has fewer cards (S8)")
    last = int(s.track) - (not s.over)
    refuse_unless(1 <= s.pawn <= last, f"has the pawn on space {s.pawn}, which is not before the Moon (S4, S33)")
    refuse_unless(NO_WORLD <= s.destination < WORLDS_IN_PLAY[int(s.players)], "has a Destination not in play (S10)")
    if s.turn == 0:
        fresh = s.pawn == s.start and s.guide == s.marker and s.destination == NO_WORLD
        refuse_unless(fresh, "has a turn begun before the cards are dealt (S6, S9)")


def _check_roles(s: State) -> None:
    players = int(s.players)
    roles = s.roles[:players].tolist()
    refuse_unless(all(0 <= role <= Role.SHADOW for role in roles), "has a role that is neither of the two (S1)")
    for role, count in ((Role.SHAMAN, SHAMANS[players]), (Role.SHADOW, SHADOWS[players])):
        dealt, name = roles.count(role), role.name.capitalize()
        enough = dealt == count if s.turn else dealt <= count
        refuse_unless(enough, f"has {dealt} of role {name}; {players} players have {count} (S2)")
    for seat, role in enumerate(roles):
        knows = int(s.knows[seat])
        fine = knows & ~EVERYONE == 0 and (knows >> seat & 1 if role else knows == 0)
        refuse_unless(fine, f"has a role of seat {seat} that its owner does not know, or one not dealt (S7)")
        refuse_unless(not knows >> TABLE & 1 or knows == EVERYONE, f"has a role of seat {seat} that all know in part")
        shown = not role or int(s.alive) >> seat & 1 or knows == EVERYONE
        refuse_unless(shown, f"has seat {seat} eliminated without its role shown (S36)")
    shadow_in = any(role == Role.SHADOW and int(s.alive) >> seat & 1 for seat, role in enumerate(roles))
    refuse_unless(s.over or s.turn == 0 or shadow_in, "goes on without a Shadow still in (S35)")


def _places(s: State) -> dict[str, list[int]]:
    """Every place a card can be in, with the set of values it holds for each World."""
    undealt = [int(card) - 1 for card in s.deck[: int(s.undealt)]]
    deck = [sum(bit_of(card) for card in undealt if world_of(card) == world) for world in range(WORLDS)]
    places = {"the deck": deck, "the board": s.placed.tolist()}
    for seat in range(SEATS):
        places[f"the hand of seat {seat}"] = s.hands[seat].tolist()
        card = int(s.front[seat]) - 1
        lying = [bit_of(card) if card >= 0 and world_of(card) == world else 0 for world in range(WORLDS)]
        places[f"the place in front of seat {seat}"] = lying
    return places


def _check_cards(s: State) -> None:
    players = int(s.players)
    deck, count = s.deck.tolist(), int(s.undealt)
    ascending = 0 <= count <= len(CARDS) and deck[:count] == sorted({card for card in deck if card > 0})
    refuse_unless(ascending and not any(deck[count:]), "has a deck that is not its cards in ascending order (S8)")
    refuse_unless(max(deck) <= len(CARDS), "has a card in the deck that is none (S1)")
    refuse_unless(all(0 <= card <= len(CARDS) for card in s.front), "has a card in front of a player that is none (S1)")
    for world, name in enumerate(WORLD_NAMES):
        full = FULL_WORLD[players] if world < WORLDS_IN_PLAY[players] else 0
        owner: dict[int, str] = {}
        for place, sets in _places(s).items():
            values = sets[world]
            refuse_unless(0 <= values < 1 << VALUES, f"has cards of {name} in {place} that do not exist (S1)")
            for value in (value for value in range(VALUES) if values >> value & 1):
                card = f"{name}-{value + 1}"
                refuse_unless(full >> value & 1, f"has {card} in {place}, which {players} players do not use (S2)")
                refuse_unless(value not in owner, f"has {card} twice: in {owner.get(value)} and in {place} (S1)")
                owner[value] = place
        missing = [f"{name}-{value + 1}" for value in range(VALUES) if full >> value & 1 and value not in owner]
        refuse_unless(not missing, f"has {', '.join(missing)} nowhere (S2)")


def _check_hands(s: State) -> None:
    players = int(s.players)
    for seat in range(players):
        count = sum(int(values).bit_count() for values in s.hands[seat])
        said = int(s.cards[seat])
        refuse_unless(said == count, f"says seat {seat} has {count_cards(said)}, and its hand has {count}")
        refuse_unless(count <= HAND[players], f"has {count} cards in the hand of seat {seat}; a hand has fewer (S2)")
    refuse_unless(s.turn == 0 or not s.undealt, "has cards still to deal after the first turn began (S8)")
    played = s.front.any() or s.downs or s.up.any() or s.spent.any()
    refuse_unless(s.turn > 0 or not played, "has cards or tiles played before the first turn (S8)")


def _check_tiles(s: State) -> None:
    kinds = range(KINDS + 1)
    refuse_unless(all(tile in kinds for tile in s.slots), "has a tile in a slot that is none (S1)")
    for field in ("pile", "spent", "up"):
        refuse_unless(s[field].min() >= 0, f"has fewer than no tiles in {field} (S1)")
    refuse_unless(int(s.pile[0]) + int(s.spent[0]) == 1, "has no Eclipse, or more than one (S1)")
    refuse_unless(not s.up[:, 0].any(), "has an Eclipse in front of a player (S22)")
    downs = int(s.downs)
    refuse_unless(0 <= downs <= PILE_MOST, "has more face-down tiles than the pile ever had (S6)")
    for row in range(PILE_MOST):
        owner, tile, turn = int(s.down_owner[row]), int(s.down_tile[row]), int(s.down_turn[row])
        order, before = int(s.down_order[row]), int(s.down_order[row - 1]) if row else 0
        if row < downs:
            fine = (
                0 <= owner < s.players and 0 < tile < Tile.MASK and 0 < turn <= s.turn and before < order <= PILE_MOST
            )
            refuse_unless(fine, f"has a face-down tile {row + 1} that cannot be: its owner, kind, turn or order (S18)")
        else:
            refuse_unless(owner == tile == turn == order == 0, "has more face-down tiles than it counts (S18)")
    for tile in Tile:
        shown = int(np.count_nonzero(s.slots == tile)) + int(s.up[:, tile].sum()) + int(s.spent[tile])
        count = int(s.pile[tile]) + shown + int(np.count_nonzero(s.down_tile == tile))
        refuse_unless(count == TILES[tile], f"has {count} of the tile {TILE_NAMES[tile]}; there are {TILES[tile]} (S1)")
    for seat in range(int(s.players)):
        lost = int(s.alive) >> seat & 1 or not s.up[seat].any()
        refuse_unless(lost, f"has face-up tiles in front of seat {seat}, which is eliminated (S36)")


def _check_eclipse(s: State) -> None:
    """S23, S24: chosen and passed cards belong to the players who have them."""
    passed = 0
    for seat in range(int(s.players)):
        choice, gave, to = int(s.choice[seat]) - 1, int(s.gave[seat]) - 1, int(s.gave_to[seat]) - 1
        own = choice == -1 or (0 <= choice < len(CARDS) and _has(s, seat, choice))
        refuse_unless(own, f"has a card chosen by seat {seat} that is not in its hand (S23)")
        refuse_unless(-1 <= to < s.players and to != seat, f"has a card passed by seat {seat} to nobody (S24)")
        refuse_unless(to < 0 or not passed >> to & 1, f"has two cards passed to seat {to} (S23)")
        passed |= 1 << to if to >= 0 else 0
        there = gave == -1 or (to >= 0 and 0 <= gave < len(CARDS) and (_has(s, to, gave) or _is_open(s, gave)))
        refuse_unless(there, f"has a card passed by seat {seat} that its receiver cannot have had (S24)")
    refuse_unless(not passed or s.spent[0], "has cards passed before the Eclipse came (S22)")
    givers = sum(1 << seat for seat in range(int(s.players)) if s.gave_to[seat])
    refuse_unless(givers == passed, "has a card passed by a player who received none (S23)")


def _check_last_round(s: State) -> None:
    """S37: what is kept about the previous round, or about the last one when the game is over."""
    fields = ("last_side", "last_why", "last_alive", "last_roles", "last_down", "last_gained")
    if s.last_side == 0:
        refuse_unless(not any(np.any(s[field]) for field in fields), "has a last round that nobody won (S37)")
        refuse_unless(not s.over, "is over without a last round (S41)")
        return
    players = int(s.players)
    side, why, alive = int(s.last_side), int(s.last_why), int(s.last_alive)
    fine = side in tuple(Role) and why in tuple(Ending) and 0 < alive < 1 << players
    roles = s.last_roles[:players].tolist()
    dealt = [roles.count(role) for role in Role] == [SHAMANS[players], SHADOWS[players]]
    dealt = dealt and not s.last_roles[players:].any()
    counts = s.last_down.min() >= 0 and s.last_down.sum() <= PILE_MOST and not s.last_down[players:].any()
    counts = counts and all(s.last_down[:, tile - 1].sum() <= TILES[tile] for tile in range(1, HIDEABLE + 1))
    refuse_unless(fine and dealt and counts, "has a last round that cannot have been (S37)")
    refuse_unless(_ended_so(s, roles) and _gained_so(s, roles), "has a last round that cannot have ended so (S33-S37)")
    refuse_unless(s.rounds > 1 or s.over, "has a last round before its first (S37)")


def _ended_so(s: State, roles: list[int]) -> bool:
    """S33-S35: the side that won fits the ending, and so does the number of Shadows still in."""
    why = int(s.last_why)
    shadow_in = any(role == Role.SHADOW and int(s.last_alive) >> seat & 1 for seat, role in enumerate(roles))
    winners = Role.SHADOW if why == Ending.MOON else Role.SHAMAN
    return bool(s.last_side == winners) and shadow_in == (why != Ending.LAST_SHADOW)


def _gained_so(s: State, roles: list[int]) -> bool:
    """S37: 2 or 3 points for winners still in, and 2 for one player with Moon Shards, of which there are three."""
    more = 0
    for seat, role in enumerate(roles):
        points = SHAMAN_POINTS if role == Role.SHAMAN else SHADOW_POINTS
        won = role == s.last_side and int(s.last_alive) >> seat & 1
        left = int(s.last_gained[seat]) - (points if won else 0)
        if left not in ((0, SHARD_POINTS) if int(s.last_alive) >> seat & 1 else (0,)):
            return False
        more += left
    return more <= SHARD_POINTS and not s.last_gained[len(roles) :].any()


def _has(s: State, seat: Seat, card: int) -> bool:
    return bool(int(s.hands[seat, world_of(card)]) & bit_of(card))


def _is_open(s: State, card: int) -> bool:
    return bool(int(s.placed[world_of(card)]) & bit_of(card)) or card + 1 in s.front
