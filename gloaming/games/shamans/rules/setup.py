"""Before the first turn: the options of the table, and the set-up of a round (S2-S9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, ask, close
from gloaming.core.errors import Malformed
from gloaming.core.events import Log, new_log
from gloaming.core.messages import Message, say
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    DEFAULT_RITUALS,
    FEWEST,
    KINDS,
    LONGEST_TRACK,
    MOST,
    MOST_ROUNDS,
    NO_WORLD,
    PILE_MOST,
    RITUAL_NAMES,
    SEATS,
    SHORTEST_TRACK,
    SLOTS,
    TILES,
    TRACKS,
    VALUES_IN_PLAY,
    WORLD_NAMES,
    WORLDS,
    WORLDS_IN_PLAY,
    card_of,
)
from gloaming.games.shamans.rules.events import round_begun
from gloaming.games.shamans.rules.state import STATE, Question, State

DEFAULT_RITUALS_TEXT = ",".join(RITUAL_NAMES[ritual] for ritual in DEFAULT_RITUALS)


def new(
    players: int,
    track: int | None = None,
    start: int | None = None,
    rituals: str = DEFAULT_RITUALS_TEXT,
    first: int | None = None,
) -> Any:
    """S2-S5: the board with the table's options, before the first tile is shown."""
    if type(players) is not int or not FEWEST <= players <= MOST:
        raise _refusal(say("refuse-players", fewest=FEWEST, most=MOST, given=repr(players)), "S2")
    length, beginning = _read_track(players, track, start)
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise _refusal(say("refuse-first", last=players - 1, given=repr(first)), "S5")
    s = np.zeros(1, STATE)[0]
    s.players = players
    s.track = length
    s.start = beginning
    s.rituals[:] = _read_rituals(rituals)
    s.rounds = 1
    if first is not None:
        s.first = first + 1
        s.marker = first
    start_round(s, new_log(0))
    if first is None:
        ask(s, Question.FIRST, 1 << CHANCE, 0, 0)
    return s


def _refusal(reason: Message, clause: str = "") -> Malformed:
    return Malformed(reason, clause, game="shamans")


def settings(s: State) -> tuple[int, dict[str, Any]]:
    """The number of players and the options of a position."""
    return int(s.players), {
        "track": int(s.track),
        "start": int(s.start),
        "rituals": _named(s.rituals),
        "first": int(s.first) - 1 if s.first else None,
    }


def shorten(s: State, rounds: int) -> None:
    """S41: a new game of so many rounds, which is one that begins so many rounds before the last."""
    if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
        raise _refusal(say("refuse-rounds", most=MOST_ROUNDS, given=repr(rounds)), "S41")
    s.rounds = MOST_ROUNDS + 1 - rounds


def _read_track(players: int, track: int | None, start: int | None) -> tuple[int, int]:
    """S4: the length of the track and the start of the pawn, by default about the middle."""
    if track is not None and (type(track) is not int or not SHORTEST_TRACK <= track <= LONGEST_TRACK):
        raise _refusal(say("refuse-track", least=SHORTEST_TRACK, most=LONGEST_TRACK, given=repr(track)), "S4")
    length = TRACKS[players][0] if track is None else track
    middle = TRACKS[players][1] if track is None else length // 2
    beginning = middle if start is None else start
    if type(beginning) is not int or beginning < 1:
        raise _refusal(say("refuse-start", given=repr(beginning)), "S4")
    if beginning >= length:
        raise _refusal(say("refuse-start-moon", moon=length, given=repr(beginning)), "S4")
    return length, beginning


def read_rituals(text: str) -> str:
    """S3: the rituals of the Worlds by name, in whatever form they were given."""
    return _named(_read_rituals(text))


def _named(rituals: Iterable[int]) -> str:
    return ",".join(RITUAL_NAMES[ritual] for ritual in rituals)


def _read_rituals(text: str) -> list[int]:
    """S3: seven rituals, one for each World in order, as names or first letters."""
    if not isinstance(text, str):
        raise _refusal(say("refuse-rituals", given=repr(text)), "S3")
    words = text.lower().split(",") if "," in text else list(text.lower())
    letters = {name[0]: name for name in RITUAL_NAMES}
    for world, word in zip(WORLD_NAMES, words + [""] * WORLDS, strict=False):
        if not word:
            names = ", ".join(WORLD_NAMES)
            raise _refusal(say("refuse-rituals-few", world=world, names=names), "S3")
        if letters.get(word, word) not in RITUAL_NAMES:
            names = ", ".join(RITUAL_NAMES)
            raise _refusal(say("refuse-ritual", given=repr(word[:40]), world=world, names=names), "S3")
    if len(words) > WORLDS:
        raise _refusal(say("refuse-rituals-many", worlds=WORLDS, given=len(words)), "S3")
    return [RITUAL_NAMES.index(letters.get(word, word)) for word in words]


@rule
def start_round(s: State, log: Log) -> None:
    """S6, S40: all players and cards are back in, the pawn is on its start; chance shows the first tiles."""
    players = int(s.players)
    while s.depth > 0:
        close(s)
    s.pawn = s.start
    s.turn = 0
    s.guide = s.marker
    s.destination = NO_WORLD
    s.alive = (1 << players) - 1
    fill_deck(s, WORLDS_IN_PLAY[players], VALUES_IN_PLAY[players])
    for world in range(WORLDS):
        s.placed[world] = 0
    for tile in range(KINDS + 1):
        s.pile[tile] = TILES[tile]
        s.spent[tile] = 0
    s.pile[0] = 1
    for slot in range(SLOTS):
        s.slots[slot] = 0
    s.downs = 0
    for row in range(PILE_MOST):
        s.down_owner[row] = 0
        s.down_tile[row] = 0
        s.down_turn[row] = 0
        s.down_order[row] = 0
    for seat in range(SEATS):
        clear_seat(s, seat)
    round_begun(log, int(s.marker), int(s.rounds))
    ask(s, Question.SLOT, 1 << CHANCE, 0, 0)


@rule
def fill_deck(s: State, worlds: int, values: int) -> None:
    """S2: all cards for this number of players are in the deck, in ascending order."""
    n = 0
    for world in range(worlds):
        for value in range(values):
            s.deck[n] = card_of(world, value) + 1
            n += 1
    s.undealt = n


@rule
def clear_seat(s: State, seat: Seat) -> None:
    """S40: a player keeps only points from one round to the next."""
    s.roles[seat] = 0
    s.knows[seat] = 0
    s.cards[seat] = 0
    s.front[seat] = 0
    s.choice[seat] = 0
    s.gave[seat] = 0
    s.gave_to[seat] = 0
    for world in range(WORLDS):
        s.hands[seat, world] = 0
    for tile in range(KINDS + 1):
        s.up[seat, tile] = 0
