"""The screen of a person: sentences, boards, questions; in colour if the terminal supports it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from gloaming.core.decisions import TABLE
from gloaming.core.game import Reader
from gloaming.core.layout import PLAIN, WIDE
from gloaming.core.messages import Argument, say
from gloaming.core.speech import Speech

# Colours that are readable on dark and light backgrounds; a letter or a word beside each says the same.
THEME = Theme(
    {
        "title": "bold",
        "asked": "bold",
        "quiet": "dim",
        "typed": "bold",
        "wrong": "red",
        "good": "green",
        "seat0": "bold color(166)",
        "seat1": "bold color(33)",
        "seat2": "bold color(35)",
        "seat3": "bold color(133)",
        "seat4": "bold color(136)",
        "seat5": "bold color(131)",
        "seat6": "bold color(73)",
        "seat7": "bold color(102)",
        "markdown.h1": "bold",
        "markdown.h2": "bold underline",
        "markdown.em": "italic color(133)",  # the style of rulings
        "markdown.item.bullet": "dim",
        "markdown.code": "bold",
    }
)
# Rich treats no-break spaces as ordinary spaces and breaks lines there, so they are replaced while it works.
_HELD = str.maketrans({"\u00a0": "\u203f", "\u202f": "\u2054"})
_FREED = str.maketrans({"\u203f": "\u00a0", "\u2054": "\u202f"})
_NARROWEST = 20  # width of a column of words
_WIPE = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and its scrollback


class _Console(Console):
    """Rich's console, but a broken pipe is left to the command to handle."""

    def on_broken_pipe(self) -> None:
        raise  # noqa: PLE0704  Rich calls this where it has caught the error

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """The segments that Rich has laid out, with their no-break spaces restored."""
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.translate(_FREED))


def console(*, stderr: bool = False) -> Console:
    """A console that prints text without markup; Rich obeys NO_COLOR, TERM and COLUMNS."""
    return _Console(stderr=stderr, theme=THEME, highlight=False, markup=False, emoji=False)


class Screen:
    """One person's terminal, in one language."""

    def __init__(self, lang: str, paint: Callable[[Text], Text] = lambda text: text, *, plain: bool = False) -> None:
        self.lang = lang
        self._is_plain = plain  # lines in reading order, without colours, columns and drawings
        self._speech = Speech("", Reader(TABLE, lang))
        self.console = console()
        self.paint = paint
        self.is_terminal = sys.stdout.isatty() and not plain
        self.is_interactive = sys.stdout.isatty() and sys.stdin is not None and sys.stdin.isatty()
        self.completions: Callable[[], Iterable[str]] = tuple
        self._readline = _start_readline(self) if self.is_interactive else None

    def show(self, *lines: RenderableType) -> None:
        """Print; lines are folded to the width of a terminal, but never for a pipe."""
        for line in lines:
            self.console.print(line, soft_wrap=not self.is_terminal)

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line; `backquoted` words, which can be typed, are highlighted."""
        self.show(self.paint(typeable(text, style)) if self.is_terminal else text)

    def said(self, name: str, **args: Argument) -> str:
        """Put one of the command line's own messages into words."""
        return self._speech.said(say(name, **args))

    def say(self, name: str, style: str = "", **args: Argument) -> None:
        """Print one of the command line's own messages."""
        self.line(self.said(name, **args), style)

    def board(self, text: str) -> None:
        """Print a drawing that is already laid out for the width."""
        self.show(*(self.paint(Text(line.translate(_HELD))) for line in text.splitlines()))

    @property
    def width(self) -> int:
        """The columns available for a board."""
        if self._is_plain:
            return PLAIN
        return self.console.width if self.is_terminal else WIDE

    def marked(self, text: str) -> None:
        """Print Markdown: formatted on a terminal, as it is for a pipe."""
        self.show(Markdown(text.translate(_HELD)) if self.is_terminal else text.rstrip("\n"))

    def points(self, sentences: Iterable[str]) -> None:
        """Print what happened, one bullet point each."""
        for sentence in sentences:
            if self._is_plain:
                self.show(sentence)
            else:
                self.columns([("·", sentence)])

    def columns(self, rows: Sequence[tuple[str, str]], style: str = "") -> None:
        """Print words on the left and their meanings in a column on the right, or below if that is too narrow."""
        if not rows:
            return
        if self._is_plain:
            self.show(*(f"{plain(left).strip()}: {plain(right)}" for left, right in rows))
            return
        if not self.is_terminal:
            width = max(len(plain(left)) for left, _ in rows)
            for left, right in rows:
                self.show(f"  {plain(left):<{width}}  {right}".rstrip())
            return
        cells = [(self.paint(typeable(left, style)), self.paint(typeable(right))) for left, right in rows]
        beside = self.width - 4 - max(left.cell_len for left, _ in cells)
        if beside < min(_NARROWEST, max(right.cell_len for _, right in cells)):
            for name, meaning in cells:
                self.show(Padding(name, (0, 0, 0, 2)), Padding(meaning, (0, 0, 0, 4)))
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row in cells:
            grid.add_row(*row)
        self.show(Padding(grid, (0, 0, 0, 2)))

    def wrong(self, text: str) -> None:
        """Print in one line what cannot be done."""
        self.line(f"! {text}", "wrong")

    def wipe(self) -> None:
        """Clear the screen, its scrollback and the history of typed lines."""
        if sys.stdout.isatty():
            sys.stdout.write(_WIPE)
            sys.stdout.flush()
        if self._readline is not None:
            self._readline.clear_history()

    def ask(self, prompt: str) -> str:
        """Read a line from the person; EOFError when there are no more."""
        sys.stdout.flush()
        if self.is_interactive:
            return input(prompt).strip()
        if sys.stdin is None:
            raise EOFError
        sys.stdout.write(prompt)
        line = sys.stdin.readline()
        sys.stdout.write("\n")
        if not line:
            raise EOFError
        return line.strip()

    @contextlib.contextmanager
    def paged(self) -> Iterator[None]:
        """Print through the person's pager, on a terminal."""
        if not self.is_interactive:
            yield
            return
        with self.console.pager(styles=_pager_shows_styles()):
            yield


def plain(text: str) -> str:
    """The text without backquotes."""
    return text.replace("`", "")


def typeable(text: str, style: str = "") -> Text:
    """The text with backquoted words highlighted; a pipe gets only the words."""
    built = Text(style=style)
    for number, part in enumerate(text.translate(_HELD).split("`")):
        built.append(part, "typed" if number % 2 else "")
    return built


def _pager_shows_styles() -> bool:
    import os  # noqa: PLC0415

    os.environ.setdefault("LESS", "FR")
    return "r" in os.environ["LESS"].lower() and "more" not in os.environ.get("PAGER", "")


def _start_readline(screen: Screen) -> Any:
    """Start line editing, history and Tab completion, if the system has them."""
    try:
        import readline  # noqa: PLC0415
    except ImportError:
        return None

    def complete(text: str, state: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        begun = len(line.split()) - (0 if line.endswith(" ") or not line else 1)
        lead = line.split()[:begun]
        found = {
            words[begun]
            for words in (move.split() for move in screen.completions())
            if len(words) > begun and words[:begun] == lead and words[begun].startswith(text)
        }
        return (sorted(found)[state] + " ") if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    return readline
