"""`gloaming mcp`: games for machine players by text, over the Model Context Protocol, from one seat's view."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import gloaming
from gloaming.cli.failure import Failure
from gloaming.cli.plain_seat import PlainSeat, TableSeat, new_game
from gloaming.core import chance
from gloaming.core.clauses import clauses, rules_text
from gloaming.core.errors import GloamingError
from gloaming.core.game import ENGLISH, find, usable
from gloaming.minds import BOTS

T = TypeVar("T")
INSTRUCTIONS = """Table games of hidden information, for one seat at a time. Call games() to see what there is, then
new_game() for a game against bots, or join_table() with the invitation that the host of a table has sent. look() says
what your seat sees, what it is asked and which moves it has; play() makes one, by the words before the colon, and says
what happened up to your next question. rules() explains; note() keeps your own notes."""


def run(args: argparse.Namespace) -> int:
    """Serve over standard input and output until it ends."""
    server(args.lang).run("stdio")
    return 0


def server(lang: str = ENGLISH) -> MCPServer:
    """The server, with one seat at a time."""
    made = MCPServer("gloaming", version=gloaming.__version__, instructions=INSTRUCTIONS)
    seats: list[PlainSeat] = []

    def seat() -> PlainSeat:
        if not seats:
            raise ToolError("You have no seat. Call new_game() or join_table() first.")
        return seats[-1]

    @made.tool()
    def games() -> str:
        """The games, with their numbers of players, options and bots."""
        return "\n".join(_about(name) for name in usable())

    @made.tool(name="new_game")
    def begin(
        game: str,
        players: int | None = None,
        seat: int = 0,
        bot: str | None = None,
        options: dict[str, str] | None = None,
        seed: str | None = None,
    ) -> str:
        """Begin a game against bots, in a seat counted from 0; an earlier game is left."""
        seats[:] = [_told(lambda: new_game(game, players, seat, bot, options or {}, _seed(seed), lang))]
        return seats[-1].look()

    @made.tool()
    def join_table(link: str, name: str = "Machine") -> str:
        """Take the seat of a table that a link invites a program to."""
        seats[:] = [_told(lambda: TableSeat(link, name, lang))]
        return seats[-1].look()

    @made.tool()
    def look() -> str:
        """What your seat sees and is asked, which moves it has, and what happened since your last move."""
        return _told(seat().look)

    @made.tool()
    def play(move: str) -> str:
        """Make a move, such as `place 7 b2`; then what happened up to your next question."""
        return _told(lambda: seat().play(move))

    @made.tool()
    def resign() -> str:
        """Leave the game; at a table a bot plays on."""
        return _told(seat().resign)

    @made.tool()
    def rules(game: str, clause: str | None = None) -> str:
        """The rules of a game, or one clause of them, such as D4."""
        return _told(lambda: _rules(game, clause, lang))

    @made.tool()
    def note(text: str = "") -> str:
        """Add to your own notes, which nobody else sees; returns all of them."""
        return seat().note(text)

    @made.resource("gloaming://rules/{game}", mime_type="text/markdown")
    def rulebook(game: str) -> str:
        """All rules of a game."""
        return _rules(game, None, lang)

    return made


def _seed(given: str | None) -> str:
    if given is None:
        return chance.fresh_seed()
    chance.check_seed(given)
    return given


def _about(name: str) -> str:
    game = find(name)
    fewest, most = game.players
    options = ", ".join(f"{option.name} ({option.values})" for option in game.options)
    return f"{name}: {fewest} to {most} players. Options: {options}. Bots, the strongest last: {', '.join(BOTS[name])}."


def _rules(game: str, clause: str | None, lang: str) -> str:
    text = rules_text(find(game).name, lang)
    if clause is None:
        return text
    found = clauses(text)
    return found.get(clause.upper()) or f"There is no clause {clause[:20]}; they are {', '.join(found)}."


def _told(call: Callable[[], T]) -> T:
    """What a call gives; what it refuses is said to the player."""
    try:
        return call()
    except GloamingError as error:
        raise ToolError(error.said(ENGLISH)) from None
    except Failure as failure:
        raise ToolError(failure.said(ENGLISH)) from None
