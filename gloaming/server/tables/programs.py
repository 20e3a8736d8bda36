"""What a program at a table is told: lines of its protocol, made from its seat's view and events (docs/bots.md)."""

from __future__ import annotations

from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.match import Match
from gloaming.core.plain import in_words
from gloaming.core.speech import Speech
from gloaming.minds.programs import protocol
from gloaming.minds.programs.protocol import Happened, happened
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table


class ProgramFrames:
    """Makes the lines for one program, and knows what it has been told and asked."""

    def __init__(self, table: Table, person: int | None, words: str | None = None) -> None:
        assert person is not None
        self.asked = 0  # the number of the last question
        self.at = 0  # what the program had been told when that was asked
        self._table = table
        self._person = person
        self._words = words if words in LANGUAGES else None
        self._begin(None, 0)
        self._lost = table.people[person].lost
        self._is_out = False
        self._known_lost = 0  # the number of a question that the program knows to have lost

    def tell_lost(self, number: int) -> None:
        """The program was told that it has lost its move on a question."""
        self._known_lost = number

    def _begin(self, this: Round | None, retakes: int) -> None:
        self._round, self._retakes = this, retakes
        self._told = 0  # moves whose events it was told
        self._key: object = None  # of the last question
        self._is_over = False

    @property
    def command(self) -> str:
        """The id of the command that answers the question: the same after the program has come back."""
        return f"p-{len(self._table.rounds)}-{self._table.retakes}-{len(self._table.rounds[-1].marks)}"

    @property
    def is_asked(self) -> bool:
        """Whether the last question is still open."""
        this = self._table.round
        seat = self._table.people[self._person].seat
        return (
            self._key is not None
            and this is self._round
            and this is not None
            and this.match is not None
            and seat in this.match.pending
            and seat not in this.held
            and this.keys[seat] is self._key
        )

    def frame(self, *, whole: bool) -> bytes:
        """The lines for what is new, or for everything; nothing if there are none."""
        table, this = self._table, self._table.round
        who = table.people[self._person]
        if whole:
            self._begin(None, 0)
            self._is_out = False
        match = None if this is None else this.match
        if this is None or match is None or who.seat is None:
            return b""
        lines: list[protocol.Told] = []
        if who.lost > self._lost and self._known_lost != self.asked:
            lines.append(protocol.Refused(self.asked, "slow", "the program did not answer in time"))
        self._lost = who.lost
        if this is not self._round or this.retakes != self._retakes:
            self._begin(this, this.retakes)
            options = match.game.write_options(match.options)
            start = protocol.Start(
                match.game.name, match.game.version, match.players, who.seat, options, this.names, None
            )
            lines.append(start)
        if who.deputy is not None and not match.over:
            if not self._is_out:
                lines.append(protocol.Refused(None, "out", "a bot plays on in this seat until the game is over"))
            self._is_out = True
        elif match.over and not self._is_over:
            self._is_over, self._is_out = True, False
            lines.append(self._over(this, match, who.seat))
        elif who.seat in match.pending and who.seat not in this.held and this.keys[who.seat] is not self._key:
            self._key, self.at = this.keys[who.seat], table.number(self._person)
            self.asked += 1
            lines.append(self._question(this, match, who.seat))
        return b"".join(line.line() for line in lines)

    def _question(self, this: Round, match: Match, seat: int) -> protocol.Question:
        view, moves = self._view(this, seat), match.legal(seat)
        text = self._text(this, match, seat)
        events = self._take(match, seat)
        return protocol.Question(self.asked, events, view, moves, self._seconds(), text)

    def _over(self, this: Round, match: Match, seat: int) -> protocol.Over:
        view, text = self._view(this, seat), self._text(this, match, seat)
        return protocol.Over(self._take(match, seat), view, list(match.winners), text)

    def _view(self, this: Round, seat: int) -> dict[str, object]:
        assert this.match is not None
        return this.match.game.wording.describe(this.facts(seat), seat)

    def _take(self, match: Match, seat: int) -> list[Happened]:
        since, self._told = self._told, len(match.moves)
        return [happened(match.game, event) for event in match.events(seat, since)]

    def _text(self, this: Round, match: Match, seat: int) -> str | None:
        if self._words is None:
            return None
        speech = Speech(match.game.name, Reader(seat, self._words, this.names))
        return in_words(match, seat, self._told, speech)

    def _seconds(self) -> float:
        """The seconds for an answer, counted from the question."""
        table = self._table
        others = [table.window] if table.holds else [protocol.AT_TABLES, table.settings.turn]
        return min(float(it) for it in others if it is not None)
