"""The rules, for a person who reads along in the rulebook."""
