"""Somebody at a table, and a place in its game."""

from __future__ import annotations

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

    def come(self) -> None:
        """They are there."""
        self.here, self.came, self.gone_at = True, True, None

    def go(self, until: int) -> None:
        """Their last page was closed; they are waited for until then."""
        self.here, self.gone_at = False, until

    def deputise(self, bot: str | None) -> None:
        """A bot plays for them, or nobody; they are not waited for."""
        self.deputy, self.gone_at = bot, None

    def take_back(self) -> None:
        """They play by themselves again."""
        self.deputy = None

    def sit(self, seat: int) -> None:
        """Take a seat."""
        self.seat, self.came = seat, True

    def stand(self) -> None:
        """Leave the seat."""
        self.seat = self.deputy = None
        self.pledge = ""

    def pledge_nonce(self, pledge: str) -> None:
        """Be ready with the pledge of a nonce; without one, be so no longer."""
        self.pledge = pledge

    def rename(self, name: str) -> None:
        """Be called otherwise."""
        self.name = name

    def write_notes(self, text: str) -> None:
        """Write something for themselves."""
        self.notes = text

    def tell(self) -> None:
        """They alone are told of something."""
        self.private += 1

    def show_code(self, digest: str) -> None:
        """They were shown a recovery code; an older one is void."""
        self.digest = digest
        self.codes += 1

    def void_proofs(self) -> None:
        """Their code and their tokens prove nothing any more."""
        self.epoch += 1
        self.digest = ""

    def remove(self, why: str, bot: str | None) -> None:
        """They are not at the table any more; in a game, a bot plays on for them."""
        self.deputise(bot)
        self.here, self.removed = False, why
        self.void_proofs()

    def end_game(self) -> None:
        """Nobody plays for them any more, and they are asked everything again."""
        self.deputise(None)
        self.declined = ()

    def wait(self, until: int) -> None:
        """If they are gone, wait for them until then, and no shorter."""
        if self.gone_at is not None:
            self.gone_at = max(self.gone_at, until)

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
