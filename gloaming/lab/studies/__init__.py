"""Studies: a small file that names games, options and bots, and the folder that follows from it."""
