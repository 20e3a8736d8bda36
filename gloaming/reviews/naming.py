"""What a review has found as messages, which the reader's side puts into words."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.game import ENGLISH, Game
from gloaming.core.messages import Argument, Message, say, seat, thing
from gloaming.core.speech import bundle
from gloaming.reviews.beliefs import Shift

SENTENCES = 3  # of what happened after a move


def turning_point(told: Sequence[Message], by: int) -> Message:
    """The name of a turning point: the first things that the seat was told of it."""
    if not told:
        return say("core-review-unseen", who=seat(by))
    first, *rest = told[:SENTENCES]
    return say("core-review-both", first=first, second=turning_point(rest, by)) if rest else first


def evidence(game: Game, shift: Shift, told: Sequence[Message]) -> Message:
    """What happened, and what it changed: "Tarn turns the Vision away. Tarn, Shadow: 35 % to 81 %."."""
    kind, about, what = shift.about
    meant = term(game, kind, what)
    of: Argument = (int(about),) if about.isdigit() else say("core-verbatim", text=about)
    changed: dict[str, Argument] = {
        "about": of,
        "what": meant,
        "before": round(100 * shift.before),
        "after": round(100 * shift.after),
    }
    if not told:
        return say("core-review-evidence-unseen", **changed)
    # Of all that happened then, what names the answer says most, and next what names whom it is about.
    telling = max(told, key=lambda it: (meant in it.args.values(), of in it.args.values()))
    return say("core-review-evidence", told=telling, **changed)


def term(game: Game, kind: str, word: str) -> Message:
    """What a word of a belief stands for: a thing of its kind (a belief about `camps` says of somebody which camp).

    A word that the game has no name for, such as a number, is said as it is.
    """
    named = thing(kind.removesuffix("s"), word)
    if bundle(game.name, ENGLISH).has_message(named.id):
        return named
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
