"""The examples that learn run, in a tiny version; the libraries they need are no part of the tests' environment."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gloaming.lab.contests.learners import against, told
from gloaming.testing.speeds import warmed

EXAMPLES = Path(__file__).parent.parent / "examples"
NEEDED = "it takes gigabytes on some machines, so the tests do not install it"


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled rules that all tests share."""
    monkeypatch.setattr("gloaming.envs.table.quickest", warmed)
    monkeypatch.setattr("gloaming.envs.vector.compiled", warmed)


def first(_seen: Any, mask: Any) -> Any:
    return np.argmax(mask, axis=1)


def test_the_measure_of_a_learner_is_the_share_of_its_seat_among_the_bots() -> None:
    """Random play among random play is even, and a seat's points are counted over its whole game."""
    dice = np.random.default_rng(1)

    def at_random(_seen: Any, mask: Any) -> Any:
        return np.array([dice.choice(np.flatnonzero(row)) for row in mask])

    even = against("duel", at_random, "random", 200, limit=2)
    assert even.count == 200
    assert even.interval[0] < 0.5 < even.interval[1]
    assert told([even]).startswith("random 0.")
    weak = against("duel", first, "matrix", 4, limit=2)
    assert weak.value < 0.5


@pytest.mark.parametrize(
    ("file", "libraries", "arguments", "counted"),
    [
        ("ppo_shamans", ["torch"], {"updates": 1, "measured": 20, "every": 1, "rows": 8}, "decisions"),
        ("ppo_duel", ["torch", "sb3_contrib"], {"steps": 1, "measured": 4, "every": 4096}, "steps"),
        (
            "rllib_shadow_hunters",
            ["torch", "ray.rllib", "lz4"],
            {"iterations": 1, "measured": 10, "every": 1, "batch": 200},
            "decisions",
        ),
    ],
    ids=["shamans", "duel", "shadow_hunters"],
)
def test_an_example_learns_and_reports_its_curve(
    file: str, libraries: list[str], arguments: dict[str, Any], counted: str
) -> None:
    for library in libraries:
        pytest.importorskip(library, reason=f"needs {library}: {NEEDED}", exc_type=ImportError)
    curve = runpy.run_path(str(EXAMPLES / f"{file}.py"))["train"](**arguments)
    assert len(curve) == 2
    assert curve[0][counted] == 0
    assert curve[1][counted] > 0
    for point in curve:
        for share, low, high in point["shares"].values():
            assert low <= share <= high
