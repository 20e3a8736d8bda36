"""The texts that differ between editions, and how each edition reads (H30, H31, H44, H51)."""

from __future__ import annotations

from typing import NamedTuple


class Reading(NamedTuple):
    """One such text: the option that decides it, and its value in each edition."""

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
    """The options that an edition sets."""
    return {reading.option: getattr(reading, edition) for reading in READINGS}


def edition_of(chosen: dict[str, bool]) -> str:
    """The edition with exactly these options; if there is none, the rulebook's with separate options."""
    return next((edition for edition in EDITIONS if reading_of(edition) == chosen), EDITIONS[0])
