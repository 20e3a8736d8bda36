"""The description of the API is true: schemathesis sends a real server everything it allows and forbids."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import gloaming
from gloaming.server.web.app import _DOCUMENT
from gloaming.server.web.routes import ENDPOINTS
from tests.server.serving import Server, do, new_table, serving

# What schemathesis must be told: names of things that exist, and what the schema cannot say. Only the answer tells
# whether a game can be played with some options, an address belongs to a push service, and whether a text is a record.
CONFIG = """
seed = 1
headers = {{ Cookie = "{cookie}" }}
parameters = {{ "path.table" = "{table}", "path.replay" = "{replay}", "path.game" = "shamans" }}
warnings = false

[phases.coverage]
unexpected-methods = ["DELETE"]

[generation]
max-examples = 5
database = "none"

[[operations]]
include-name = [
    "POST /api/tables", "POST /api/tables/{{table}}/join", "POST /api/tables/{{table}}/push", "POST /api/records",
    "POST /api/verify",
]
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]

[[operations]]
include-name = [
    "GET /api/replays/{{replay}}", "GET /api/replays/{{replay}}/moments/{{number}}",
    "GET /api/replays/{{replay}}/review", "POST /api/replays/{{replay}}/review",
]
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404]

[[operations]]
include-name = "POST /api/replays/{{replay}}/table"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, 409]

[[operations]]
include-name = "GET /api/replays/{{replay}}/moments/{{number}}"
checks.negative_data_rejection.enabled = false  # a replay that is named above stands for the bad one too
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, "--rate", "100000") as running:
        yield running


def finished_record() -> str:
    game = gloaming.new("duel", seed="kept", limit=2)
    while not game.over:
        seat = game.pending[0]
        game.play(seat, game.legal(seat)[0])
    return game.record()


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    with server.client() as ann:
        table = new_table(ann)
        do(ann, table, "bot", seat=1, bot="random")
        do(ann, table, "start")
        replay = ann.post("/api/records", json={"record": finished_record()}).json()["replay"]
        cookie = f"seat_{table}={ann.cookies[f'seat_{table}']}"
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(cookie=cookie, table=table, replay=replay))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", "--no-color"]
    done = subprocess.run(
        [*command, f"{server.address}/openapi.json"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Tested: {len(ENDPOINTS)}" in done.stdout
    assert '"level":"error"' not in server.log.read_text()


def test_every_request_of_the_document_is_described_in_the_wire_page() -> None:
    page = (Path(__file__).parents[3] / "docs" / "wire.md").read_text(encoding="utf-8")
    for path, methods in _DOCUMENT["paths"].items():
        said = path.replace("{table}", "<id>").replace("{replay}", "<id>").replace("{number}", "<n>")
        for method in methods:
            told = f"{method.upper()} {said.replace('{game}', '<game>')}"
            assert told in page or f"`{path}`" in page, told


def test_every_reference_leads_to_a_schema() -> None:
    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if "$ref" in value:
                yield value["$ref"]
            for part in value.values():
                yield from references(part)
        elif isinstance(value, list):
            for part in value:
                yield from references(part)

    known = {f"#/components/schemas/{name}" for name in _DOCUMENT["components"]["schemas"]}
    assert set(references(_DOCUMENT)) <= known


def test_the_document_is_served(server: Server) -> None:
    assert httpx.get(f"{server.address}/openapi.json").json()["openapi"] == "3.1.0"
