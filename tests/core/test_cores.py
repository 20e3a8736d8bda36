"""Who thinks does so on one core."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from gloaming.core.cores import on_one_core
from gloaming.minds.duel import evaluator


def threads() -> set[int]:
    """Of the libraries that multiply matrices."""
    return {library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"}


@pytest.fixture
def several() -> Iterator[None]:
    """As in a process that was started without the environment of the tests."""
    with threadpool_limits(2, user_api="blas"):
        yield


@pytest.mark.usefixtures("several")
def test_matrices_are_multiplied_by_one_thread_and_then_as_before() -> None:
    assert 2 in threads()
    with on_one_core():
        assert threads() == {1}
    assert 2 in threads()


@pytest.mark.usefixtures("several")
def test_duels_evaluator_uses_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    used = set[int]()
    alive = evaluator._alive

    def watched(layouts: np.ndarray, left: int) -> np.ndarray:
        used.update(threads())
        return alive(layouts, left)

    monkeypatch.setattr(evaluator, "_alive", watched)
    evaluator.values(np.array([[range(1, 10), [*range(2, 10), 1]]], np.int8), 12)
    assert used == {1}
