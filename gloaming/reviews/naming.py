"""What a review has found as messages, which the reader's side puts into words."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.game import Game
from gloaming.core.messages import Argument, Message, say, seat
from gloaming.reviews.beliefs import Shift


def turning_point(told: Sequence[Message], by: int) -> Message:
    """The name of a turning point: the first thing that the seat was told of it."""
    return told[0] if told else say("core-review-unseen", who=seat(by))


def evidence(game: Game, shift: Shift, told: Sequence[Message]) -> Message:
    """What happened, and what it changed: "Tarn turns the Vision away. Tarn, Shadow: 35 % to 81 %."."""
    _, about, what = shift.about
    of: Argument = (int(about),) if about.isdigit() else term(game, about)
    odds = {"before": round(100 * shift.before), "after": round(100 * shift.after)}
    if not told:
        return say("core-review-evidence-unseen", about=of, what=term(game, what), **odds)
    return say("core-review-evidence", told=told[0], about=of, what=term(game, what), **odds)


def term(game: Game, word: str) -> Message:
    """What a word of a belief stands for; a word that the game has no name for, such as a number, is said as it is."""
    listener = _Listener()
    game.wording.terms(word, listener)
    return listener.heard[0] if listener.heard else say("core-verbatim", text=word)


class _Listener:
    """Keeps the messages that a game would say, in place of a Speech."""

    def __init__(self) -> None:
        self.heard = list[Message]()

    def said(self, message: Message) -> str:
        self.heard.append(message)
        return message.id

    def name(self, seat: int) -> str:
        return str(seat)
