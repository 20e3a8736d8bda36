"""Compiled rules as Python calls them. Numba takes microseconds to unpack a record, but no time for a 0-d array.

Each rule has a version here that takes its records as such arrays. `called` converts the records of its callers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gloaming.core.compile import rule, unbound

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound
view: Callable[[Any, int, Any], None] = unbound
resample: Callable[[Any, Any], None] = unbound
observe: Callable[[Any, int, Any], int] = unbound


@rule
def call_legal(s: Any, seat: int, out: Any) -> int:
    """`legal`."""
    return legal(s[()], seat, out)


@rule
def call_odds(s: Any, out: Any) -> int:
    """`odds`."""
    return odds(s[()], out)


@rule
def call_apply(s: Any, seat: int, action: int, log: Any) -> None:
    """`apply`."""
    apply(s[()], seat, action, log)


@rule
def call_outcome(s: Any, returns: Any) -> bool:
    """`outcome`."""
    return outcome(s[()], returns)


@rule
def call_view(s: Any, viewer: int, out: Any) -> None:
    """`view`."""
    view(s[()], viewer, out[()])


@rule
def call_resample(v: Any, chance: Any) -> None:
    """`resample`."""
    resample(v[()], chance[()])


@rule
def call_observe(v: Any, viewer: int, out: Any) -> int:
    """`observe`."""
    return observe(v[()], viewer, out)


CALLS = {
    "legal": call_legal,
    "odds": call_odds,
    "apply": call_apply,
    "outcome": call_outcome,
    "view": call_view,
    "resample": call_resample,
    "observe": call_observe,
}


def called(compiled: Callable[..., Any]) -> Callable[..., Any]:
    """A function that calls a rule with records. The first and the last argument of a rule are records or arrays."""

    def call(first: Any, *others: Any) -> Any:
        *middle, last = others
        return compiled(np.asarray(first), *middle, np.asarray(last))

    return call
