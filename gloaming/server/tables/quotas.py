"""How much may be written at a table, in total and by each person, and how fast: what is stored must be bounded.

What a person may still write depends on what everybody sees and on what they wrote themselves, never on what others
wrote in secret.
"""

from __future__ import annotations

from collections import Counter, deque

from gloaming.server.operation.settings import Settings
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e

NUDGE = 6 * 3600  # seconds between two reminders at a table
ENTRY = 256  # bytes of an entry besides its body
MOVES = (e.Moved, e.Held)
PLAY = (*MOVES, e.Deputised, e.Returned)  # without these a game could not go on


class Quota:
    """The amounts written at one table."""

    def __init__(self) -> None:
        self.size = 0  # bytes of entries that everybody is told about
        self._written: Counter[int] = Counter()  # by person: bytes of everything except moves
        self._nudged_at: int | None = None  # when somebody last reminded the others
        self._lately: dict[tuple[int, type[e.Body]], deque[int]] = {}  # when a person wrote something of a kind

    def count(self, command: str, body: e.Body, length: int, *, public: bool) -> None:
        """Count an entry."""
        if public:
            self.size += ENTRY + length
        person, _, _ = command.partition(":")
        if person.isdigit() and not isinstance(body, MOVES):
            self._written[int(person)] += ENTRY + length

    def is_full(self, settings: Settings) -> bool:
        """Whether there is no space left, not even for moves."""
        return self.size >= 2 * settings.most_bytes

    def check(self, person: int, body: e.Body, settings: Settings) -> None:
        """Refuse what is too much. A game goes on even when there is no space left for chat."""
        if self.is_full(settings) or (self.size >= settings.most_bytes and not isinstance(body, PLAY)):
            raise Refused("limit", "server-full-log")
        if isinstance(body, MOVES):
            return
        if self._written[person] >= settings.most_bytes_of_one:
            raise Refused("limit", "server-written-enough")
        if isinstance(body, (e.Said, e.Reacted)):
            self._slow_down(person, e.Said, settings, settings.chat_count, "server-talk-slower")
        elif isinstance(body, e.Nudged):
            self._hold_back(settings)
        elif isinstance(body, e.Noted):
            self._slow_down(person, e.Noted, settings, settings.note_count, "server-note-slower")

    def _hold_back(self, settings: Settings) -> None:
        """Reminders are rare, whoever sends them."""
        now = settings.steady()
        if self._nudged_at is not None and now < self._nudged_at + 1000 * NUDGE:
            raise Refused("limit", "server-nudged-lately")
        self._nudged_at = now

    def _slow_down(self, person: int, kind: type[e.Body], settings: Settings, count: int, key: str) -> None:
        seconds, now = settings.chat_seconds, settings.steady()
        times = self._lately.setdefault((person, kind), deque(maxlen=count))
        if len(times) == count and times[0] > now - 1000 * seconds:
            raise Refused("limit", key, count=count, seconds=seconds)
        times.append(now)
