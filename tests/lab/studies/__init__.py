"""Tests of gloaming/lab/studies."""
