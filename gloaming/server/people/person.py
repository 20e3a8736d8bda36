"""Somebody at a table, and a place in its game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class Person:
    """Somebody who joined."""

    name: str
    seat: int | None = None
    pledge: str = ""  # of the nonce for the next game; who has given one is ready
    here: bool = True
    gone_at: int | None = None  # when a bot plays for them
    deputy: str | None = None  # the bot that does
    epoch: int = 0  # tokens of an earlier one are void
    digest: str = ""  # of the recovery code that is good
    codes: int = 0  # how many were shown
    notes: str = ""
    private: int = 0  # entries that only this person is told of
    declined: tuple[str, ...] = ()  # kinds of windows that are declined without being asked about
    origin: str = ""  # the address they joined from, as a keyed hash
    since: int = 0  # the instant at which they joined
    came: bool = True  # whether they have sat or opened a page
    removed: str = ""  # why they are not at the table any more: the key of a text

    @property
    def is_attending(self) -> bool:
        """Whether they are there, and have been seen at the table before."""
        return self.here and self.came

    def stand(self) -> None:
        """Leave the seat."""
        self.seat = self.deputy = None
        self.pledge = ""

    def decline(self, question: str, *, on: bool) -> None:
        """Decline all windows of a kind from now on, or be asked again."""
        others = tuple(kind for kind in self.declined if kind != question)
        self.declined = (*others, question) if on else others


@dataclass
class Chair:
    """A place in the game: empty, a person's, or a bot's."""

    person: int | None = None
    bot: str | None = None
    name: str | None = None


def wait_anew(people: Iterable[Person], until: int) -> None:
    """Wait for whoever is gone until then, and no shorter: where nobody was there, nobody was waited for."""
    for person in people:
        if person.gone_at is not None:
            person.gone_at = max(person.gone_at, until)
