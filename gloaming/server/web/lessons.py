"""A game's lesson as the page plays it: every step with its position, and what follows each right move."""

from __future__ import annotations

import msgspec

from gloaming.core.decisions import CHANCE
from gloaming.core.game import find
from gloaming.core.lesson import Lesson, Step, find_lesson, play_line, positions
from gloaming.core.match import Match
from gloaming.core.messages import Message
from gloaming.server import wire
from gloaming.server.tables.frames import line, position_info


class LessonFrame(msgspec.Struct, frozen=True):
    """What a move led to, as the learner sees it, and what happened. Nothing is asked of them there."""

    play: wire.Play
    lines: list[wire.LogLine]


class LessonStep(msgspec.Struct, frozen=True):
    """A step: what it says, the position, and an answer to every move that can be made there."""

    name: str
    said: Message
    clause: str
    at: str  # the part of the board that it is about
    jumps: bool  # whether the position is not the one where the last step ended
    play: wire.Play
    right: dict[str, list[LessonFrame]]  # what follows, by move; none: it is only read
    wrong: dict[str, Message]


class PracticeInfo(msgspec.Struct, frozen=True):
    """The real game that a lesson ends with."""

    players: int
    options: dict[str, str]
    bot: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A scripted game that teaches a game, from one seat."""

    game: str
    seat: int
    steps: list[LessonStep]
    practice: PracticeInfo


def lesson_info(game: str) -> LessonInfo | None:
    """The lesson of a game; None if it has none."""
    lesson = find_lesson(game)
    if lesson is None:
        return None
    steps = [_step(lesson, step, match) for step, match in positions(find(game), lesson)]
    practice = PracticeInfo(lesson.practice.players, dict(lesson.practice.options), lesson.practice.bot)
    return LessonInfo(game, lesson.seat, steps, practice)


def _step(lesson: Lesson, step: Step, match: Match) -> LessonStep:
    play = position_info(match, lesson.seat, lesson.names, match.legal_actions(lesson.seat))
    right = {move: _frames(lesson, step, match.copy(), move) for move in step.right}
    wrong = {it.move: step.answer(it.move) for it in play.moves if step.right and it.move not in right}
    return LessonStep(step.name, step.said, step.clause, step.at, bool(step.scene), play, right, wrong)


def _frames(lesson: Lesson, step: Step, match: Match, move: str) -> list[LessonFrame]:
    """A frame for each move: the learner's, and those of others. Draws belong to the move before them."""
    frames: list[LessonFrame] = []
    start = 0
    for text in (f"{lesson.seat} {move}", *step.then):
        before = len(match.moves)
        if play_line(match, text) != CHANCE:
            start = before
            frames.append(_frame(lesson, match, start))
        else:
            frames[-1] = _frame(lesson, match, start)
    return frames


def _frame(lesson: Lesson, match: Match, start: int) -> LessonFrame:
    events = match.events(lesson.seat, start)
    play = position_info(match, lesson.seat, lesson.names, [])
    return LessonFrame(play, [line(match.game, event, len(match.moves)) for event in events])
