"""The words for people."""
