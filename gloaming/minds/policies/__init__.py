"""Policies: bots written in the compiled subset, over what one seat knows; the same at both speeds."""
