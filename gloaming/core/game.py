"""The contract of a game: its facts and its rules, under the same names in all games; and the register of games."""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from importlib.metadata import entry_points
from typing import Any, NamedTuple, Protocol

import numpy as np

from gloaming.core.actions import Actions
from gloaming.core.calls import CALLS, called
from gloaming.core.chance import draw
from gloaming.core.compile import PACKAGE, Compiler, specialise
from gloaming.core.decisions import question
from gloaming.core.errors import Malformed
from gloaming.core.events import Event
from gloaming.core.layout import WIDE
from gloaming.core.messages import Message, say
from gloaming.core.seating import stay
from gloaming.core.values import shown, text

ENGLISH = "en"  # every game has English words; other languages may be missing
# Each language is a folder of messages.
LANGUAGES = (ENGLISH, *sorted({path.name for path in (PACKAGE / "messages").iterdir()} - {ENGLISH}))
OURS = "gloaming.games."
_log = logging.getLogger("gloaming")


@dataclass(frozen=True)
class Rules:
    """The functions of a rulebook, interpreted or compiled."""

    legal: Callable[[Any, int, Any], int]  # (state, seat, out) writes the actions to out and returns how many there are
    odds: Callable[[Any, Any], int]  # (state, out) weights of legal(state, CHANCE); returns 0 if all are equally likely
    apply: Callable[[Any, int, int, Any], None]  # (state, seat, action, log) changes the state in place
    outcome: Callable[[Any, Any], bool]  # (state, returns) whether the game is over
    view: Callable[[Any, int, Any], None]  # (state, viewer, out) out is a blank record
    resample: Callable[[Any, Any], None]  # (view, chance) turns a view into a state
    observe: Callable[[Any, int, Any], int]  # (view, viewer, out) the view as numbers


@dataclass(frozen=True)
class Option:
    """A setting of a game: its name, its values in words, its default."""

    name: str
    default: Any
    values: str  # for people
    read: Callable[[str], Any]  # from text, on the command line or in a record

    def write(self, value: Any) -> str:
        """Write a value as text that can be read back."""
        return str(value).lower()


@dataclass(frozen=True)
class Deadline:
    """What happens to a question at a table when its time is up."""

    move: str  # the answer that is given then
    by_table: bool = False  # whether the table itself answers, once; otherwise each seat still asked
    seconds: int | None = None  # the time the rules allow; None: as long as the table has agreed on
    hidden: bool = False  # a window for hidden powers: it always lasts equally long, whoever answers


class Tally(NamedTuple):
    """The result of a finished game for one seat: its role, in a round or the whole game, and whether that role won."""

    seat: int
    role: str
    won: bool


@dataclass(frozen=True)
class Reader:
    """Somebody who reads words: the viewer's seat, the language, and the names of the players."""

    viewer: int
    lang: str = "en"
    names: tuple[str, ...] = ()


class Wording(Protocol):
    """The words of a game, made from views and events alone."""

    def board(self, view: Any, speech: Any, width: int = WIDE) -> str: ...  # for a terminal
    def prompt(self, view: Any, viewer: int) -> Message: ...
    def explain(self, view: Any) -> tuple[Message, str]: ...  # with the clauses
    def move(self, view: Any, action: int) -> Message: ...
    # the name of the thing that a word of a move stands for
    def terms(self, word: str, speech: Any) -> tuple[str, ...]: ...
    def effect(self, view: Any, action: int, viewer: int) -> tuple[Message, ...]: ...
    def sentence(self, event: Event) -> Message: ...
    def refusal(self, view: Any, seat: int, action: int) -> tuple[Message, str]: ...  # with the clause
    def describe(self, view: Any, viewer: int) -> dict[str, Any]: ...
    def fades(self, view: Any, event: Event) -> bool: ...


def all_in_sight(_view: Any) -> None:
    """Hide nothing: everything a viewer knows stays visible on the table."""


class Bench(NamedTuple):
    """A setting for speed measurements: its name, the number of players, the options."""

    label: str
    players: int
    options: Mapping[str, Any] = {}


def itself(_state: Any, _seat: int, action: int) -> int:
    """No action stands for another one."""
    return action


@dataclass(frozen=True)
class Game:
    """What a game is, apart from any match."""

    name: str
    version: int  # of the rules; a record of an older version is replayed as far as these rules allow
    players: tuple[int, int]  # minimum and maximum
    state: np.dtype[Any]
    actions: Actions
    questions: type[IntEnum]
    kinds: type[IntEnum]  # of events
    longest: int  # number of moves in the longest game, including chance
    most_events: int  # the most events of one move
    bounds: tuple[float, float]  # of returns
    observation: tuple[tuple[str, int], ...]  # sections and their lengths
    options: tuple[Option, ...]
    new: Callable[..., Any]  # (players, **options) the state before the first move
    settings: Callable[[Any], tuple[int, dict[str, Any]]]  # (state) the players and options it was created with
    check: Callable[[Any], None]  # raises Malformed for a position that cannot exist
    names: Mapping[str, tuple[str, ...]]  # fields whose numbers are written as names in scenes
    rules: Rules
    wording: Wording
    usual: int  # the default number of players
    package: str  # the module that declares the game; its words and clauses are beside it
    bots: Mapping[str, str]  # the game's own bots, `module:Class` by name, from the weakest to the strongest
    bench: tuple[Bench, ...]  # settings for speed measurements
    newcomer: str = ""  # the bot for people who play for the first time; by default the one in the middle of `bots`
    nearest: Mapping[str, str] = field(default_factory=dict)  # the most similar game of each other framework
    together: bool = False  # whether seats that are asked together answer independently of each other
    returns_sum: float | None = None  # the sum of all returns, if it is always the same
    picture: str = ""  # `module:function` that draws a view: (view, speech) the width, the height, parts of SVG
    score: str = ""  # the field of a state that has the points of each seat, if there is one
    shorten: Callable[[Any, int], None] | None = None  # (new state, rounds) makes the game one of so many rounds
    final: Mapping[str, str] = field(default_factory=dict)  # verbs of moves that cannot be taken back, with the clause
    # verbs of moves that tell others nothing but themselves: people may take them back, if they are not final
    quiet: frozenset[str] = frozenset()
    rests: frozenset[int] = frozenset()  # kinds of public events after which a table waits until everybody goes on
    pieces: tuple[str, ...] = ()  # by seat: a pattern that matches its pieces on the terminal's board
    rematch_seat: Callable[[int, int], int] = stay  # (seat, players) the seat in a rematch
    glance: Callable[[Any], None] = all_in_sight  # (view) removes what a person at the table would have to remember
    editions: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # what the option `edition` sets, by value
    # by version: options that it did not have yet
    former_options: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    unattended: Mapping[str, Any] = field(default_factory=dict)  # the options of a table without people
    tally: Callable[[Any, Sequence[Event]], Sequence[Tally]] = lambda _view, _events: ()  # of a finished game
    synonym: Callable[[Any, int, int], int] = itself  # (state, seat, action) the legal action that this one stands for
    draw: Callable[[Any, int, Any, int, int], int] = draw  # how a draw is read from its stream
    # by question; questions without one wait for somebody to decide
    deadlines: Mapping[int, Deadline] = field(default_factory=dict)
    task: Callable[[Any], int] = question  # a number under 64; games with the same number continue much alike
    vectors: bool = True  # whether compiled loops use vector instructions, which make loops over few seats slower
    talk: Callable[[str], str] = str  # the part of a chat line that may be said while the game is played

    def __post_init__(self) -> None:
        """Check that a state has no padding, so that equal positions always have equal bytes."""
        names = self.state.names or ()
        assert sum(self.state[name].itemsize for name in names) == self.state.itemsize, f"{self.name}: padding"

    def __repr__(self) -> str:
        return f"<gloaming.Game: {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle a game as its name. The unpickled game has interpreted rules."""
        return find, (self.name,)

    def blank(self) -> Any:
        """A record of zeros. NumPy would clear it field by field, which is slow, and every view needs one."""
        return np.frombuffer(bytearray(self.state.itemsize), self.state)[0]

    def read_options(self, given: Mapping[str, str]) -> dict[str, Any]:
        """Read options from text."""
        return {name: self.option(name).read(text) for name, text in given.items()}

    def write_options(self, chosen: Mapping[str, Any]) -> dict[str, str]:
        """Write options as text."""
        return {option.name: option.write(chosen[option.name]) for option in self.options if option.name in chosen}

    def start(self, players: int | None, options: Mapping[str, Any]) -> Any:
        """A new state; unknown options are refused by name."""
        for name in options:
            self.option(name)
        chosen = {name: plain(value) for name, value in options.items()}
        return self.new(self.players[0] if players is None else plain(players), **chosen)

    def start_under(self, rules: int, players: int, given: Mapping[str, str]) -> Any:
        """A new state from options as text. Options that an older version did not have get the values it implied."""
        return self.start(players, self.read_options({**self.former_options.get(rules, {}), **given}))

    def option(self, name: str) -> Option:
        """Find an option by its name."""
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise Malformed(say("core-no-option", game=self.name, name=shown(name), names=names))


def plain(value: Any) -> Any:
    """Turn a NumPy number into a Python number, which games expect."""
    return value.item() if isinstance(value, np.generic) else value


def _declarations() -> dict[str, str]:
    """Where every game is declared, as `module:name`: built-in games by their folders, others by their entry points.

    A game of another package cannot replace a built-in game of the same name.
    """
    folders = pkgutil.iter_modules(importlib.import_module("gloaming.games").__path__)
    ours = {found.name: f"{OURS}{found.name}:GAME" for found in folders if found.ispkg}
    others = {point.name: point.value for point in entry_points(group="gloaming.games")}
    return {**ours, **others, **ours}


_DECLARED = _declarations()
GAMES = tuple(_DECLARED)


def find(name: str) -> Game:
    """Find a game by its name."""
    return _find(text(name, "the name of a game"))


@functools.cache
def _find(name: str) -> Game:
    if name not in GAMES:
        raise Malformed(say("core-no-game", name=shown(name), names=", ".join(GAMES)))
    declared = _DECLARED[name]
    try:
        return _load(name, declared)
    except Exception as error:
        if declared.startswith(OURS):
            raise
        reason = f"{type(error).__name__}: {error}"
        raise Malformed(say("core-unusable-game", name=name, reason=reason)) from error


def _load(name: str, declared: str) -> Game:
    module, _, attribute = declared.partition(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Game), f"{declared} is not a game"
    assert found.name == name, f"{declared} is called {found.name}, not {name}"
    return found


@functools.cache
def usable() -> tuple[str, ...]:
    """The names of all games that can be used. A warning names those of other packages that cannot."""
    names = []
    for name in GAMES:
        try:
            names.append(find(name).name)
        except Malformed as error:
            _log.warning("%s", error)
    return tuple(names)


def rulebooks(game: Game) -> list[str]:
    """The packages that contain a game's rules; its words and checks are not compiled."""
    rules = (getattr(game.rules, part.name) for part in fields(Rules))
    return sorted({rule.__module__.rpartition(".")[0] for rule in rules})


@functools.cache
def compiler(name: str, bounds: bool = False) -> Compiler:
    """The compiler of a game's rules."""
    game = find(name)
    inline = {game.rules.legal, game.rules.odds, game.rules.apply}
    return Compiler(game.package, rulebooks(game), bounds=bounds, inline=inline, vectors=game.vectors)


@functools.cache
def bind(template: Any, name: str, *, fast: bool, bounds: bool = False) -> Any:
    """A template filled in with the rules of a game, interpreted or (fast) compiled."""
    rules = find(name).rules
    bound = specialise(template, {part.name: getattr(rules, part.name) for part in fields(Rules)})
    return compiler(name, bounds).twin(bound) if fast else bound


@functools.cache
def compiled(name: str, bounds: bool = False) -> Game:
    """A game with compiled rules. Each is compiled at its first call, or read from the cache."""
    game = find(name)
    twin = compiler(name, bounds).twin
    calls = {part: called(bind(call, name, fast=True, bounds=bounds)) for part, call in CALLS.items()}
    glance = game.glance if game.glance is all_in_sight else twin(game.glance)
    return replace(game, rules=Rules(**calls), glance=glance, draw=twin(game.draw))
