"""Does a program keep to the protocol? It is played through all kinds of questions, and what it did wrong is listed.

It meets every setting that a game is measured in, in every seat, among bots that move at random. Lines and fields of a
later protocol come in between, games begin anew in the middle, and at the end its input is closed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from gloaming import minds
from gloaming.core.background import quickest
from gloaming.core.chance import from_seed
from gloaming.core.decisions import Frame, top
from gloaming.core.game import Bench, Game, find, usable
from gloaming.core.match import Match
from gloaming.lab.runs.arena import play_on
from gloaming.minds.bot import Bot
from gloaming.minds.programs.bot import Conversation, Program, ProgramBot
from gloaming.minds.programs.protocol import Lost

MOST_GAMES = 12  # in one setting; fewer if the program has met every kind of question before
ANEW = 5  # answers after which the game begins anew for the program, once in each setting
FAREWELL = 5.0  # seconds to end once the input is closed
LATER = b'{"type":"news","of":"a later protocol"}\n'  # a line that a program must pass over


@dataclass(frozen=True)
class Fault:
    """Something that the program did wrong."""

    where: str
    code: str
    text: str


@dataclass
class Examination:
    """What was found; without faults, the program keeps to the protocol."""

    name: str = ""
    games: int = 0
    asked: dict[str, dict[str, int]] = field(default_factory=dict)  # by game: the kinds of questions, and how often
    not_met: dict[str, list[str]] = field(default_factory=dict)  # by game: kinds that only others were asked
    faults: list[Fault] = field(default_factory=list)
    median: float = 0.0  # seconds for an answer
    most: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


class _Examined(ProgramBot):
    """A bot that notes what its program was asked, and what it did wrong."""

    where = ""

    def __init__(self, program: Program, game: Game, seat: int, chance: Any, *, anew: bool) -> None:
        super().__init__(program, game, seat, chance)
        self.asked: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.taken: list[float] = []
        self._anew = anew

    def answer(self, view: Any, actions: Sequence[int]) -> int:
        kind = _kind(self.game, view)
        self.asked[kind] += 1
        self.where = f"{self.game.name}, seat {self.seat}, question {self.asked.total()} ({kind})"
        if self._conversation is not None:
            self._conversation.child.send(LATER)
            if self._anew and self.asked.total() == ANEW:
                self.begin_anew(view)
        begin = time.monotonic()
        action = super().answer(view, actions)
        self.taken.append(time.monotonic() - begin)
        return action

    def lose(self, lost: Lost) -> None:
        self.faults.append(Fault(self.where, lost.code, lost.text))
        super().lose(lost)


def examine(
    program: Program,
    games: Sequence[str] = (),
    most: int = MOST_GAMES,
) -> Examination:
    """Play a program through the games that it plays, or those given."""
    found = Examination()
    try:
        conversation = Conversation(program.command)
    except Lost as lost:
        found.faults.append(Fault("at the start", lost.code, lost.text))
        return found
    found.name = conversation.greeting.name
    unknown = set(conversation.greeting.games) - set(usable())
    found.faults += [Fault("hello", "game", f"there is no game {name}") for name in sorted(unknown)]
    taken: list[float] = []
    for name in games or [it for it in usable() if it in (conversation.greeting.games or usable())]:
        kinds: Counter[str] = Counter()
        others: set[str] = set()
        for setting in find(name).bench:
            taken += _play_setting(program, quickest(name), setting, most, kinds, others, found)
        found.asked[name] = dict(kinds)
        found.not_met[name] = sorted(others - kinds.keys())
    if taken:
        found.median, found.most = np.quantile(taken, (0.5, 1)).tolist()
    if not conversation.child.ends(FAREWELL):
        text = f"the program did not end within {FAREWELL:g} seconds after its input was closed"
        found.faults.append(Fault("at the end", "stays", text))
    conversation.child.end()
    return found


def _kind(game: Game, view: Any) -> str:
    """The kind of the question that is asked."""
    return game.questions(top(view, Frame.QUESTION)).name.lower()


def _play_setting(
    program: Program,
    game: Game,
    setting: Bench,
    most: int,
    kinds: Counter[str],
    others: set[str],
    found: Examination,
) -> list[float]:
    """Play one setting until the program has met all that others were asked; return how long its answers took."""
    taken: list[float] = []

    def ask(bot: Bot, view: Any, actions: Sequence[int]) -> int:
        others.add(_kind(game, view))
        return bot.choose(view, actions)

    for number in range(most):
        seed, seat = f"conformance {setting.label} {number}", number % setting.players
        if number >= setting.players and others <= kinds.keys():
            break
        match = Match(game, game.start(setting.players, {**game.unattended, **setting.options}), seed)
        bot = _Examined(program, game, seat, from_seed(seed), anew=number == 0)
        seated = [bot if it == seat else minds.make("random", game, it, f"{seed} {it}") for it in range(match.players)]
        play_on(match, seated, ask)
        kinds += bot.asked
        found.games += 1
        where = f"{setting.label}, game {number + 1}: "
        found.faults += [Fault(where + it.where, it.code, it.text) for it in bot.faults]
        taken += bot.taken
    return taken
