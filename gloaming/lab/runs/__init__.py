"""Long runs of games between bots: who plays them where, and what has been played."""
