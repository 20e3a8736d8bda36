"""Metrics for Prometheus. No label names a table, a person or a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from gloaming.server.operation.places import Place

MEDIA = CONTENT_TYPE_LATEST
_SHARED = "metrics"
_OFTEN = 5.0  # seconds between the times at which processes share their metrics
REGISTRY = CollectorRegistry()
_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

CONNECTIONS = Gauge("gloaming_connections", "Sockets that are open", registry=REGISTRY)
TABLES = Gauge("gloaming_tables", "Tables that live in this process", registry=REGISTRY)
TASKS = Gauge("gloaming_tasks", "Tasks of the event loop", registry=REGISTRY)
MOVES = Counter("gloaming_moves", "Moves, and windows that closed", ["game"], registry=REGISTRY)
FRAMES = Counter("gloaming_frames", "Frames sent to viewers", registry=REGISTRY)
REFUSED = Counter("gloaming_refused", "What was refused, by code", ["code"], registry=REGISTRY)
BOT_FAILURES = Counter("gloaming_bot_failures", "Bots that failed and were replaced for a move", registry=REGISTRY)
SET_APART = Counter("gloaming_tables_set_apart", "Tables that could not be read or looked after", registry=REGISTRY)
REMOVED = Counter("gloaming_tables_removed", "Tables removed because nobody used them", registry=REGISTRY)
CALLS = Counter(
    "gloaming_calls", "Calls to people whose turn it is, by what became of them", ["result"], registry=REGISTRY
)
TASK_FAILURES = Counter("gloaming_task_failures", "Background tasks that failed", ["task"], registry=REGISTRY)
APPENDS = Histogram("gloaming_append_seconds", "From an entry to its safe storage", buckets=_SECONDS, registry=REGISTRY)
COMMANDS = Histogram("gloaming_command_seconds", "From a command to its answer", buckets=_SECONDS, registry=REGISTRY)
REQUESTS = Histogram(
    "gloaming_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=_SECONDS, registry=REGISTRY
)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)


def exposition(place: Place | None = None) -> bytes:
    """All metrics in the format of Prometheus; of several processes those of each, with its number as a label."""
    if place is None:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    together.register(_Together(place))
    return generate_latest(together)


async def share(place: Place) -> None:
    """Let the other processes know the metrics of this one, again and again."""
    file = place.file(_SHARED)
    while True:
        fresh = file.with_suffix(".new")
        fresh.write_bytes(generate_latest(REGISTRY))
        fresh.replace(file)
        await asyncio.sleep(_OFTEN)


class _Together(Collector):
    """The metrics of all processes: this one's as they are now, the others' as they last shared them."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def collect(self) -> Iterable[Metric]:
        """Each metric once, with the samples of all processes."""
        texts = {self._place.number: generate_latest(REGISTRY)}
        for other in self._place.others:
            with suppress(FileNotFoundError):  # it is only starting
                texts[other.number] = other.file(_SHARED).read_bytes()
        found: dict[str, Metric] = {}
        for number, text in sorted(texts.items()):
            for family in text_string_to_metric_families(text.decode()):
                known = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    known.add_sample(sample.name, {**sample.labels, "process": str(number)}, sample.value)
        return found.values()
