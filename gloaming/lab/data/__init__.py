"""Games as data: every decision, position and event, in arrays and in files."""
