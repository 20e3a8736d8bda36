"""What is due and not shown counts, as late as it is."""

from __future__ import annotations

import time

from gloaming.server.operation.load.pace import Tally


def test_latency_counts_from_when_it_was_due() -> None:
    tally = Tally(begins=10.0, ends=20.0)
    tally.add("moves", due=12.0, at=12.5)
    tally.add("moves", due=12.5, at=19.0)
    assert tally.latencies == [0.5, 6.5]
    assert tally.done["moves"] == 2


def test_what_is_due_in_time_and_shown_after_it_counts_and_what_was_due_before_does_not() -> None:
    tally = Tally(begins=10.0, ends=20.0)
    tally.add("moves", due=19.0, at=25.0)
    tally.add("moves", due=9.0, at=11.0)
    assert tally.latencies == [6.0]


def test_what_is_never_shown_is_stuck_and_counts_as_late_as_it_is() -> None:
    tally = Tally(begins=0.0)
    tally.strand(time.monotonic() - 3.0)
    assert tally.stuck == 1
    assert tally.latencies[0] >= 3.0


def test_refusals_count_only_within_the_measured_time() -> None:
    tally = Tally(begins=10.0, ends=20.0)
    for due in (9.0, 10.0, 19.9, 20.0):
        tally.refuse(due)
    assert tally.refused == 2
