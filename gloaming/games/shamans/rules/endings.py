"""How a round ends and is scored, and when the game is over (S33-S41)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import EVERYONE, finish
from gloaming.core.events import Log
from gloaming.core.records import Returns, Seat
from gloaming.games.shamans.rules.components import (
    HIDEABLE,
    LEAST_TO_WIN,
    MOST_ROUNDS,
    SHADOW_POINTS,
    SHAMAN_POINTS,
    SHARD_POINTS,
    SHARDS_TO_SCORE,
    Role,
    Tile,
)
from gloaming.games.shamans.rules.effects import lift
from gloaming.games.shamans.rules.events import game_won, points_scored, role_shown, round_won, tile_shown
from gloaming.games.shamans.rules.setup import start_round
from gloaming.games.shamans.rules.state import State


@rule
def end_round(s: State, winners: int, why: int, log: Log) -> None:
    """S37: all roles and face-down tiles are shown, then the round is scored; S40, S41: the next round, or the end."""
    s.last_side = winners
    s.last_why = why
    s.last_alive = s.alive
    round_won(log, winners, why)
    show_all(s, log)
    for seat in range(int(s.players)):
        gained = round_points(s, seat, winners)
        s.last_gained[seat] = gained
        s.points[seat] = int(s.points[seat]) + gained
        points_scored(log, seat, gained, int(s.points[seat]))
    end_game_or_go_on(s, log)


@rule
def show_all(s: State, log: Log) -> None:
    """S37: the roles and face-down tiles of a round, kept visible until the next round ends."""
    for seat in range(int(s.players)):
        s.last_roles[seat] = s.roles[seat]
        role_shown(log, seat, int(s.roles[seat]))
        for tile in range(1, HIDEABLE + 1):
            count = 0
            for row in range(int(s.downs)):
                count += s.down_owner[row] == seat and s.down_tile[row] == tile
            s.last_down[seat, tile - 1] = count
            if count > 0:
                tile_shown(log, seat, tile, count)


@rule
def round_points(s: State, seat: Seat, winners: int) -> int:
    """S28, S37: +2 to each Shaman, or +3 to each Shadow, of the side that won; +2 for two Moon Shards or more."""
    if not int(s.alive) >> seat & 1:
        return 0
    gained = 0
    if s.roles[seat] == winners:
        gained = SHAMAN_POINTS if winners == Role.SHAMAN else SHADOW_POINTS
    shards = int(s.up[seat, Tile.SHARD]) + int(s.last_down[seat, Tile.SHARD - 1])
    return gained + SHARD_POINTS if shards >= SHARDS_TO_SCORE else gained


@rule
def end_game_or_go_on(s: State, log: Log) -> None:
    """S39-S41: 8 points and the sole lead wins; after 40 rounds the leaders share; else the marker moves left."""
    players = int(s.players)
    best, leaders, count = -1, 0, 0
    for seat in range(players):
        points = int(s.points[seat])
        if points > best:
            best, leaders, count = points, 0, 0
        if points == best:
            leaders |= 1 << seat
            count += 1
    if (best >= LEAST_TO_WIN and count == 1) or s.rounds == MOST_ROUNDS:
        for seat in range(players):
            s.knows[seat] = EVERYONE
            s.choice[seat] = 0
        while s.downs > 0:
            turn_last_up(s)
        game_won(log, leaders, best)
        finish(s, leaders)
    else:
        s.marker = (int(s.marker) + 1) % players
        s.rounds = int(s.rounds) + 1
        start_round(s, log)


@rule
def turn_last_up(s: State) -> None:
    """S37: after the game no tile lies face down; an eliminated player's are shown with those discarded."""
    row = int(s.downs) - 1
    owner, tile = int(s.down_owner[row]), int(s.down_tile[row])
    lift(s, row)
    if int(s.alive) >> owner & 1:
        s.up[owner, tile] = int(s.up[owner, tile]) + 1
    else:
        s.spent[tile] = int(s.spent[tile]) + 1


@rule
def outcome(s: State, returns: Returns) -> bool:
    """Whether the game is over, and the return of each seat: the winners share 1, the others get 0."""
    count = 0
    for seat in range(int(s.players)):
        count += int(s.winners) >> seat & 1
    for seat in range(int(s.players)):
        returns[seat] = (int(s.winners) >> seat & 1) / max(count, 1)
    return bool(s.over)
