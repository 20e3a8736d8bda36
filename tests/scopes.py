"""Which tests must run in the same process: they share things that take long to make."""

from __future__ import annotations

COMPILED = "tests/test_compiled.py"
# Their loops are compiled, or their fixtures made, once.
TOGETHER = frozenset(
    f"tests/{name}.py"
    for name in (
        "cli/test_records",
        "core/test_background",
        "envs/test_batch",
        "lab/runs/test_cluster",
        "minds/test_policies",
        "minds/test_shadow_hunters_bots",
        "page/test_outdated",
        "page/test_replay",
        "server/web/test_api",
        "server/web/test_seats",
        "test_adding_a_game",
        "test_nesting",
        "test_package",
    )
)


def scope_of(nodeid: str) -> str:
    """The group of a test: its file, everything compiled for a game, or only itself."""
    path, _, test = nodeid.partition("::")
    if path == COMPILED:
        return test.partition("[")[2].split()[0]
    return path if path in TOGETHER else nodeid
