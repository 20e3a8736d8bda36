"""Shamans, by Cédrick Chaboussit: a trick-taking game of hidden roles. Its clauses are in clauses/."""

from __future__ import annotations

from gloaming.core.game import Bench, Deadline, Game, Option, Rules
from gloaming.core.options import read_number_or_none
from gloaming.games.shamans.checks.position import check
from gloaming.games.shamans.knowledge.observe import SECTIONS, observe
from gloaming.games.shamans.knowledge.resample import resample
from gloaming.games.shamans.knowledge.tally import tally
from gloaming.games.shamans.knowledge.view import view
from gloaming.games.shamans.rules.components import (
    CARD_NAMES,
    FEWEST,
    HAND,
    HIDEABLE,
    LONGEST_TRACK,
    MOST,
    MOST_ROUNDS,
    PILE_MOST,
    RITUAL_NAMES,
    ROLE_NAMES,
    SHORTEST_TRACK,
    SLOTS,
    TILE_NAMES,
    TILES,
    WORLD_NAMES,
    WORLDS,
    Tile,
)
from gloaming.games.shamans.rules.deal import odds
from gloaming.games.shamans.rules.decisions import apply, legal, synonym
from gloaming.games.shamans.rules.endings import outcome
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.setup import DEFAULT_RITUALS_TEXT, new, read_rituals, settings, shorten
from gloaming.games.shamans.rules.state import STATE, Kind, Question
from gloaming.games.shamans.words import wording
from gloaming.games.shamans.words.talk import mask_talk

# The most moves of a round, chance included. Set-up: two tiles, roles, hands. Then each card is played once. Each tile
# is taken once: at most a question of Stabilization, two draws, keeping or showing it, and turning it up. A World asks
# at most for its place in a chain and for its ritual. The Eclipse asks everybody once, and each turn may ask an
# eliminated Guide. One round of a window asks everybody. All decline only once before the Moon and once before the end,
# each Portal restarts at most three nested windows, and each victim declines once.
TURNS = HAND[MOST]
PORTALS = TILES[Tile.PORTAL]
MOVES_OF_A_ROUND = (
    (SLOTS + MOST + MOST * HAND[MOST])
    + MOST * HAND[MOST]
    + (SLOTS + PILE_MOST) * (1 + 2 + 1 + 1)
    + 2 * WORLDS
    + MOST
    + TURNS
    + PORTALS
    + MOST * (2 + 3 * PORTALS)
    + MOST
)
# The longest move: the second-last Shadow is eliminated with a full hand. Its rituals run by themselves until the pawn
# reaches the Moon; the round ends and the next begins.
MOST_EVENTS = (8 + HAND[MOST]) + 3 * WORLDS + (4 + 3 * MOST + MOST * HIDEABLE)
# S43: those who cannot use it are asked too; S32: except when a face-up Dagger must be used.
WINDOWS = (Question.ADVANCE, Question.CLOSING, Question.ELIMINATE, Question.NEUTRALIZE)

GAME = Game(
    name="shamans",
    version=2,
    players=(FEWEST, MOST),
    state=STATE,
    actions=ACTIONS,
    questions=Question,
    kinds=Kind,
    longest=1 + MOST_ROUNDS * MOVES_OF_A_ROUND,
    most_events=MOST_EVENTS,
    bounds=(0, 1),
    observation=SECTIONS,
    rests=frozenset((Kind.ROUND_WON,)),
    quiet=frozenset(("portal", "back", "keep")),
    options=(
        Option(
            "track",
            None,
            f"none, or {SHORTEST_TRACK} to {LONGEST_TRACK} spaces, the last of them the Moon",
            read_number_or_none,
        ),
        Option("start", None, "none, or the space the pawn starts on", read_number_or_none),
        Option(
            "rituals",
            DEFAULT_RITUALS_TEXT,
            f"{' | '.join(RITUAL_NAMES)}, one for each of {', '.join(WORLD_NAMES)}, joined by commas",
            read_rituals,
        ),
        Option("first", None, "none, or the seat that is the first Guide", read_number_or_none),
    ),
    new=new,
    settings=settings,
    check=check,
    names={
        "rituals": RITUAL_NAMES,
        "destination": WORLD_NAMES,
        "roles": ROLE_NAMES,
        "deck": CARD_NAMES,
        "front": CARD_NAMES,
        "slots": TILE_NAMES,
        "down_tile": TILE_NAMES,
        "choice": CARD_NAMES,
        "gave": CARD_NAMES,
        "last_side": ROLE_NAMES,
        "last_roles": ROLE_NAMES,
    },
    rules=Rules(legal, odds, apply, outcome, view, resample, observe),
    wording=wording,
    usual=4,
    package=__name__,
    picture="gloaming.games.shamans.picture:draw",
    bots={
        "random": "gloaming.minds.random:RandomBot",
        "beginner": "gloaming.minds.shamans.bots:BeginnerBot",
        "casual": "gloaming.minds.shamans.bots:CasualBot",
        "heuristic": "gloaming.minds.shamans.bots:HeuristicBot",
        "strong": "gloaming.minds.shamans.bots:StrongBot",
        "master": "gloaming.minds.shamans.master:MasterBot",
    },
    newcomer="casual",
    bench=tuple(Bench(f"{players} players", players) for players in range(FEWEST, MOST + 1)),
    nearest={"OpenSpiel": "hearts", "Pgx": "sparrow_mahjong", "RLCard": "bridge"},
    returns_sum=1.0,
    score="points",
    shorten=shorten,
    tally=tally,
    synonym=synonym,
    deadlines={window: Deadline("decline", hidden=True) for window in WINDOWS},
    talk=mask_talk,
)
