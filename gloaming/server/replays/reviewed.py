"""The review of a finished game as it is sent: from one seat, by the moments of the replay, said in messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from gloaming.core.decisions import CHANCE
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.core.messages import Message
from gloaming.minds.analysis import Choice
from gloaming.reviews.beliefs import Shift
from gloaming.reviews.judging import Account, Decision, Verdict
from gloaming.reviews.luck import Luck
from gloaming.reviews.naming import SENTENCES, evidence, term, turning_point
from gloaming.reviews.review import Review
from gloaming.reviews.values import Value

MOST_MOVES = 8  # moves that are shown beside a decision: those that were worth most, and the one that was made
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
    would: int  # the one that the mind would make most often
    moves: list[WeighedMove]


class TurningPoint(_Sent, frozen=True):
    """A move after which the seat expected something else, and what the seat was told of it."""

    moment: int
    by: int  # the seat that moved
    before: float
    after: float
    said: Message  # what happened, in one sentence
    told: list[Message]


class Evidence(_Sent, frozen=True):
    """A move after which the seat believed something else, and what the seat was told of it."""

    moment: int
    about: tuple[str, ...]
    before: float
    after: float
    said: Message  # what happened and what it changed
    told: list[Message]


class Parting(_Sent, frozen=True):
    """A moment at which a secret mattered: the seat expected something else than there was to expect."""

    moment: int
    known: float
    was: float


class Held(_Sent, frozen=True):
    """What the seat believed from a moment on: by kind; by seat, or place; by what it may be."""

    moment: int
    beliefs: dict[str, _Odds]


class SeatReview(_Sent, frozen=True):
    """The review from one seat, beside what every seat could expect, and what there was to expect."""

    seat: int
    bot: str
    bounds: tuple[float, float]
    lines: list[list[Expected]]  # by seat: as it could know
    truth: list[list[Expected]]  # by seat: as it was, with everything known that was hidden
    secrets: list[Parting]  # where the seat's two lines part
    results: tuple[float, ...]
    account: Account
    luck: Luck | None
    decisions: list[Judged]
    turns: list[TurningPoint]
    evidence: list[Evidence]
    beliefs: list[Held]
    terms: dict[str, Message]  # what the words in beliefs stand for


_Lines: TypeAlias = list[list[Expected]]


class _Course:
    """What the review says of the game by numbers of moves: as moments of the replay, and in messages."""

    def __init__(self, played: Match, found: Review) -> None:
        self.moments = dict[int, int]()
        self.moves = dict[tuple[int, str], Message]()
        self.told = dict[tuple[int, int], list[Message]]()
        self.movers = [mover for mover, _ in played.moves]
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
                said = [match.game.wording.sentence(it) for it in match.events(seat, number)]
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
    needed = (decision.move, decision.best, decision.would)
    return [it for place, it in enumerate(ranked) if place < MOST_MOVES or it.move in needed]


def by_seat(match: Match, found: Review) -> dict[int, SeatReview]:
    """A review as every seat's reader gets it."""
    course = _Course(match, found)
    lines = [[_expected(course, it) for it in found.seats[seat].line] for seat in range(found.players)]
    truth = [[_expected(course, it) for it in found.line_of_truth(seat)] for seat in range(found.players)]
    return {seat: _of_seat(match.game, found, course, (lines, truth), seat) for seat in found.seats}


def _of_seat(game: Game, found: Review, course: _Course, lines: tuple[_Lines, _Lines], seat: int) -> SeatReview:
    seen, moments = found.seats[seat], course.moments

    def told(number: int) -> list[Message]:
        return course.told[number, seat][:SENTENCES]

    def turn(it: Value, then: float) -> TurningPoint:
        by, heard = course.movers[it.number], told(it.number)
        return TurningPoint(moments[it.number], by, it.value, then, turning_point(heard, by), heard)

    def moved(it: Shift) -> Evidence:
        said = evidence(game, it, course.told[it.number, seat])
        return Evidence(moments[it.number], it.about, it.before, it.after, said, told(it.number))

    after = [*(it.value for it in seen.line[1:]), seen.account.result]
    turns = [(it, then) for it, then in zip(seen.line, after, strict=True) if it.number in seen.turns]
    held = [Held(moments[it.number], _rounded(it.beliefs)) for it in seen.beliefs]
    return SeatReview(
        seat,
        found.bot,
        found.bounds,
        *lines,
        [Parting(moments[it.number], it.known, it.was) for it in found.secrets.get(seat, ())],
        found.returns,
        seen.account,
        found.luck.get(seat),
        [_judged(course, it) for it in found.decisions if it.seat == seat],
        [turn(it, then) for it, then in turns],
        [moved(it) for it in seen.shifts],
        held,
        {word: term(game, kind, word) for kind, word in sorted({pair for it in held for pair in _words(it.beliefs)})},
    )


def _expected(course: _Course, it: Value) -> Expected:
    value, low, high = (round(number, DIGITS) for number in (it.value, it.low, it.high))
    return Expected(course.moments[it.number], value, low, high)


def _judged(course: _Course, decision: Decision) -> Judged:
    choices = shown_moves(decision)
    names = [it.move for it in choices]
    moves = [WeighedMove(course.moves[decision.number, it.move], it.worth, it.error, it.share) for it in choices]
    at = course.moments[decision.number]
    played, best, would = (names.index(move) for move in (decision.move, decision.best, decision.would))
    return Judged(at, decision.verdict, decision.loss, decision.doubt, played, best, would, moves)


def _rounded(beliefs: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _rounded(it) if isinstance(it, Mapping) else round(float(it), DIGITS) for name, it in beliefs.items()}


def _words(beliefs: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The words that say what something may be, each with the kind of belief."""
    for kind, it in beliefs.items():
        for odds in it.values():
            yield from ((kind, word) for word in (odds if isinstance(odds, Mapping) else it))
