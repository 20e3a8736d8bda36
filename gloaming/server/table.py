"""A table, folded from its log: who sits where, the game that is played, and what was said.

Whatever is known of a table follows from its entries in their order, so any process can make it, at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from gloaming.core.decisions import TABLE, Frame, pending, top
from gloaming.core.errors import GloamingError
from gloaming.core.game import Deadline, Game, find
from gloaming.core.match import Match
from gloaming.server import entries as e
from gloaming.server.names import bot_name
from gloaming.server.store import Entry

TableState = Literal["lobby", "playing", "over", "outdated"]
DEFAULT_WINDOW = 5  # seconds


@dataclass
class Person:
    """Somebody who joined."""

    name: str
    seat: int | None = None
    ready: bool = False
    here: bool = True
    gone_at: int | None = None  # when a bot plays for them
    deputy: str | None = None  # the bot that does
    epoch: int = 0  # tokens of an earlier one are void
    notes: str = ""
    private: int = 0  # entries that only this person is told of


@dataclass
class Chair:
    """A place in the game: empty, a person's, or a bot's."""

    person: int | None = None
    bot: str | None = None
    name: str | None = None


@dataclass
class Line:
    """A line of chat."""

    person: int
    name: str
    text: str
    at: int


@dataclass
class Round:
    """One game of a table."""

    names: tuple[str, ...]
    rules: int
    match: Match | None  # None when it was begun under other rules than this program's
    marks: list[int] = field(default_factory=list)  # moves, chance included, at the end of each moment
    asked_at: int = 0  # when the present question was put
    over: bool = False
    winners: tuple[int, ...] = ()
    deadline: Deadline | None = None  # of the present question
    frame: tuple[int, ...] = ()  # that question, and the seats it is still put to
    asked: int = 0
    since: list[int] = field(default_factory=list)  # by seat: its person's number when its question was put
    keys: list[object] = field(default_factory=list)  # by seat: what that question was
    held: dict[int, str] = field(default_factory=dict)  # answers that wait for the window to close
    _facts: dict[int, Any] = field(default_factory=dict)

    def facts(self, viewer: int) -> Any:
        """What a viewer sees now; made once, however many pages show it."""
        assert self.match is not None
        if viewer not in self._facts:
            self._facts[viewer] = self.match.facts(viewer)
        return self._facts[viewer]

    def look(self) -> tuple[tuple[int, ...], int]:
        """See what is asked after a move, and of whom."""
        assert self.match is not None
        state = self.match.state
        self._facts.clear()
        self.over, self.winners = self.match.over, self.match.winners
        question = top(state, Frame.QUESTION)
        self.deadline = None if self.over else self.match.game.deadlines.get(question)
        others = (top(state, column) for column in (Frame.A, Frame.B, Frame.C, Frame.D))
        return (int(state.depth), question, *others), pending(state)


class Table:
    """What the entries up to `version` say."""

    def __init__(self, name: str, game: Callable[[str], Game] = find) -> None:
        self.id = name
        self.version = 0
        self.public = 0  # entries that everybody is told of
        self.settings = e.TableSettings("")
        self.host = 1
        self.people: dict[int, Person] = {}
        self.chairs: list[Chair] = []
        self.rounds: list[Round] = []
        self.playing = False
        self.chat: list[Line] = []
        self.answers: dict[str, int] = {}  # by command: the number its sender was told
        self._game = game

    # What is asked of a table.

    @property
    def game(self) -> Game:
        return self._game(self.settings.game)

    @property
    def round(self) -> Round | None:
        """The game being played or just ended."""
        return self.rounds[-1] if self.playing else None

    @property
    def match(self) -> Match | None:
        return self.rounds[-1].match if self.playing else None

    @property
    def state(self) -> TableState:
        if not self.playing:
            return "lobby"
        match = self.match
        if match is None:
            return "outdated"
        return "over" if self.rounds[-1].over else "playing"

    def number(self, person: int | None) -> int:
        """How many things a viewer has been told of."""
        return self.public + (self.people[person].private if person in self.people else 0)

    def person_in(self, seat: int) -> int | None:
        """Who decides for a seat: nobody for a bot's, and while a bot plays for them."""
        person = self.chairs[seat].person
        return None if person is None or self.people[person].deputy is not None else person

    def bot_in(self, seat: int) -> str | None:
        """The bot that decides for a seat."""
        chair = self.chairs[seat]
        return chair.bot if chair.person is None else self.people[chair.person].deputy

    @property
    def window(self) -> int:
        """The seconds of a window: none where there is nobody to hide from but bots."""
        if self.settings.window is not None:
            return self.settings.window
        return DEFAULT_WINDOW if sum(chair.person is not None for chair in self.chairs) > 1 else 0

    @property
    def deadline(self) -> Deadline | None:
        """What the present question has for a deadline, if anything."""
        return self.rounds[-1].deadline if self.playing else None

    @property
    def holds(self) -> bool:
        """Whether answers to the present question wait until its time is over."""
        deadline = self.deadline
        return deadline is not None and deadline.hidden and self.window > 0

    @property
    def ends_at(self) -> int | None:
        """When the present question's time is over."""
        this = self.round
        if this is None or this.match is None or this.over:
            return None
        deadline = this.deadline
        seconds: int | None = self.settings.turn
        if deadline is not None and deadline.seconds is not None:
            seconds = deadline.seconds
        elif deadline is not None and deadline.hidden:
            seconds = self.window or self.settings.turn
        return None if seconds is None else this.asked_at + 1000 * seconds

    # The fold.

    def fold(self, entry: Entry) -> e.Body:
        """Take the next entry in."""
        assert entry.version == self.version + 1, f"{entry.version} after {self.version}"
        body = e.decode(entry.body)
        self.version = entry.version
        whose = self.whose(body)
        if whose is None:
            self.public += 1
        elif whose in self.people:
            self.people[whose].private += 1
        self._take(body, entry.at)
        sender, _, _ = entry.command.partition(":")
        if sender.isdigit():
            self.answers[entry.command] = self.number(int(sender))
        return body

    def whose(self, body: e.Body) -> int | None:
        """The only person who is told of an entry, 0 for a bot; None when everybody is."""
        match body:
            case e.Noted():
                return body.person
            case e.Held():
                return self.chairs[body.seat].person or 0
        return None

    def _take(self, body: e.Body, at: int) -> None:
        match body:
            case e.Created():
                self.settings = body.settings
                self._resize()
                self.people[1] = Person(body.name, seat=0, ready=True)
                self.chairs[0] = Chair(person=1)
            case e.Joined():
                self.people[len(self.people) + 1] = Person(body.name)
            case e.Renamed():
                self.people[body.person].name = body.name
            case e.Sat():
                self._stand(body.person)
                self.chairs[body.seat] = Chair(person=body.person)
                self.people[body.person].seat = body.seat
            case e.Stood():
                self._stand(body.person)
            case e.Readied():
                self.people[body.person].ready = body.on
            case e.Configured():
                self._configure(body.settings)
            case e.Seated():
                self.clear(body.seat)
                taken = {chair.name for chair in self.chairs if chair.name}
                self.chairs[body.seat] = Chair(bot=body.bot, name=bot_name(self.id, body.seat, taken))
            case e.Cleared():
                self.clear(body.seat)
            case e.Hosted():
                self.host = body.person
            case e.Reissued():
                self.people[body.person].epoch += 1
            case e.Said():
                self.chat.append(Line(body.person, self.people[body.person].name, body.text, at))
            case e.Noted():
                self.people[body.person].notes = body.text
            case e.Gone() | e.Here() | e.Deputised() | e.Returned():
                self._presence(body)
            case _:
                self._play(body, at)

    def _presence(self, body: e.Gone | e.Here | e.Deputised | e.Returned) -> None:
        person = self.people[body.person]
        match body:
            case e.Gone():
                person.here, person.gone_at = False, body.until
            case e.Here():
                person.here, person.gone_at = True, None
            case e.Deputised():
                person.deputy, person.gone_at = body.bot, None
            case e.Returned():
                person.deputy = None

    def _play(self, body: e.Body, at: int) -> None:
        match body:
            case e.Started():
                self._start(body, at)
            case e.Moved():
                self._move(body.seat, body.move, at)
            case e.Lapsed():
                for seat, move in body.moves:
                    self._move(seat, move, at)
            case e.Held():
                self.rounds[-1].held[body.seat] = body.move
            case e.Rematched():
                self.playing = False
                for person in self.people.values():
                    person.deputy = person.gone_at = None
                    person.ready = False

    def _resize(self) -> None:
        fewest = self.game.players[0]
        count = fewest if self.settings.players is None else self.settings.players
        for chair in self.chairs[count:]:
            if chair.person is not None:
                self.people[chair.person].seat = None
                self.people[chair.person].ready = False
        self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]

    def _configure(self, settings: e.TableSettings) -> None:
        """Changed settings are to be agreed to again; bots of another game leave."""
        if settings.game != self.settings.game:
            self.chairs = [Chair(person=chair.person) for chair in self.chairs]
        self.settings = settings
        self._resize()
        for number, person in self.people.items():
            person.ready = number == self.host and person.seat is not None

    def _stand(self, person: int) -> None:
        seat = self.people[person].seat
        if seat is not None:
            self.clear(seat)

    def clear(self, seat: int) -> None:
        """Free a seat."""
        person = self.chairs[seat].person
        if person is not None:
            self.people[person].seat = None
            self.people[person].ready = False
        self.chairs[seat] = Chair()

    def _start(self, body: e.Started, at: int) -> None:
        names = tuple(
            (chair.name or "") if chair.person is None else self.people[chair.person].name for chair in self.chairs
        )
        self.playing = True
        game = self.game
        match = None
        if body.rules == game.version:
            match = Match(game, game.start(len(self.chairs), game.read_options(self.settings.options)), body.seed)
        seats = len(self.chairs)
        self.rounds.append(Round(names, body.rules, match, since=[0] * seats, keys=[None] * seats))
        if match is not None:
            self.rounds[-1].marks.append(len(match.moves))
            self._look(TABLE, at)

    def _move(self, seat: int, move: str, at: int) -> None:
        this = self.rounds[-1]
        if this.match is None:
            return
        try:
            this.match.play(seat, move)
        except GloamingError:  # the log was written by other rules under the same number
            this.match = None
            return
        this.marks.append(len(this.match.moves))
        self._look(seat, at)

    def _look(self, mover: int, at: int) -> None:
        """See which questions are new after a move: not those that others have still to answer."""
        this = self.rounds[-1]
        assert this.match is not None
        frame, asked = this.look()
        if frame != this.frame or asked != this.asked & ~(1 << mover) or not asked:
            this.asked_at = at
            this.held.clear()
        this.frame, this.asked = frame, asked
        for seat in range(len(self.chairs)):
            key = (frame, tuple(this.match.legal_actions(seat)))
            if key != this.keys[seat] or seat == mover:
                this.keys[seat] = key
                this.since[seat] = self.number(self.chairs[seat].person)
