"""The rulebooks: one package for each game, with the same file names in each."""
