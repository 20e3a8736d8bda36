"""Kernels of little code: a GPU waits for instructions once rules are larger than its caches for them."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable, Iterator
from typing import Any

import numba


def _keep_small(declare: Callable[..., Any]) -> Callable[..., Any]:
    """Functions are declared as ones to keep small: their loops are not unrolled."""

    def declared(self: Any, module: Any) -> Any:
        function = declare(self, module)
        function.attributes.add("minsize")
        function.attributes.add("optsize")
        return function

    return declared


def _as_it_stands(_index: Callable[..., Any]) -> Callable[..., Any]:
    """Rules never count from the end of an array, and asking at every index whether they do is a third of the code."""

    def index(context: Any, builder: Any, kind: Any, value: Any, _size: Any) -> Any:
        return context.cast(builder, value, kind, numba.types.intp)

    return index


@contextlib.contextmanager
def terse() -> Iterator[None]:
    """While this lasts, what is compiled for CUDA is kept small. Numba has no settings for it."""
    if numba.config.ENABLE_CUDASIM:  # which compiles nothing
        yield
        return
    functions = importlib.import_module("numba.cuda.core.funcdesc").FunctionDescriptor
    arrays = importlib.import_module("numba.cuda.np.arrayobj")
    changes = ((functions, "declare_function", _keep_small), (arrays, "fix_integer_index", _as_it_stands))
    before = [getattr(owner, name) for owner, name, _ in changes]
    for (owner, name, change), was in zip(changes, before, strict=True):
        setattr(owner, name, change(was))
    try:
        yield
    finally:
        for (owner, name, _), was in zip(changes, before, strict=True):
            setattr(owner, name, was)
