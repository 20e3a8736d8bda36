"""The foundation of every game. Nothing in here knows a particular game."""
