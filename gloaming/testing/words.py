"""The words of a game exist for everybody, at every position of random games, in every language."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from gloaming.core.about import find_about
from gloaming.core.decisions import TABLE
from gloaming.core.events import read
from gloaming.core.facts import Facts
from gloaming.core.game import LANGUAGES, Game, Reader
from gloaming.core.messages import say
from gloaming.core.speech import Speech
from gloaming.testing.ladder import World, play
from gloaming.testing.setups import Setup

SHARED = {"question", "asked"}  # fields of every game's view


def check_words(
    setup: Setup, langs: Sequence[str] = LANGUAGES, seeds: Iterable[int] = range(6), game: Game | None = None
) -> None:
    """The options and bots are described, and every position of a random game for each seed has words for everybody.

    The positions use the languages in turn. `game` may be the compiled twin of the game.
    """
    for lang in langs:
        check_about(setup.game, lang)
    for seed in seeds:
        for number, (world, dice) in enumerate(play(setup, seed, game)):
            check_said(world, dice, langs[number % len(langs)])


def check_about(game: Game, lang: str) -> None:
    """Whoever chooses a game is told of it, of every option and every bot, and of what the board shows."""
    options = [option.name for option in game.options]
    assert list(find_about(game.name).options) == options, f"{game.name}: words of options"
    assert all(text.strip() for text in about_in_words(game, lang)), f"{game.name}: nothing is said in {lang}"


def about_in_words(game: Game, lang: str) -> list[str]:
    """Everything that a game tells about itself, in a language."""
    about, speech = find_about(game.name), Speech(game.name, Reader(TABLE, lang))
    said = [say("title"), say("pitch")]
    for option in about.options.values():
        said += [option.label, option.explanation, option.values, *option.parts]
        said += [label for _, label in option.choices]
    said += [words for bot in about.bots.values() for words in (bot.title, bot.description)]
    said += [words for term in about.glossary.values() for words in (term.name, term.text)]
    return [speech.said(message) for message in said]


def check_said(world: World, dice: random.Random, lang: str) -> None:
    """The board, the question, moves with their effects, refusals and events can be put into words."""
    twin = world.copy()
    log = None if world.state.over else twin.apply(*twin.pick(dice))
    for viewer in dice.sample(world.viewers, 2):
        words, view = Speech(world.game.name, Reader(viewer, lang)), twin.view(viewer)
        told = [] if log is None else [words.sentence(event) for event in read(log, viewer, world.game.kinds)]
        texts = [words.board(view), words.prompt(view), *words.explain(view), *told]
        texts += _moves(twin, view, words, dice)
        assert all(text.strip() for text in texts), f"nothing is said: {texts}: {twin.text()}"
        assert not any(re.search(r"[{}]", text) for text in texts), f"a blank is not filled: {texts}"
        assert json.loads(json.dumps(world.game.wording.describe(Facts(view), viewer))).keys() >= SHARED


def _moves(world: World, view: Any, words: Speech, dice: random.Random) -> Iterator[str]:
    """What is said about some moves of a seat, and why it may not make others."""
    viewer = words.reader.viewer
    actions = world.legal(viewer)
    for action in dice.sample(actions, min(3, len(actions))):
        yield words.move(view, action)
        yield words.effect(view, action) or "nothing that is known"
    others = [action for action in range(len(world.game.actions)) if action not in actions]
    if actions and viewer != TABLE:
        for action in dice.sample(others, min(3, len(others))):
            if world.game.synonym(world.state, viewer, action) not in actions:
                yield words.refusal(view, viewer, action)[0]
