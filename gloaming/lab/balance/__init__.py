"""How balanced a game is between bots, and the report about it."""
