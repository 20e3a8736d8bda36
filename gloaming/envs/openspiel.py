"""The games for OpenSpiel, each named `python_gloaming_` plus its name.

Importing this module registers them. Every draw is a chance node. Seats that are asked together act one after the
other, the lowest first, which suits CFR and IS-MCTS; information states do not reveal the others' answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from gloaming.core.background import quickest
from gloaming.core.chance import from_seed
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.errors import Malformed
from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.core.scene import format_scene, parse_scene
from gloaming.envs.numbers import read_action
from gloaming.envs.starting import start
from gloaming.envs.table import TITLES, observed

NONE = -1  # stands for an option without a value, since an OpenSpiel parameter has a fixed type
UTILITIES: dict[float | None, Any] = {
    0.0: pyspiel.GameType.Utility.ZERO_SUM,
    1.0: pyspiel.GameType.Utility.CONSTANT_SUM,
}
# Seats with another number in OpenSpiel; the table comes last.
PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), TABLE: int(pyspiel.PlayerId.TERMINAL)}
# OpenSpiel writes games as `name(parameter=value,...)`, so these characters are replaced in texts.
_WRITTEN = str.maketrans("=,", ":;")
_MEANT = str.maketrans(":;", "=,")


def parameter(text: str) -> str:
    """A scene, or an option that is a list, as a parameter of an OpenSpiel game."""
    return text.translate(_WRITTEN)


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: players, options, and a scene to start from."""
    options = {option.name: game.unattended.get(option.name, option.default) for option in game.options}
    written = {name: NONE if value is None else value for name, value in options.items()}
    texts = {name: parameter(value) for name, value in written.items() if isinstance(value, str)}
    return {"players": game.players[0], **written, **texts, "scene": ""}


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game before it is created."""
    return pyspiel.GameType(
        short_name=f"python_gloaming_{game.name}",
        long_name=f"Gloaming: {game.name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES.get(game.returns_sum, pyspiel.GameType.Utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def beginning(game: Game, given: Mapping[str, Any]) -> Any:
    """The state at which a game with these parameters starts."""
    chosen = {name: value for name, value in given.items() if value != parameters(game)[name]}
    meant: dict[str, Any] = {
        name: value.translate(_MEANT) if isinstance(value, str) else value for name, value in chosen.items()
    }
    scene, players = meant.pop("scene", None), meant.pop("players", None)
    if scene is None:
        return start(game, players, meant)
    if len(chosen) > 1:
        raise Malformed("a scene has its own players and options: give one or the other")
    return parse_scene(game, scene)


class SpielGame(pyspiel.Game):
    """One of the games, with its parameters."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = find(self.name)
        self.start = beginning(game, params or {})
        low, high = game.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.actions),
            num_players=game.settings(self.start)[0],
            min_utility=low,
            max_utility=high,
            utility_sum=game.returns_sum,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, params or {})

    @property
    def rulebook(self) -> Game:
        """The fastest rules available now; a state keeps the rules it started with."""
        return quickest(self.name)

    def __reduce__(self) -> tuple[type[SpielGame], tuple[dict[str, Any]]]:
        """Pickle a game by its parameters. OpenSpiel's own way would omit what is derived from them here."""
        return type(self), (self.get_parameters(),)

    def new_initial_state(self) -> SpielState:
        """The state before the first move, which is often a draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what a player knows: public information, private information, or both."""
        if params:
            raise ValueError(f"observations have no parameters; given were {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Course:
    """A game being played, and what each player was told before it began; it is cloned with its state."""

    def __init__(self, match: Match, told: Mapping[int, tuple[str, ...]] | None = None) -> None:
        self.match = match
        self.told = told or {}

    def __deepcopy__(self, _: Any) -> Course:
        return Course(self.match.copy(), self.told)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a pickled game with the fastest rules available here."""
        self.match = kept["match"].copy()  # compiled rules would change only a copy of an unpickled record
        self.match.game = quickest(self.match.game.name)
        self.told = kept["told"]

    def heard(self, viewer: int) -> tuple[str, ...]:
        """Everything that a viewer did and was told, in order."""
        match = self.match
        lines = list(self.told.get(viewer, ()))
        for number, (seat, move) in enumerate(match.moves):
            if seat == viewer:
                lines.append(f"> {move}")
            for event in match.events(viewer, number, number + 1):
                facts = [f"{name}={fact}" for name, fact in event.facts.items()]
                lines.append(" ".join([match.game.kinds(event.kind).name.lower(), str(event.seat), *facts]))
        return tuple(lines)


class SpielState(pyspiel.State):
    """A position with its history."""

    def __init__(self, game: SpielGame, course: Course | None = None) -> None:
        super().__init__(game)
        self.course = course or Course(Match(game.rulebook, game.start.copy(), None))
        self._asked = self._lowest()

    @property
    def match(self) -> Match:
        return self.course.match

    def _lowest(self) -> int:
        return self.match.pending[0] if not self.match.over else TABLE

    def current_player(self) -> int:
        """Chance, or the lowest seat that is asked."""
        return PLAYERS.get(self._asked, self._asked)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws, with their probabilities."""
        actions, weights = self.match.legal_actions(CHANCE), [weight for _, weight in self.match.odds()]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.match.act(self._asked, read_action(action, self.match.game))
        self._asked = self._lowest()

    def _action_to_string(self, _: int, action: int) -> str:
        return self.match.game.actions.format(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._asked == TABLE

    def returns(self) -> list[float]:
        """The returns of all players; zeros before the end."""
        return list(self.match.returns) if self.is_terminal() else [0.0] * self.match.players

    def __str__(self) -> str:
        return self.match.scene()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Draw a position that the player cannot tell from this one, from their view alone.

        The player has been told the same as here. The others have been told only what everybody was: the sampled
        position does not invent how they learned what they know, so it has no history of its own.
        """
        match = self.match
        view = match.seen(player)
        match.game.rules.resample(view, from_seed(repr(sampler())))
        told = {seat: self.course.heard(seat if seat == player else TABLE) for seat in range(match.players)}
        return SpielState(self.get_game(), Course(Match(match.game, view, None), told))


class Observer:
    """A view as numbers, section by section, and as text; with perfect recall the text has all they were told."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player knows what all players know")
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._private = not kind.public_info
        self._recalls = kind.perfect_recall
        sections = game.rulebook.observation
        self.tensor = np.zeros(sum(length for _, length in sections), np.float32)
        ends = np.cumsum([length for _, length in sections])
        self.dict = {
            name: self.tensor[end - length : end] for (name, length), end in zip(sections, ends.tolist(), strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player knows now; private are the numbers that differ from the public view."""
        viewer = self._viewer(player)
        game, match = state.match.game, state.match
        self.tensor[:] = observed(game, match.seen(viewer), viewer)
        if self._private:
            self.tensor[self.tensor == observed(game, match.seen(TABLE), TABLE)] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows now; with perfect recall, preceded by all that they did and were told."""
        viewer = self._viewer(player)
        game, match = state.match.game, state.match
        view = format_scene(game, match.seen(viewer))
        if self._private:
            everybody = format_scene(game, match.seen(TABLE)).split()
            view = " ".join([f"player={player}", *(word for word in view.split() if word not in everybody)])
        return "\n".join([*state.course.heard(viewer), view]) if self._recalls else view

    def _viewer(self, player: int) -> int:
        return TABLE if self._public else player


# Each game needs a class: OpenSpiel frees its game factories after the interpreter has ended, which crashes with a
# function. The class has its own name in this module, so that its games can be pickled.
for _name, _title in TITLES.items():
    globals()[f"{_title}Game"] = type(f"{_title}Game", (SpielGame,), {"name": _name, "__module__": __name__})
    pyspiel.register_game(game_type(find(_name)), globals()[f"{_title}Game"])
