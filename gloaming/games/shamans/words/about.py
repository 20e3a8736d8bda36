"""Shamans, said to whoever has not read its rules."""

from __future__ import annotations

from gloaming.games.shamans.words.about_en import ENGLISH
from gloaming.games.shamans.words.about_fr import FRENCH

ABOUT = {"en": ENGLISH, "fr": FRENCH}
