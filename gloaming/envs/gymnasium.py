"""One seat of a game against bots, for Gymnasium.

Importing this module registers `gloaming/Duel-v0`, `gloaming/Shamans-v0` and `gloaming/ShadowHunters-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from gloaming import minds
from gloaming.core.chance import below, from_seed
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.game import GAMES
from gloaming.envs.numbers import read_action, read_seat
from gloaming.envs.policies.opponents import Opponents
from gloaming.envs.policies.playing import common_policy, is_ready, make_ready
from gloaming.envs.spaces import ILLEGAL, action_space, flat_space, observation_space, observe
from gloaming.envs.starting import check_rewards
from gloaming.envs.table import RENDER_MODES, TITLES, Table, check_render_mode, render
from gloaming.minds.bot import Bot

Info = dict[str, Any]
RANDOM = "random"  # in place of a seat: another one in each game


class SeatEnv(gymnasium.Env[Any, int]):
    """A seat that acts until the game is over; the reward comes at the end, or with each point.

    The observation includes the mask of legal actions, and so does the info. An illegal action changes nothing in the
    game: it ends the episode with a reward of -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  the field's own way

    def __init__(
        self,
        game: str = GAMES[0],
        players: int | None = None,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] | None = None,
        scene: str | None = None,
        render_mode: str | None = None,
        compiled: bool | None = None,
        rewards: str = "returns",
        flat: bool = False,
        **options: Any,
    ) -> None:
        """Bots fill the other seats in order, and are repeated if there are too few; the default is the strongest.

        Bots that are levels of one policy play in compiled code if that is in the cache. With `compiled` it is compiled
        first if need be, which takes about a minute; with False it is not used. With the seat "random" each game draws
        one. With `flat` the observation is numbers alone, and the mask is in the info and in `action_masks()`.
        """
        check_render_mode(render_mode)
        self.table = Table(game, players, options, scene)
        check_rewards(rewards, self.table.game)
        self._draws_seat = seat == RANDOM
        self.seat = 0 if self._draws_seat else read_seat(seat, self.table.players)  # type: ignore[arg-type]
        self._names = [bots] if isinstance(bots, str) else list(bots or [minds.best(game)])
        if len(self._names) >= self.table.players:
            raise Malformed(f"seats left for bots: {self.table.players - 1}; bots named: {len(self._names)}")
        self.render_mode = render_mode
        self.observation_space: Any = flat_space(self.table) if flat else observation_space(self.table)
        self.action_space: Any = action_space(self.table)
        self._flat = flat
        self._paid = rewards == "points"
        makers = [minds.find(name, game) for name in self._names]
        self._bots: list[Bot] = []
        self._policy = None if compiled is False else common_policy(makers)
        if compiled and self._policy is not None:
            make_ready(self._policy)
        self._opponents: Opponents | None = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start the next game; without a seed it follows from the last seed given."""
        super().reset(seed=seed, options=options)
        self.table.reset(seed)
        self._opponents = None
        if self._draws_seat:
            self.seat = below(from_seed(f"{self.table.seed} seat"), self.table.players)
        if self._policy is not None and is_ready(self._policy):
            self._opponents = Opponents(self._policy, self._makers(), self.table)
            self._opponents.play()
        else:
            self._bots = self._seated()
            self._heard = 0
            self._play_bots()
        self._over = self.table.match.over
        return self._observed()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """Take the seat's action, then play until the seat is asked again."""
        match = self.table.match
        if self._over:
            raise Malformed("the game is over: reset the environment")
        chosen = read_action(action, self.table.game)
        before = self._worth()
        try:
            self._take(chosen)
        except Illegal as refused:
            self._over = True
            observation, info = self._observed()
            return observation, ILLEGAL, True, False, {**info, "illegal": str(refused)}
        self._over = match.over
        observation, info = self._observed()
        return observation, self._worth() - before, match.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may do now: the name by which sb3-contrib and others ask."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _worth(self) -> float:
        """What the seat has been paid so far in this game: its points, or at the end its return."""
        if self._paid:
            return float(self.table.points[self.seat])
        return self.table.match.returns[self.seat] if self.table.match.over else 0.0

    def _take(self, action: int) -> None:
        """Take the seat's action, and let the others play."""
        match = self.table.match
        if self._opponents is not None and match.allows(self.seat, action):
            self._opponents.play(action)
        else:
            match.act(self.seat, action)  # which says why it refuses
            self._play_bots()

    def render(self) -> Any:
        """What the seat sees: printed, or (`ansi`, `rgb_array`) returned as text or as pixels."""
        return render(self.table, self.seat, self.render_mode)

    def _named(self) -> dict[int, str]:
        """The bots of the other seats, in order."""
        others = [other for other in range(self.table.players) if other != self.seat]
        return {other: self._names[number % len(self._names)] for number, other in enumerate(others)}

    def _makers(self) -> list[Any]:
        """The bots by seat, with None for the seat of this environment."""
        named, game = self._named(), self.table.game.name
        return [minds.find(named[seat], game) if seat in named else None for seat in range(self.table.players)]

    def _seated(self) -> list[Bot]:
        """Bots for a game, seeded as in an arena."""
        game, seed = self.table.game, self.table.seed
        return [minds.make(name, game, seat, f"{seed} bot {seat}") for seat, name in self._named().items()]

    def _play_bots(self) -> None:
        """Tell bots what happened and let them answer, until it is the seat's turn or the game is over."""
        match, seated = self.table.match, {bot.seat: bot for bot in self._bots}
        self._tell()
        while not match.over and match.pending[0] != self.seat:
            asked = match.pending[0]
            match.act(asked, seated[asked].choose(match.seen(asked), match.legal_actions(asked)))
            self._tell()

    def _tell(self) -> None:
        match = self.table.match
        for bot in self._bots:
            if type(bot).hear is not Bot.hear:  # making a view takes time
                bot.hear(match.seen(bot.seat), match.events(bot.seat, self._heard))
        self._heard = len(match.moves)

    def _observed(self) -> tuple[Any, Info]:
        seen = observe(self.table, self.seat)
        info: Info = {"action_mask": seen["action_mask"].copy()}
        if self._draws_seat:
            info["seat"] = np.int64(self.seat)
        return (seen["observation"] if self._flat else seen), info


for _name, _title in TITLES.items():
    gymnasium.register(
        f"gloaming/{_title}-v0",
        "gloaming.envs.gymnasium:SeatEnv",
        vector_entry_point="gloaming.envs.vector:SeatVectorEnv",
        kwargs={"game": _name},
    )
