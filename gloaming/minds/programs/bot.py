"""A program as a bot: what its seat is told becomes lines for it, and its answers become moves.

A program that is slow, dead, huge or unreadable, or whose move is not legal, loses that move, and is told why: a legal
move is made for it at random. After three lost moves in a game it plays no further in it.
"""

from __future__ import annotations

import atexit
import time
import weakref
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from gloaming.core.chance import below
from gloaming.core.errors import Malformed
from gloaming.core.events import Event
from gloaming.core.facts import Facts
from gloaming.core.game import Game, Reader
from gloaming.core.messages import say
from gloaming.core.speech import Speech
from gloaming.core.values import shown
from gloaming.minds.bot import Bot
from gloaming.minds.programs import protocol
from gloaming.minds.programs.child import Child
from gloaming.minds.programs.protocol import MOST_LOST, PATIENCE, Answer, Greeting, Happened, Lost, happened, read

STARTING = 20.0  # seconds for a program to say hello
_SEEDS = 1 << 30
_idle: dict[tuple[str, ...], list[Conversation]] = {}  # programs that wait for another game, by command
_alive: weakref.WeakSet[Conversation] = weakref.WeakSet()


class Conversation:
    """A running program that has said hello."""

    def __init__(self, command: Sequence[str], patience: float = STARTING) -> None:
        self.child = Child(command)
        _alive.add(self)
        try:
            self.child.send(protocol.Hello().line())
            said = read(self.child.receive(time.monotonic() + patience))
            if not isinstance(said, Greeting):
                raise Lost("unreadable", "the program's first line must be of type hello")
        except Lost:
            self.child.end()
            raise
        self.greeting = said
        self.asked = 0  # the number of the last question

    def ask(self, question: protocol.Question) -> Answer:
        """The answer to a question. Answers to earlier ones, which came too late, are passed over."""
        self.asked, until = question.id, time.monotonic() + question.seconds
        self.child.send(question.line())
        while True:
            answer = read(self.child.receive(until))
            if not isinstance(answer, Answer) or not 0 < answer.id <= question.id:
                raise Lost("unreadable", f"the line does not answer question {question.id}")
            if answer.id == question.id:
                return answer


def _end_all() -> None:
    for conversation in list(_alive):
        conversation.child.end()


atexit.register(_end_all)
Finalize(None, _end_all, exitpriority=10)  # worker processes do not run what `atexit` has


@dataclass(frozen=True)
class Program:
    """What makes bots of a program; it can be sent to other processes."""

    command: tuple[str, ...]
    patience: float = PATIENCE

    def __call__(self, game: Game, seat: int, chance: Any) -> ProgramBot:
        return ProgramBot(self, game, seat, chance)

    def check(self, game: Game) -> None:
        """Raise Malformed if it does not start, or does not play this game."""
        try:
            conversation = self.converse(game)
        except Lost as lost:
            command = shown(" ".join(self.command))
            raise Malformed(say("core-unusable-program", command=command, reason=lost.text)) from None
        _idle.setdefault(self.command, []).append(conversation)

    def converse(self, game: Game) -> Conversation:
        """A program that is running, idle, and plays this game."""
        idle = _idle.get(self.command)
        conversation = idle.pop() if idle else Conversation(self.command)
        games = conversation.greeting.games
        if games and game.name not in games:
            conversation.child.end()
            raise Lost("game", f"the program does not play {game.name}; it plays {', '.join(games)}")
        return conversation

    @property
    def files(self) -> list[Path]:
        """The files that its command names: what it does depends on them."""
        return [path for path in map(Path, self.command) if path.is_file()]


class ProgramBot(Bot):
    """A program in one seat of one game. Each seat has a process of its own; the next game may use it again."""

    def __init__(self, program: Program, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self.lost: Counter[str] = Counter()
        self._program = program
        self._conversation: Conversation | None = None
        self._finalizer: weakref.finalize[Any, Any] | None = None
        self._heard: list[Happened] = []
        self._told = 0  # how much of that the running program was told
        self._is_out = False

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        glance = _glance(self.game, view)
        self._heard += [happened(self.game, event) for event in events]
        if view.over and self._conversation is not None:
            self._finish(view, glance)

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        try:
            if not self._is_out:
                return self.answer(view, actions)
        except Lost as lost:
            self.lose(lost)
        return actions[below(self.chance, len(actions))]

    def answer(self, view: Any, actions: Sequence[int]) -> int:
        """The program's own move; Lost if it does not give one."""
        if self._conversation is None:
            self._begin(view)
        assert self._conversation is not None
        game = self.game
        moves = [game.actions.format(action) for action in actions]
        described = game.wording.describe(_glance(game, view), self.seat)
        question = protocol.Question(
            self._conversation.asked + 1, self._take(), described, moves, self._program.patience
        )
        answer = self._conversation.ask(question)
        if answer.move is None:
            self._resign()
            return actions[below(self.chance, len(actions))]
        if answer.move in moves:
            return actions[moves.index(answer.move)]
        raise Lost("illegal", why_not(game, view, self.seat, answer.move))

    def _begin(self, view: Any) -> None:
        """Have a program running, and tell it of the game."""
        self._conversation = self._program.converse(self.game)
        self._finalizer = weakref.finalize(self, self._conversation.child.end)
        self.begin_anew(view)

    def begin_anew(self, view: Any) -> None:
        """Tell the running program that the game begins; all that has happened comes with the next question."""
        assert self._conversation is not None
        self._told = 0
        game = self.game
        players, options = game.settings(view)
        seed, told = f"{below(self.chance, _SEEDS)}", game.write_options(options)
        start = protocol.Start(game.name, game.version, players, self.seat, told, (), seed)
        self._conversation.child.send(start.line())

    def _take(self) -> list[Happened]:
        since, self._told = self._told, len(self._heard)
        return self._heard[since:]

    def lose(self, lost: Lost) -> None:
        """The program loses its move, and is told why, if it still listens."""
        self.lost[lost.code] += 1
        conversation = self._conversation
        number = None if conversation is None else conversation.asked
        if conversation is None or lost.code in ("dead", "huge", "noisy", "deaf") or self.lost.total() >= MOST_LOST:
            self._stop()
            self._is_out = conversation is None or self.lost.total() >= MOST_LOST
            return
        try:
            conversation.child.send(protocol.Refused(number, lost.code, lost.text).line())
        except Lost:
            self._stop()

    def _resign(self) -> None:
        self._is_out = True
        self._stop()

    def _stop(self) -> None:
        """End the program. If it plays on, another one is told everything from the beginning."""
        if self._conversation is not None:
            self._conversation.child.end()
        self._conversation, self._told = None, 0

    def _finish(self, view: Any, glance: Any) -> None:
        """Tell the program how the game ended, and keep it for the next one."""
        assert self._conversation is not None
        described = self.game.wording.describe(glance, self.seat)
        winners = [seat for seat in range(self.game.settings(view)[0]) if int(view.winners) >> seat & 1]
        try:
            self._conversation.child.send(protocol.Over(self._take(), described, winners).line())
        except Lost:
            self._stop()
            return
        assert self._finalizer is not None
        self._finalizer.detach()
        _idle.setdefault(self._program.command, []).append(self._conversation)
        self._conversation = None


def _glance(game: Game, view: Any) -> Any:
    """What a person in the seat sees: a program is shown the same, and remembers the rest by itself."""
    shown = view.copy()
    game.glance(shown)
    return Facts(shown)


def why_not(game: Game, view: Any, seat: int, move: str) -> str:
    """Why a move is not legal, in English."""
    try:
        action = game.actions.parse(move)
    except Malformed as error:
        return str(error)
    speech = Speech(game.name, Reader(seat))
    reason, clause = speech.refusal(view, seat, action)
    return f"{move}: {reason}{f' ({clause})' if clause else ''}"
