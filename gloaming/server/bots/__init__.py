"""Bots at tables. They think in separate processes."""
