"""A game for learning programs: chance plays by itself, and a seat gets numbers made from its view alone."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.background import quickest
from gloaming.core.chance import fresh_seed
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.errors import Malformed
from gloaming.core.events import Log
from gloaming.core.game import Game, Reader, find, usable
from gloaming.core.match import Match
from gloaming.core.scene import format_scene, parse_scene
from gloaming.core.speech import Speech
from gloaming.envs.starting import start

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

RENDER_MODES = ["human", "ansi", "rgb_array"]
TITLES = {name: name.title().replace("_", "") for name in usable()}  # in the registries of other frameworks


class Followed(Match):
    """A game whose state compiled code may play on."""

    def follow(self, moves: Sequence[Sequence[int]], logs: Sequence[Log]) -> None:
        """Take in moves that were made on the state itself, seat and action each, and what they brought."""
        self._course = None
        self._legal.clear()
        for seat, action in moves:
            self._draws += seat == CHANCE
            self.moves.append((seat, self.game.actions.format(action)))
        self._logs.extend(logs)


class Table:
    """Games one after the other, all from the same start; `match` is the current one, with all its secrets."""

    match: Match
    states: npt.NDArray[Any]  # its state alone, for compiled code

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        scene: str | None = None,
    ) -> None:
        """Without a scene, games start from the beginning, by default with the options of a table without people."""
        if scene is not None and (players is not None or options):
            raise Malformed("a scene has its own players and options: give one or the other")
        self._start = start(find(name), players, options or {}) if scene is None else parse_scene(find(name), scene)
        if self._start.over:
            raise Malformed("the game of this scene is over")
        shortened = scene is None and "rounds" in (options or {})
        self._scene = format_scene(find(name), self._start) if shortened else scene or ""
        self.game = quickest(name)
        self.players, self.options = self.game.settings(self._start)
        self.observed = sum(length for _, length in self.game.observation)
        self._seed, self._number = fresh_seed(), 0

    def reset(self, seed: int | None) -> None:
        """Start the next game; a seed starts a new series, which depends on the seed alone."""
        self._number += 1
        if seed is not None:
            self._seed, self._number = str(seed), 0
        self.game = quickest(self.game.name)
        self.states = np.array([self._start], self.game.state)
        self.match = Followed(self.game, self.states[0], self.seed, scene=self._scene)

    @property
    def begun(self) -> Any:
        """The position that all games start from."""
        return self._start

    @property
    def seed(self) -> str:
        """The seed of the current game."""
        return f"{self._seed} game {self._number}"

    def observation(self, seat: int) -> Numbers:
        """What a seat knows, as numbers."""
        return observed(self.game, self.match.seen(seat), seat)

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat may take now; all 0 for a seat that is not asked."""
        out = np.zeros(len(self.game.actions), np.int8)
        if seat in self.match.pending:
            out[self.match.legal_actions(seat)] = 1
        return out

    def numbers(self) -> npt.NDArray[np.int32]:
        """The whole truth: every field of the state, in its order."""
        return np.concatenate([np.ravel(self.match.state[field]) for field in self._fields]).astype(np.int32)

    def limits(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """The minimum and maximum of each of those numbers."""
        state = self.game.state
        sizes = [int(np.prod(state[field].shape)) for field in self._fields]
        bounds = [np.iinfo(state[field].base) for field in self._fields]
        least, greatest = ([getattr(bound, end) for bound in bounds] for end in ("min", "max"))
        return np.repeat(least, sizes).astype(np.int32), np.repeat(greatest, sizes).astype(np.int32)

    @property
    def _fields(self) -> tuple[str, ...]:
        return self.game.state.names or ()

    @property
    def points(self) -> npt.NDArray[np.int64]:
        """The points that each seat has, in a game that counts them."""
        found: npt.NDArray[np.int64] = self.match.state[self.game.score][: self.players].astype(np.int64)
        return found

    def text(self, viewer: int = TABLE) -> str:
        """What a viewer sees, for a terminal."""
        view, speech = self.match.glance(viewer), Speech(self.game.name, Reader(viewer))
        return f"{speech.board(view)}\n{speech.prompt(view)}"


def check_render_mode(mode: str | None) -> None:
    """Raise Malformed for an unknown render mode."""
    if mode not in (None, *RENDER_MODES):
        raise Malformed(f"render_mode is one of {', '.join(RENDER_MODES)}, or none, not {mode!r}")


def render(table: Table, viewer: int, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """What a viewer sees: printed (`human`), as text (`ansi`), or as a picture (`rgb_array`)."""
    if mode == "rgb_array":
        return pixels(table.match.picture(None if viewer == TABLE else viewer).svg)
    text = table.text(viewer)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as pixels: rows, columns, and red, green, blue."""
    try:
        import resvg_py  # noqa: PLC0415  an extra
        from PIL import Image  # noqa: PLC0415
    except ImportError:
        raise Malformed("pictures as pixels need more: pip install 'gloaming[pictures]'") from None
    drawn = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, background="#000000"))))
    return np.array(drawn.convert("RGB"))


def observed(game: Game, view: Any, seat: int) -> Numbers:
    """A view as numbers."""
    out = np.zeros(sum(length for _, length in game.observation), np.float32)
    game.rules.observe(view, seat, out)
    return out
