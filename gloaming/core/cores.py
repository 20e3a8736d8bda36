"""One core for whoever thinks: threads of linear algebra that wait for each other make small products slower."""

from __future__ import annotations

import functools
from contextlib import AbstractContextManager

from threadpoolctl import ThreadpoolController

# The environment of a process that thinks on one core, whatever libraries its bots use.
ONE_CORE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def on_one_core() -> AbstractContextManager[object]:
    """While it is open, products of matrices use one thread, in a process that nobody has given this environment."""
    limited: AbstractContextManager[object] = _libraries().limit(limits=1, user_api="blas")
    return limited


@functools.cache
def _libraries() -> ThreadpoolController:
    """The libraries that are loaded; NumPy is."""
    return ThreadpoolController()
