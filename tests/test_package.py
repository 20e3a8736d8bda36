"""What is installed: the wheel in an empty environment, with the dependencies that it declares and no others."""

from __future__ import annotations

import email
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import gloaming
from tests.cli.driving import environment

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as `pip install` would build it, with the build backend that is installed here."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True, env=environment(), timeout=600)
    (found,) = folder.glob("*.whl")
    return found


def _needed(requirements: list[str], extra: str, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """All distributions that requirements need, directly and indirectly."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            found = distribution(requirement.name)
            if found.name not in known:
                known[found.name] = found
                for inner in ("", *requirement.extras):
                    _needed(found.requires or [], inner, known)
    return known


class Installed:
    """An environment with nothing but the wheel, its dependencies and those of an extra."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        venv.create(folder, symlinks=True)
        self.folder = folder
        (site,) = folder.glob("lib/python*/site-packages")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
            (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
            declared = email.message_from_bytes(packed.read(name)).get_all("Requires-Dist") or []
        for found in _needed(declared, extra, {}).values():
            for part in {Path(file).parts[0] for file in found.files or () if ".." not in Path(file).parts}:
                link = site / part
                if not link.exists():
                    link.symlink_to(Path(str(found.locate_file(part))))

    def start(self, *args: str) -> subprocess.Popen[str]:
        """`gloaming`, as its entry point starts it."""
        code = "import sys; from gloaming.cli.main import main; sys.exit(main())"
        env = environment(XDG_DATA_HOME=str(self.folder / "data"), XDG_CACHE_HOME=str(self.folder / "cache"))
        env.pop("PYTHONPATH", None)
        return subprocess.Popen(
            [str(self.folder / "bin" / "python"), "-I", "-c", code, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=env,
        )


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    """`pip install gloaming`"""
    return Installed(tmp_path_factory.mktemp("plain"), wheel)


@pytest.fixture
def served(tmp_path: Path, wheel: Path) -> Iterator[str]:
    """The address of a server, after `pip install gloaming[server]`."""
    process = Installed(tmp_path / "server", wheel, "server").start("serve", "--port", "0")
    assert process.stdout is not None
    with process:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
        process.terminate()


def test_the_library_and_the_terminal_need_little(plain: Installed) -> None:
    process = plain.start("play", "duel", "--bot", "random", "--seat", "0", "--seed", "seed")
    out, err = process.communicate("place 7 b2\nquit\n", timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "You place the 7 on b2." in out
    rules, _ = plain.start("rules", "shamans", "--clause", "S1").communicate(timeout=120)
    assert "**S1**" in rules


def test_a_server_without_its_extra_says_what_to_install(plain: Installed) -> None:
    process = plain.start("serve", "--port", "0")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, "")
    assert "pip install 'gloaming[server]'" in err
    assert err.count("\n") == 1


def test_a_server_with_its_extra_serves_the_page_and_tables(served: str) -> None:
    with httpx.Client(base_url=served, timeout=60) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "<script" in page.text
        assert client.get("/readyz").status_code == 200


def test_the_metadata_read_well_on_a_package_index(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = email.message_from_bytes(packed.read(name))
        assert "gloaming/py.typed" in packed.namelist()
    readme = metadata.get_payload()
    assert isinstance(readme, str)
    assert readme.startswith("# Gloaming")
    assert not re.search(r"\]\((?!https?://)", readme)
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["Version"] == gloaming.__version__
    assert metadata["Keywords"]


def test_make_installs_what_the_package_declares() -> None:
    """requirements/run.in, from which the pins are made, has the ranges of the library and of the server."""
    lines = (ROOT / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
    listed = {line for line in lines if line and not line.startswith(("#", "hatchling"))}
    declared = {*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]}
    assert listed == declared


def test_pins_lie_within_the_declared_ranges() -> None:
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE))
    for text in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]):
        requirement = Requirement(text)
        assert requirement.specifier.contains(pinned[requirement.name]), text


def test_the_version_stands_in_one_place() -> None:
    assert "version" in PROJECT["dynamic"]
    assert "version" not in PROJECT
