"""Guides followed to the letter: their blocks, and a folder outside the package in which a game is made."""

from __future__ import annotations

import doctest
import os
import re
import signal
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.cli.driving import ROOT, environment

GUIDE = ROOT / "docs" / "adding-a-game.md"
PATIENT = 300  # seconds for a command on a busy machine
SERVES = "gloaming serve"
INSTALLS = "python -m pip install --editable"
_BLOCK = re.compile(
    r"(?:^\*\*`(?P<file>[^`\n]+)`\*\*\n\n)?^```(?P<kind>\w+)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_COMMAND = re.compile(r"^\$ (?P<command>.+)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
_TYPED = re.compile(r"^((?:\w+(?: \d)?)?> )(.+)$", re.MULTILINE)
# As pip would install the command.
_SCRIPT = "#!{python}\nimport sys\nfrom gloaming.cli.main import main\nsys.exit(main())\n"
_DOCTEST = """import doctest, sys
test = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "the guide", None, 0)
sys.exit(doctest.DocTestRunner().run(test).failed > 0)
"""
_FORGET = """import shutil
from gloaming.core.game import compiler
for bounds in False, True:
    shutil.rmtree(compiler("kuhn", bounds).cache, ignore_errors=True)
"""


class Block(NamedTuple):
    """A block of the guide: a file if it has a name, else commands or a session of Python."""

    line: int
    file: str | None
    kind: str
    body: str


def blocks(page: Path = GUIDE) -> list[Block]:
    """All blocks, in the order of the page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(text.count("\n", 0, found.start()) + 1, found["file"], found["kind"], found["body"])
        for found in _BLOCK.finditer(text)
    ]


class Place:
    """An empty folder and an environment with Gloaming installed, as for a reader who starts the guide."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "game"
        self.folder.mkdir()
        venv.create(folder / "env", symlinks=True)
        (site,) = (folder / "env").glob("lib/python*/site-packages")
        (site / "installed.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
        programs = folder / "env" / "bin"
        script = programs / "gloaming"
        script.write_text(_SCRIPT.format(python=programs / "python"))
        script.chmod(0o755)
        kept = {name: value for name, value in environment().items() if not name.startswith(("PYTEST", "PYTHONPATH"))}
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        data = {"XDG_DATA_HOME": str(folder / "data")}
        self.env = {**kept, **offline, **data, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}

    def write(self, block: Block) -> None:
        """A file of the guide."""
        assert block.file is not None
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        assert not path.exists(), block.file
        path.write_text(block.body, encoding="utf-8")

    def build(self) -> None:
        """Write the files and install the game, without running the rest of the guide."""
        found = blocks()
        for block in found:
            if block.file is not None:
                self.write(block)
        every = [command for block in found if block.kind == "console" for command, *_ in commands(block)]
        self.run(next(command for command in every if command.startswith(INSTALLS)))

    def run(self, command: str, typed: str = "") -> str:
        """Run a command as in a shell; return its output."""
        return self._run(["bash", "-c", command], command, typed)

    def session(self, body: str) -> None:
        """Run a Python session: each input must give the output in the guide."""
        self._run(["python", "-c", _DOCTEST], body, body)

    def _run(self, arguments: list[str], what: str, typed: str) -> str:
        done = subprocess.run(
            arguments,
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.env,
            timeout=PATIENT,
            check=False,
        )
        assert done.returncode == 0, f"{what}\n{done.stdout}{done.stderr}"
        return done.stdout

    @contextmanager
    def serve(self, command: str = f"{SERVES} --port 0") -> Iterator[str]:
        """Start a server as in the guide; return its address."""
        with (self.folder / "server.log").open("a") as log:
            process = subprocess.Popen(
                command.split(), stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.folder, env=self.env
            )
        assert process.stdout is not None
        with process:
            found = re.search(r"http://\S+(?=/ )", process.stdout.readline())
            assert found, (self.folder / "server.log").read_text()
            try:
                yield found[0]
            finally:
                process.send_signal(signal.SIGTERM)

    def forget(self) -> None:
        """Remove the compiled rules from the cache: nobody will use a game in this folder again."""
        self._run(["python", "-c", _FORGET], "forget", "")


def commands(block: Block) -> Iterator[tuple[str, str, str]]:
    """The commands of a block, each with its output and with what is typed into it."""
    for found in _COMMAND.finditer(block.body):
        typed = "".join(f"{line}\n" for _, line in _TYPED.findall(found["output"]))
        yield found["command"], _TYPED.sub(r"\1", found["output"]), typed


def agrees(wanted: str, printed: str) -> bool:
    """Whether a command printed what the guide says; `...` stands for anything, and no output for any output."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return not wanted or doctest.OutputChecker().check_output(wanted, printed, flags)
