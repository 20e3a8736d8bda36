"""Who is at a table, and who sits where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hmac import compare_digest

from gloaming.server.bots.names import older_bot_name
from gloaming.server.people.person import Chair, Person
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e

BY_HOST, NEVER_CAME = "removed", "never_came"  # reasons for removal
REMOVED = {BY_HOST: "server-removed", NEVER_CAME: "server-never-came"}  # the messages for them


class Seating:
    """The people of a table and its chairs. They change only through entries of the table's log."""

    def __init__(self, table: str) -> None:
        self.host = 1
        self.people: dict[int, Person] = {}
        self.chairs: list[Chair] = []
        self.banned: set[str] = set()  # hashes of addresses from which nobody may join any more
        self._id = table

    # Queries

    def epoch(self, person: int | None) -> int:
        """The epoch of a person's valid tokens."""
        return self.people[person].epoch if person in self.people else 0

    def is_known(self, person: int, epoch: int) -> bool:
        """Whether a token of an epoch proves a person."""
        who = self.people.get(person)
        return who is not None and not who.removed and who.epoch == epoch

    def check_member(self, person: int | None) -> None:
        """Raise Refused for somebody who was removed."""
        if person in self.people and self.people[person].removed:
            raise Refused("forbidden", REMOVED[self.people[person].removed])

    @property
    def members(self) -> dict[int, Person]:
        """The people who were not removed."""
        return {number: who for number, who in self.people.items() if not who.removed}

    def unseated_from(self, origin: str) -> int:
        """The number of people without a seat who joined from an address."""
        return sum(who.origin == origin and who.seat is None for who in self.members.values())

    def strangers(self, before: int) -> list[int]:
        """The people who joined before an instant, and have neither sat nor opened a page since."""
        return [number for number, who in self.members.items() if not who.came and who.since < before]

    def is_seated(self, person: int | None) -> bool:
        return person in self.people and self.people[person].seat is not None

    def with_code(self, digest: str) -> int | None:
        """The person with a recovery code."""
        found = (person for person, who in self.members.items() if who.digest and compare_digest(who.digest, digest))
        return next(found, None)

    def others_than(self, seat: int) -> set[int]:
        """The people in all other seats; programs have no say."""
        people = {chair.person for it, chair in enumerate(self.chairs) if it != seat and chair.person is not None}
        return {it for it in people if not self.people[it].program}

    def owner(self, seat: int) -> int:
        """The person whose seat it is."""
        person = self.chairs[seat].person
        assert person is not None
        return person

    def is_ready(self, person: int) -> bool:
        """Whether somebody has agreed to play; the host agrees by starting, a program by being here."""
        who = self.people[person]
        if who.program:
            return who.seat is not None and who.here
        return who.seat is not None and (person == self.host or bool(who.pledge))

    def bot_in(self, seat: int) -> str | None:
        """The bot that decides for a seat."""
        chair = self.chairs[seat]
        return chair.bot if chair.person is None else self.people[chair.person].deputy

    def name_of(self, chair: Chair) -> str:
        """The name of whoever sits there."""
        return chair.name or "" if chair.person is None else self.people[chair.person].name

    @property
    def seated_people(self) -> int:
        """The number of people with a seat."""
        return sum(chair.person is not None for chair in self.chairs)

    # Changes

    def join(self, body: e.Joined, instant: int) -> None:
        """Somebody has come."""
        self.people[len(self.people) + 1] = Person(body.name, origin=body.origin, since=instant, came=False)

    def sit(self, person: int, seat: int) -> None:
        """Give somebody an empty seat."""
        self.chairs[seat] = Chair(person=person)
        self.people[person].sit(seat)

    def invite(self, body: e.Invited) -> None:
        """A program may come to an empty seat."""
        self.chairs[body.seat] = Chair(invitation=body.digest)

    def invited(self, digest: str) -> int | None:
        """The seat to which a code invites."""
        found = (seat for seat, it in enumerate(self.chairs) if it.invitation and compare_digest(it.invitation, digest))
        return next(found, None)

    def enlist(self, body: e.Enlisted, instant: int) -> None:
        """A program has come; everybody has to agree to it."""
        number = len(self.people) + 1
        self.people[number] = Person(body.name, origin=body.origin, since=instant, here=False, program=True)
        self.sit(number, body.seat)
        self.ask_ready()

    def is_program(self, seat: int) -> bool:
        """Whether a seat belongs to a program."""
        person = self.chairs[seat].person
        return person is not None and self.people[person].program

    def seat_bot(self, body: e.Seated) -> None:
        """Give a bot an empty seat."""
        taken = [name for chair in self.chairs if (name := self.name_of(chair))]
        name = body.name or older_bot_name(self._id, body.seat, taken)
        self.chairs[body.seat] = Chair(bot=body.bot, name=name)

    def empty(self, seat: int) -> None:
        """Free a seat."""
        person = self.chairs[seat].person
        if person is not None:
            self.people[person].stand()
        self.chairs[seat] = Chair()

    def resize(self, count: int) -> None:
        """Set the number of seats; people in removed seats stand."""
        for chair in self.chairs[count:]:
            if chair.person is not None:
                self.people[chair.person].stand()
        self.chairs = self.chairs[:count] + [Chair() for _ in range(count - len(self.chairs))]

    def reseat(self, seat_of: Callable[[int], int]) -> None:
        """Everybody, including bots, moves to another seat."""
        for seat, chair in enumerate(self.chairs.copy()):
            self.chairs[seat_of(seat)] = chair
            if chair.person is not None:
                self.people[chair.person].sit(seat_of(seat))

    def drop_bots(self) -> None:
        """Bots leave."""
        self.chairs = [Chair(person=chair.person) for chair in self.chairs]

    def ask_ready(self) -> None:
        """Ask everybody to be ready again."""
        for person in self.people.values():
            person.pledge_nonce("")

    def prove(self, body: e.Reissued | e.Coded | e.Recovered) -> None:
        """Somebody has a new code, or their older tokens are void."""
        if isinstance(body, e.Coded):
            self.people[body.person].show_code(body.digest)
        else:
            self.people[body.person].void_proofs()

    def presence(self, body: e.Gone | e.Here | e.Deputised | e.Returned, until: int | None) -> None:
        """Somebody comes or goes; the table waits for whoever is gone until the given time."""
        person = self.people[body.person]
        match body:
            case e.Gone():
                person.go(until)
            case e.Here():
                if until is not None and not any(other.here for other in self.people.values()):
                    self.wait_anew(until)
                person.come()
            case e.Deputised():
                person.deputise(body.bot)
            case e.Returned():
                person.take_back()

    def wait_anew(self, until: int) -> None:
        """Wait for people who are gone at least until the given time: while nobody was here, nobody waited."""
        for person in self.people.values():
            person.wait(until)

    def expect_newcomers(self, now: int) -> None:
        """Wait from now on for people who joined and have not come yet: they could not, or clocks disagree."""
        for person in self.people.values():
            person.expect(now)

    def expel(self, body: e.Removed) -> None:
        """Somebody is no longer at the table."""
        self.people[body.person].remove(body.why, body.bot)
        if body.banned:
            self.banned.add(body.banned)

    def end_game(self) -> list[int]:
        """Bots stop playing for people; return the seats of removed people, which become free."""
        for person in self.people.values():
            person.end_game()
        return [who.seat for who in self.people.values() if who.removed and who.seat is not None]

    def fork_seating(self, twin: Seating) -> None:
        """Copy the people and chairs, so that they can change separately."""
        twin.people = {number: replace(person) for number, person in self.people.items()}
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.banned = self.banned.copy()
