"""How good the beliefs of the bots for Shadow Hunters are (`gloaming.lab.calibration` says how that is measured).

    python -m gloaming.lab.shadow_hunters.calibration --games 1000 --out docs/data/shadow-hunters-beliefs.json

`plain` takes all deals for equally likely that what its seat was told leaves possible, whatever others do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, CAMPS, Camp
from gloaming.lab.calibration import Statement, Study, main
from gloaming.minds.shadow_hunters.bots import POLICY, HeuristicBot, StrongBot
from gloaming.minds.shadow_hunters.traits import LEVELS, Trait, traits

MOST_MOVES = 2000  # few games are so long


class PlainBot(HeuristicBot):
    """It makes nothing of what others do."""

    level = "plain"


def said(state: Any, seat: int, noted: Sequence[float]) -> list[Statement]:
    """Of every player whose character is not shown, unless the seat did not think of them."""
    hidden = [other for other in range(int(state.players)) if other != seat and not int(state.revealed) >> other & 1]
    shadows = [other for other in hidden if CAMP_OF[int(state.character[other])] == Camp.SHADOW]
    chances = noted[Camp.SHADOW :: CAMPS]
    thought_of = any(noted)
    return [Statement(chances[other], len(shadows) / len(hidden), other in shadows) for other in hidden if thought_of]


WITH_PLAIN = replace(POLICY, levels={**LEVELS, "plain": traits({Trait.NOTICES: 0.0})})
BOTS = {"plain": PlainBot, "heuristic": HeuristicBot, "strong": StrongBot}
STUDY = Study(WITH_PLAIN, BOTS, HeuristicBot, said, MOST_MOVES)

if __name__ == "__main__":
    main(STUDY, __doc__)
