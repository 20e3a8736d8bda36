"""Exact solutions of games: one package for each game that has one."""
