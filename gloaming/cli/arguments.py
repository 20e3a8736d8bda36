"""Turn the arguments of commands into options and seats, or raise a Failure that names what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from gloaming import minds
from gloaming.cli.failure import Failure
from gloaming.core import chance
from gloaming.core.about import find_about
from gloaming.core.decisions import TABLE
from gloaming.core.errors import Malformed
from gloaming.core.game import LANGUAGES, Game, Option, Reader
from gloaming.core.messages import say
from gloaming.core.speech import Speech, in_words


def read_options(game: Game, given: Sequence[str], lang: str) -> dict[str, Any]:
    """Read options of the form name=value."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure(say("terminal-option-form", text=text))
        if name in options:
            raise Failure(say("terminal-option-twice", name=name))
        option = game.option(name)
        try:
            options[name] = option.read(value)
        except Malformed:
            raise _bad_value(game, option, value, lang) from None
    if not _playable(game, options):
        for text in given:
            name, _, value = text.partition("=")
            if not isinstance(options[name], bool) and not _playable(game, {name: options[name]}):
                raise _bad_value(game, game.option(name), value, lang)
    return options


def _playable(game: Game, options: dict[str, Any]) -> bool:
    """Whether any number of players can play with these options; the given number is checked later."""
    fewest, most = game.players
    for players in range(fewest, most + 1):
        try:
            game.start(players, options)
        except Malformed:
            continue
        return True
    return False


def _bad_value(game: Game, option: Option, value: str, lang: str) -> Failure:
    values = in_words(find_about(game.name).options[option.name].values, lang, game.name)
    return Failure(say("terminal-option-value", name=option.name, values=values, value=value))


def check_setting(game: Game, players: int | None, options: dict[str, Any], seed: str | None) -> None:
    """Raise Failure unless the game can be played with this setting."""
    fewest, most = game.players
    if players is not None and fewest == most != players:
        raise Failure(say("terminal-players-exact", game=game.name, fewest=fewest, count=players))
    if players is not None and not fewest <= players <= most:
        raise Failure(say("terminal-players", game=game.name, fewest=fewest, most=most, count=players))
    if seed is not None:
        chance.check_seed(seed)
    try:
        game.start(players, options)
    except Malformed as error:
        raise Failure(say("terminal-bad-setting", reason=error.message), game=game.name) from None


def check_bot(game: Game, name: str) -> str:
    """The name of a bot, if it exists; one of others may be `module:Class`, or the command of a program."""
    minds.find(minds.enlist(name, game.name), game.name)
    return name


def bots_of(args: argparse.Namespace, game: Game, usual: Sequence[str]) -> list[str]:
    """The bots of `--bots A,B` and of each `--bot`, which may contain commas; otherwise the usual ones."""
    listed = [] if args.bots is None else [name.strip() for name in args.bots.split(",")]
    return [check_bot(game, name) for name in [*args.bot, *listed] or usual]


def read_seat(game: Game, players: int, text: str, others: Sequence[str], lang: str) -> int | str:
    """A seat by its number or its name in any language, or one of the other words."""
    asked = text.lower()
    if asked in others:
        return asked
    for seat in range(players):
        names = {Speech(game.name, Reader(TABLE, language)).name(seat).lower() for language in LANGUAGES}
        if asked == str(seat) or asked in names:
            return seat
    known = [f"{seat} ({Speech(game.name, Reader(TABLE, lang)).name(seat).lower()})" for seat in range(players)]
    raise Failure(say("terminal-no-seat", seat=text, names=", ".join([*known, *others])))
