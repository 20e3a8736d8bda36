"""How good the beliefs of the bots for Shamans are (`gloaming.lab.calibration` says how that is measured).

python -m gloaming.lab.shamans.calibration --games 1000 --seed calibration --out docs/data/shamans-beliefs.json
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.games.shamans.rules.components import Role
from gloaming.lab.calibration import Statement, Study, main
from gloaming.minds.shamans.bots import POLICY, HeuristicBot, StrongBot


def said(state: Any, seat: int, noted: Sequence[float]) -> list[Statement]:
    """Of every player whose role the seat does not know."""
    unknown = [other for other in range(int(state.players)) if not int(state.knows[other]) >> seat & 1]
    shadows = [other for other in unknown if state.roles[other] == Role.SHADOW]
    return [Statement(noted[other], len(shadows) / len(unknown), other in shadows) for other in unknown]


STUDY = Study(POLICY, {"heuristic": HeuristicBot, "strong": StrongBot}, HeuristicBot, said)

if __name__ == "__main__":
    main(STUDY, __doc__)
