"""Tests of gloaming/lab/data."""
