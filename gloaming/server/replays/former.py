"""Finished games that were stored before messages: sentences by language. They are read as verbatim messages."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.core.game import ENGLISH
from gloaming.core.messages import Message, say


class FormerShown(msgspec.Struct):
    """Everything that one viewer could look at then, in every language at the time."""

    stories: dict[str, dict[str, Any]]
    moments: list[dict[str, dict[str, Any]]]


def as_now(shown: FormerShown, players: int) -> dict[str, Any]:
    """The same in today's form, with the English sentences."""
    story = shown.stories[ENGLISH]
    lines = [{**line, "said": _said(line["words"])} for line in story["lines"]]
    moments = [moment[ENGLISH] for moment in shown.moments]
    for moment in moments:
        asked = moment["question"]
        moment["question"] = {**asked, "prompt": _said(asked["prompt"]), "help": _said(asked["help"])}
    return {"story": {**story, "players": players, "lines": lines}, "moments": moments}


def _said(words: str) -> Message | None:
    return say("core-verbatim", text=words) if words else None
