"""Studies of the minds that play Shamans."""
