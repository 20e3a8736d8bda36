"""One colour for each seat, for its name and its pieces wherever they appear."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.text import Text

from gloaming.core.decisions import TABLE
from gloaming.core.game import Game, Reader
from gloaming.core.speech import Speech


def painter(game: Game, players: int, lang: str) -> Callable[[Text], Text]:
    """A function that colours the names and pieces of seats in a line."""
    patterns = []
    for seat in range(players):
        name = Speech(game.name, Reader(TABLE, lang)).name(seat)
        words = [rf"\b{re.escape(name)}\b", *game.pieces[seat : seat + 1]]
        patterns.append((re.compile("|".join(words)), f"seat{seat}"))

    def paint(text: Text) -> Text:
        for pattern, style in patterns:
            text.highlight_regex(pattern, style)
        return text

    return paint
