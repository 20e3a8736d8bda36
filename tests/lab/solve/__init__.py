"""Tests of exact solutions."""
