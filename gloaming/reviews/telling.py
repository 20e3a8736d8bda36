"""A review in words: the same tables for the terminal and for the page that one keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gloaming.core.match import Match
from gloaming.core.messages import Argument, say
from gloaming.core.speech import Speech
from gloaming.reviews.review import Review

MOST = 10  # faults that are told
SENTENCES = 3  # of what happened after a move
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
        self._found, self._speech = found, speech
        self._made = {decision.number: decision for decision in found.decisions}
        self._moves = dict[tuple[int, str], str]()
        self._told = dict[tuple[int, int], list[str]]()  # sentences, by the number of the move and the seat
        self._read(played)

    def said(self, name: str, **args: Argument) -> str:
        return self._speech.said(say(f"terminal-review-{name}", **args))

    @property
    def title(self) -> str:
        game = self._speech.text("title")
        return self.said("title", game=game, count=len(self._found.decisions), bot=self._found.bot)

    @property
    def scale(self) -> str:
        low, high = self._found.bounds
        return self.said("scale", low=signed(low), high=signed(high))

    def tables(self) -> Iterator[Table]:
        """All of them that have rows."""
        for table in (self._accounts(), self._faults(), self._turns(), self._shifts()):
            if table.rows:
                yield table

    def _table(self, name: str, headings: Sequence[str], rows: Sequence[tuple[str, ...]], words: int) -> Table:
        return Table(self.said(name), tuple(self.said(heading) for heading in headings), tuple(rows), words)

    def _accounts(self) -> Table:
        is_duel = len(self._found.seats) == 2
        parts = ["expected", "own", *(["others"] if is_duel else []), "luck" if is_duel else "rest", "result"]
        rows = []
        for seat, seen in self._found.seats.items():
            it = seen.account
            verdicts = [decision.verdict for decision in self._found.decisions if decision.seat == seat]
            weighed = any(verdicts)
            own = signed(it.own) if weighed else NOT_WEIGHED
            others = [signed(it.others)] if is_duel else []
            counts = [str(verdicts.count(fault)) if weighed else NOT_WEIGHED for fault in ("doubtful", "mistake")]
            name = self._speech.name(seat)
            rows.append((name, signed(it.expected), own, *others, signed(it.luck), signed(it.result), *counts))
        return self._table("accounts", ["seat", *parts, "doubtful", "mistakes"], rows, 1)

    def _faults(self) -> Table:
        faults = [it for it in self._found.decisions if it.verdict in ("doubtful", "mistake")]
        costly = sorted(sorted(faults, key=lambda it: -it.loss)[:MOST], key=lambda it: it.number)
        rows = [
            (
                str(it.number + 1),
                self._speech.name(it.seat),
                self._moves[it.number, it.move],
                self._moves[it.number, it.best],
                self.said(f"verdict-{it.verdict}"),
                f"{it.loss:.2f} ± {it.doubt:.2f}",
            )
            for it in costly
        ]
        return self._table("faults", ["move", "seat", "played", "better", "verdict", "loss"], rows, 5)

    def _turns(self) -> Table:
        rows = []
        for seat, seen in self._found.seats.items():
            after = [*(it.value for it in seen.line[1:]), seen.account.result]
            for it, then in zip(seen.line, after, strict=True):
                if it.number in seen.turns:
                    rows.append((*self._row(it.number, seat), signed(it.value), signed(then)))
        return self._table("turns", ["move", "seat", "after", "before", "then"], rows, 3)

    def _shifts(self) -> Table:
        rows = []
        for seat, seen in self._found.seats.items():
            for it in seen.shifts:
                about = ", ".join(self._term(word) for word in it.about[1:])
                rows.append((*self._row(it.number, seat), about, f"{100 * it.before:.0f} %", f"{100 * it.after:.0f} %"))
        return self._table("shifts", ["move", "seat", "after", "about", "before", "then"], rows, 4)

    def _row(self, number: int, seat: int) -> tuple[str, str, str]:
        told = self._told[number, seat]
        more = " …" if len(told) > SENTENCES else ""
        return str(number + 1), self._speech.name(seat), " ".join(told[:SENTENCES]) + more

    def _term(self, word: str) -> str:
        if word.isdigit():
            return self._speech.name(int(word))
        return next(iter(self._speech.terms(word)), word)

    def _read(self, played: Match) -> None:
        """Put into words the moves that were made, those that were better, and what each seat was told."""
        match = played.from_the_start()
        number = 0
        for mover, move in played.moves:
            if mover < match.players:
                number = len(match.moves)
            if len(match.moves) in self._made:
                view, parse = match.facts(mover), match.game.actions.parse
                for choice in {move, self._made[number].best}:
                    self._moves[number, choice] = self._speech.move(view, parse(choice))
            match.play(mover, move)
            for seat in self._found.seats:
                events = match.events(seat, len(match.moves) - 1)
                said = [self._speech.sentence(match.facts(seat), event) for event in events]
                self._told.setdefault((number, seat), []).extend(said)


def signed(value: float) -> str:
    """A value with its sign; none for zero."""
    return f"{value:+.2f}" if abs(value) >= 0.005 else f"{0:.2f}"
