"""Replays of games, and uploaded records."""
