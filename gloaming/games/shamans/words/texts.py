"""Sentences, one table a language, the same keys in each."""

from __future__ import annotations

from gloaming.games.shamans.words.texts_en import ENGLISH
from gloaming.games.shamans.words.texts_fr import FRENCH

TEXTS: dict[str, dict[str, str]] = {"en": ENGLISH, "fr": FRENCH}
