"""A table, folded from its log: who sits where, the current game, and what was said.

Everything known about a table follows from its entries in order, so any process can build it at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Literal

from gloaming.core.decisions import TABLE
from gloaming.core.errors import GloamingError
from gloaming.core.game import Deadline, Game, find
from gloaming.core.match import Match
from gloaming.server.people import takeover
from gloaming.server.people.person import Person
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables import retaking
from gloaming.server.tables.chat import Chat, Line
from gloaming.server.tables.round import Round
from gloaming.server.tables.seating import BY_HOST, Seating
from gloaming.server.tables.starting import Starting

TableState = Literal["lobby", "starting", "playing", "over", "outdated"]
DEFAULT_WINDOW = 5  # seconds
DAY = 24 * 3600  # seconds
REST = 60  # seconds between two rounds, unless everybody goes on earlier


class Table(Seating):
    """The table after the entries up to `version`."""

    def __init__(
        self, name: str, game: Callable[[str], Game] = find, moved: Callable[[Round], None] = lambda _: None
    ) -> None:
        super().__init__(name)
        self.id = name
        self.version = 0
        self.public = 0  # number of entries that everybody is told about
        self.settings = e.TableSettings("")
        self.position: e.Position | None = None  # where its games begin, if not at their usual start
        self.rounds: list[Round] = []
        self.playing = False
        self.starting: Starting | None = None  # a game that has started but is not dealt yet
        self.chat = Chat()
        self.answers: dict[str, int] = {}  # by command: its sender's number after it
        self.opened_at = 0  # the time of the lobby
        self.wish: retaking.Wish | None = None  # to take a move back
        self.asked_for: takeover.Takeover | None = None  # the seat that somebody asks for
        self._moved = moved  # called after each move
        self._game = game

    # Queries

    @property
    def game(self) -> Game:
        return self._game(self.settings.game)

    @property
    def round(self) -> Round | None:
        """The current game, or the one just ended."""
        return self.rounds[-1] if self.playing else None

    @property
    def match(self) -> Match | None:
        return self.rounds[-1].match if self.playing else None

    @property
    def state(self) -> TableState:
        if not self.playing:
            return "lobby" if self.starting is None else "starting"
        if self.rounds[-1].over:
            return "over"
        return "outdated" if self.match is None else "playing"

    @property
    def replay(self) -> str:
        """The name of the last game's replay."""
        return f"{self.id}-{len(self.rounds)}"

    @property
    def is_finished(self) -> bool:
        """Whether a game was finished here. If a table cannot be read, it counts as finished, since nobody knows."""
        return any(this.over or this.match is None for this in self.rounds)

    def number(self, person: int | None) -> int:
        """The number of things a viewer has been told."""
        return self.public + (self.people[person].private if person in self.people else 0)

    @property
    def retakes(self) -> int:
        """How often a move of the current game was taken back."""
        return self.rounds[-1].retakes if self.playing else 0

    @property
    def takeover(self) -> takeover.Takeover | None:
        """The seat that is asked for, while the game runs."""
        return self.asked_for if self.state == "playing" else None

    def is_closed_to(self, person: int | None) -> bool:
        """Whether somebody may not watch: at a table without watchers, nobody without a seat may."""
        return self.settings.spectators == "off" and self.state == "playing" and not self.is_seated(person)

    @property
    def leavers(self) -> list[tuple[int, int]]:
        """The seated people who are gone and not yet replaced by a bot, and when they will be."""
        if self.state != "playing" or self.is_slow:
            return []
        people = self.people.items()
        return [(it, who.gone_at) for it, who in people if who.gone_at and who.deputy is None and who.seat is not None]

    @property
    def bots_asked(self) -> list[int]:
        """The seats whose bots have still to answer."""
        this = self.round
        if this is None or this.match is None or this.over or self.resting:
            return []
        seats = (seat for seat in this.match.pending if seat < len(self.chairs))
        return [seat for seat in seats if self.bot_in(seat) is not None and seat not in this.held]

    @property
    def programs_asked(self) -> list[int]:
        """The seats whose programs have still to answer; in a window, its end answers for them."""
        this = self.round
        if this is None or this.match is None or this.over or self.holds:
            return []
        seats = (seat for seat in this.match.pending if seat < len(self.chairs))
        return [seat for seat in seats if self.is_program(seat) and self.bot_in(seat) is None]

    @property
    def resting(self) -> list[int]:
        """The people who are here and have still to see how a round ended: until then bots and clock wait."""
        if self.state != "playing" or self.is_slow:
            return []
        people = {number: self.people[number] for number in self.rounds[-1].readers}
        return sorted(it for it, who in people.items() if who.here and who.seat is not None and who.deputy is None)

    @property
    def rest_ends_at(self) -> int | None:
        """When the next round begins whoever still looks at the one before."""
        return self.rounds[-1].asked_at + 1000 * min(REST, self.settings.turn or REST) if self.resting else None

    @property
    def window(self) -> int:
        """The seconds of a window: none if there are only bots to hide from."""
        if self.settings.window is not None:
            return self.settings.window
        if self.settings.days is not None and self.seated_people > 1:
            return DAY * self.settings.days
        return DEFAULT_WINDOW if self.seated_people > 1 else 0

    @property
    def deadline(self) -> Deadline | None:
        """The deadline of the current question, if any."""
        return self.rounds[-1].deadline if self.playing else None

    @property
    def holds(self) -> bool:
        """Whether answers to the current question are held until its time is over."""
        deadline = self.deadline
        return deadline is not None and deadline.hidden and self.window > 0

    @property
    def ends_at(self) -> int | None:
        """When the time of the current question is over."""
        this = self.round
        if this is None or this.match is None or this.over or self.resting:
            return None
        deadline = this.deadline
        seconds: int | None = self.settings.turn
        if self.settings.days is not None:
            return this.asked_at + 1000 * DAY * self.settings.days
        if deadline is not None and deadline.seconds is not None:
            seconds = deadline.seconds
        elif deadline is not None and deadline.hidden:
            seconds = self.window or self.settings.turn
        return None if seconds is None else this.asked_at + 1000 * seconds

    @property
    def is_slow(self) -> bool:
        """Whether people have days for a decision, so that the game goes on without anybody looking at it."""
        return self.settings.days is not None

    @property
    def is_answered(self) -> bool:
        """Whether a window at a slow table need not wait any longer: everybody has answered, people and bots."""
        this = self.round
        asked = () if this is None or this.match is None else this.match.pending
        return this is not None and self.is_slow and self.holds and all(seat in this.held for seat in asked)

    @property
    def due(self) -> int | None:
        """When a slow table has something to do, whether or not anybody looks at it."""
        if not self.is_slow or self.state != "playing":
            return None
        return self.rounds[-1].asked_at if self.bots_asked or self.is_answered else self.ends_at

    def asked_people(self) -> list[tuple[int, object]]:
        """The people who have to decide now, each with what tells one question from the next."""
        this = self.round
        if this is None or this.match is None or this.over:
            return []
        seats = [seat for seat in this.match.pending if seat < len(self.chairs) and seat not in this.held]
        asked = [(self.chairs[seat].person, this.keys[seat]) for seat in seats if self.bot_in(seat) is None]
        return [(person, key) for person, key in asked if person is not None]

    # The fold.

    def fold(self, entry: Entry, instant: int | None = None) -> e.Body:
        """Fold the next entry, which happened at an instant of the clock that this table uses."""
        assert entry.version == self.version + 1, f"{entry.version} after {self.version}"
        body = e.decode(entry.body)
        self.version = entry.version
        whose = self.whose(body)
        if whose is None:
            self.public += 1
        elif whose in self.people:
            self.people[whose].tell()
        instant = entry.at if instant is None else instant
        was_resting = bool(self.resting)
        self._take(body, entry.at, instant)
        if was_resting and not self.resting and self.playing:
            self.rounds[-1].ask_again(instant)
        sender, _, _ = entry.command.partition(":")
        if sender.isdigit():
            self.answers[entry.command] = self.number(int(sender))
        return body

    def fork(self) -> Table:
        """A copy that can be folded separately. In the lobby: games that are over do not change any more."""
        assert not self.playing
        twin = copy(self)
        self.fork_seating(twin)
        twin.rounds, twin.chat, twin.answers = self.rounds.copy(), self.chat.copy(), {}
        twin._moved = lambda _: None
        return twin

    def use(self, game: Game) -> None:
        """Continue with other (compiled) functions of the same rules."""
        for this in self.rounds:
            this.use(game)

    def whose(self, body: e.Body) -> int | None:
        """The only person who is told about an entry, or 0 for a bot; None if everybody is."""
        match body:
            case e.Noted() | e.Standing() | e.Coded() | e.Recovered():
                return body.person
            case e.Held():
                return self.chairs[body.seat].person or 0
        return None

    def _take(self, body: e.Body, at: int, instant: int) -> None:
        if isinstance(body, retaking.ENDING):
            self.wish = None
        match body:
            case e.TakenBack() | e.Wished() | e.Granted() | e.Denied():
                self.wish = retaking.fold(self, body, at, instant)
            case e.Nudged():
                self.chat.tell("server-told-nudge", at, name=self.people[body.person].name)
            case e.WentOn():
                self.rounds[-1].go_on(body.person)
            case e.Created():
                self.settings, self.opened_at = body.settings, at
                self.position = body.position
                if self.position is not None:
                    self.chat.tell("server-told-position", at, **self.position.told())
                self._resize()
                self.people[1] = Person(body.name)
                self.sit(1, 0)
            case e.Joined():
                self.join(body, instant)
            case e.Renamed():
                self.people[body.person].rename(body.name)
            case e.Removed():
                self._remove(body, at)
            case e.Hosted():
                self.host = body.person
                self.chat.tell("server-told-host", at, name=self.people[body.person].name)
            case e.Reissued() | e.Coded() | e.Recovered():
                self.prove(body)
            case e.SatLate():
                bot = self.name_of(self.chairs[body.seat])
                self.hand_over(body.person, body.seat)
                self.rounds[-1].ask_again(instant)  # there may be windows now, which last some time
                self.chat.tell("server-told-late", at, name=self.people[body.person].name, bot=bot)
            case e.Requested() | e.Agreed() | e.Declined():
                self.asked_for = takeover.fold(self, body, at)
            case e.Said():
                self.chat.say(Line(body.person, self.people[body.person].name, body.text, at))
            case e.Reacted():
                self.chat.say(Line(body.person, self.people[body.person].name, "", at, glyph=body.glyph))
            case e.Noted():
                self.people[body.person].write_notes(body.text)
            case e.Standing():
                self.people[body.person].decline(body.question, on=body.on)
            case e.Gone() | e.Here() | e.Deputised() | e.Returned():
                self.presence(body, None if self.is_slow else instant + 1000 * self.settings.grace)
                self.asked_for = takeover.kept(self, body, at)
            case e.Sat() | e.Stood() | e.Readied() | e.Configured() | e.Seated() | e.Cleared() | e.Rematched():
                self._gather(body, at)
            case e.Invited():
                self._clear(body.seat)
                self.invite(body)
            case e.Enlisted():
                self.enlist(body, instant)
                self.chat.tell("server-told-program", at, name=body.name)
            case _:
                self._play(body, at, instant)

    # The lobby.

    def _gather(
        self,
        body: e.Sat | e.Stood | e.Readied | e.Configured | e.Seated | e.Cleared | e.Rematched,
        at: int,
    ) -> None:
        match body:
            case e.Sat():
                self._stand(body.person)
                self.sit(body.person, body.seat)
            case e.Stood():
                self._stand(body.person)
            case e.Readied():
                self.people[body.person].pledge_nonce(body.pledge if body.on else "")
            case e.Configured():
                self._configure(body.settings)
            case e.Seated():
                self._clear(body.seat)
                self.seat_bot(body)
            case e.Cleared():
                self._clear(body.seat)
            case e.Rematched():
                self.opened_at = at
                self._reopen()
                if body.moved:
                    self.reseat(lambda seat: self.game.rematch_seat(seat, len(self.chairs)))

    def _stand(self, person: int) -> None:
        seat = self.people[person].seat
        if seat is not None:
            self._clear(seat)

    def _clear(self, seat: int) -> None:
        """Free a seat; this calls off a game that was about to begin."""
        self.starting = None
        self.empty(seat)
        if self.asked_for is not None and self.asked_for.seat == seat:
            self.asked_for = None

    def _remove(self, body: e.Removed, at: int) -> None:
        who, asked = self.people[body.person], self.asked_for
        if asked is not None and (body.person == asked.person or who.seat == asked.seat):
            self.asked_for = None  # the seat is no longer requested, or stays with the bot
        if body.bot is None:
            self._stand(body.person)
        self.expel(body)
        if body.why == BY_HOST:
            self.chat.tell("server-told-removed" if body.bot is None else "server-told-replaced", at, name=who.name)

    def _resize(self) -> None:
        self.resize(self.game.players[0] if self.settings.players is None else self.settings.players)

    def _configure(self, settings: e.TableSettings) -> None:
        """Change settings, to which everybody must agree again; bots of another game leave."""
        if settings.game != self.settings.game:
            self.drop_bots()
        self.settings = settings
        self._resize()
        self.ask_ready()

    def _reopen(self) -> None:
        """Return to the lobby."""
        self.playing, self.asked_for = False, None
        for seat in self.end_game():
            self._clear(seat)
        self.ask_ready()

    def resume(self, now: int, since: int) -> None:
        """Restart the time of newcomers, and of questions and people who are gone that ended while no process held it.

        They may have had no page to answer on, or clocks may disagree: the two cases cannot be told apart. At a slow
        table only what ended before the server started counts: nobody needs a page there for time to pass.
        """
        self.expect_newcomers(now)
        self.wait_anew(now + 1000 * self.settings.grace)
        ended_by = since if self.is_slow else now
        if (self.ends_at is not None and self.ends_at <= ended_by) or self.programs_asked:
            self.rounds[-1].ask_again(now)

    # Seats that change hands during a game

    def hand_over(self, person: int, seat: int) -> None:
        """Give somebody a seat in the running game."""
        self._clear(seat)
        self.sit(person, seat)
        self.rounds[-1].hand_over(seat, person, self.number(person))

    # Games.

    def _play(self, body: e.Body, at: int, instant: int) -> None:
        match body:
            case e.Started():
                self.ask_ready()
                self._await(Starting.of(body.seed, body.rules, body.pledges or ()), instant)
            case e.Revealed():
                seat = self.people[body.person].seat
                assert self.starting is not None
                assert seat is not None
                self._await(self.starting.reveal(seat, body.nonce), instant)
            case e.CalledOff():
                assert self.starting is not None
                names = ", ".join(self.name_of(self.chairs[seat]) for seat in self.starting.waiting)
                self.starting = None
                self.chat.tell("server-told-called-off", at, names=names)
            case e.Moved():
                if body.by == "clock" and body.seat < len(self.chairs) and self.is_program(body.seat):
                    self.people[self.owner(body.seat)].lose_move()
                self._move(body.seat, body.move, instant, body.trail, body.by)
            case e.Lapsed():
                for number, (seat, move) in enumerate(body.moves):
                    self._move(seat, move, instant, None if number else body.trail)
            case e.Held():
                self.rounds[-1].hold(body.seat, body.move)

    def _await(self, starting: Starting, instant: int) -> None:
        """Wait for the missing nonces; the last one starts the deal."""
        self.starting = starting if starting.waiting else None
        if not starting.waiting:
            self._deal(starting, instant)

    def _deal(self, agreed: Starting, instant: int) -> None:
        """Begin the game that everybody has agreed to."""
        names = tuple(self.name_of(chair) for chair in self.chairs)
        self.playing = True
        self.asked_for = None
        game = self.game
        match = None
        if agreed.rules <= game.version:  # what newer rules allow is not known here
            with suppress(GloamingError):
                match = agreed.dealt(game, len(self.chairs), self.settings.options, self.position)
        seats = len(self.chairs)
        self.rounds.append(Round(names, agreed.rules, game.version, match, since=[0] * seats, keys=[None] * seats))
        self.rounds[-1].players.update(chair.person for chair in self.chairs if chair.person is not None)
        if match is not None:
            self.rounds[-1].mark()
            self.rounds[-1].ask(TABLE, instant, self._numbers())

    def _move(self, seat: int, move: str, instant: int, trail: int | None, by: str = "clock") -> None:
        """A move; the game stops if this program's rules have drawn otherwise before, or do not allow it."""
        this = self.rounds[-1]
        if this.play(seat, move, trail, by):
            this.ask(seat, instant, self._numbers())
            seats = [seat for seat in range(len(self.chairs)) if not self.is_program(seat)]
            this.rest(person for seat in seats if (person := self.chairs[seat].person) is not None)
            self._moved(this)

    def take_back(self, seat: int, instant: int) -> None:
        """The last move is taken back, and its question is asked again."""
        this = self.rounds[-1]
        this.take_back()
        if this.match is not None:
            this.ask(seat, instant, self._numbers())

    def _numbers(self) -> list[int]:
        """By seat: the number of things its person has been told."""
        return [self.number(chair.person) for chair in self.chairs]
