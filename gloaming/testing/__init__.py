"""The test ladder, for the tests of any game: each function here raises AssertionError on a broken rule."""

from gloaming.testing.ladder import climb
from gloaming.testing.setups import Setup
from gloaming.testing.speeds import climb_compiled
from gloaming.testing.words import check_words

__all__ = ["Setup", "check_words", "climb", "climb_compiled"]
