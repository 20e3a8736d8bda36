"""Terminals of every width: in whole games of each title, no line is too long and nothing is torn apart."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest

from gloaming.cli.game import TerminalGame
from gloaming.cli.opponents import Opponent
from gloaming.cli.paint import painter
from gloaming.cli.terminal import THEME, Screen, _Console
from gloaming.core.game import GAMES, LANGUAGES, Reader, find
from gloaming.core.layout import columns, fold, packed, table
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.corpus import Kept, read

WIDTHS = (40, 60, 80, 120)
NO_BREAK = "\u00a0\u202f"


class _Page(Screen):
    """A terminal of a given width that keeps its lines."""

    def __init__(self, game: str, players: int, lang: str, width: int) -> None:
        super().__init__(lang, painter(find(game), players, lang))
        self.is_terminal = True
        self.kept = io.StringIO()
        self.console = _Console(
            file=self.kept, width=width, theme=THEME, highlight=False, markup=False, emoji=False, no_color=True
        )

    def take(self) -> str:
        """What was printed since the last call."""
        text = self.kept.getvalue()
        self.kept.seek(0)
        self.kept.truncate()
        return text


def _games(name: str) -> Iterator[Kept]:
    """One finished game at each number of players."""
    found = {kept.players: kept for kept in read(name, find(name).version)}
    yield from found.values()


def _steps(kept: Kept, name: str) -> Iterator[Match]:
    """The positions of a game before each decision of seat 0, and the last one."""
    game = find(name)
    match = Match(game, game.start(kept.players, game.unattended), kept.seed)
    for action in kept.actions:
        if match.pending[0] == 0:
            yield match.copy()
        match.act(match.pending[0], action)
    yield match


def _shown(match: Match, lang: str, width: int) -> str:
    """A question as a terminal shows it, with its help and the list of all moves."""
    page = _Page(match.game.name, match.players, lang, width)
    opponents = [Opponent("random", match.game, seat, "seed") for seat in range(1, match.players)]
    played = TerminalGame(match, 0, opponents, page)
    if len(match.moves) > 99:
        played._seen = len(match.moves) - 30  # the deal is told once, with the first question
    if match.over:
        played._show_end()
    else:
        played.welcome("random", drawn=True)
        played._show_question()
        played._explain("")
        played.obey("moves", "")
    return page.take()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_fit_every_width_and_no_word_is_torn(name: str, lang: str) -> None:
    for kept in _games(name):
        for number, match in enumerate(_steps(kept, name)):
            if number % 17 and not match.over:
                continue
            whole = set(re.split(r"[ \n]+", _shown(match, lang, 1000)))
            for width in WIDTHS:
                shown = _shown(match, lang, width)
                assert all(len(line) <= width for line in shown.splitlines()), shown
                torn = {word for word in re.split(r"[ \n]+", shown) if word not in whole} - _DRAWN
                assert not {word for word in torn if not re.fullmatch(r"[\[.@o)]+", word)}, shown
                _check_rows(match, lang, width, shown)


# The separator of cells if a table has no columns.
_DRAWN = {"·", "/", "\\"}


def _check_rows(match: Match, lang: str, width: int, shown: str) -> None:
    """Each seat begins a line; each World's cards and ritual share a line; the name of each place is whole."""
    words, lines = Speech(match.game.name, Reader(0, lang)), shown.splitlines()
    if match.game.name == "shamans":
        most = 8 if match.players == 5 else 6
        rows = [line for line in lines if re.match(rf"  \w+ +([\d.] ){{{most - 1}}}[\d.]  \w+$", line)]
        assert len(rows) % {3: 5, 4: 6, 5: 7}[match.players] == 0
        assert rows
    if match.game.name == "shadow_hunters":
        places = re.findall(r"\[[1-6]\] \w", shown)
        assert len(places) % 6 == 0
        assert not re.search(r"\[[1-6]\]\s*$", shown, re.MULTILINE)
    for seat in range(match.players):
        start = re.compile(rf"(\* |  )?{words.name(seat)}\b")
        assert any(start.match(line) for line in lines), (seat, width)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_break_spaces_reach_the_terminal_and_no_line_begins_with_a_high_sign(width: int) -> None:
    match = next(_steps(read("shamans", 1)[0], "shamans"))
    shown = _shown(match, "fr", width)
    assert any(sign in shown for sign in NO_BREAK)
    assert not re.search(r"^\s*[:;!»]", shown, re.MULTILINE)
    assert not re.search(rf"[{NO_BREAK}]$", shown, re.MULTILINE)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_break_spaces_hold_in_the_rules_too(width: int) -> None:
    page = _Page("shamans", 3, "fr", width)
    page.marked("**D7** *Décision.*\u00a0: on dit «\u00a0oui\u00a0»" + "\u00a0; encore un mot de plus" * 9)
    shown = page.take()
    assert shown.count("\u00a0") == 12
    assert "*" not in shown
    assert not re.search(r"^\s*[:;!»]", shown, re.MULTILINE)


def test_layout_by_hand() -> None:
    assert fold("one two three", 8) == ["one two", "  three"]
    assert fold("un\u00a0: deux", 6) == ["un\u00a0:", "  deux"]
    assert packed(["a 1", "b 2", "c 3"], 12) == ["  a 1 · b 2", "  c 3"]
    assert columns([["a", "bb"], ["ccc", "d"]], 80) == ["a    bb", "ccc  d"]
    rows = [["who", "points", "tiles"], ["Ann", "2", ""], ["Benjamin", "10", "Dagger, Portal"]]
    assert table(rows, 40) == ["who       points  tiles", "Ann       2       -", "Benjamin  10      Dagger, Portal"]
    assert table(rows, 24) == ["Ann", "  points 2", "Benjamin", "  points 10", "  tiles Dagger, Portal"]
