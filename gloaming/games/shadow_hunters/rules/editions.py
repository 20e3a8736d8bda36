"""The texts that editions print differently, and what each edition makes of them (H30, H31, H44, H51)."""

from __future__ import annotations

from typing import NamedTuple


class Reading(NamedTuple):
    """One such text: the option that settles it, and its value by edition."""

    option: str
    rulebook: bool
    french: bool
    english: bool


READINGS = (
    Reading("bob_any", rulebook=True, french=True, english=False),  # H30: the English card says by his attack only
    Reading("charles_before", rulebook=False, french=True, english=False),  # H31
    Reading("robe_all", rulebook=False, french=True, english=False),  # H44
    Reading("dynamite_wide", rulebook=False, french=True, english=False),  # H51
)
EDITIONS = ("rulebook", "french", "english")
READING_OPTIONS = tuple(reading.option for reading in READINGS)


def reading_of(edition: str) -> dict[str, bool]:
    """What an edition says, by option."""
    return {reading.option: getattr(reading, edition) for reading in READINGS}


def edition_of(chosen: dict[str, bool]) -> str:
    """The edition that says just this; the rulebook's when none does, each reading being said alone then."""
    return next((edition for edition in EDITIONS if reading_of(edition) == chosen), EDITIONS[0])
