"""The options and the things to explain; the words are in messages/."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.core.about import Choices, Outline, Term
from gloaming.core.messages import say, thing
from gloaming.games.shadow_hunters.rules.cards import CARDS
from gloaming.games.shadow_hunters.rules.characters import CAMP_NAMES, CHARACTER_NAMES, CHARACTERS
from gloaming.games.shadow_hunters.rules.components import (
    EXPANSIONS,
    PLACE_NAMES,
    PLACE_OF_SUM,
    QUICK_START_FROM,
    SEAT_NAMES,
)
from gloaming.games.shadow_hunters.rules.editions import EDITIONS
from gloaming.games.shadow_hunters.rules.moves import ACTIONS, REVEAL
from gloaming.games.shadow_hunters.rules.powers import POWERS, Moment, Reveals, is_move
from gloaming.games.shadow_hunters.words.describe import TERRITORIES
from gloaming.games.shadow_hunters.words.things import character, deck, place


def _characters() -> Iterator[tuple[str, Term]]:
    """Camp and hit points, the camp's goal, and the character's own power or goal."""
    for row in CHARACTERS:
        it = character(row.character)
        text = say("term-character", side=CAMP_NAMES[row.camp], hit_points=row.hit_points, character=it)
        yield CHARACTER_NAMES[row.character], Term(it, text, row.clause)


def _cards() -> Iterator[tuple[str, Term]]:
    """The deck, the number of copies, and what the card does."""
    for row in CARDS:
        it = thing("card", row.name)
        key = "term-equipment" if row.gear >= 0 else "term-card"
        yield row.name, Term(it, say(key, deck=deck(row.deck), copies=row.copies, card=it), row.clause)


def _places() -> Iterator[tuple[str, Term]]:
    for number, name in enumerate(PLACE_NAMES[1:], start=1):
        yield name, Term(place(number), say("term-place", place=place(number)), "H10")


def _power(verb: str, moment: Moment, reveals: bool) -> dict[str, Any]:
    return {"power": {"move": verb, "moment": moment.name.lower(), "reveals": reveals}}


def _facts() -> Iterator[tuple[str, dict[str, Any]]]:
    """What a page needs to know: the slots of a territory, the sums that lead to a place, and how powers are used."""
    yield "territory", {"slots": [list(slots) for slots in TERRITORIES]}
    for number, name in enumerate(PLACE_NAMES[1:], start=1):
        yield name, {"sums": [total for total, where in enumerate(PLACE_OF_SUM.tolist()) if where == number]}
    for row in POWERS:
        if is_move(row.power):
            yield (
                CHARACTER_NAMES[row.character],
                _power(row.power.name.lower(), row.moment, row.reveals == Reveals.TO_USE),
            )
    yield "hidden", _power(ACTIONS.format(REVEAL), Moment.ANY, reveals=True)  # H22


OUTLINE = Outline(
    minutes=(40, 60),
    options={
        "first": Choices("H4", ("none", *SEAT_NAMES), fewest={name: int(name) + 1 for name in SEAT_NAMES}),
        "abilities": Choices("H5", ("true", "false")),
        "quick_start": Choices("H6", ("false", "true"), fewest={"": QUICK_START_FROM}),
        "expansion": Choices("H78", EXPANSIONS),
        "edition": Choices("H30, H31, H44, H51", EDITIONS),
        "bob_any": Choices("H30", ("none", "true", "false")),
        "charles_before": Choices("H31", ("none", "false", "true")),
        "robe_all": Choices("H44", ("none", "false", "true")),
        "dynamite_wide": Choices("H51", ("none", "false", "true")),
    },
    glossary={
        "hunter": "H21",
        "shadow": "H21",
        "neutral": "H29-H32",
        "hidden": "H22",
        "wounds": "H17, H18",
        "territory": "H1, H13",
        "range": "H13, H58",
        "dice": "H9, H13",
        "light": "H11",
        "darkness": "H11",
        "vision": "H62",
        "exchange": "H62",
        "grid": "H62, H63",
        "guarded": "H41",
        "barred": "H86",
        "sealed": "H84",
        "used": "H22",
        **dict(_characters()),
        **dict(_cards()),
        **dict(_places()),
    },
    facts=dict(_facts()),
)
