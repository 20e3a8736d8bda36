"""The files in `deploy`: every metric they name exists, and what checks them elsewhere accepts them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from gloaming.server.operation.metrics import REGISTRY, exposition
from tests.cli.driving import ROOT

DEPLOY = ROOT / "deploy"
DOCS = (ROOT / "docs/server.md").read_text(encoding="utf-8")
DASHBOARD = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
ALERTS = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
QUERIES = [
    *(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]),
    *(rule["expr"] for rule in RULES),
]


def known() -> dict[str, set[str]]:
    """The labels of each metric that a server has, by the name under which it is asked for."""
    found: dict[str, set[str]] = {}
    for name, collector in REGISTRY._names_to_collectors.items():
        labels = {*getattr(collector, "_labelnames", ())}
        found[name] = labels | {"le"} if name.endswith("_bucket") else labels
    for family in text_string_to_metric_families(exposition().decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set(sample.labels))
    return found


@pytest.mark.parametrize("query", QUERIES)
def test_every_query_names_metrics_and_labels_that_exist(query: str) -> None:
    metrics = known()
    named = set(re.findall(r"\b(?:gloaming|process)_\w+", query))
    assert named <= set(metrics)
    assert named or query.startswith("up")
    given = {"job", "instance", "le"} | {label for name in named for label in metrics[name]}
    for labels in [*re.findall(r"by \(([^)]*)\)", query), *re.findall(r"(\w+)=~?\"", query)]:
        assert {label.strip() for label in labels.split(",")} <= given


def test_every_metric_is_on_the_dashboard_and_in_the_docs() -> None:
    names = {name for name in known() if name.startswith("gloaming_")}
    bases = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in names}
    shown = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    assert {base for base in bases if base not in shown} == set()
    assert {base for base in bases if f"`{base}" not in DOCS} == set()


def test_every_alert_is_explained_and_says_what_is_wrong() -> None:
    for rule in RULES:
        assert f"`{rule['alert']}`" in DOCS
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["labels"]["severity"] in ("page", "warn")


def test_prometheus_accepts_the_alerts() -> None:
    tool = shutil.which("promtool") or pytest.skip("promtool is not installed")
    subprocess.run([tool, "check", "rules", DEPLOY / "alerts.yml"], check=True)


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze") or pytest.skip("systemd is not installed")
    text = (DEPLOY / "gloaming.service").read_text(encoding="utf-8")
    [program] = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    unit = tmp_path / "gloaming.service"
    unit.write_text(text.replace(program, "/bin/true"))
    done = subprocess.run([tool, "verify", unit], check=False, capture_output=True, text=True)
    assert (done.returncode, "gloaming.service" in done.stderr) == (0, False), done.stderr


def test_the_unit_starts_a_server_as_the_command_line_takes_it() -> None:
    text = (DEPLOY / "gloaming.service").read_text(encoding="utf-8")
    [options] = re.findall(r"^ExecStart=\S+gloaming (.*)", text, re.MULTILINE)
    from gloaming.cli.parser import parser  # noqa: PLC0415

    assert parser("en", "serve").parse_args(options.split()).command == "serve"


def engine() -> str:
    """The program that builds and runs containers."""
    for name in ("podman", "docker"):
        found = shutil.which(name)
        if found and subprocess.run([found, "info"], check=False, capture_output=True).returncode == 0:
            return found
    pytest.skip("no engine for containers runs here")


def answer(address: str) -> Any:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with suppress(OSError), urllib.request.urlopen(address, timeout=10) as found:
            return found.status
        time.sleep(0.5)
    raise AssertionError(f"{address} does not answer")


def test_the_container_is_built_and_serves() -> None:
    program = engine()
    subprocess.run([program, "build", "-t", "gloaming-test", "-f", DEPLOY / "Containerfile", ROOT], check=True)
    ran = subprocess.run(
        [program, "run", "--rm", "-d", "-p", "127.0.0.1::8600", "gloaming-test"], check=True, capture_output=True
    )
    name = ran.stdout.decode().strip()
    try:
        port = subprocess.run([program, "port", name, "8600"], check=True, capture_output=True).stdout.decode()
        address = f"http://127.0.0.1:{port.split()[0].rpartition(':')[2]}"
        assert answer(f"{address}/readyz") == answer(f"{address}/") == 200
    finally:
        subprocess.run([program, "stop", name], check=True, capture_output=True)
