"""Gloaming's games behind the interfaces that researchers use."""
