"""The lessons: the rulebook plays every script, whatever one does gets an answer, and all of it is short enough."""

from __future__ import annotations

import itertools
import re
from fnmatch import fnmatchcase

import pytest

from gloaming.core.clauses import clauses, rules_text
from gloaming.core.compile import PACKAGE
from gloaming.core.game import ENGLISH, LANGUAGES, Reader, find, usable
from gloaming.core.lesson import Lesson, find_lesson, play_line, positions
from gloaming.core.messages import Message
from gloaming.core.speech import Speech
from gloaming.minds import BOTS
from gloaming.server.web.lessons import lesson_info

LESSONS: dict[str, Lesson] = {game: found for game in usable() if (found := find_lesson(game))}
LONGEST = 250  # characters: what fits beside the board on a phone
PAGE = PACKAGE.parent / "web" / "src" / "games"


@pytest.mark.parametrize("game", LESSONS)
def test_every_right_move_is_legal_and_so_is_all_that_follows(game: str) -> None:
    lesson = LESSONS[game]
    for step, match in positions(find(game), lesson):
        assert not step.right or lesson.seat in match.pending, step.name
        for move in step.right:
            branch = match.copy()
            branch.play(lesson.seat, move)
            for line in step.then:
                play_line(branch, line)


@pytest.mark.parametrize("game", LESSONS)
def test_only_a_step_that_is_followed_by_another_position_leaves_a_choice(game: str) -> None:
    steps = LESSONS[game].steps
    assert not steps[0].scene or not steps[0].right
    assert not steps[-1].right, "the last step offers the game"
    for step, following in itertools.pairwise(steps):
        assert len(step.right) < 2 or following.scene, step.name
        assert step.right or not step.then, step.name


@pytest.mark.parametrize("game", LESSONS)
def test_every_move_gets_an_answer_in_every_language(game: str) -> None:
    lesson, info = LESSONS[game], lesson_info(game)
    assert info is not None
    for number, step in enumerate(info.steps):
        answers = {answer.id for answer in step.wrong.values()}
        assert step.wrong.keys() | step.right.keys() >= ({it.move for it in step.play.moves} if step.right else set())
        for pattern in lesson.steps[number].wrong:
            assert any(fnmatchcase(move, pattern) for move in step.wrong), f"{step.name}: no move gets {pattern}"
        if step.right and info.steps[number + 1].jumps:
            answers.add(f"lesson-{step.name}.right")
        for lang in LANGUAGES:
            speech = Speech(game, Reader(lesson.seat, lang, lesson.names))
            for said in (step.said.id, *answers):
                assert 0 < len(speech.said(Message(said))) <= LONGEST, (said, lang)


@pytest.mark.parametrize("game", LESSONS)
def test_a_step_names_its_clause_and_a_part_of_the_board(game: str) -> None:
    drawn = "\n".join(path.read_text(encoding="utf-8") for path in (PAGE / game).glob("*.svelte"))
    parts = {
        name for found in re.findall(r"data-tour=(\"[\w-]+\"|\{[^}]*\})", drawn) for name in re.findall(r"\w+", found)
    }
    known = clauses(rules_text(game, ENGLISH))
    for step in LESSONS[game].steps:
        assert step.clause in known, step.name
        assert step.at in parts | {"", "prompt"}, step.name


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_ends_with_a_game_that_can_be_played(game: str) -> None:
    practice, declared = LESSONS[game].practice, find(game)
    assert declared.start(practice.players, declared.read_options(practice.options)) is not None
    assert practice.bot == next(name for name in ("beginner", "random") if name in BOTS[game])


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_is_told_what_a_person_in_that_seat_would_be(game: str) -> None:
    """Every position and every line is made from the seat's own view."""
    lesson, info = LESSONS[game], lesson_info(game)
    assert info is not None
    for (step, match), sent in zip(positions(find(game), lesson), info.steps, strict=True):
        assert sent.play.view == match.view(lesson.seat)
        assert [it.move for it in sent.play.moves] == match.legal(lesson.seat)
        for move, frames in sent.right.items():
            branch = match.copy()
            start = len(branch.moves)
            branch.play(lesson.seat, move)
            for line in step.then:
                play_line(branch, line)
            assert frames[-1].play.view == branch.view(lesson.seat)
            assert sum(len(frame.lines) for frame in frames) == len(branch.events(lesson.seat, start))
