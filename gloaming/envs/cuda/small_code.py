"""Kernels with little code: a GPU waits for instructions if the rules exceed its instruction caches."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable, Iterator
from typing import Any

import numba

from gloaming.core.compile import in_place_of, index_as_it_stands


def _keep_small(declare: Callable[..., Any]) -> Callable[..., Any]:
    """Mark functions to be optimised for size: their loops are not unrolled."""

    def declared(self: Any, module: Any) -> Any:
        function = declare(self, module)
        function.attributes.add("minsize")
        function.attributes.add("optsize")
        return function

    return declared


@contextlib.contextmanager
def small_code() -> Iterator[None]:
    """Keep the code small that is compiled for CUDA in this context. Numba has no setting for it."""
    if numba.config.ENABLE_CUDASIM:  # which compiles nothing
        yield
        return
    functions = importlib.import_module("numba.cuda.core.funcdesc").FunctionDescriptor
    arrays = importlib.import_module("numba.cuda.np.arrayobj")
    small = _keep_small(functions.declare_function)
    with in_place_of((functions, "declare_function", small), (arrays, "fix_integer_index", index_as_it_stands)):
        yield
