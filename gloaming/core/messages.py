"""Messages for people, as facts: an id and arguments. The words are added where the message is read.

The words are in `messages/*.ftl`, one file for each language. An argument is a number, a text that is the same in every
language, a thing (another message), some seats (their numbers), or some things.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias, Union

from gloaming.core.decisions import CHANCE
from gloaming.core.events import Event
from gloaming.core.facts import members

Argument: TypeAlias = Union[int, str, "Message", tuple[Union[int, "Message"], ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say: the id of a message, or of an attribute of one (`card-axe.rule`)."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


def say(name: str, /, **args: Argument) -> Message:
    """A message with its arguments."""
    return Message(name, args)


@functools.cache
def thing(family: str, name: str) -> Message:
    """The name of a thing, such as `card-axe`; notation and enums may write `_` where ids have `-`."""
    return Message(f"{family}-{name}".lower().replace("_", "-"))


def seat(number: int) -> tuple[int, ...]:
    """One seat as an argument; chance and the table count as nobody."""
    return (number,) if 0 <= number < CHANCE else ()


def seats(given: int | Iterable[int]) -> tuple[int, ...]:
    """Several seats as an argument, from a mask or a sequence."""
    return members(given) if isinstance(given, int) else tuple(given)


Meanings: TypeAlias = Mapping[str, Callable[[int], Argument]]


def of_event(event: Event, kinds: type[IntEnum], meanings: Meanings, **more: Argument) -> Message:
    """An event as a message: who, the facts by their names, and whether the reader knows its secret.

    `meanings` says what a fact stands for: a seat, a card, and so on. A fact that is not in it is a plain number.
    """
    args: dict[str, Argument] = {"who": seat(event.seat), "known": "yes" if event.known else "no", **more}
    for name, number in event.facts.items():
        args[name] = meanings[name](number) if name in meanings else number
    return Message(f"event-{kinds(event.kind).name.lower().replace('_', '-')}", args)
