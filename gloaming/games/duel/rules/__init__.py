"""The rules: a person with the rulebook in hand reads these."""
