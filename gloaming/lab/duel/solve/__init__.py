"""The duel phase of the base game, solved: the value of every position, for every number of shells and duels left."""
