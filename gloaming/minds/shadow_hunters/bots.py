"""The bots for Shadow Hunters: one policy at several levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.decisions import Frame, top
from gloaming.core.facts import Facts
from gloaming.games.shadow_hunters.rules.characters import CAMP_NAMES, CHARACTER_NAMES
from gloaming.minds.analysis import Analysis, Choice
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.shadow_hunters.choices import NOTED, note, weigh
from gloaming.minds.shadow_hunters.goals import appraise, guess, read_view
from gloaming.minds.shadow_hunters.hearing import hear, heeds
from gloaming.minds.shadow_hunters.memory import MEMORY
from gloaming.minds.shadow_hunters.prospects import prospect
from gloaming.minds.shadow_hunters.thought import THOUGHT
from gloaming.minds.shadow_hunters.traits import LEVELS
from gloaming.minds.shadow_hunters.worlds import imagine, settled

POLICY = Policy(
    game="shadow_hunters",
    package="gloaming.minds.shadow_hunters",
    memory=MEMORY,
    thought=THOUGHT,
    heeds=heeds,
    hear=hear,
    weigh=weigh,
    levels=LEVELS,
    tallied=(),
    most_tallied=0,
    note=note,
    noted=NOTED,
    imagine=imagine,
    settled=settled,
    prospect=prospect,
)
ROUNDED = 6  # digits of a chance


class HeuristicBot(PolicyBot):
    """It plays its character, and guesses the others' from what it has learned and what they do."""

    policy = POLICY
    level = "heuristic"

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        """Who the seat takes everybody for, and the share of every move; the value is a guess from who still lives."""
        thought: Any = self.thought
        memory: Any = self.memory
        facts: Any = Facts(view)
        answers = actions if top(facts, Frame.ASKED) >> self.seat & 1 else ()
        shares = self.weigh(view, answers)[1] if len(answers) > 1 else [1] * len(answers)
        read_view(thought, facts, self.seat)
        appraise(thought, facts, memory, self.traits)
        others = [seat for seat in range(int(view.players)) if seat != self.seat]
        return Analysis(
            game=self.game.name,
            seat=self.seat,
            value=2 * guess(thought, self.seat) - 1,
            low=self.game.bounds[0],
            high=self.game.bounds[1],
            exactness="estimate",
            choices=tuple(
                Choice(self.game.actions.format(action), None, share / sum(shares))
                for action, share in zip(answers, shares, strict=True)
            ),
            beliefs={
                "camps": {str(seat): _likely(thought.of_camp[seat], CAMP_NAMES) for seat in others},
                "characters": {str(seat): _likely(memory.chances[seat], CHARACTER_NAMES) for seat in others},
            },
        )


def _likely(chances: Sequence[float], names: Sequence[str]) -> dict[str, float]:
    """What is possible at all, and how likely it is."""
    return {name: round(chance, ROUNDED) for name, chance in zip(names, chances, strict=True) if chance > 0}


class BeginnerBot(HeuristicBot):
    """It goes by what lies open and what Visions told it, and thinks of no more than its own next step."""

    level = "beginner"


class CasualBot(HeuristicBot):
    """It makes less of what others do, and takes what is about as good as the best."""

    level = "casual"


class StrongBot(HeuristicBot):
    """It reads camps from whom others attack or spare, would rather hit than ask, and reveals itself to its friends."""

    level = "strong"
