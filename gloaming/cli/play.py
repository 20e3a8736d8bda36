"""`gloaming play`: a person in the terminal against bots."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

import gloaming
from gloaming import minds
from gloaming.cli.arguments import check_bot, check_setting, read_options, read_seat
from gloaming.cli.failure import Failure
from gloaming.cli.files import check_target, write_record
from gloaming.cli.game import Left, TerminalGame
from gloaming.cli.opponents import Opponent, derived_seed
from gloaming.cli.paint import painter
from gloaming.cli.seating import EITHER, seat_for
from gloaming.cli.terminal import Screen
from gloaming.core import chance
from gloaming.core.game import find
from gloaming.core.match import Match


def run(args: argparse.Namespace) -> int:
    """Play one game, and rematches as long as the person wants them."""
    game = find(args.game)
    options = read_options(game, args.option, args.lang)
    check_setting(game, args.players, options, args.seed)
    bot = check_bot(game, args.bot or minds.best(game.name))
    players = args.players or game.players[0]
    wish = read_seat(game, players, args.seat, (EITHER,), args.lang)
    if args.record is not None:
        check_target(args.record)
    seed = args.seed if args.seed is not None else chance.fresh_seed()
    seat = seat_for(players, wish, seed)
    screen = Screen(args.lang, painter(game, players, args.lang), plain=args.plain)
    games = 1
    while True:
        match = gloaming.new(game.name, players, seed=seed, **options)
        opponents = [Opponent(bot, game, other, seed) for other in range(players) if other != seat]
        played = TerminalGame(match, seat, opponents, screen)
        played.welcome(bot, drawn=isinstance(wish, str) and games == 1)
        file = _numbered(args.record, games)
        try:
            played.play()
            _keep(file, played.match, screen)
            again = _offer_rematch(played, screen)
        except Left:
            again = False
        except KeyboardInterrupt:
            screen.line()
            screen.say("terminal-goodbye")
            raise
        finally:
            if not played.match.over:
                _keep(file, played.match, screen)
        if not again:
            screen.say("terminal-goodbye")
            return 0
        seat = game.rematch_seat(seat, players)
        seed = derived_seed(seed, "rematch")
        games += 1


def _numbered(file: str | None, games: int) -> str | None:
    """The file name for a rematch: its number stands before the extension."""
    if file is None or games == 1:
        return file
    path = Path(file)
    return str(path.with_name(f"{path.stem}-{games}{path.suffix}"))


def _keep(file: str | None, match: Match, screen: Screen) -> None:
    if file is not None:
        write_record(file, match.record())
        screen.say("terminal-recorded", "quiet", file=shlex.quote(file))
        if match.over:
            screen.say("terminal-checkable", "quiet", file=shlex.quote(file))


def _offer_rematch(played: TerminalGame, screen: Screen) -> bool:
    """D2: offer a rematch, and ask until the answer is clear."""
    match = played.match
    changes_sides = match.game.rematch_seat(played.seat, match.players) != played.seat
    screen.say("terminal-after-sides" if changes_sides else "terminal-after", "asked")
    while True:
        try:
            answer = screen.ask("> ")
        except EOFError:
            return False
        word, _, rest = answer.partition(" ")
        if answer.lower() in screen.said("terminal-yes").split():
            return True
        if not answer or answer.lower() in screen.said("terminal-no").split():
            return False
        if word in ("save", "scene"):
            try:
                played.obey(word, rest)
            except Failure as failure:
                screen.wrong(failure.said(screen.lang))
        else:
            screen.say("terminal-after-unclear")
