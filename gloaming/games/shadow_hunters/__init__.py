"""Shadow Hunters, by Yasutaka Ikeda: hidden camps, dice, cards. Its clauses are in clauses/."""

from __future__ import annotations

from gloaming.core.game import Bench, Deadline, Game, Option, Rules
from gloaming.core.options import read_flag, read_flag_or_none, read_number_or_none
from gloaming.games.shadow_hunters.checks.position import check
from gloaming.games.shadow_hunters.knowledge.observe import SECTIONS, observe
from gloaming.games.shadow_hunters.knowledge.resample import resample
from gloaming.games.shadow_hunters.knowledge.tally import tally
from gloaming.games.shadow_hunters.knowledge.view import view
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.rules.components import (
    EXPANSIONS,
    FEWEST,
    MOST,
    MOST_TURNS,
    PLACE_NAMES,
    PLACES,
)
from gloaming.games.shadow_hunters.rules.decisions import apply, legal, odds, task
from gloaming.games.shadow_hunters.rules.editions import EDITIONS, READING_OPTIONS, reading_of
from gloaming.games.shadow_hunters.rules.endings import outcome
from gloaming.games.shadow_hunters.rules.moves import ACTIONS
from gloaming.games.shadow_hunters.rules.powers import QUESTIONS, Moment
from gloaming.games.shadow_hunters.rules.setup import new, settings
from gloaming.games.shadow_hunters.rules.state import STATE, Kind, Question
from gloaming.games.shadow_hunters.words import wording

# H77: for a card, for the Spear, and for powers that are used as an answer
WINDOWS = (
    Question.SALVE,
    Question.SPEAR,
    *(question for moment, question in QUESTIONS.items() if moment != Moment.START),
)
OTHERS = MOST - 1
# Places laid, characters dealt, the first seat; for each seat of the quick start a roll, a choice, a draw, an answer.
MOVES_BEFORE = PLACES + MOST + 1 + 4 * MOST
# A power with its roll, robbery and loot; then the way to move, two rolls, a choice.
MOVES_TO_MOVE = 2 + 2 * OTHERS + 4
# The place's power, a card, its receiver or target, an answer or roll; robberies and loot of two halves.
MOVES_OF_A_PLACE = 4 + 2 * 2 * OTHERS
# Roll, Spear, robberies, loot, bite, counterattack windows, the counterattack's roll and loot, feast.
MOVES_OF_A_BLOW = 3 + 2 * OTHERS + OTHERS + 2 + 1
MOST_BLOWS = 11  # a feast costs Charles at least one of his 11 hit points, and nothing heals him between attacks
MOVES_OF_A_TURN = MOVES_TO_MOVE + MOVES_OF_A_PLACE + 1 + MOST_BLOWS * MOVES_OF_A_BLOW + 1
FREE_MOVES = MOST + 1  # every seat reveals once, Allie heals once

GAME = Game(
    name="shadow_hunters",
    version=2,
    players=(FEWEST, MOST),
    state=STATE,
    actions=ACTIONS,
    questions=Question,
    kinds=Kind,
    longest=MOVES_BEFORE + MOST_TURNS * MOVES_OF_A_TURN + FREE_MOVES,
    # For each seat a roll, a wound, a death and a reveal; twelve equipment moved; the end, and the first of the next
    # turn.
    most_events=4 * MOST + 12 + 8,
    bounds=(-1, 1),
    observation=SECTIONS,
    options=(
        Option("first", None, "none, or the seat that starts, from 0", read_number_or_none),
        Option("abilities", True, "true | false", read_flag),
        Option("quick_start", False, "true | false, for 6 and more players", read_flag),
        Option("expansion", "off", " | ".join(EXPANSIONS), str),
        Option("edition", EDITIONS[0], " | ".join(EDITIONS), str),
        *(
            Option(name, None, "none, or true | false: as the edition says, or not", read_flag_or_none)
            for name in READING_OPTIONS
        ),
    ),
    quiet=frozenset(("go", "step", "skip", "woods", "steal", "rob", "loot")),
    editions={edition: reading_of(edition) for edition in EDITIONS},
    former_options={1: {"bob_any": "false"}},  # H30
    new=new,
    settings=settings,
    check=check,
    names={"expansion": EXPANSIONS, "pawn": PLACE_NAMES, "character": CHARACTER_NAMES},
    rules=Rules(legal, odds, apply, outcome, view, resample, observe),
    wording=wording,
    usual=5,
    package=__name__,
    picture="gloaming.games.shadow_hunters.picture:draw",
    bots={
        "random": "gloaming.minds.random:RandomBot",
        "beginner": "gloaming.minds.shadow_hunters.bots:BeginnerBot",
        "casual": "gloaming.minds.shadow_hunters.bots:CasualBot",
        "heuristic": "gloaming.minds.shadow_hunters.bots:HeuristicBot",
        "strong": "gloaming.minds.shadow_hunters.bots:StrongBot",
        "master": "gloaming.minds.shadow_hunters.master:MasterBot",
    },
    newcomer="casual",
    bench=tuple(Bench(f"{players} players", players) for players in range(FEWEST, MOST + 1)),
    nearest={"OpenSpiel": "social_deduction", "RLCard": "uno", "PettingZoo": "texas_holdem_v4"},
    tally=tally,
    task=task,
    vectors=False,
    deadlines={window: Deadline("decline", hidden=True) for window in WINDOWS},
)
