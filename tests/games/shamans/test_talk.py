"""S42: what may be said at the table."""

from __future__ import annotations

import pytest

from gloaming.games.shamans.words.talk import mask_talk


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("I have the purple 6", "I have the ****** *"),
        ("Play GREEN, please", "Play *****, please"),
        ("my last two are Silver", "my last *** are ******"),
        ("seven or 12?", "***** or **?"),
        ("j’ai le violet et la rouge", "j’ai le ****** et la *****"),
        ("le pourpre", "le *******"),
        ("le huit, l’argenté", "le ****, l’*******"),
        ("je joue le un.", "je joue le **."),
        ("je suis un Shaman", "je suis un Shaman"),
        ("ich habe die grüne Fünf", "ich habe die ***** ****"),
        ("Weiß oder Silber, acht", "**** oder ******, ****"),
        ("ich bin ein Schamane", "ich bin ein Schamane"),
        ("trust me, follow Ann", "trust me, follow Ann"),
        ("a bluesy mood, a greenhouse", "a bluesy mood, a greenhouse"),
        ("", ""),
    ],
)
def test_colours_worlds_and_numbers_are_masked(said: str, heard: str) -> None:
    """S42: colour and World names and numbers, in digits or words, in English, French and German; whole words alone."""
    assert mask_talk(said) == heard
