"""Tests of gloaming/lab/balance."""
