"""Studies of Duel of the Shamans, whose results the minds use."""
