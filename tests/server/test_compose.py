"""The compose file in the docs: complete, with the right dependencies, and without undocumented variables."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from gloaming.cli.parser import parser
from gloaming.server import bus, store

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs/server.md").read_text(encoding="utf-8")
[RECIPE] = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
VARIABLE = re.compile(r"\$\{(\w+)([^}]*)\}")


@pytest.fixture
def recipe() -> dict[str, Any]:
    """The file as compose reads it, once its variables are set."""
    found = yaml.safe_load(VARIABLE.sub(lambda it: {"SITE": "play.example.org"}.get(it[1], "secret"), RECIPE))
    assert isinstance(found, dict)
    return found


def test_every_variable_is_explained_and_asked_for_when_it_is_missing() -> None:
    before, _, _ = TEXT.partition(RECIPE)
    for name, otherwise in VARIABLE.findall(RECIPE):
        assert otherwise.startswith(":?"), f"{name} would be empty without a word"
        assert f"`{name}`" in before, name
    assert {name for name, _ in VARIABLE.findall(RECIPE)} == {"SITE", "STORE_PASSWORD"}
    assert "$" not in VARIABLE.sub("", RECIPE)


def test_whoever_needs_another_service_waits_until_it_answers(recipe: dict[str, Any]) -> None:
    services = recipe["services"]
    needs = {name: service.get("depends_on", {}) for name, service in services.items()}
    assert set(needs["tables"]) == {"store", "bus"}
    assert set(needs["proxy"]) == {"tables"}
    for needed in needs.values():
        for name, how in needed.items():
            assert how == {"condition": "service_healthy"}
            assert services[name]["healthcheck"]["test"]


def test_all_that_is_named_is_there(recipe: dict[str, Any]) -> None:
    assert set(recipe) == {"services", "networks", "volumes"}, "no file has to lie beside it"
    named = {volume.partition(":")[0] for it in recipe["services"].values() for volume in it.get("volumes", [])}
    assert named == set(recipe["volumes"])


def test_the_server_understands_its_command_and_its_addresses(recipe: dict[str, Any]) -> None:
    tables = recipe["services"]["tables"]
    program, *args = shlex.split(tables["command"])
    assert program == "gloaming"
    read = parser().parse_args(args)
    [subnet] = [it["subnet"] for it in recipe["networks"]["default"]["ipam"]["config"]]
    assert (read.command, read.host, read.proxy) == ("serve", "0.0.0.0", [subnet])
    assert read.origin == ["https://play.example.org"]
    assert tables["environment"]["GLOAMING_STORE"] == "postgresql://gloaming:secret@store/gloaming"
    assert type(store.connect(tables["environment"]["GLOAMING_STORE"])).__name__ == "PostgresStore"
    assert type(bus.connect(tables["environment"]["GLOAMING_BUS"])).__name__ == "RedisBus"
    assert f":{read.port or 8600}/readyz" in tables["healthcheck"]["test"]


def test_the_image_installs_extras_that_there_are(recipe: dict[str, Any]) -> None:
    [extras] = re.findall(r"gloaming\[(.*?)\]", recipe["services"]["tables"]["build"]["dockerfile_inline"])
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {"postgres", "redis"} <= set(extras.split(",")) <= set(known)


def test_the_database_is_the_one_that_the_server_asks_for(recipe: dict[str, Any]) -> None:
    made = recipe["services"]["store"]["environment"]
    address = f"postgresql://{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}@store/{made['POSTGRES_DB']}"
    assert recipe["services"]["tables"]["environment"]["GLOAMING_STORE"] == address
