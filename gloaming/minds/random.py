"""A bot that takes any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.chance import below
from gloaming.minds.bot import Bot


class RandomBot(Bot):
    """The baseline that every other bot has to beat."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002  it does not look
        return actions[below(self.chance, len(actions))]
