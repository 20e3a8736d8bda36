"""Tests of gloaming/lab/runs."""
