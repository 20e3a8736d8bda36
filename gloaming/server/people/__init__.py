"""The people at tables: their names, how they prove who they are, and how a seat changes hands."""
