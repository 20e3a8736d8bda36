"""The rulebooks, one package a game, the same file names in each."""
