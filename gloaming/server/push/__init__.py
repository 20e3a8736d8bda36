"""Calls people whose turn it is, through the push services of their browsers."""
