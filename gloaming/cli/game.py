"""One game of one person against bots: what is shown, asked and typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from gloaming.cli.failure import Failure, one_line
from gloaming.cli.files import write_record
from gloaming.cli.moves import FEW, by_beginning, shapes
from gloaming.cli.opponents import Opponent
from gloaming.cli.rules import no_clause, show_clause, show_rules
from gloaming.cli.terminal import Screen
from gloaming.cli.typed import meant
from gloaming.cli.undo import why_not
from gloaming.core.events import Event
from gloaming.core.game import Reader
from gloaming.core.match import Match
from gloaming.core.messages import say
from gloaming.core.plain import told_once
from gloaming.core.scene import format_scene
from gloaming.core.speech import Speech

LONGEST = 200  # characters of a line that may be a move
COMMANDS = ("?", "moves", "rules", "undo", "save", "scene", "quit")


class Left(Exception):
    """The person has left the table."""


class TerminalGame:
    """A match, the person's seat, the bots in the other seats, and the person's screen."""

    def __init__(self, match: Match, seat: int, opponents: Sequence[Opponent], screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.opponents = opponents
        self.screen = screen
        self.speech = Speech(match.game.name, Reader(seat, screen.lang))
        self._seen = 0  # number of moves whose events the person has been told
        self._before: list[Match] = []  # the game before each of the person's moves
        self._something_fades = False  # whether the screen shows something that the person must remember on their own
        self._prompt = f"{self._name(seat)}> "
        screen.completions = lambda: [*match_moves(self), *COMMANDS]

    def _name(self, seat: int) -> str:
        return self.speech.name(seat)

    def welcome(self, bot: str, *, drawn: bool) -> None:
        """Say who plays against whom."""
        screen = self.screen
        screen.line()
        screen.line(self.speech.text("title"), "title")
        you, others = self._name(self.seat), self._name(self.opponents[0].seat)
        lines = [screen.said("terminal-welcome", you=you, others=others, count=len(self.opponents), bot=bot)]
        lines += [screen.said("terminal-drawn-side")] * drawn + [screen.said("terminal-hint")]
        screen.line(" ".join(lines))

    def play(self) -> None:
        """Play until the game is over; raises Left if the person leaves earlier."""
        while not self.match.over:
            if self.seat in self.match.pending:
                self._show_question()
                self._take_move()
            else:
                self._bot_moves()
        self._show_end()

    def _bot_moves(self) -> None:
        asked = next(bot for bot in self.opponents if bot.seat in self.match.pending)
        self._play(asked.seat, asked.choose(self.match))

    def _play(self, seat: int, move: str) -> None:
        since = len(self.match.moves)
        self.match.play(seat, move)
        for opponent in self.opponents:
            opponent.follow(self.match, since)

    # Output

    def _show_question(self) -> None:
        """Show what happened since the last decision, the board, the question, and the possible answers."""
        events = self.match.events(self.seat, self._seen)
        view = self.match.glance(self.seat)
        faded = any(self._fades(view, event) for event in events)
        if faded or self._something_fades:
            self.screen.wipe()
        self._something_fades = faded
        self._tell(events)
        self._show_board()
        self._show_moves()

    def _fades(self, view: Any, event: Event) -> bool:
        """Whether the event told the person something that they must remember on their own."""
        return event.known and self.match.game.wording.fades(view, event)

    def _show_board(self) -> None:
        self.screen.line()
        self.screen.board(self.speech.board(self.match.glance(self.seat), self.screen.width))

    def _tell(self, events: Sequence[Event]) -> None:
        view = self.match.glance(self.seat)
        sentences = [self.speech.sentence(event) for event in events if not self._fades(view, event)]
        if sentences:
            self.screen.line()
            self.screen.points(told_once(sentences))
        self._seen = len(self.match.moves)

    def _show_moves(self) -> None:
        """Show the question and the moves: all of them if they are few, otherwise their shapes."""
        screen, match = self.screen, self.match
        view = match.glance(self.seat)
        screen.line()
        screen.line(self.speech.prompt(view), "asked")
        actions = match.legal_actions(self.seat)
        if len(actions) <= FEW:
            rows = [(f"`{match.game.actions.format(action)}`", self.speech.move(view, action)) for action in actions]
            screen.columns(rows)
            return
        for shape, (count, kinds) in shapes(match.legal(self.seat), screen.said).items():
            screen.columns([(f"`{shape}`", screen.said("terminal-some-moves", count=count))])
            screen.columns([(f"  {kind}", " ".join(known)) for kind, known in kinds.items()])

    def _show_end(self) -> None:
        self._tell(self.match.events(self.seat, self._seen))
        self._show_board()
        won = self.seat in self.match.winners
        key = "terminal-you-won" if won else "terminal-you-lost" if self.match.winners else "terminal-you-drew"
        self.screen.line()
        self.screen.say(key, "good" if won else "asked")

    # Input

    def _take_move(self) -> None:
        """Read lines until one of them is a legal move."""
        while True:
            try:
                typed = self.screen.ask(self._prompt)
            except EOFError:
                raise Left from None
            word, _, rest = typed.partition(" ")
            try:
                if typed.startswith("?"):
                    self._explain(typed.removeprefix("?").strip())
                elif not typed:
                    self._show_board()
                    self._show_moves()
                elif word.lower() in COMMANDS:
                    if self.obey(word.lower(), rest.strip()):
                        return
                elif self._try(typed):
                    return
            except Failure as failure:
                self.screen.wrong(one_line(failure.said(self.screen.lang)))

    def _try(self, typed: str) -> bool:
        """Make the move that the line means if the rules allow it; otherwise say why not."""
        match, screen = self.match, self.screen
        legal, shown = match.legal_actions(self.seat), one_line(typed if len(typed) <= 40 else typed[:37] + "...")
        found = meant(typed[:LONGEST], match.game, match.glance(self.seat), legal, self.speech)
        moves = [match.game.actions.format(action) for action in found]
        if not found:
            screen.wrong(screen.said("terminal-unreadable", text=shown, example=match.legal(self.seat)[0]))
            return False
        if len(found) > 1:
            listed = ", ".join(f"`{move}`" for move in moves)
            screen.wrong(screen.said("terminal-ambiguous", text=shown, moves=listed))
            return False
        action, move = found[0], moves[0]
        if not match.allows(self.seat, action):
            reason, clause = self.speech.refusal(match.seen(self.seat), self.seat, action)
            because = f"{reason} ({clause})" if clause else reason
            screen.wrong(screen.said("terminal-refused", move=move, reason=because))
            return False
        self._before.append(match.copy())
        self._play(self.seat, move)
        return True

    def obey(self, word: str, rest: str) -> bool:
        """Carry out a command; return whether the question has changed."""
        match word:
            case "moves":
                self.screen.columns([(f"`{start}`", ends) for start, ends in by_beginning(self.match.legal(self.seat))])
            case "rules":
                show_rules(self.screen, self.match.game.name)
            case "undo":
                return self._undo()
            case "save":
                self._save(rest)
            case "scene":
                self._scene()
            case _:
                raise Left
        return False

    def _explain(self, clause: str) -> None:
        """`?`: explain the question and what can be typed; with a clause after it, show that clause of the rules."""
        screen, game = self.screen, self.match.game
        if clause:
            if not show_clause(screen, game.name, clause):
                raise Failure(no_clause(game.name, clause))
            return
        text, clauses = self.speech.explain(self.match.glance(self.seat))
        screen.line(f"{text} ({clauses})")
        examples: dict[str, str] = {}
        for move in self.match.legal(self.seat):
            examples.setdefault(move.partition(" ")[0], f"`{move}`")
        screen.say("terminal-type", examples=", ".join(examples.values()))
        screen.line()
        said, clause = screen.said, re.findall(r"\w+", clauses)[0]
        rows = [("`?`", said("terminal-about", clause=clause)), (said("terminal-enter"), said("terminal-about-enter"))]
        for name in COMMANDS[1:]:
            typed = f"`{name} {said('terminal-file')}`" if name == "save" else f"`{name}`"
            rows.append((typed, said(f"terminal-about-{name}")))
        screen.columns(rows)

    def _undo(self) -> bool:
        before = self._before[-1] if self._before else None
        refusal = why_not(before, self.match, self.seat)
        if refusal:
            raise Failure(refusal, game=self.match.game.name)
        _, move = self.match.moves[-1]
        self.match = self._before.pop()
        self._seen = len(self.match.moves)
        for opponent in self.opponents:
            opponent.forget(self.match)
        self.screen.say("terminal-undone", move=move)
        return True

    def _save(self, file: str) -> None:
        if not file:
            raise Failure(say("terminal-save-where"))
        write_record(file, self.match.record())
        self.screen.say("terminal-saved", file=file)

    def _scene(self) -> None:
        """Show the scene of the position, unless it would contain what the person does not see."""
        if self.match.glance(self.seat).tobytes() != self.match.state.tobytes():
            raise Failure(say("terminal-scene-hidden"))
        self.screen.console.print(format_scene(self.match.game, self.match.state), soft_wrap=True)


def match_moves(game: TerminalGame) -> list[str]:
    """The moves that Tab completes."""
    return game.match.legal(game.seat)
