"""`gloaming doctor`: try what Gloaming uses on this machine, and say what to do about what does not work."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import os
import platform
import tempfile
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import gloaming
from gloaming.cli.terminal import console
from gloaming.core.caches import cache_home
from gloaming.core.game import usable
from gloaming.server.operation.extras import of_extra

WORKS, ABSENT, BROKEN = "works", "not there", "broken"
_STYLES = {WORKS: "good", ABSENT: "quiet", BROKEN: "wrong"}
_WAIT = 10.0  # seconds for a store or a bus to answer


class Finding(NamedTuple):
    """What was found out about one thing."""

    thing: str
    state: str  # WORKS; ABSENT if Gloaming does without it; BROKEN
    detail: str


class _AbsentError(Exception):
    """Something that Gloaming does without is not there."""


def run(args: argparse.Namespace) -> int:
    """Try everything; 1 if something is broken."""
    out, found = console(), [_try(thing, check, args) for thing, check in _CHECKS.items()]
    if args.json:
        print(json.dumps([finding._asdict() for finding in found], indent=2))
    else:
        for thing, state, detail in found:
            out.print(f"{thing:<9}", end="")
            out.print(f"{state:<11}", style=_STYLES[state], end="")
            out.print(detail, soft_wrap=True)
    return int(any(finding.state == BROKEN for finding in found))


def _try(thing: str, check: Callable[[argparse.Namespace], str], args: argparse.Namespace) -> Finding:
    try:
        return Finding(thing, WORKS, check(args))
    except _AbsentError as absent:
        return Finding(thing, ABSENT, str(absent))
    except Exception as error:  # whatever it is, the other things are tried all the same
        return Finding(thing, BROKEN, str(error) or type(error).__name__)


def _python(_: argparse.Namespace) -> str:
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"gloaming {gloaming.__version__}, Python {platform.python_version()}, {system}"


def _compiler(_: argparse.Namespace) -> str:
    import numba  # noqa: PLC0415  loading it takes a second, which only this command can spare

    if numba.njit(lambda number: number + 1)(1) != 2:
        raise RuntimeError(f"Numba {numba.__version__} computes wrongly")
    return f"Numba {numba.__version__}"


def _rules(_: argparse.Namespace) -> str:
    """Whether rules are compiled: without, games start interpreted."""
    from gloaming.core.warm import is_ready  # noqa: PLC0415

    missing = [name for name in usable() if not is_ready(name)]
    if missing:
        raise _AbsentError(f"not compiled yet: {', '.join(missing)}; `gloaming warm` does it in advance")
    return f"compiled, kept in {cache_home()}"


def _gpu(_: argparse.Namespace) -> str:
    if importlib.util.find_spec("numba_cuda") is None:
        raise _AbsentError("batches on a GPU need an NVIDIA device and gloaming[cuda]")
    from numba import cuda  # noqa: PLC0415

    if not cuda.is_available():
        raise _AbsentError("gloaming[cuda] is installed, but no NVIDIA device or driver was found")
    name = cuda.get_current_device().name
    _, memory = cuda.current_context().get_memory_info()
    return f"{name.decode() if isinstance(name, bytes) else name}, {memory / 1e9:.0f} GB"


def _page(_: argparse.Namespace) -> str:
    with of_extra("server"):
        from gloaming.server.web.static import INDEX, NOT_BUILT, PAGE  # noqa: PLC0415
    if not (PAGE / INDEX).exists():
        raise _AbsentError(NOT_BUILT.strip())
    return f"{sum(path.is_file() for path in PAGE.rglob('*'))} files"


def _store(args: argparse.Namespace) -> str:
    """Write as much as a move needs; a file that does not exist yet is not created."""
    with of_extra("server"):
        from gloaming.cli.serve import store_of  # noqa: PLC0415
        from gloaming.server import store  # noqa: PLC0415
        from gloaming.server.store.files import path_of  # noqa: PLC0415
    url = store_of(args)
    if url.startswith("sqlite:") and not (path := path_of(url)).exists():
        tempfile.TemporaryFile(dir=_nearest(path)).close()
        return f"{path} can be created"

    async def write() -> None:
        opened = store.connect(url)
        try:
            await asyncio.wait_for(opened.ready(), _WAIT)
        finally:
            await opened.close()

    asyncio.run(write())
    return f"{path_of(url) if url.startswith('sqlite:') else url.partition(':')[0]} can be written"


def _nearest(path: Path) -> Path:
    return next(parent for parent in path.parents if parent.exists())


def _bus(args: argparse.Namespace) -> str:
    """Announce something and hear it."""
    url = args.bus or os.environ.get("GLOAMING_BUS")
    if not url:
        raise _AbsentError("only servers that share a store need one (--bus)")
    with of_extra("server"):
        from gloaming.server import bus  # noqa: PLC0415

    async def announce() -> None:
        opened, heard = bus.connect(url), asyncio.Event()
        listening = asyncio.create_task(opened.listen(lambda _table, _version: heard.set()))
        try:
            async with asyncio.timeout(_WAIT):
                while not heard.is_set():
                    await opened.announce("doctor", 0)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), 0.2)
        finally:
            listening.cancel()
            await opened.close()

    try:
        asyncio.run(announce())
    except TimeoutError:
        raise RuntimeError(f"nothing came back within {_WAIT:.0f} s") from None
    return f"{url.partition(':')[0]} carries announcements"


def _browser(_: argparse.Namespace) -> str:
    try:
        return getattr(webbrowser.get(), "name", "found")
    except webbrowser.Error:
        raise _AbsentError("none found: open the address that `gloaming serve` prints on any device") from None


_CHECKS: dict[str, Callable[[argparse.Namespace], str]] = {
    "Python": _python,
    "compiler": _compiler,
    "rules": _rules,
    "GPU": _gpu,
    "page": _page,
    "store": _store,
    "bus": _bus,
    "browser": _browser,
}
