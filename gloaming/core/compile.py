"""One source, two speeds: rules run as plain Python, or compiled by Numba from the same functions.

`@rule` marks a function that obeys the compiled subset (docs/rulebook.md) and returns it unchanged, so imported rules
are plain Python. A `Compiler` makes compiled twins of rules: each twin has the code of the original, and globals in
which every other rule is replaced by its own twin.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import importlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from gloaming.core.caches import cache_home, hold

_F = TypeVar("_F", bound=Callable[..., Any])
_RULES: set[Callable[..., Any]] = set()
_INLINE: set[Callable[..., Any]] = set()
_VECTORS: set[Callable[..., Any]] = set()
PACKAGE = Path(__file__).parent.parent


def rule(function: _F) -> _F:
    """Mark a function as a rule: it compiles, and other rules may call it."""
    _RULES.add(function)
    return function


def inline_rule(function: _F) -> _F:
    """Mark a rule that is copied into its callers, because it is so small that a call would cost more than its work."""
    _INLINE.add(function)
    return rule(function)


def vector_rule(function: _F) -> _F:
    """Mark a rule that is compiled with vector instructions even in a game that otherwise goes without them."""
    _VECTORS.add(function)
    return rule(function)


def unbound(*_: Any) -> Any:
    """A placeholder for a rule in a template, until `specialise` replaces it with the rule of a game."""
    raise NotImplementedError("a template runs only when it is bound to the rules of a game")


def specialise(template: Any, names: dict[str, Any]) -> Any:
    """Copy a template with some of its globals replaced, and likewise the templates it calls.

    So a loop is written once and runs the rules of any game, while calls between compiled rules stay direct.
    """
    called = rules_named_in(template).items()
    inner = {name: specialise(value, names) for name, value in called if _is_template(value)}
    marked = inline_rule if template in _INLINE else rule
    return marked(_with_globals(template, {**inner, **names}))


def _is_template(function: Any) -> bool:
    """Whether a rule contains a placeholder, or calls a rule that does."""
    waits = any(function.__globals__.get(name) is unbound for name in function.__code__.co_names)
    return waits or any(_is_template(called) for called in rules_named_in(function).values())


def _with_globals(function: Any, names: dict[str, Any]) -> Any:
    """The same code, with some of its globals replaced."""
    twin = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


def digest(*packages: str) -> str:
    """A digest of all sources of some packages. Numba itself does not notice an edit in another file."""
    found = hashlib.sha256(sys.version.encode())
    for package in packages:
        folder = folder_of(package)
        for path in sorted(folder.rglob("*.py")):
            found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def folder_of(package: str) -> Path:
    """The folder of a package's sources; it need not contain an `__init__.py`."""
    return Path(next(iter(importlib.import_module(package).__path__)))


def rules_named_in(function: Any) -> dict[str, Any]:
    """The rules that a function calls, by the names it uses for them."""
    loaded = {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    found = {name: function.__globals__.get(name) for name in sorted(loaded)}
    return {name: value for name, value in found.items() if isinstance(value, FunctionType) and value in _RULES}


@functools.cache
def _as_ints(enum: type[IntEnum]) -> ModuleType:
    """A module with the members of an enum as plain integers: the compiler resolves the names of modules."""
    ints = ModuleType(enum.__name__)
    vars(ints).update({member.name: int(member) for member in enum})
    return ints


def _enums_as_ints(function: Any) -> dict[str, Any]:
    """The integers that replace enums in a compiled rule.

    Members would have a type of their own, and CUDA could not index with them.
    """
    found = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {
        name: _as_ints(value) for name, value in found.items() if isinstance(value, type) and issubclass(value, IntEnum)
    }


def _called_once(package: str) -> set[Any]:
    """The rules of a package that are called in only one place: copying them there costs nothing and saves a call."""
    rules = [function for function in _RULES if function.__module__.startswith(package)]
    calls = Counter(called for function in rules for called in rules_named_in(function).values())
    return {function for function in rules if calls[function] == 1}


@contextlib.contextmanager
def in_place_of(*changes: tuple[Any, str, Any]) -> Iterator[None]:
    """Replace attributes of other packages for as long as the context lasts."""
    before = [getattr(owner, name) for owner, name, _ in changes]
    for owner, name, ours in changes:
        setattr(owner, name, ours)
    try:
        yield
    finally:
        for (owner, name, _), theirs in zip(changes, before, strict=True):
            setattr(owner, name, theirs)


def index_as_it_stands(context: Any, builder: Any, kind: Any, value: Any, _size: Any) -> Any:
    """Use an index unchanged: rules never count from the end, and checking for that would be much of the code."""
    return context.cast(builder, value, kind, importlib.import_module("numba").types.intp)


class Compiler:
    """Compiled twins of the rules of one game, cached on disk under a digest of their packages."""

    def __init__(
        self, package: str, sources: Sequence[str], *, bounds: bool = False, inline: set[Any], vectors: bool
    ) -> None:
        home = cache_home()
        # Loading Numba takes almost a second, and a game that starts interpreted, or has no folder for compiled rules,
        # need not wait. Its types are incomplete.
        numba: Any = importlib.import_module("numba")
        self._numba = numba
        self._bounds = bounds or bool(numba.config.BOUNDSCHECK)  # Numba checks bounds if its own variable says so
        self._changes = (
            (importlib.import_module("numba.np.arrayobj"), "fix_integer_index", index_as_it_stands),
            # Every rule that is being compiled would measure every call to LLVM.
            (importlib.import_module("numba.core.event"), "install_timer", lambda *_: contextlib.nullcontext()),
        )
        name, checked = package.rpartition(".")[2], "-bounds" * self._bounds
        self.cache = home / f"games-{name}-{self._digest(sources)}-{numba.__version__}{checked}"
        self._twins: dict[tuple[Any, bool], Any] = {}
        self._vectors = vectors
        self._inline = inline | _INLINE | _called_once(f"{package}.")

    def _digest(self, sources: Sequence[str]) -> str:
        """A digest of everything that Numba's cache depends on: the sources, their paths, and the processor."""
        codegen = importlib.import_module("numba.core.registry").cpu_target.target_context.codegen()
        packages = "gloaming.core", *sources
        found = digest(*packages), [str(folder_of(each)) for each in packages], codegen.magic_tuple()
        return hashlib.sha256(repr(found).encode()).hexdigest()[:16]

    def twin(self, function: Any, *, inner: bool = False) -> Any:
        """The compiled twin of a rule; it is compiled at the first call.

        An inner twin is called only by other twins, so that it compiles faster: Python cannot call it.
        """
        if (function, inner) not in self._twins:
            called = {name: self.twin(value, inner=True) for name, value in rules_named_in(function).items()}
            copy = _with_globals(function, called | _enums_as_ints(function))
            copy.__qualname__ += ".inner" * inner  # Numba's cache tells them apart by their names
            hold(self.cache)
            self._numba.config.CACHE_DIR = str(self.cache)
            jit = self._numba.njit(
                cache=True,
                nogil=True,
                boundscheck=self._bounds,
                error_model="numpy",
                forceinline=function in self._inline,
                _nrt=False,  # rules own no arrays, and counting references to them would be most of a call's cost
                no_cpython_wrapper=inner,
                no_cfunc_wrapper=True,
            )
            self._twins[function, inner] = self._our_way(
                self._one_version(jit(copy)), self._vectors or function in _VECTORS
            )
        return self._twins[function, inner]

    def _our_way(self, twin: Any, vectors: bool) -> Any:
        """Compile with changes that Numba has no settings for. The caller holds Numba's lock."""
        compile_ = twin._compiler.compile
        changes = *self._changes, (self._numba.config, "LOOP_VECTORIZE", int(vectors))

        def ours(args: Any, return_type: Any) -> Any:
            with in_place_of(*changes):
                return compile_(args, return_type)

        twin._compiler.compile = ours
        return twin

    def _one_version(self, twin: Any) -> Any:
        """Pass every integer as 64 bits, so that a rule is compiled only once and not for each size of integer."""
        numba_types = self._numba.types
        fold = twin._compiler.fold_argument_types

        def widened(args: Any, kwargs: Any) -> Any:
            signature, folded = fold(args, kwargs)
            plain = [numba_types.unliteral(kind) for kind in folded]
            wide = (numba_types.int64 if isinstance(kind, numba_types.Integer) else kind for kind in plain)
            return signature, tuple(wide)

        twin._compiler.fold_argument_types = widened
        return twin

    def compile(self, function: Any, samples: tuple[Any, ...]) -> None:
        """Compile a rule, or read it from the cache, for arguments like the samples."""
        self.twin(function).compile(tuple(self._numba.typeof(sample) for sample in samples))
