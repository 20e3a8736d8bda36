"""`gloaming rules`: the rules of a game, or one clause of them."""

from __future__ import annotations

import argparse

from gloaming.cli.failure import Failure
from gloaming.cli.terminal import Screen
from gloaming.core.clauses import clauses, rules_text
from gloaming.core.game import ENGLISH, find
from gloaming.core.messages import Message, say


def run(args: argparse.Namespace) -> int:
    """Print the rules: formatted for a terminal, as Markdown for a pipe."""
    find(args.game)
    screen = Screen(args.lang)
    if args.clause is None:
        show_rules(screen, args.game)
    elif not show_clause(screen, args.game, args.clause):
        raise Failure(no_clause(args.game, args.clause))
    return 0


def show_rules(screen: Screen, game: str) -> None:
    """Print all rules, through the pager on a terminal."""
    with screen.paged():
        screen.marked(rules_text(game, screen.lang))


def show_clause(screen: Screen, game: str, name: str) -> bool:
    """Print one clause; return false if it does not exist."""
    body = clauses(rules_text(game, screen.lang)).get(name.upper())
    if body is None:
        return False
    screen.marked(body)
    return True


def no_clause(game: str, name: str) -> Message:
    """The message for a clause that does not exist."""
    known = list(clauses(rules_text(game, ENGLISH)))
    return say("terminal-no-clause", clause=name, first=known[0], last=known[-1])
