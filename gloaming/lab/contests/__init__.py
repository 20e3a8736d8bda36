"""Which bot is stronger: tournaments, ratings, the ladder."""
