"""Studies of Duel of the Shamans that minds are made from."""
