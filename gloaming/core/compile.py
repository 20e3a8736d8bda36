"""One source, two speeds: rules run as they stand, or compiled by Numba from the same functions.

`@rule` marks a function that obeys the compiled subset (docs/rulebook.md) and returns it unchanged, so
that imported rules are plain Python. A `Compiler` makes compiled twins of rules: each twin has the code
of the original, and globals in which every other rule is replaced by its own twin.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

_F = TypeVar("_F", bound=Callable[..., Any])
_RULES: set[Callable[..., Any]] = set()
PACKAGE = Path(__file__).parent.parent


def rule(function: _F) -> _F:
    """Mark a function as a rule: it compiles, and other rules may call it."""
    _RULES.add(function)
    return function


def unbound(*_: Any) -> Any:
    """Stands in a template for a rule, until `specialise` puts a game's own in its place."""
    raise NotImplementedError("a template runs only when it is bound to the rules of a game")


def specialise(template: Any, names: dict[str, Any]) -> Any:
    """A copy of a template with some of its globals replaced, and likewise the templates it calls in its module.

    So a loop that is written once runs the rules of any game, and calls between compiled rules stay direct.
    """
    inner = {
        name: specialise(value, names)
        for name in template.__code__.co_names
        if (value := template.__globals__.get(name)) in _RULES and value.__globals__ is template.__globals__
    }
    return rule(_with_globals(template, {**inner, **names}))


def _with_globals(function: Any, names: dict[str, Any]) -> Any:
    """The same code, with some of its globals replaced."""
    twin = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


def cache_home() -> Path:
    """Where compiled rules are kept between runs."""
    home = os.environ.get("GLOAMING_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home) / "gloaming" if home else Path.home() / ".cache" / "gloaming"


def digest(*folders: str) -> str:
    """A digest of all sources in the package's folders: Numba does not see an edit in another file."""
    found = hashlib.sha256(sys.version.encode())
    for folder in folders:
        for path in sorted((PACKAGE / folder).glob("*.py")):
            found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


class Compiler:
    """Compiled twins of the rules of one game, cached on disk under the digest of their sources."""

    def __init__(self, folder: str, *, bounds: bool = False) -> None:
        # Loading Numba takes most of a second, and people start interpreted; its types are incomplete.
        numba: Any = importlib.import_module("numba")
        self._numba = numba
        self._bounds = bounds
        stem = folder.replace("/", "-")
        self.cache = cache_home() / f"{stem}-{digest('core', folder)}-{numba.__version__}{'-bounds' * bounds}"
        self._twins: dict[Any, Any] = {}

    def twin(self, function: Any) -> Any:
        """The compiled twin of a rule; compilation itself waits for the first call."""
        if function not in self._twins:
            names = {
                name: self.twin(value)
                for name in function.__code__.co_names
                if isinstance(value := function.__globals__.get(name), FunctionType) and value in _RULES
            }
            self._numba.config.CACHE_DIR = str(self.cache)
            jit = self._numba.njit(cache=True, nogil=True, boundscheck=self._bounds, error_model="numpy")
            self._twins[function] = jit(_with_globals(function, names))
        return self._twins[function]

    def compile(self, function: Any, samples: tuple[Any, ...]) -> None:
        """Compile a rule, or read it from the cache, for arguments like the samples."""
        self.twin(function).compile(tuple(self._numba.typeof(sample) for sample in samples))
