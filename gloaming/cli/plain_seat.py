"""A seat in plain text: what it sees, is asked and may do, in lines; the game is local or at a table of a server."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from gloaming import minds
from gloaming.cli.opponents import Opponent
from gloaming.cli.remote import Remote
from gloaming.cli.typed import meant
from gloaming.core.errors import Malformed
from gloaming.core.game import Reader, find
from gloaming.core.match import Match
from gloaming.core.plain import in_words
from gloaming.core.speech import Speech

LONGEST = 200  # characters of a line that may be a move
LONGEST_NOTES = 20_000
WAITING = "It is not your turn yet. Look again."


class PlainSeat(ABC):
    """What a player by text can do. Nothing but what the seat knows is ever put into words."""

    def __init__(self) -> None:
        self._notes = ""

    @abstractmethod
    def look(self) -> str:
        """What the seat sees, is asked and may do now, and what has happened since its last move."""

    @abstractmethod
    def play(self, move: str) -> str:
        """Make a move; then what has happened up to the seat's next question. Or say why the move is not possible."""

    @abstractmethod
    def resign(self) -> str:
        """Leave the game."""

    def note(self, text: str) -> str:
        """Add to the seat's own notes; return all of them."""
        self._notes = f"{self._notes}{text}\n"[-LONGEST_NOTES:] if text else self._notes
        return self._notes


class LocalSeat(PlainSeat):
    """A seat in a game of this process, against bots."""

    def __init__(self, match: Match, seat: int, bots: Sequence[Opponent], lang: str) -> None:
        super().__init__()
        self._match = match
        self._seat = seat
        self._bots = bots
        self._speech = Speech(match.game.name, Reader(seat, lang))
        self._since = 0  # moves before the last one of this seat
        self._has_left = False
        self._settle()

    def _settle(self) -> None:
        """Let bots move until the seat is asked."""
        match = self._match
        while not match.over and self._seat not in match.pending:
            bot = next(it for it in self._bots if it.seat in match.pending)
            self._move(bot.seat, bot.choose(match))

    def _move(self, seat: int, move: str) -> None:
        since = len(self._match.moves)
        self._match.play(seat, move)
        for bot in self._bots:
            bot.follow(self._match, since)

    def look(self) -> str:
        if self._has_left:
            return "You have resigned. Begin a new game."
        text = in_words(self._match, self._seat, self._since, self._speech)
        return f"{text}\n\n{self._ending()}" if self._match.over else text

    def _ending(self) -> str:
        won = "terminal-you-lost" if self._match.winners else "terminal-you-drew"
        return self._speech.text("terminal-you-won" if self._seat in self._match.winners else won)

    def play(self, move: str) -> str:
        match = self._match
        if match.over or self._has_left:
            return self.look()
        legal = match.legal_actions(self._seat)
        found = meant(move[:LONGEST], match.game, match.glance(self._seat), legal, self._speech)
        written = [match.game.actions.format(action) for action in found]
        if len(found) != 1:
            return f"This is no move: {move[:40]}" if not found else f"Which one: {', '.join(written)}?"
        if not match.allows(self._seat, found[0]):
            reason, clause = self._speech.refusal(match.seen(self._seat), self._seat, found[0])
            return f"{written[0]}: {reason}{f' ({clause})' if clause else ''}"
        self._since = len(match.moves)
        self._move(self._seat, written[0])
        self._settle()
        return self.look()

    def resign(self) -> str:
        self._has_left = True
        return self.look()


class TableSeat(PlainSeat):
    """A seat at a table of a server, taken by its invitation."""

    def __init__(self, link: str, name: str, lang: str) -> None:
        super().__init__()
        self._remote = Remote(link, name, lang)
        self._question: dict[str, Any] | None = None  # that waits for an answer
        self._told = ""  # the last words from the table

    def look(self) -> str:
        return self._wait(0.5)

    def play(self, move: str) -> str:
        self._hear(0.1)
        if self._question is None:
            return WAITING
        words = " ".join(move.lower().split())
        if words not in self._question["moves"]:
            return f"This is not possible now: {move[:40]}. You may: {', '.join(self._question['moves'])}"
        self._answer({"move": words})
        return self._wait(20.0)

    def resign(self) -> str:
        self._hear(0.1)
        if self._question is None:
            return WAITING
        self._answer({})
        return self._wait(2.0)

    def _answer(self, said: dict[str, str]) -> None:
        assert self._question is not None
        kind = "move" if said else "resign"
        self._remote.send(json.dumps({"type": kind, "id": self._question["id"], **said}).encode())
        self._question, self._told = None, ""

    def _wait(self, seconds: float) -> str:
        """Wait for a question, or the end; then say what there is to say."""
        self._hear(seconds)
        return self._told or WAITING

    def _hear(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self._question is None and (left := until - time.monotonic()) > 0:
            try:
                told = self._remote.receive(left)
            except TimeoutError:
                return
            match told["type"]:
                case "question":
                    self._question, self._told = told, self._joined(told["text"])
                case "over":
                    won = told["view"]["seat"] in told["winners"]
                    self._told = self._joined(told["text"], "You have won." if won else "You have not won.")
                    return
                case "lost":
                    self._question = None
                    self._told = self._joined(told["text"])

    def _joined(self, *parts: str) -> str:
        return "\n\n".join(part for part in (self._told, *parts) if part)


def new_game(
    name: str, players: int | None, seat: int, bot: str | None, options: dict[str, str], seed: str, lang: str
) -> LocalSeat:
    """A seat in a new game against bots."""
    game = find(name)
    match = Match(game, game.start(players, game.read_options(options)), seed)
    if not 0 <= seat < match.players:
        raise Malformed(f"seats are 0 to {match.players - 1}")
    chosen = bot or minds.for_newcomers(name)
    minds.find(chosen, name)
    bots = [Opponent(chosen, game, other, seed) for other in range(match.players) if other != seat]
    for it in bots:
        it.follow(match, 0)
    return LocalSeat(match, seat, bots, lang)
