"""A game in plain lines, in reading order: for screen readers, language models and pipes. No boxes, no columns."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from gloaming.core.layout import PLAIN
from gloaming.core.match import Match
from gloaming.core.speech import Speech


def told_once(sentences: Sequence[str]) -> list[str]:
    """Merge equal sentences in a row, such as those of a deal, into one with a count."""
    groups = [(text, len(list(same))) for text, same in itertools.groupby(sentences)]
    return [text if count == 1 else f"{text} (×{count})" for text, count in groups]


def in_words(match: Match, seat: int, since: int, speech: Speech) -> str:
    """What has happened to a seat since a number of moves, what it sees, what it is asked, and what it may do."""
    view, game = match.glance(seat), match.game
    told = told_once([speech.sentence(event) for event in match.events(seat, since)])
    moves = [
        f"{game.actions.format(action)}: {speech.move(view, action)}. {speech.effect(view, action)}".rstrip()
        for action in match.legal_actions(seat)
    ]
    parts = ["\n".join(told), speech.board(view, PLAIN), speech.prompt(view), "\n".join(moves)]
    return "\n\n".join(part for part in parts if part)
