"""Duel of the Shamans, by Wolfgang Kramer: placement, simultaneous masks, swaps. Its clauses are in clauses/."""

from __future__ import annotations

from gloaming.core.game import Bench, Deadline, Game, Option, Rules
from gloaming.core.options import read_flag, read_number_or_none
from gloaming.games.duel.checks.position import check
from gloaming.games.duel.knowledge.observe import SECTIONS, observe
from gloaming.games.duel.knowledge.resample import resample
from gloaming.games.duel.knowledge.view import glance, view
from gloaming.games.duel.rules.components import MOST_DUELS, TURNS, VARIANTS
from gloaming.games.duel.rules.decisions import apply, legal, odds
from gloaming.games.duel.rules.endings import outcome
from gloaming.games.duel.rules.moves import ACTIONS
from gloaming.games.duel.rules.setup import new, rematch_side, settings
from gloaming.games.duel.rules.state import STATE, Kind, Question
from gloaming.games.duel.words import wording

# The most moves of a duel: one mask and a timeout with one draw (or two draws), two confirmations, one swap.
MOVES_OF_A_DUEL = 3 + 2 + 1

GAME = Game(
    name="duel",
    version=1,
    players=(2, 2),
    state=STATE,
    actions=ACTIONS,
    questions=Question,
    kinds=Kind,
    longest=sum(TURNS) + MOST_DUELS * MOVES_OF_A_DUEL + 1,
    most_events=8,
    bounds=(-1, 1),
    observation=SECTIONS,
    options=(
        Option("variant", "base", " | ".join(VARIANTS), str),
        Option("limit", None, f"none, or an even number of duels from 2 to {MOST_DUELS}", read_number_or_none),
        Option("memory_aid", False, "true | false", read_flag),
    ),
    new=new,
    settings=settings,
    check=check,
    names={"variant": VARIANTS},
    glance=glance,
    rules=Rules(legal, odds, apply, outcome, view, resample, observe),
    wording=wording,
    usual=2,
    package=__name__,
    picture="gloaming.games.duel.picture:draw",
    bots={
        "random": "gloaming.minds.random:RandomBot",
        "matrix": "gloaming.minds.duel.matrix:MatrixBot",
        "master": "gloaming.minds.duel.master:MasterBot",
    },
    newcomer="matrix",
    bench=(
        Bench("base, 24 duels", 2, {"limit": 24}),
        Bench("memory, 24 duels", 2, {"limit": 24, "variant": "memory"}),
        Bench("professional, 24 duels", 2, {"limit": 24, "variant": "professional"}),
    ),
    nearest={"OpenSpiel": "goofspiel", "Pgx": "leduc_holdem", "PettingZoo": "leduc_holdem_v4"},
    together=True,
    returns_sum=0.0,
    final={"place": "D8", "mask": "D9"},
    quiet=frozenset(("swap", "mask", "confirm")),
    pieces=(r"\bB[1-9?]", r"\b[LW][1-9?]"),
    rematch_seat=rematch_side,
    unattended={"limit": 40},  # D15: endless play exists
    deadlines={
        Question.MASKS: Deadline("hurry", by_table=True),  # D9
        Question.CONFIRM: Deadline("hurry", by_table=True, seconds=5),  # D18
    },
)
