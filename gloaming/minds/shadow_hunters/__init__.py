"""The minds that play this game."""
