"""Replays, move by move: from a seat, as a watcher, or, once the game is over, open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.chance import fresh_seed, from_seed
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.events import read_all
from gloaming.core.facts import Facts
from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from gloaming.core.replay import begin
from gloaming.core.scene import format_scene
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables.frames import line, question_info

OPEN = -1  # the viewer who sees everything


def read_viewer(text: str, players: int) -> int:
    """The viewer: a seat, a watcher, or one who sees everything."""
    if text in ("watch", "open"):
        return TABLE if text == "watch" else OPEN
    if text in map(str, range(players)):
        return int(text)
    raise Refused("malformed", "server-no-viewer", viewer=text[:20])


def fades(match: Match) -> bool:
    """Whether people must remember on their own what a game has shown them."""
    view = match.facts(TABLE)
    return any(match.game.wording.fades(view, event) for event in match.events(TABLE))


class Replay:
    """All positions of a game, by moment: the number of moves that were not chance's."""

    def __init__(self, record: str, names: Sequence[str] = (), game: Game | None = None) -> None:
        read = parse_record(record)
        self.game = game or find(read.game)
        self.names = tuple(names)
        self._match = begin(read, self.game)
        self._states: list[Any] = []
        self._marks: list[int] = []
        for number, (seat, move) in enumerate(read.moves):
            if seat != CHANCE:
                self._mark(number)
            self._match.play(seat, move)
        self._mark(len(read.moves))
        self.over = self._match.over
        self.from_position = bool(read.scene)
        self.players = self._match.players
        self.moments = len(self._marks) - 1

    def __len__(self) -> int:
        """The number of positions in memory."""
        return len(self._states)

    def _mark(self, number: int) -> None:
        self._states.append(self._match.state.copy())
        self._marks.append(number)

    def _facts(self, number: int, viewer: int) -> Facts:
        """What a viewer sees of a position."""
        seen = self._states[number]
        if viewer != OPEN:
            seen = self.game.blank()
            self.game.rules.view(self._states[number], viewer, seen)
            self.game.glance(seen)
        return Facts(seen)

    def story(self, viewer: int) -> wire.Story:
        """The whole log, as a viewer may read it."""
        match = self._match
        lines = []
        for moment, until in enumerate(self._marks):
            since = self._marks[moment - 1] if moment else 0
            if viewer == OPEN:
                events = [event for log in match.logs(since, until) for event in read_all(log, self.game.kinds)]
            else:
                events = match.events(viewer, since, until)
            lines += [line(self.game, event, moment) for event in events]
        return wire.Story(
            self.game.name,
            self.players,
            self.names,
            self.moments,
            lines,
            self.over,
            match.winners,
            match.commitment,
            self.from_position,
        )

    @property
    def options(self) -> dict[str, str]:
        return self.game.write_options(self._match.options)

    def scene(self, number: int, seat: int, *, anew: bool) -> str:
        """The position after a number of moves; if told, with everything drawn anew that a seat did not know."""
        self._check(number)
        if number == self.moments:
            raise Refused("illegal", "server-position-over")
        state = self._states[number]
        if anew:
            known = self.game.blank()
            self.game.rules.view(state, seat, known)
            self.game.rules.resample(known, from_seed(fresh_seed()))
            state = known
        return format_scene(self.game, state)

    def _check(self, number: int) -> None:
        if not 0 <= number <= self.moments:
            raise Refused("unknown", "server-no-moment", last=self.moments)

    def moment(self, number: int, viewer: int) -> wire.Play:
        """The position after a number of moves."""
        self._check(number)
        state, view = self._states[number], self._facts(number, viewer)
        eyes = TABLE if viewer == OPEN else viewer
        winners = tuple(seat for seat in range(self.players) if int(state.winners) >> seat & 1)
        question = question_info(self.game, view, eyes, since=0, window=False, ends_at=None, held=None)
        described = self.game.wording.describe(view, eyes)
        return wire.Play(described, self.names, question, [], number, bool(state.over), winners)
