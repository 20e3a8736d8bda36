"""One game of a table: the question, since when it is asked, and answers that do not count yet."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.core.decisions import TABLE, Frame, pending, top
from gloaming.core.errors import GloamingError
from gloaming.core.events import Event
from gloaming.core.game import Deadline, Game
from gloaming.core.match import Match
from gloaming.server.tables.retaking import Step, is_quiet, verb_of, was_plain

if TYPE_CHECKING:
    from gloaming.server.replays.finished import Finished


@dataclass
class Round:
    """One game of a table."""

    names: tuple[str, ...]
    rules: int  # the version of the rules it started with
    current: int  # the version of the rules in this program
    match: Match | None  # None once the two disagree
    last: Match | None = None  # in that case: how far they agree
    finished: Finished | None = None  # what was shown of it, if it was finished under other rules
    trail: int = 0  # a digest of all moves, including chance
    marks: list[int] = field(default_factory=list)  # the number of moves, including chance, at the end of each moment
    asked_at: int = 0  # when the current question was asked
    over: bool = False
    winners: tuple[int, ...] = ()
    deadline: Deadline | None = None  # of the current question
    frame: tuple[int, ...] = ()  # that question, and the seats that have still to answer
    asked: int = 0
    since: list[int] = field(default_factory=list)  # by seat: its person's number when its question was asked
    keys: list[object] = field(default_factory=list)  # by seat: what that question was
    held: dict[int, int] = field(default_factory=dict)  # by seat: actions that wait for the window to close
    declined: set[int] = field(default_factory=set)  # people who asked for a seat and were declined
    players: set[int] = field(default_factory=set)  # people who have, or had, a seat in it
    steps: list[Step] = field(default_factory=list)  # the moves that a person could still take back, the latest last
    readers: frozenset[int] = frozenset()  # people who have still to see how a round ended
    retakes: int = 0  # how often a move was taken back
    denied: set[int] = field(default_factory=set)  # moments whose move may not be taken back: somebody objected
    _facts: dict[int, Any] = field(default_factory=dict)
    # a moment, and the lines that tell of its events
    _telling: tuple[int, list[tuple[Event, msgspec.Raw]]] = (-1, [])

    def facts(self, viewer: int) -> Any:
        """What a viewer sees now; made once, however many pages show it."""
        match = self.match or self.last
        assert match is not None
        if viewer not in self._facts:
            self._facts[viewer] = match.facts(viewer)
        return self._facts[viewer]

    def told(self, moment: int, event: Event, tell: Callable[[Event], msgspec.Raw]) -> msgspec.Raw:
        """The line that tells of an event of the latest moment, made once for all who know equally much of it."""
        if moment != self._telling[0]:
            self._telling = moment, []
        for known, line in self._telling[1]:
            if known is event or known == event:
                return line
        self._telling[1].append((event, tell(event)))
        return self._telling[1][-1][1]

    def mark(self) -> None:
        """End a moment: note the number of moves, and their digest."""
        assert self.match is not None
        new = self.match.moves[self.marks[-1] if self.marks else 0 :]
        self.trail = zlib.crc32(repr(new).encode(), self.trail)
        self.marks.append(len(self.match.moves))

    def play(self, seat: int, move: str, trail: int | None, by: str = "clock") -> bool:
        """Make a move; false if the rules of this program disagree with the log, and the game stops."""
        if self.match is None:
            return False
        step = None
        if by == "person" and self.deadline is None:
            step = Step(seat, verb_of(move), self.match.copy(), self.trail, len(self.marks))
        if trail not in (None, self.trail):
            self._stop(last=False)
            return False
        try:
            self.match.play(seat, move)
        except GloamingError:
            self._stop(last=trail is not None)
            return False
        self.mark()
        self._note_step(step, by)
        return True

    def rest(self, people: Iterable[int]) -> None:
        """If the latest move ended a round, wait until these people have seen how."""
        assert self.match is not None
        rests, is_end = self.match.game.rests, False
        if rests and not self.match.over:
            is_end = any(it.kind in rests for it in self.match.events(TABLE, self.marks[-2]))
        self.readers = frozenset(people) if is_end else frozenset()

    def go_on(self, person: int) -> None:
        """Somebody has seen how the round ended; or, with 0, everybody had time enough."""
        self.readers = self.readers - {person} if person else frozenset()

    def _note_step(self, step: Step | None, by: str) -> None:
        """Keep what is needed to take the latest move back, and the one before the bots' answers."""
        assert self.match is not None
        if step is None and (by != "bot" or not self.steps):
            self.steps.clear()
            return
        viewer = self.steps[-1].seat if step is None else step.seat
        is_plain = was_plain(self.match, self.marks[-2], viewer)
        if not is_plain or any(it.seat != viewer for it in self.steps):
            self.steps.clear()
        if step is not None and is_plain:
            self.steps.append(step)

    def can_retake(self, seat: int, *, alone: bool) -> bool:
        """Whether a seat may take its latest move back; with other people, only if it is the latest of all."""
        if self.match is None or not self.steps or self.steps[-1].seat != seat:
            return False
        step = self.steps[-1]
        return (alone or step.moment == len(self.marks) - 1) and is_quiet(step, self.match)

    def take_back(self) -> None:
        """The game continues as it was before the latest move of whoever takes it back."""
        if self.match is not None:
            step = self.steps.pop()
            self.match, self.trail = step.before, step.trail
            del self.marks[step.moment :]
            self.denied = {it for it in self.denied if it <= len(self.marks)}
            self.retakes += 1

    def _stop(self, *, last: bool) -> None:
        """Stop the game: its log was written under rules that disagree with this program's."""
        self.match, self.last = None, self.match if last else None
        self.over, self.winners = False, ()
        self.steps.clear()

    def use(self, game: Game) -> None:
        """Continue with other (compiled) functions of the same rules."""
        if self.match is not None and self.match.game.name == game.name:
            self.match.game = game

    def hold(self, seat: int, move: str) -> None:
        """Hold an answer until the window closes."""
        if self.match is not None:
            with suppress(GloamingError):  # a move of other rules
                self.held[seat] = self.match.game.actions.parse(move)

    def ask_again(self, now: int) -> None:
        """Restart the time of the current question."""
        self.asked_at = now

    def hand_over(self, seat: int, person: int, number: int) -> None:
        """A seat has a new person, whose own number counts from now on."""
        self.since[seat] = number
        self.players.add(person)
        self.steps.clear()

    def show(self, finished: Finished) -> None:
        """Show a game that was finished under other rules, as it was shown then."""
        self.match = self.last = None
        self.finished, self.over = finished, True

    @property
    def window(self) -> str | None:
        """The rules' own name for the question of a window for hidden powers; None if there is no window."""
        if self.match is None or self.deadline is None or not self.deadline.hidden:
            return None
        return self.match.game.questions(top(self.match.course, Frame.QUESTION)).name.lower()

    def look(self) -> tuple[tuple[int, ...], int]:
        """Determine what is asked now, and of whom."""
        assert self.match is not None
        now = self.match.course
        self._facts.clear()
        self.over, self.winners = self.match.over, self.match.winners
        question = top(now, Frame.QUESTION)
        self.deadline = None if self.over else self._deadline(question)
        others = (top(now, column) for column in (Frame.A, Frame.B, Frame.C, Frame.D))
        return (now.depth, question, *others), pending(now)

    def _deadline(self, question: int) -> Deadline | None:
        """The deadline of a question; none if the asked seats cannot give the answer that it would give."""
        assert self.match is not None
        found = self.match.game.deadlines.get(question)
        if found is None or found.by_table:
            return found
        answer = self.match.game.actions.parse(found.move)
        return found if all(answer in self.match.legal_actions(seat) for seat in self.match.pending) else None

    def ask(self, mover: int, at: int, numbers: Sequence[int]) -> None:
        """Determine which questions are new after a move, not counting those that others have still to answer."""
        assert self.match is not None
        frame, asked = self.look()
        if frame != self.frame or asked != self.asked & ~(1 << mover) or not asked:
            self.asked_at = at
            self.held.clear()
        self.frame, self.asked = frame, asked
        for seat, number in enumerate(numbers):
            key = (frame, tuple(self.match.legal_actions(seat)))
            if key != self.keys[seat] or seat == mover:
                self.keys[seat] = key
                self.since[seat] = number
