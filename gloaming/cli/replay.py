"""`gloaming replay`: a record, move by move, as one of its seats or a spectator saw it, or with everything open."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from gloaming.cli.arguments import read_seat
from gloaming.cli.failure import Failure
from gloaming.cli.files import read_record
from gloaming.cli.paint import painter
from gloaming.cli.terminal import Screen
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.events import Event
from gloaming.core.game import Game, Reader
from gloaming.core.match import Match
from gloaming.core.messages import say
from gloaming.core.record import Record, parse_record
from gloaming.core.replay import begin, replay
from gloaming.core.speech import Speech

SPECTATOR, OPEN = "spectator", "open"


@dataclass(frozen=True)
class Step:
    """A position of the game as the viewer sees it, and the events that led to it."""

    view: Any
    move: str  # who moved and how, in the open view; otherwise empty
    sentences: tuple[str, ...]


def run(args: argparse.Namespace) -> int:
    """Step through a record, or print all of it."""
    text = read_record(args.file)
    record, game = _load(text)
    finished = record.winners is not None
    seat = args.seat or (OPEN if finished else SPECTATOR)
    viewer = read_seat(game, record.players, seat, (SPECTATOR, OPEN), args.lang)
    screen = Screen(args.lang, painter(game, record.players, args.lang))
    if viewer == OPEN and not finished:
        raise Failure(say("terminal-open-unfinished"))
    speech = Speech(game.name, Reader(viewer if isinstance(viewer, int) else TABLE, args.lang))
    steps = _steps(record, game, speech, screen, is_open=viewer == OPEN)
    title = "terminal-replay-title" if finished else "terminal-replay-unfinished"
    screen.say(title, "title", game=speech.text("title"), count=len(record.moves))
    if args.all or not screen.is_interactive:
        _print_all(steps, speech, screen)
    else:
        _step_through(steps, speech, screen)
    return 0


def _load(text: str) -> tuple[Record, Game]:
    """The record and its game; every move of the record has been checked."""
    return parse_record(text), replay(text).game


def _steps(record: Record, game: Game, speech: Speech, screen: Screen, *, is_open: bool) -> list[Step]:
    """All positions, from the beginning."""
    match = begin(record, game)
    steps = [Step(_view(match, speech, is_open), "", ())]
    for number, (seat, move) in enumerate(record.moves):
        match.play(seat, move)
        view = _view(match, speech, is_open)
        events = _public_events(match, number) if is_open else match.events(speech.reader.viewer, number)
        sentences = tuple(
            speech.sentence(event)
            for event in events
            if is_open or not event.known or not game.wording.fades(view, event)
        )
        told_move = screen.said("terminal-moved", who=_mover(seat, speech, screen), move=move)
        steps.append(Step(view, told_move if is_open else "", sentences))
    return steps


def _view(match: Match, speech: Speech, is_open: bool) -> Any:
    return match.state.copy() if is_open else match.glance(speech.reader.viewer)


def _public_events(match: Match, number: int) -> list[Event]:
    """The events of a move that everybody knew alike; the others are covered by the move itself in the open view."""
    seen = [match.events(viewer, number) for viewer in (*range(match.players), TABLE)]
    return [versions[0] for versions in zip(*seen, strict=True) if all(version == versions[0] for version in versions)]


def _mover(seat: int, speech: Speech, screen: Screen) -> str:
    other = {CHANCE: "terminal-chance", TABLE: "terminal-table"}
    return screen.said(other[seat]) if seat in other else speech.name(seat)


def _print_all(steps: list[Step], speech: Speech, screen: Screen) -> None:
    """Print each move on its own line, then the final board."""
    width = len(str(len(steps) - 1))
    rows = [(f"{number:>{width}}", _told(step)) for number, step in enumerate(steps) if number]
    screen.line()
    if rows:
        screen.columns(rows)
    _show_board(steps[-1], speech, screen)


def _told(step: Step) -> str:
    """A move as sentences, after its notation if the viewer may know it."""
    return " ".join([f"{step.move}."] * bool(step.move) + list(step.sentences)) or "·"


def _show_board(step: Step, speech: Speech, screen: Screen) -> None:
    screen.line()
    screen.board(speech.board(step.view, screen.width))
    screen.line()
    screen.line(speech.prompt(step.view), "asked")


def _show_step(steps: list[Step], at: int, speech: Speech, screen: Screen) -> None:
    step = steps[at]
    screen.line()
    name = "terminal-replay-step" if at else "terminal-replay-start"
    screen.line(" · ".join([screen.said(name, number=at, count=len(steps) - 1)] + [step.move] * bool(step.move)))
    screen.points(step.sentences)
    _show_board(step, speech, screen)


def _step_through(steps: list[Step], speech: Speech, screen: Screen) -> None:
    """Step through the game with Enter, b, a number and q."""
    last, at = len(steps) - 1, 0
    screen.say("terminal-replay-keys", "quiet")
    _show_step(steps, at, speech, screen)
    while True:
        try:
            typed = screen.ask(f"{at}/{last}> ").lower()
        except EOFError:
            return
        if typed == "q":
            return
        if typed == "":
            aim = at + 1
        elif typed == "b":
            aim = at - 1
        elif typed.isascii() and typed.isdigit() and len(typed) < 10:
            aim = int(typed)
            if aim > last:
                screen.say("terminal-replay-range", "wrong", count=last)
                continue
        else:
            screen.say("terminal-replay-unclear", "wrong", count=last)
            continue
        if not 0 <= aim <= last:
            screen.say("terminal-replay-first" if aim < 0 else "terminal-replay-last")
            continue
        at = aim
        _show_step(steps, at, speech, screen)
