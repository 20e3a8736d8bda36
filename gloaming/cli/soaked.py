"""What a soak found, as a table for the terminal and as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from statistics import fmean

from gloaming.lab.reports import pages
from gloaming.lab.reports.plots import courses
from gloaming.server.operation.soak.soak import Verdict

POINTS = 60  # of a plot
MINUTE, MIB = 60.0, 2**20
# What is plotted: the field of a sample, its unit, and what to call it.
PLOTS = (
    ("memory", MIB, "memory", "resident MiB of each server"),
    ("handles", 1, "handles", "open files and sockets of each server"),
    ("tasks", 1, "tasks", "tasks in each server's event loop"),
    ("processes", 1, "processes", "processes that each server had started"),
    ("disk", MIB, "disk", "MiB of the store"),
)


def rows(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """What was found, line by line."""
    for name, value in {**asdict(verdict.found), **asdict(verdict), "clean": verdict.clean}.items():
        match value:
            case _ if name in ("found", "samples"):
                continue
            case dict():
                yield from ((f"{name}: {key}", str(count)) for key, count in value.items())
            case list():
                yield from ((name, text) for text in value)
            case _:
                yield name, f"{value:g}" if isinstance(value, float) else str(value)


def page(verdict: Verdict) -> str:
    """The report: what was found, and what the servers used over time."""
    parts = [pages.table(("found", "count"), rows(verdict)), pages.heading("Resources over time")]
    for field, unit, title, text in PLOTS:
        series = _series(verdict, field, unit)
        if series:
            plot = courses(series, title=title, across="minutes", up=text)
            parts.append(pages.figure(plot, f"{text}; a line goes from the least to the most of each stretch of time"))
    return pages.page("A soak", parts)


def _series(verdict: Verdict, field: str, unit: float) -> dict[str, list[tuple[float, float, tuple[float, float]]]]:
    """For each server, the mean, the least and the most in each of some stretches of time."""
    stretch = max(sample.at for sample in verdict.samples) / POINTS or 1.0
    found: dict[str, dict[int, list[float]]] = {}
    for sample in verdict.samples:
        value = getattr(sample, field)
        if value is not None and (field != "disk" or not sample.server):
            by_time = found.setdefault("store" if field == "disk" else f"server {sample.server}", {})
            by_time.setdefault(int(sample.at / stretch), []).append(value / unit)
    return {
        name: [
            (round((at + 0.5) * stretch / MINUTE, 2), fmean(values), (min(values), max(values)))
            for at, values in by_time.items()
        ]
        for name, by_time in sorted(found.items())
    }
