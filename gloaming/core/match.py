"""A game being played: the facade of the package over rules, chance, record and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gloaming.core import chance
from gloaming.core.decisions import CHANCE, SEATS, TABLE, Questions, pending
from gloaming.core.errors import Illegal, Impossible, Malformed
from gloaming.core.events import Event, Log, new_log, read
from gloaming.core.facts import Facts
from gloaming.core.game import ENGLISH, Game, Reader
from gloaming.core.messages import Message, say
from gloaming.core.picture import Picture, picture
from gloaming.core.record import Record
from gloaming.core.records import dtype_of
from gloaming.core.scene import format_scene, parse_scene
from gloaming.core.values import own, text, whole

_COURSE = len(dtype_of(Questions).fields or ())


def no_seat(seat: int, players: int) -> Message:
    """The message for a seat number that this game does not have."""
    return say("core-no-seat", seat=str(seat), last=players - 1)


class Match:
    """One game, with all its secrets. Give players and bots its views, never the match."""

    def __init__(
        self, game: Game, state: Any, seed: str | None, *, scene: str = "", nonces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.players, self.options = game.settings(state)
        self.seed = seed
        self.commitment = "" if seed is None else chance.commitment(seed)
        self.nonces = tuple(nonces)  # by seat, if the players have mixed nonces into the seed; otherwise empty
        self.pledges = tuple(chance.pledge(nonce) for nonce in nonces)
        self.moves: list[tuple[int, str]] = []
        self._scene = scene
        self._state = state
        self._draws = 0
        self._stream = None if seed is None else chance.from_seed(chance.mixed(seed, nonces))
        self._logs: list[Log] = []
        self._log = new_log(game.most_events)
        self._legal: dict[int, list[int]] = {}  # by seat, since the last move
        self._course: Facts | None = None
        self._actions = np.zeros(len(game.actions), np.int16)
        self._weights = np.zeros(len(game.actions), np.int32)
        self._play_chance()

    @property
    def mixed(self) -> str | None:
        """The secret that all chance of the game is derived from: the seed, mixed with the players' nonces."""
        return None if self.seed is None else chance.mixed(self.seed, self.nonces)

    @property
    def state(self) -> Any:
        """The whole truth, for tests, solvers and the store; no player may see it."""
        return self._state

    @property
    def course(self) -> Any:
        """The fields that every state has (`core.decisions.Questions`), in a form that is fast to read."""
        if self._course is None:
            self._course = Facts(self._state, _COURSE)
        return self._course

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        mask = pending(self.course)
        return tuple(seat for seat in range(CHANCE + 1) if mask >> seat & 1)

    @property
    def over(self) -> bool:
        return bool(self.course.over)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.course.winners >> seat & 1)

    @property
    def returns(self) -> tuple[float, ...]:
        out = np.zeros(SEATS)
        self.game.rules.outcome(self._state, out)
        return tuple(float(value) for value in out[: self.players])

    def legal_actions(self, seat: int) -> list[int]:
        """The actions a seat may take now."""
        seat = whole(seat, "a seat")
        if not self._is_seat(seat):
            return []
        if seat not in self._legal:
            count = self.game.rules.legal(self._state, seat, self._actions)
            self._legal[seat] = self._actions[:count].tolist()
        return self._legal[seat].copy()

    def legal(self, seat: int) -> list[str]:
        """The moves a seat may make now."""
        return [self.game.actions.format(action) for action in self.legal_actions(seat)]

    def odds(self) -> list[tuple[str, int]]:
        """The moves of chance with their weights, when chance is asked."""
        moves = self.legal(CHANCE)
        weighed = self.game.rules.odds(self._state, self._weights)
        weights = [int(weight) for weight in self._weights[:weighed]] or [1] * len(moves)
        return list(zip(moves, weights, strict=True))

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action now: one that is offered, or a synonym of one."""
        return self.game.synonym(self._state, seat, action) in self.legal_actions(seat)

    def play(self, seat: int, move: str) -> None:
        """Make a move. If it is Malformed or Illegal, the game stays as it was."""
        self.act(seat, self.game.actions.parse(text(move, "a move")))

    def act(self, seat: int, action: int) -> None:
        """Take an action, which is a move as a number."""
        seat, action = whole(seat, "a seat"), whole(action, "an action")
        if not 0 <= action < len(self.game.actions):
            raise Malformed(say("core-no-action", action=str(action), last=len(self.game.actions) - 1))
        if not self.allows(seat, action):
            raise self._refusal(seat, action)
        if seat == CHANCE and self.seed is not None:
            raise Illegal(say("core-chance"))
        self._apply(seat, self.game.synonym(self._state, seat, action))
        self.moves[-1] = (seat, self.game.actions.format(action))
        self._play_chance()

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < self.players or seat in (CHANCE, TABLE)

    def _viewer(self, viewer: int) -> int:
        """Check a viewer, and return the number of its seat."""
        found = whole(viewer, "a viewer")
        if not self._is_seat(found):
            raise Malformed(no_seat(viewer, self.players))
        return found

    def _refusal(self, seat: int, action: int) -> Illegal:
        if self.over:
            return Illegal(say("core-over"))
        if not self._is_seat(seat):
            return Illegal(no_seat(seat, self.players))
        if not pending(self.course) >> seat & 1 and not self.legal_actions(seat):
            waits = ", ".join("chance" if other == CHANCE else f"seat {other}" for other in self.pending)
            return Illegal(say("core-not-asked", seat=seat, waits=waits))
        reason, clause = self.game.wording.refusal(self.seen(seat), seat, action)
        refused = say("core-refused", move=self.game.actions.format(action), reason=reason)
        return Illegal(refused, clause, self.game.name)

    def _apply(self, seat: int, action: int) -> None:
        self._log[0, 0] = 0
        self.game.rules.apply(self._state, seat, action, self._log)
        self._course = None
        self._legal.clear()
        if not self.over and not self.pending:
            raise Impossible(f"nobody is asked after {self.game.actions.format(action)!r}", self.scene())
        if seat == CHANCE:
            self._draws += 1
        self.moves.append((seat, self.game.actions.format(action)))
        self._logs.append(self._log[: 1 + int(self._log[0, 0])].copy())

    def _play_chance(self) -> None:
        while self._stream is not None and CHANCE in self.pending:
            self._apply(CHANCE, self.drawn(self._stream))

    def drawn(self, stream: Any) -> int:
        """The action that a stream gives for the current draw."""
        count = self.game.rules.legal(self._state, CHANCE, self._actions)
        weighed = self.game.rules.odds(self._state, self._weights)
        return int(self._actions[self.game.draw(stream, self._draws, self._weights, weighed, count)])

    def seen(self, viewer: int) -> Any:
        """What a viewer knows, as a record of the state's type. Bots use it, and everything shown is made from it."""
        out = self.game.blank()
        self.game.rules.view(self._state, self._viewer(viewer), out)
        return out

    def glance(self, viewer: int) -> Any:
        """What a person sees, without what they would have to remember."""
        view = self.seen(viewer)
        self.game.glance(view)
        return view

    def facts(self, viewer: int) -> Any:
        """What a person sees, in a form that is fast to read for making words."""
        return Facts(self.glance(viewer))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the person in a seat sees, as a JSON-able dict; None stands for a spectator."""
        viewer = TABLE if seat is None else whole(seat, "a seat")
        if viewer != TABLE and not 0 <= viewer < self.players:
            raise Malformed(no_seat(viewer, self.players))
        found: dict[str, Any] = own(self.game.wording.describe(self.facts(viewer), viewer))
        return found

    def picture(self, seat: int | None = None, lang: str = ENGLISH) -> Picture:
        """The board as the person in a seat sees it, drawn; None stands for a spectator. Notebooks show it."""
        view = self.view(seat)  # checks the seat
        viewer = TABLE if seat is None else seat
        return picture(self.game, view, self.glance(viewer), Reader(viewer, lang))

    def _repr_html_(self) -> str:
        """What a spectator sees."""
        return self.picture().svg

    def __repr__(self) -> str:
        """What everybody knows: no secret is in it."""
        waits = ", ".join("chance" if seat == CHANCE else f"seat {seat}" for seat in self.pending)
        won = ", ".join(f"seat {seat}" for seat in self.winners) or "nobody"
        ends = f"won by {won}" if self.over else f"waits for {waits}"
        return f"<gloaming.Match: {self.game.name}, {self.players} players, {len(self.moves)} moves, {ends}>"

    def events(self, viewer: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The events from one move on, or up to another, as the viewer may know them."""
        viewer = self._viewer(viewer)
        return [event for log in self.logs(since, until) for event in read(log, viewer, self.game.kinds)]

    def logs(self, since: int = 0, until: int | None = None) -> list[Log]:
        """The logs of moves, with all their secrets."""
        return self._logs[
            whole(since, "a number of moves") : None if until is None else whole(until, "a number of moves")
        ]

    def scene(self) -> str:
        """The whole position as one line of text."""
        return format_scene(self.game, self._state)

    def record(self) -> str:
        """The game so far as text, with all its secrets; it includes the seed once the game is over."""
        return Record(
            self.game.name,
            self.game.version,
            self.players,
            self.game.write_options(self.options),
            self._scene,
            self.commitment,
            self.moves,
            self.winners if self.over else None,
            self.seed if self.over else None,
            self.pledges,
            self.nonces,
        ).format()

    def from_the_start(self) -> Match:
        """The same game before its first move. The caller plays chance."""
        game = self.game
        state = parse_scene(game, self._scene) if self._scene else game.start(self.players, self.options)
        return Match(game, state, None, scene=self._scene)

    def resample(self, seat: int, seed: str | None = None) -> Match:
        """A game that begins here and looks the same to a seat: what it does not know is drawn anew from the seed.

        So is all that chance does later. The default seed is secret. Where the game weighs the ways in which things
        may lie, so does the draw; what the others' moves may say about their secrets is for bots to judge.
        """
        seed = chance.fresh_seed() if seed is None else seed
        state = self.seen(seat)
        self.game.rules.resample(state, chance.from_seed(f"{seed}/resampled"))
        return Match(self.game, state, seed, scene=format_scene(self.game, state))

    def reveal_seed(self, seed: str) -> None:
        """Give a replayed game the seed it was played with, so that chance can continue after the record."""
        if chance.commitment(seed) != self.commitment:
            raise Malformed(say("core-record-other-seed"))
        self.seed = seed
        self._stream = chance.from_seed(chance.mixed(seed, self.nonces))
        self._play_chance()

    def copy(self) -> Match:
        """A copy of the game that can be played on separately."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin.moves = self.moves.copy()
        twin._logs, twin._legal = self._logs.copy(), self._legal.copy()
        twin._stream = None if self._stream is None else self._stream.copy()
        twin._log, twin._actions, twin._weights = self._log.copy(), self._actions.copy(), self._weights.copy()
        return twin
