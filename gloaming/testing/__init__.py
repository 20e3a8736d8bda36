"""The test ladder, for the tests of any game: `climb` and `climb_compiled` raise AssertionError on a broken rule."""

from gloaming.testing.ladder import climb
from gloaming.testing.setups import Setup
from gloaming.testing.speeds import climb_compiled

__all__ = ["Setup", "climb", "climb_compiled"]
