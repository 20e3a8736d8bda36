"""Metrics for Prometheus. No label names a table, a person or a seat."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

MEDIA = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)

CONNECTIONS = Gauge("gloaming_connections", "Sockets that are open", registry=REGISTRY)
TABLES = Gauge("gloaming_tables", "Tables that live in this process", registry=REGISTRY)
MOVES = Counter("gloaming_moves", "Moves, and windows that closed", ["game"], registry=REGISTRY)
FRAMES = Counter("gloaming_frames", "Frames sent to viewers", registry=REGISTRY)
REFUSED = Counter("gloaming_refused", "What was refused, by code", ["code"], registry=REGISTRY)
BOT_FAILURES = Counter("gloaming_bot_failures", "Bots that failed and were replaced for a move", registry=REGISTRY)
SET_APART = Counter("gloaming_tables_set_apart", "Tables that could not be read or looked after", registry=REGISTRY)
REMOVED = Counter("gloaming_tables_removed", "Tables removed because nobody used them", registry=REGISTRY)
TASK_FAILURES = Counter("gloaming_task_failures", "Background tasks that failed", ["task"], registry=REGISTRY)
APPENDS = Histogram("gloaming_append_seconds", "From an entry to its safe storage", buckets=_SECONDS, registry=REGISTRY)
COMMANDS = Histogram("gloaming_command_seconds", "From a command to its answer", buckets=_SECONDS, registry=REGISTRY)
REQUESTS = Histogram(
    "gloaming_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=_SECONDS, registry=REGISTRY
)
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)


def exposition() -> bytes:
    """All metrics in the format of Prometheus."""
    return generate_latest(REGISTRY)
