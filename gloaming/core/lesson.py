"""Lessons: a game may teach itself by a scripted game that one plays with one's own hands.

A script is a list of steps. All that is shown comes from the rulebook, which plays the script's moves; the words are
messages named after the steps: `lesson-<step>` says what to do, and its attributes answer moves that are not right.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from gloaming.core.game import Game, find
from gloaming.core.match import Match
from gloaming.core.messages import Message
from gloaming.core.record import SEAT_MARKS
from gloaming.core.scene import parse_scene

_SEATS = {mark: seat for seat, mark in SEAT_MARKS.items()}


@dataclass(frozen=True)
class Step:
    """One thing to learn, at a position: a move to make, or something to look at."""

    name: str
    clause: str
    at: str = ""  # the part of the board that it is about
    right: tuple[str, ...] = ()  # moves, the first of which is the script's own; none: one reads, and goes on
    # patterns of other moves, and what answers them: an attribute, or a message of its own (`lesson-...`)
    wrong: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()  # what follows a right move, as in a record: `1 mask b`, `* roll 3 1`
    scene: str = ""  # the position, if it is not where the last step ended

    @property
    def said(self) -> Message:
        """What the step says."""
        return Message(f"lesson-{self.name}")

    def answer(self, move: str) -> Message:
        """What is said to a move that is not right."""
        found = next((answer for pattern, answer in self.wrong.items() if fnmatchcase(move, pattern)), "wrong")
        return Message(found if found.startswith("lesson-") else f"lesson-{self.name}.{found}")


@dataclass(frozen=True)
class Practice:
    """The real game that a lesson ends with: short, and against the bot for beginners."""

    players: int
    bot: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A scripted game, from the learner's seat."""

    minutes: int
    seat: int
    names: tuple[str, ...]  # by seat; the learner's own is not used
    steps: tuple[Step, ...]
    practice: Practice
    options: Mapping[str, Any] = field(default_factory=dict)  # of a game that begins without a scene

    def match(self, game: Game, scene: str) -> Match:
        """The game at a scene, or before its first move. The script plays chance."""
        state = parse_scene(game, scene) if scene else game.start(len(self.names), self.options)
        return Match(game, state, None, scene=scene)


def find_lesson(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    name = f"{find(game).package}.words.lesson"
    if importlib.util.find_spec(name) is None:
        return None
    lesson: Lesson = importlib.import_module(name).LESSON
    return lesson


def play_line(match: Match, line: str) -> int:
    """Play a line of a script and return its seat."""
    mark, _, move = line.partition(" ")
    match.play(_SEATS[mark], move)
    return _SEATS[mark]


def positions(game: Game, lesson: Lesson) -> Iterator[tuple[Step, Match]]:
    """Each step, with the game as it is when the step begins."""
    match = lesson.match(game, "")
    for step in lesson.steps:
        if step.scene:
            match = lesson.match(game, step.scene)
        yield step, match.copy()
        if step.right:
            match.play(lesson.seat, step.right[0])
        for line in step.then:
            play_line(match, line)
