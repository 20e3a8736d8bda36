"""A tournament over a Ray cluster of two nodes is the tournament of one machine."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as LocalCluster

from gloaming import minds
from gloaming.core.errors import Malformed
from gloaming.lab.runs.arena import tournament
from gloaming.lab.runs.cluster import Cluster
from gloaming.lab.runs.workers import Chunk
from gloaming.minds.random import RandomBot
from tests.cli.driving import command, environment

TRIES = 5

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


def started() -> Any:
    """A cluster of two nodes. Ray gives each 30 seconds to start, which a busy machine may not keep: try again."""
    for _ in range(TRIES - 1):
        cluster: Any = LocalCluster()
        try:
            return with_nodes(cluster)
        except Exception:  # Ray raises no narrower one
            cluster.shutdown()
    return with_nodes(LocalCluster())


def with_nodes(cluster: Any) -> Any:
    """The cluster, once both of its nodes have started."""
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    return cluster


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster of two nodes with one processor each, which asks for a token, as is Ray's default."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", "0123456789abcdef" * 4)
        importlib.import_module("ray._raylet").Config.initialize("")  # Ray has already read its environment
        cluster = started()
        yield cluster.address
        cluster.shutdown()


def test_both_nodes_play_and_every_game_is_played_once(address: str, tmp_path: Path) -> None:
    def where(chunk: Chunk) -> list[tuple[int, str]]:
        """Each player waits until the other node has begun too."""
        import time  # noqa: PLC0415

        node = ray.get_runtime_context().get_node_id()
        (tmp_path / node).touch()
        deadline = time.monotonic() + 600
        while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        return [(number, node) for number in range(*chunk)]

    found = list(Cluster(address).map(where, list(range(3, 40)), lambda: "same"))
    assert all(results[0][0] == first for first, results in found)
    played = sorted(result for _, results in found for result in results)
    assert [number for number, _ in played] == list(range(3, 40))
    assert len({node for _, node in played}) == 2


def test_a_simulation_on_the_cluster_reports_the_same_and_goes_on(address: str, tmp_path: Path) -> None:
    file = tmp_path / "run"
    run: dict[str, Any] = {"name": "duel", "bots": ["matrix", "random"], "seed": "s", "options": {"limit": 2}}
    tournament(**run, games=6, resume=file)
    args = ["simulate", "duel", "--bots", "matrix,random", "--option", "limit=2", "--seed", "s", "--json"]
    done = command(*args, "--games", "40", "--resume", str(file), "--ray", address)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    alone = tournament(**run, games=40)
    assert json.loads(done.stdout) == json.loads(json.dumps(alone.as_dict()))
    assert tournament(**run, games=40, cluster=address) == alone


@pytest.mark.parametrize(("mode", "token"), [("disabled", ""), ("token", ""), ("token", "fedcba9876543210" * 4)])
def test_who_does_not_give_the_token_is_told_what_to_set(address: str, tmp_path: Path, mode: str, token: str) -> None:
    args = ["simulate", "duel", "--games", "2", "--bots", "random", "--seed", "s", "--ray", address]
    env = environment(HOME=str(tmp_path), RAY_AUTH_MODE=mode, RAY_AUTH_TOKEN=token)
    done = command(*args, env=env)
    assert (done.returncode, done.stdout) == (2, "")
    line = done.stderr.splitlines()[-1]  # after Ray's own
    assert line.startswith(
        f"gloaming: the Ray cluster at {address} was not joined. A cluster that asks for a token needs "
        "RAY_AUTH_MODE=token and its token in RAY_AUTH_TOKEN or ~/.ray/auth_token. Ray says: "
    )


def test_a_bot_of_ones_own_plays_on_the_cluster(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Last(RandomBot):
        """A bot that no machine of the cluster has, so it is sent there."""

        def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
            return actions[-1]

    monkeypatch.setitem(minds.BOTS["duel"], "last", Last)
    run: dict[str, Any] = {"name": "duel", "bots": ["last", "random"], "seed": "s", "options": {"limit": 2}, "games": 4}
    assert tournament(**run, cluster=address) == tournament(**run)


def test_other_code_on_the_cluster_is_refused(address: str) -> None:
    def play(chunk: Chunk) -> list[int]:
        return list(range(*chunk))

    def sources() -> str:
        return str(ray.get_runtime_context().worker.mode)  # different here and on the cluster

    with pytest.raises(Malformed, match="another version of Gloaming"):
        list(Cluster(address).map(play, [1, 2, 3], sources))


def test_where_no_cluster_is_one_line_says_so() -> None:
    done = command("simulate", "duel", "--games", "2", "--bots", "random", "--seed", "s", "--ray", "127.0.0.1:1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("gloaming: there is no Ray cluster at 127.0.0.1:1: ")
    assert done.stderr.count("\n") == 1
