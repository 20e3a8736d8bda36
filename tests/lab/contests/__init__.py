"""Tests of gloaming/lab/contests."""
