"""`gloaming rules`: the rules of a game, or one clause of them."""

from __future__ import annotations

import argparse

from gloaming.cli.arguments import check_name
from gloaming.cli.failure import Failure
from gloaming.cli.terminal import Screen
from gloaming.core.clauses import clauses, rules_text


def run(args: argparse.Namespace) -> int:
    """Print the rules: set for a terminal, as they are written for a pipe."""
    check_name(args.game, args.lang)
    screen = Screen(args.lang)
    if args.clause is None:
        show_rules(screen, args.game)
    elif not show_clause(screen, args.game, args.clause):
        raise Failure(no_clause(screen, args.game, args.clause))
    return 0


def show_rules(screen: Screen, game: str) -> None:
    """All of them, through the pager on a terminal."""
    with screen.paged():
        screen.marked(rules_text(game, screen.lang))


def show_clause(screen: Screen, game: str, name: str) -> bool:
    """One clause; false if there is none of that name."""
    body = clauses(rules_text(game, screen.lang)).get(name.upper())
    if body is None:
        return False
    screen.marked(body)
    return True


def no_clause(screen: Screen, game: str, name: str) -> str:
    """What to say of a clause that does not exist."""
    known = list(clauses(rules_text(game, screen.lang)))
    return screen.words["no_clause"].format(clause=name, first=known[0], last=known[-1])
