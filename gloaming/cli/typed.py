"""Moves as a person types them: in notation, or in the words that the screen shows in their language."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.core.game import Game
from gloaming.core.speech import Speech

_SMALL = frozenset(["the", "and", "le", "la", "les", "l", "un", "une", "des", "de", "du", "d", "à", "au", "en", "et"])
_STEM = 4  # letters that distinguish verbs: `jouer`, `jouez` and `joue` count as the same


def meant(typed: str, game: Game, view: Any, legal: Collection[int], speech: Speech) -> list[int]:
    """The actions that a line can mean: several if it is ambiguous, none if it cannot be read.

    Notation is tried first, and legal moves before others.
    """
    notation = _in_notation(typed, game)
    if any(action in legal for action in notation):
        return notation
    line = bare(typed)
    if not line:
        return notation
    allowed = [action for action in legal if _says(line, game, view, action, speech)]
    others = (action for action in range(len(game.actions)) if _says(line, game, view, action, speech))
    return allowed or notation or list(itertools.islice(others, 1))


def _in_notation(typed: str, game: Game) -> list[int]:
    try:
        return [game.actions.parse(typed)]
    except Malformed:
        return []


def bare(text: str) -> tuple[str, ...]:
    """The words of a text without what nobody needs to type: capitals, accents, articles, signs, bracketed remarks."""
    words = re.findall(r"\w+", re.sub(r"\([^)]*\)", " ", text.casefold()))
    return tuple(_without_accents(word) for word in words if word not in _SMALL)


def _without_accents(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word) if not unicodedata.combining(sign))


def _says(line: tuple[str, ...], game: Game, view: Any, action: int, speech: Speech) -> bool:
    """Whether a line is the sentence for an action, or its notation with some words translated."""
    sentence = bare(speech.move(view, action))
    if _same_verb(line[0], sentence[0]) and line[1:] == sentence[1:]:
        return True
    verb, *words = game.actions.format(action).split()
    verbs = [sentence[:1], *(bare(term) for term in speech.terms(verb)), bare(verb)]
    for known in verbs:
        start, rest = line[: len(known)], line[len(known) :]
        if len(start) == len(known) and all(map(_same_verb, start, known)):
            orders = [words, words[::-1]] if _turns_round(action, verb, words, game) else [words]
            if any(_names(rest, order, speech) for order in orders):
                return True
    return False


def _turns_round(action: int, verb: str, words: Sequence[str], game: Game) -> bool:
    """Whether a move stays the same if its two words are exchanged."""
    return len(words) == 2 and _in_notation(" ".join([verb, *words[::-1]]), game) == [action]


def _same_verb(typed: str, known: str) -> bool:
    return typed == known or (typed.isalpha() and len(known) >= _STEM <= len(typed) and typed[:_STEM] == known[:_STEM])


def _names(line: tuple[str, ...], words: Sequence[str], speech: Speech) -> bool:
    """Whether the rest of a line names the things of a move in order."""
    choices = [set(_ways(word, speech)) for word in words]
    return any(tuple(itertools.chain(*way)) == line for way in itertools.product(*choices))


def _ways(word: str, speech: Speech) -> Iterator[tuple[str, ...]]:
    """The ways to name a thing: in notation, in full, or by any long word of its name."""
    yield bare(word)
    for term in speech.terms(word):
        name = bare(term)
        yield name
        if not any(part.isdigit() for part in name):
            yield from ((part,) for part in name if len(part) >= _STEM)
