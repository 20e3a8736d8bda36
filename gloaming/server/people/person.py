"""Somebody at a table, and a place in its game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Person:
    """Somebody who joined."""

    name: str
    seat: int | None = None
    pledge: str = ""  # of the nonce for the next game; somebody with a pledge is ready
    here: bool = True
    gone_at: int | None = None  # the time when a bot takes over
    deputy: str | None = None  # the bot that plays for them
    epoch: int = 0  # tokens of earlier epochs are void
    digest: str = ""  # of the valid recovery code
    codes: int = 0  # number of codes shown
    notes: str = ""
    private: int = 0  # number of entries that only this person is told about
    declined: tuple[str, ...] = ()  # kinds of windows that they decline automatically
    origin: str = ""  # the address they joined from, as a keyed hash
    since: int = 0  # the instant from which on the table waits for them to come
    came: bool = True  # whether they have ever sat or opened a page
    removed: str = ""  # why they are no longer at the table: the id of a message
    program: bool = False  # whether it is one: it plays in its seat, and does nothing else
    lost: int = 0  # moves of this game that were made for a program because it did not answer as it must

    @property
    def is_attending(self) -> bool:
        """Whether they are here, and have been seen at the table before."""
        return self.here and self.came

    def expect(self, now: int) -> None:
        """Wait for them from now on, if they have not come yet."""
        if not self.came:
            self.since = now

    def come(self) -> None:
        """They are here."""
        self.here, self.came, self.gone_at = True, True, None

    def go(self, until: int | None) -> None:
        """Their last page was closed; the table waits for them until the given time, or without end."""
        self.here, self.gone_at = False, until

    def deputise(self, bot: str | None) -> None:
        """A bot plays for them, or nobody does; the table does not wait for them."""
        self.deputy, self.gone_at = bot, None

    def take_back(self) -> None:
        """They play for themselves again."""
        self.deputy = None

    def sit(self, seat: int) -> None:
        """Take a seat."""
        self.seat, self.came = seat, True

    def stand(self) -> None:
        """Leave the seat; a program is then no longer at the table."""
        self.seat = self.deputy = None
        self.pledge = ""
        if self.program and not self.removed:
            self.remove("removed", None)

    def pledge_nonce(self, pledge: str) -> None:
        """Be ready, with the pledge of a nonce; or, without one, no longer be ready."""
        self.pledge = pledge

    def rename(self, name: str) -> None:
        """Change their name."""
        self.name = name

    def write_notes(self, text: str) -> None:
        """Write notes for themselves."""
        self.notes = text

    def tell(self) -> None:
        """Count something that only they are told about."""
        self.private += 1

    def show_code(self, digest: str) -> None:
        """They were shown a recovery code; the previous one is void."""
        self.digest = digest
        self.codes += 1

    def void_proofs(self) -> None:
        """Make their code and their tokens void."""
        self.epoch += 1
        self.digest = ""

    def remove(self, why: str, bot: str | None) -> None:
        """They are no longer at the table; in a game, a bot plays on for them."""
        self.deputise(bot)
        self.here, self.removed = False, why
        self.void_proofs()

    def end_game(self) -> None:
        """Nobody plays for them any more, and they are asked every question again."""
        self.deputise(None)
        self.declined = ()
        self.lost = 0

    def lose_move(self) -> None:
        """A move was made for a program."""
        self.lost += 1

    def wait(self, until: int) -> None:
        """If they are gone, wait for them at least until the given time."""
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
    invitation: str = ""  # the digest of the code with which a program may come
