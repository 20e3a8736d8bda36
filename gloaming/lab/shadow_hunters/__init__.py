"""Studies of the minds that play Shadow Hunters."""
