"""The review of a finished game as it is sent: from one seat, by the moments of the replay, said in messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from gloaming.core.decisions import CHANCE
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.core.messages import Message, say
from gloaming.minds.analysis import Choice
from gloaming.reviews.judging import Account, Decision, Verdict
from gloaming.reviews.review import Review, Value

MOST_MOVES = 8  # moves that are shown beside a decision: those that were worth most, and the one that was made
SENTENCES = 3  # of what happened after a move
DIGITS = 4
_Odds: TypeAlias = dict[str, float | dict[str, float]]


class _Sent(msgspec.Struct, frozen=True):
    pass


class Expected(_Sent, frozen=True):
    """What a seat could expect at a moment."""

    moment: int
    value: float
    low: float
    high: float


class WeighedMove(_Sent, frozen=True):
    """A legal move; worth and error are None where the mind did not look."""

    said: Message
    worth: float | None
    error: float | None
    share: float


class Judged(_Sent, frozen=True):
    """A decision of the seat."""

    moment: int
    verdict: Verdict | None
    loss: float
    doubt: float
    played: int  # which of the moves
    best: int
    moves: list[WeighedMove]


class TurningPoint(_Sent, frozen=True):
    """A move after which the seat expected something else, and what the seat was told of it."""

    moment: int
    before: float
    after: float
    told: list[Message]


class Evidence(_Sent, frozen=True):
    """A move after which the seat believed something else, and what the seat was told of it."""

    moment: int
    about: tuple[str, ...]
    before: float
    after: float
    told: list[Message]


class Held(_Sent, frozen=True):
    """What the seat believed from a moment on: by kind; by seat, or place; by what it may be."""

    moment: int
    beliefs: dict[str, _Odds]


class SeatReview(_Sent, frozen=True):
    """The review from one seat, beside what every seat could expect."""

    seat: int
    bot: str
    bounds: tuple[float, float]
    lines: list[list[Expected]]  # by seat
    results: tuple[float, ...]
    account: Account
    decisions: list[Judged]
    turns: list[TurningPoint]
    evidence: list[Evidence]
    beliefs: list[Held]
    terms: dict[str, Message]  # what the words in beliefs stand for


class _Course:
    """What the review says of the game by numbers of moves: as moments of the replay, and in messages."""

    def __init__(self, played: Match, found: Review) -> None:
        self.moments = dict[int, int]()
        self.moves = dict[tuple[int, str], Message]()
        self.told = dict[tuple[int, int], list[Message]]()
        decisions = {it.number: it for it in found.decisions}
        match, latest = played.from_the_start(), 0
        for mover, move in played.moves:
            number = len(match.moves)
            if mover != CHANCE:
                self.moments[number] = len(self.moments)
            if number in decisions:
                latest = number
                self._say_moves(match, decisions[number])
            match.play(mover, move)
            for seat in found.seats:
                said = [match.game.wording.sentence(match.facts(seat), it) for it in match.events(seat, number)]
                self.told.setdefault((latest, seat), []).extend(said)

    def _say_moves(self, match: Match, decision: Decision) -> None:
        view, parse = match.facts(decision.seat), match.game.actions.parse
        for choice in shown_moves(decision):
            self.moves[decision.number, choice.move] = match.game.wording.move(view, parse(choice.move))


def shown_moves(decision: Decision) -> list[Choice]:
    """The moves that were worth most, and the one that was made."""

    def rank(choice: Choice) -> tuple[float, float]:
        return (float("-inf") if choice.worth is None else choice.worth, choice.share)

    ranked = sorted(decision.thought.choices, key=rank, reverse=True)
    needed = (decision.move, decision.best)
    return [it for place, it in enumerate(ranked) if place < MOST_MOVES or it.move in needed]


def by_seat(match: Match, found: Review) -> dict[int, SeatReview]:
    """A review as every seat's reader gets it."""
    course = _Course(match, found)
    lines = [[_expected(course, it) for it in found.seats[seat].line] for seat in range(found.players)]
    return {seat: _of_seat(match.game, found, course, lines, seat) for seat in found.seats}


def _of_seat(game: Game, found: Review, course: _Course, lines: list[list[Expected]], seat: int) -> SeatReview:
    seen, moments = found.seats[seat], course.moments

    def told(number: int) -> list[Message]:
        return course.told[number, seat][:SENTENCES]

    after = [*(it.value for it in seen.line[1:]), seen.account.result]
    turns = [(it, then) for it, then in zip(seen.line, after, strict=True) if it.number in seen.turns]
    held = [Held(moments[it.number], _rounded(it.beliefs)) for it in seen.beliefs]
    return SeatReview(
        seat,
        found.bot,
        found.bounds,
        lines,
        found.returns,
        seen.account,
        [_judged(course, it) for it in found.decisions if it.seat == seat],
        [TurningPoint(moments[it.number], it.value, then, told(it.number)) for it, then in turns],
        [Evidence(moments[it.number], it.about, it.before, it.after, told(it.number)) for it in seen.shifts],
        held,
        {word: _term(game, word) for word in sorted({word for it in held for word in _words(it.beliefs)})},
    )


def _expected(course: _Course, it: Value) -> Expected:
    value, low, high = (round(number, DIGITS) for number in (it.value, it.low, it.high))
    return Expected(course.moments[it.number], value, low, high)


def _judged(course: _Course, decision: Decision) -> Judged:
    choices = shown_moves(decision)
    names = [it.move for it in choices]
    moves = [WeighedMove(course.moves[decision.number, it.move], it.worth, it.error, it.share) for it in choices]
    at = course.moments[decision.number]
    played, best = names.index(decision.move), names.index(decision.best)
    return Judged(at, decision.verdict, decision.loss, decision.doubt, played, best, moves)


def _rounded(beliefs: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _rounded(it) if isinstance(it, Mapping) else round(float(it), DIGITS) for name, it in beliefs.items()}


def _words(beliefs: Mapping[str, Any]) -> Iterator[str]:
    """The words that say what something may be."""
    for name, it in beliefs.items():
        if isinstance(it, Mapping):
            yield from _words(it)
        else:
            yield name


class _Listener:
    """Keeps the messages that a game would say, in place of a Speech."""

    def __init__(self) -> None:
        self.heard = list[Message]()

    def said(self, message: Message) -> str:
        self.heard.append(message)
        return message.id

    def name(self, seat: int) -> str:
        return str(seat)


def _term(game: Game, word: str) -> Message:
    """What a word of a belief stands for; a word that the game has no name for, such as a number, is said as it is."""
    listener = _Listener()
    game.wording.terms(word, listener)
    return listener.heard[0] if listener.heard else say("core-verbatim", text=word)
