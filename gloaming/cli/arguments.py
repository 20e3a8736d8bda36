"""What commands are given, made into games, options and seats; or a Failure that names what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.cli.failure import Failure
from gloaming.cli.texts import TEXTS
from gloaming.core import chance
from gloaming.core.about import find_about
from gloaming.core.decisions import TABLE
from gloaming.core.errors import Malformed
from gloaming.core.game import GAMES, LANGUAGES, Game, Option, Reader, find
from gloaming.core.speech import Speech
from gloaming.games.french import told
from gloaming.minds import BOTS


def check_name(name: str, lang: str) -> str:
    """The name of a game."""
    if name not in GAMES:
        raise Failure(TEXTS[lang]["no_game"].format(name=name, names=", ".join(GAMES)))
    return name


def read_game(name: str, lang: str) -> Game:
    """The game of a name."""
    try:
        return find(check_name(name, lang))
    except Malformed as error:
        raise Failure(told(error, lang)) from None


def read_options(game: Game, given: Sequence[str], lang: str) -> dict[str, Any]:
    """Options out of name=value."""
    words = TEXTS[lang]
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure(words["option_form"].format(text=text))
        if name not in known:
            raise Failure(words["no_option"].format(game=game.name, name=name, names=", ".join(known)))
        if name in options:
            raise Failure(words["option_twice"].format(name=name))
        try:
            options[name] = known[name].read(value)
        except Malformed:
            raise _bad_value(game, known[name], value, lang) from None
    if not _playable(game, options):
        for text in given:
            name, _, value = text.partition("=")
            if not isinstance(options[name], bool) and not _playable(game, {name: options[name]}):
                raise _bad_value(game, known[name], value, lang)
    return options


def _playable(game: Game, options: dict[str, Any]) -> bool:
    """Whether any number of players can play with these options; whether the given one can is asked later."""
    fewest, most = game.players
    for players in range(fewest, most + 1):
        try:
            game.start(players, options)
        except Malformed:
            continue
        return True
    return False


def _bad_value(game: Game, option: Option, value: str, lang: str) -> Failure:
    values = find_about(game.name, lang).options[option.name].values or option.values
    return Failure(TEXTS[lang]["option_value"].format(name=option.name, values=values, value=value))


def check_setting(game: Game, players: int | None, options: dict[str, Any], seed: str | None, lang: str) -> None:
    """Failure unless the game can be played so."""
    words = TEXTS[lang]
    fewest, most = game.players
    if players is not None and not fewest <= players <= most:
        key = "players_exact" if fewest == most else "players"
        raise Failure(words[key].format(game=game.name, fewest=fewest, most=most, count=players))
    if seed is not None:
        check_seed(seed, lang)
    try:
        game.start(players, options)
    except Malformed as error:
        raise Failure(words["bad_setting"].format(reason=told(error, lang))) from None


def check_seed(seed: str, lang: str) -> None:
    """Failure for a text that cannot be a seed."""
    try:
        chance.check_seed(seed)
        seed.encode()
    except ValueError:
        raise Failure(TEXTS[lang]["bad_seed"].format(longest=chance.LONGEST_SEED)) from None


def check_bot(game: Game, name: str, lang: str) -> str:
    """The name of a bot."""
    if name not in BOTS[game.name]:
        raise Failure(TEXTS[lang]["no_bot"].format(game=game.name, name=name, names=", ".join(BOTS[game.name])))
    return name


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
    raise Failure(TEXTS[lang]["no_seat"].format(seat=text, names=", ".join([*known, *others])))
