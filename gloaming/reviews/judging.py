"""How good each move was, and how much of a result was play and how much luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, stdev
from typing import Literal

from gloaming.minds.analysis import Analysis
from gloaming.reviews.course import DOUBTFUL, LOOKS, Moment

Verdict = Literal["best", "fine", "doubtful", "mistake"]

MISTAKE = 0.1  # losses from which a move is called so, as a share of what lies between the worst result and the best
SURE_OF_LOOKS = 2.365  # standard errors of a mean of LOOKS values: Student's t, 95 of 100
NOTHING = 0.001  # a smaller loss is none: equal moves differ by rounding


@dataclass(frozen=True)
class Decision:
    """A move, beside what a mind in the same seat thought of all moves."""

    number: int  # of moves before it
    seat: int
    move: str
    best: str  # the move that was worth most
    verdict: Verdict | None  # None if the mind did not weigh the moves
    loss: float  # how much less the move was worth than the best one
    doubt: float  # in 95 of 100 cases the loss is uncertain by at most this
    would: str  # the move that the mind would make most often
    often: float  # and how often
    thought: Analysis


@dataclass(frozen=True)
class Account:
    """Where the result of a seat came from: the four parts add up to it."""

    expected: float  # at the first move
    own: float  # what the seat's own moves have lost, as far as that is surer than chance: 0 or less
    others: float  # what its opponent's have, if they were judged too; otherwise part of `luck`
    luck: float  # the rest: dice, deals, hidden cards, masks that met
    doubt: float  # of `own` and `others`, and so of `luck`, in 95 of 100 cases
    result: float


def judge(moment: Moment, span: float) -> Decision:
    """Compare the move that was made with the best one; `span` lies between the worst result and the best."""
    thought = moment.thoughts[moment.seat]
    worths = {choice.move: choice.worth for choice in thought.choices if choice.worth is not None}
    best = max(worths, key=lambda move: worths[move]) if worths else moment.move
    loss = worths[best] - worths[moment.move] if moment.move in worths else 0.0
    doubt = doubt_between(thought, moment.move, best) if loss else 0.0
    if moment.again:
        loss, doubt = max(mean(moment.again), 0.0), SURE_OF_LOOKS * stdev(moment.again) / math.sqrt(LOOKS)
        best = best if loss else moment.move
    verdict: Verdict | None = None
    if len(worths) > 1 and moment.move in worths:
        verdict = _verdict(loss, doubt, span)
    shares = {choice.move: choice.share for choice in thought.choices} or {moment.move: 1.0}
    would = max(shares, key=lambda move: shares[move])
    return Decision(moment.number, moment.seat, moment.move, best, verdict, loss, doubt, would, shares[would], thought)


def doubt_between(thought: Analysis, played: str, best: str) -> float:
    """How uncertain the difference of two worths is: by their standard errors, or by those of all the mind's values.

    The more moves there are, the more likely one of them seems best by chance alone: the limit allows for that.
    """
    errors = [choice.error for choice in thought.choices if choice.move in (played, best)]
    if thought.exactness == "exact":
        return 0.0
    if None not in errors:
        others = sum(choice.worth is not None for choice in thought.choices) - 1
        sure = NormalDist().inv_cdf(1 - 0.025 / others)
        return sure * math.hypot(*(error or 0.0 for error in errors))
    return (thought.high - thought.low) / math.sqrt(2)


def _verdict(loss: float, doubt: float, span: float) -> Verdict:
    """A fault is called one only if it is larger than what is uncertain."""
    if loss < NOTHING * span:
        return "best"
    if loss <= doubt or loss < DOUBTFUL * span:
        return "fine"
    return "mistake" if loss >= MISTAKE * span else "doubtful"


def account(decisions: Sequence[Decision], seat: int, expected: float, result: float, *, two: bool) -> Account:
    """Add up what a seat, and of two players the other too, have surely lost; what is left of the result is luck."""
    sure = [it for it in decisions if it.loss > it.doubt and (two or it.seat == seat)]
    own = -sum(it.loss for it in sure if it.seat == seat)
    others = sum(it.loss for it in sure if it.seat != seat)
    doubt = math.hypot(*(it.doubt for it in sure))
    return Account(expected, own, others, result - expected - own - others, doubt, result)
