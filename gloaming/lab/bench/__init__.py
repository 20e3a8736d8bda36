"""How fast games are, beside other frameworks."""
