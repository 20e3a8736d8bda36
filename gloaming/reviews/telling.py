"""A review in words: the same tables for the terminal and for the page that one keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gloaming.core.match import Match
from gloaming.core.messages import Argument, Message, say
from gloaming.core.speech import Speech
from gloaming.reviews.judging import Decision
from gloaming.reviews.naming import SENTENCES, evidence, term, turning_point
from gloaming.reviews.review import Review

MOST = 10  # faults that are told
NOT_WEIGHED = "–"  # where the mind gave no worth to moves


@dataclass(frozen=True)
class Table:
    """A table under a heading; the first `words` columns hold words, the others numbers."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int


class Teller:
    """Says what a review found. What others did is told as the seat was told it."""

    def __init__(self, played: Match, found: Review, speech: Speech) -> None:
        self.found, self._speech, self._game = found, speech, played.game
        self._made = {decision.number: decision for decision in found.decisions}
        self._movers = [mover for mover, _ in played.moves]
        self._moves = dict[tuple[int, str], str]()
        self._told = dict[tuple[int, int], list[Message]]()  # by the number of the move and the seat
        self._read(played)

    def said(self, name: str, **args: Argument) -> str:
        return self._speech.said(say(f"terminal-review-{name}", **args))

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._speech.name(seat)

    def term(self, kind: str, word: str) -> str:
        """The name of what something may be, by the kind of belief."""
        return self._speech.said(term(self._game, kind, word))

    def move(self, number: int, move: str) -> str:
        """A legal move of a decision that was judged."""
        return self._moves[number, move]

    @property
    def title(self) -> str:
        game = self._speech.text("title")
        return self.said("title", game=game, count=len(self.found.decisions), bot=self.found.bot)

    @property
    def scale(self) -> str:
        low, high = self.found.bounds
        return self.said("scale", low=signed(low), high=signed(high))

    def tables(self) -> Iterator[Table]:
        """All of them that have rows."""
        accounts = self._luck() if self.found.luck else self._accounts()
        for table in (accounts, self._faults(), self._turns(), self._secrets(), self._shifts()):
            if table.rows:
                yield table

    def table(self, name: str, headings: Sequence[str], rows: Sequence[tuple[str, ...]], words: int) -> Table:
        """A table, by the names of its messages."""
        return Table(self.said(name), tuple(self.said(heading) for heading in headings), tuple(rows), words)

    def _accounts(self) -> Table:
        """Of one seat: what it could know itself."""
        rows = []
        for seat, seen in self.found.seats.items():
            it = seen.account
            own, *counts = self._faults_of(seat, it.own)
            rows.append((self.name(seat), signed(it.expected), own, signed(it.luck), signed(it.result), *counts))
        return self.table("accounts", ["seat", "expected", "own", "rest", "result", "doubtful", "mistakes"], rows, 1)

    def _luck(self) -> Table:
        """Of everybody: luck told apart from play, as it was."""
        two = self.found.players == 2
        parts = ["start", "chance", "hidden", "own", "others" if two else "others-did", "result"]
        rows = []
        for seat, it in self.found.luck.items():
            own, *counts = self._faults_of(seat, it.own)
            chance, hidden = within(it.chance, it.chance_doubt), within(it.hidden, it.doubt)
            name, others, result = self.name(seat), signed(it.others), signed(it.result)
            rows.append((name, signed(it.start), chance, hidden, own, others, result, *counts))
        return self.table("accounts", ["seat", *parts, "doubtful", "mistakes"], rows, 1)

    def _faults_of(self, seat: int, own: float) -> list[str]:
        """What a seat's own moves have surely lost, and how many were doubtful or mistakes."""
        verdicts = [decision.verdict for decision in self.found.decisions if decision.seat == seat]
        if not any(verdicts):
            return [NOT_WEIGHED] * 3
        return [signed(own), *(str(verdicts.count(fault)) for fault in ("doubtful", "mistake"))]

    def _faults(self) -> Table:
        faults = [it for it in self.found.decisions if it.verdict in ("doubtful", "mistake")]
        costly = sorted(sorted(faults, key=lambda it: -it.loss)[:MOST], key=lambda it: it.number)
        rows = [
            (
                str(it.number + 1),
                self.name(it.seat),
                self.move(it.number, it.move),
                self.move(it.number, it.best),
                f"{self.move(it.number, it.would)} ({percent(it.often)})",
                self.said(f"verdict-{it.verdict}"),
                f"{it.loss:.2f} ± {it.doubt:.2f}",
            )
            for it in costly
        ]
        return self.table("faults", ["move", "seat", "played", "better", "would", "verdict", "loss"], rows, 6)

    def _turns(self) -> Table:
        rows = []
        for seat, seen in self.found.seats.items():
            after = [*(it.value for it in seen.line[1:]), seen.account.result]
            for it, then in zip(seen.line, after, strict=True):
                if it.number in seen.turns:
                    rows.append((*self._row(it.number, seat), signed(it.value), signed(then)))
        return self.table("turns", ["move", "seat", "after", "before", "then"], rows, 3)

    def turn(self, number: int, seat: int) -> str:
        """What happened after a move, as a seat was told it."""
        return self._speech.said(turning_point(self._told[number, seat], self._movers[number]))

    def _secrets(self) -> Table:
        rows = [
            (*self._row(it.number, seat), signed(it.known), signed(it.was))
            for seat, found in self.found.secrets.items()
            for it in found
        ]
        return self.table("secrets", ["move", "seat", "then-came", "known", "was"], rows, 3)

    def _shifts(self) -> Table:
        rows = [
            (
                str(it.number + 1),
                self.name(seat),
                self._speech.said(evidence(self._game, it, self._told[it.number, seat])),
            )
            for seat, seen in self.found.seats.items()
            for it in seen.shifts
        ]
        return self.table("shifts", ["move", "seat", "evidence"], rows, 3)

    def _row(self, number: int, seat: int) -> tuple[str, str, str]:
        more = " …" if len(self._told[number, seat]) > SENTENCES else ""
        return str(number + 1), self.name(seat), self.turn(number, seat) + more

    def _read(self, played: Match) -> None:
        """Put into words the moves that could be made, and keep what each seat was told."""
        match = played.from_the_start()
        number = 0
        for mover, move in played.moves:
            if mover < match.players:
                number = len(match.moves)
            if len(match.moves) in self._made:
                self._read_moves(match, self._made[number])
            match.play(mover, move)
            for seat in self.found.seats:
                events = match.events(seat, len(match.moves) - 1)
                said = [self._game.wording.sentence(event) for event in events]
                self._told.setdefault((number, seat), []).extend(said)

    def _read_moves(self, match: Match, decision: Decision) -> None:
        view, parse = match.facts(decision.seat), match.game.actions.parse
        every = {decision.move, *(choice.move for choice in decision.thought.choices)}
        for move in every:
            self._moves[decision.number, move] = self._speech.move(view, parse(move))


def signed(value: float) -> str:
    """A value with its sign; none for zero."""
    return f"{value:+.2f}" if abs(value) >= 0.005 else f"{0:.2f}"


def within(value: float, doubt: float) -> str:
    """A value with what is uncertain about it."""
    return f"{signed(value)} ± {doubt:.2f}"


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f}\u00a0%"
