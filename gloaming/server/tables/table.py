"""A table, folded from its log: who sits where, the game that is played, and what was said.

Whatever is known of a table follows from its entries in their order, so any process can make it, at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from dataclasses import replace
from hmac import compare_digest
from typing import Literal

from gloaming.core.decisions import TABLE
from gloaming.core.errors import GloamingError
from gloaming.core.game import Deadline, Game, find
from gloaming.core.match import Match
from gloaming.server.people import takeover
from gloaming.server.people.names import bot_name
from gloaming.server.people.person import Chair, Line, Person, Takeover, wait_anew
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables import starting
from gloaming.server.tables.round import Round
from gloaming.server.tables.starting import Starting

TableState = Literal["lobby", "starting", "playing", "over", "outdated"]
DEFAULT_WINDOW = 5  # seconds
BY_HOST, NEVER_CAME = "removed", "never_came"  # why people are removed
CHAT_LINES, CHAT_BYTES = 200, 64 * 1024  # that are kept of the chat, and are in every whole frame


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
        self.starting: Starting | None = None  # a game that is committed to and not dealt yet
        self.chat: list[Line] = []  # the latest lines
        self.forgotten = 0  # lines of chat before them
        self.answers: dict[str, int] = {}  # by command: its sender's number after it
        self.opened_at = 0  # when the lobby was
        self.banned: set[str] = set()  # hashes of addresses from which nobody joins any more
        self.asked: Takeover | None = None  # the seat that somebody asks for
        self.moved: Callable[[], None] = lambda: None  # called after each move
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
        """Whether a game was played to its end here; of one that cannot be read, nobody knows that it was not."""
        return any(this.over or this.match is None for this in self.rounds)

    def number(self, person: int | None) -> int:
        """How many things a viewer has been told of."""
        return self.public + (self.people[person].private if person in self.people else 0)

    def epoch(self, person: int | None) -> int:
        """Which tokens of a person are good."""
        return self.people[person].epoch if person in self.people else 0

    def is_known(self, person: int, epoch: int) -> bool:
        """Whether a token of an epoch proves a person."""
        who = self.people.get(person)
        return who is not None and not who.removed and who.epoch == epoch

    @property
    def members(self) -> dict[int, Person]:
        """The people who were not removed."""
        return {number: who for number, who in self.people.items() if not who.removed}

    def unseated_from(self, origin: str) -> int:
        """How many people without a seat have joined from an address."""
        return sum(who.origin == origin and who.seat is None for who in self.members.values())

    def strangers(self, before: int) -> list[int]:
        """The people who joined before an instant, and neither sat nor opened a page since."""
        return [number for number, who in self.members.items() if not who.came and who.since < before]

    def is_seated(self, person: int | None) -> bool:
        return person in self.people and self.people[person].seat is not None

    def with_code(self, digest: str) -> int | None:
        """Whose recovery code it is."""
        found = (person for person, who in self.members.items() if who.digest and compare_digest(who.digest, digest))
        return next(found, None)

    @property
    def takeover(self) -> Takeover | None:
        """The seat that is asked for, while the game runs."""
        return self.asked if self.state == "playing" else None

    def others_than(self, seat: int) -> set[int]:
        """The people in all other seats."""
        return {chair.person for it, chair in enumerate(self.chairs) if it != seat and chair.person is not None}

    def is_ready(self, person: int) -> bool:
        """Whether somebody has agreed to play; the host does so by starting."""
        who = self.people[person]
        return who.seat is not None and (person == self.host or bool(who.pledge))

    def is_closed_to(self, person: int | None) -> bool:
        """Whether somebody may not look on: nobody without a seat may, at a table without watchers."""
        return self.settings.spectators == "off" and self.state == "playing" and not self.is_seated(person)

    @property
    def leavers(self) -> list[tuple[int, int]]:
        """The seated people who are gone and for whom no bot plays yet, and when one will."""
        if self.state != "playing":
            return []
        people = self.people.items()
        return [(it, who.gone_at) for it, who in people if who.gone_at and who.deputy is None and who.seat is not None]

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

    def fold(self, entry: Entry, instant: int | None = None) -> e.Body:
        """Take the next entry in: it happened at an instant of the clock that this table's times are kept by."""
        assert entry.version == self.version + 1, f"{entry.version} after {self.version}"
        body = e.decode(entry.body)
        self.version = entry.version
        whose = self.whose(body)
        if whose is None:
            self.public += 1
        elif whose in self.people:
            self.people[whose].private += 1
        self._take(body, entry.at, entry.at if instant is None else instant)
        sender, _, _ = entry.command.partition(":")
        if sender.isdigit():
            self.answers[entry.command] = self.number(int(sender))
        return body

    def fork(self) -> Table:
        """The same table, to be folded on apart. In the lobby: games that are over do not change any more."""
        assert not self.playing
        twin = copy(self)
        twin.people = {number: replace(person) for number, person in self.people.items()}
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.rounds, twin.chat, twin.answers = self.rounds.copy(), self.chat.copy(), {}
        twin.banned = self.banned.copy()
        twin.moved = lambda: None
        return twin

    def whose(self, body: e.Body) -> int | None:
        """The only person who is told of an entry, 0 for a bot; None when everybody is."""
        match body:
            case e.Noted() | e.Standing() | e.Coded() | e.Recovered():
                return body.person
            case e.Held():
                return self.chairs[body.seat].person or 0
        return None

    def _take(self, body: e.Body, at: int, instant: int) -> None:
        match body:
            case e.Created():
                self.settings, self.opened_at = body.settings, at
                self._resize()
                self.people[1] = Person(body.name, seat=0)
                self.chairs[0] = Chair(person=1)
            case e.Joined():
                self.people[len(self.people) + 1] = Person(body.name, origin=body.origin, since=instant, came=False)
            case e.Renamed():
                self.people[body.person].name = body.name
            case e.Sat():
                self._stand(body.person)
                self.chairs[body.seat] = Chair(person=body.person)
                self.people[body.person].seat, self.people[body.person].came = body.seat, True
            case e.Stood():
                self._stand(body.person)
            case e.Readied():
                self.people[body.person].pledge = body.pledge if body.on else ""
            case e.Configured():
                self._configure(body.settings)
            case e.Seated():
                self.clear(body.seat)
                taken = [name for chair in self.chairs if (name := self.name_of(chair))]
                self.chairs[body.seat] = Chair(bot=body.bot, name=body.name or bot_name(self.id, body.seat, taken))
            case e.Cleared():
                self.clear(body.seat)
            case e.Removed():
                self._remove(body, at)
            case e.Hosted():
                self.host = body.person
                self.tell("told_host", at, name=self.people[body.person].name)
            case e.Reissued() | e.Coded() | e.Recovered():
                self._prove(body)
            case e.Started() | e.Revealed() | e.CalledOff():
                starting.fold(self, body, at, instant)
            case e.Requested() | e.Agreed() | e.Declined():
                takeover.fold(self, body, at)
            case e.Said():
                self._say(Line(body.person, self.people[body.person].name, body.text, at))
            case e.Noted():
                self.people[body.person].notes = body.text
            case e.Standing():
                self.people[body.person].decline(body.question, on=body.on)
            case e.Gone() | e.Here() | e.Deputised() | e.Returned():
                self._presence(body, instant)
                takeover.end_for_owner(self, body, at)
            case e.Rematched():
                self.opened_at = at
                self._reopen()
            case _:
                self._play(body, instant)

    def _remove(self, body: e.Removed, at: int) -> None:
        who, asked = self.people[body.person], self.asked
        if asked is not None and (body.person == asked.person or who.seat == asked.seat):
            self.asked = None  # nobody asks for the seat any more, or it stays with the bot
        if body.bot is None:
            self._stand(body.person)
        who.deputy, who.gone_at, who.here = body.bot, None, False
        who.removed, who.digest = body.why, ""
        who.epoch += 1
        if body.banned:
            self.banned.add(body.banned)
        if body.why == BY_HOST:
            self.tell("told_removed" if body.bot is None else "told_replaced", at, name=who.name)

    def _say(self, line: Line) -> None:
        """Keep what was said, and forget what was said long ago."""
        self.chat.append(line)
        while len(self.chat) > CHAT_LINES or sum(len(it.text.encode()) for it in self.chat) > CHAT_BYTES:
            del self.chat[0]
            self.forgotten += 1

    def tell(self, text: str, at: int, **values: str) -> None:
        """Say something to everybody, in each one's language."""
        self._say(Line(0, "", text, at, values))

    def _prove(self, body: e.Reissued | e.Coded | e.Recovered) -> None:
        person = self.people[body.person]
        if isinstance(body, e.Coded):
            person.digest = body.digest
            person.codes += 1
        else:
            person.epoch += 1
            person.digest = ""

    def _presence(self, body: e.Gone | e.Here | e.Deputised | e.Returned, instant: int) -> None:
        person = self.people[body.person]
        match body:
            case e.Gone():
                person.here, person.gone_at = False, instant + 1000 * self.settings.grace
            case e.Here():
                if not any(other.here for other in self.people.values()):
                    wait_anew(self.people.values(), instant + 1000 * self.settings.grace)
                person.here, person.came, person.gone_at = True, True, None
            case e.Deputised():
                person.deputy, person.gone_at = body.bot, None
            case e.Returned():
                person.deputy = None

    def resume(self, now: int) -> None:
        """Give whoever ran out of time while no process held the table the whole of it again, and the gone theirs.

        They may have had no page to answer on, or clocks disagree: which of the two cannot be known.
        """
        wait_anew(self.people.values(), now + 1000 * self.settings.grace)
        if self.ends_at is not None and self.ends_at <= now:
            self.rounds[-1].asked_at = now

    def _play(self, body: e.Body, instant: int) -> None:
        match body:
            case e.Moved():
                self._move(body.seat, body.move, instant, body.trail)
            case e.Lapsed():
                for number, (seat, move) in enumerate(body.moves):
                    self._move(seat, move, instant, None if number else body.trail)
            case e.Held():
                self.rounds[-1].held[body.seat] = body.move

    def _reopen(self) -> None:
        """The lobby again."""
        self.playing, self.asked = False, None
        for number, person in self.people.items():
            if person.removed:
                self._stand(number)
            person.deputy = person.gone_at = None
            person.declined = ()
        self.ask_ready()

    def _resize(self) -> None:
        fewest = self.game.players[0]
        count = fewest if self.settings.players is None else self.settings.players
        for chair in self.chairs[count:]:
            if chair.person is not None:
                self.people[chair.person].seat = None
                self.people[chair.person].pledge = ""
        self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]

    def _configure(self, settings: e.TableSettings) -> None:
        """Changed settings are to be agreed to again; bots of another game leave."""
        if settings.game != self.settings.game:
            self.chairs = [Chair(person=chair.person) for chair in self.chairs]
        self.settings = settings
        self._resize()
        self.ask_ready()

    def ask_ready(self) -> None:
        """Everybody has to agree anew."""
        for person in self.people.values():
            person.pledge = ""

    def _stand(self, person: int) -> None:
        seat = self.people[person].seat
        if seat is not None:
            self.clear(seat)

    def clear(self, seat: int) -> None:
        """Free a seat; a game that was about to begin does not."""
        self.starting = None
        person = self.chairs[seat].person
        if person is not None:
            self.people[person].seat = self.people[person].deputy = None
            self.people[person].pledge = ""
        self.chairs[seat] = Chair()
        if self.asked is not None and self.asked.seat == seat:
            self.asked = None

    def name_of(self, chair: Chair) -> str:
        """What whoever sits there is called."""
        return chair.name or "" if chair.person is None else self.people[chair.person].name

    def deal(self, agreed: Starting, instant: int) -> None:
        """Begin the game that everybody has agreed to."""
        names = tuple(self.name_of(chair) for chair in self.chairs)
        self.playing = True
        self.asked = None
        game = self.game
        match = None
        if agreed.rules <= game.version:  # what newer rules allow is not known here
            with suppress(GloamingError):
                state = game.start_under(agreed.rules, len(self.chairs), self.settings.options)
                match = Match(game, state, agreed.seed, nonces=agreed.nonces)
        seats = len(self.chairs)
        self.rounds.append(Round(names, agreed.rules, game.version, match, since=[0] * seats, keys=[None] * seats))
        if match is not None:
            self.rounds[-1].mark()
            self.rounds[-1].ask(TABLE, instant, self._numbers())

    def _move(self, seat: int, move: str, instant: int, trail: int | None) -> None:
        """A move; the game stops where this program's rules have drawn otherwise before, or do not allow it."""
        this = self.rounds[-1]
        if this.match is None:
            return
        if trail not in (None, this.trail):
            this.part(last=False)
            return
        try:
            this.match.play(seat, move)
        except GloamingError:
            this.part(last=trail is not None)
            return
        this.mark()
        this.ask(seat, instant, self._numbers())
        self.moved()

    def _numbers(self) -> list[int]:
        """By seat: how many things its person has been told of."""
        return [self.number(chair.person) for chair in self.chairs]
