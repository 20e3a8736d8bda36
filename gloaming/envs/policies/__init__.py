"""Whole games between policies: the only place that holds both a policy and a state."""
