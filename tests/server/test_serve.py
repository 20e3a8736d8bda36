"""`gloaming serve`: from the printed address to the last signal."""

from __future__ import annotations

import re
import signal
import socket
import stat
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.driving import COMMAND, ROOT, command, environment, processes
from tests.server.serving import Server, do, new_table, serving


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_well_and_sockets_are_told_to_come_back(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        with server.socket(table, ann) as at_table:
            at_table.recv()
            assert server.end(number) == 0
            with suppress(ConnectionClosed):
                while at_table.recv(5):
                    pass
            assert at_table.close_code == 1012
    assert '"event":"stopped"' in server.log.read_text()


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        assert do(ann, table, "rename", name="Anna")["ok"]
        server.end(signal.SIGKILL)
    with serving(tmp_path) as again, again.client() as ann_again:
        ann_again.cookies = ann.cookies
        frame = ann_again.get(f"/api/tables/{table}").json()
        assert (frame["number"], frame["table"]["people"][0]["name"]) == (2, "Anna")
        assert frame["table"]["you"]["host"]


def test_tables_are_kept_in_a_file_of_ones_own_by_default(tmp_path: Path) -> None:
    env = environment(XDG_DATA_HOME=str(tmp_path))
    process = subprocess.Popen([*COMMAND, "serve", "--port", "0"], stdout=subprocess.PIPE, cwd=ROOT, env=env, text=True)
    assert process.stdout is not None
    with process.stdout as printed:
        assert re.fullmatch(r"Gloaming is at http://127.0.0.1:\d+/ \(press Ctrl-C to stop it\)\n", printed.readline())
        process.terminate()
        assert process.wait(30) == 0
    file = tmp_path / "gloaming" / "tables.sqlite"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_port_that_is_taken_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = command("serve", "--port", str(port), "--store", "sqlite:////dev/null/x")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"gloaming: cannot listen at 127.0.0.1, port {port}: Address already in use\n"


@pytest.mark.parametrize(
    "args",
    [
        ["--store", "mysql://x"],
        ["--store", "sqlite://:memory:"],
        ["--store", "sqlite:////dev/null/x"],
        ["--port", "65536"],
        ["--port", "-1"],
        ["--port", "x"],
        ["--host", "no such host"],
        ["--rate", "0"],
        ["--keep-finished", "0"],
        ["--keep-abandoned", "never"],
        ["--keep-abandoned", "1.5"],
        ["--keep-abandoned", "9999999"],
        ["--log", "loud"],
        ["--proxy", "nowhere"],
        ["--proxy", "10.0.0.0/99"],
        ["--origin", "play.example.org"],
        ["--bus", "carrier-pigeon://x"],
    ],
)
def test_bad_use_is_one_line_and_exit_code_2(args: list[str], tmp_path: Path) -> None:
    done = command("serve", "--port", "0", *args, env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("gloaming: ")
    assert done.stderr.count("\n") == 1


def test_a_data_folder_that_cannot_be_made_is_one_line() -> None:
    done = command("serve", "--port", "0", env=environment(XDG_DATA_HOME="/dev/null"))
    assert done.returncode == 2
    assert done.stderr == "gloaming: cannot create the folder /dev/null/gloaming for tables: Not a directory\n"


def test_it_opens_the_browser_when_asked(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o700)
    env = environment(BROWSER=f"{browser} %s", XDG_DATA_HOME=str(tmp_path))
    args = [*COMMAND, "serve", "--port", "0", "--open"]
    process = subprocess.Popen(args, stdout=subprocess.PIPE, cwd=ROOT, env=env, text=True)
    assert process.stdout is not None
    with process.stdout as printed:
        address = printed.readline().split()[3]
        deadline = time.monotonic() + 60
        while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.terminate()
        assert process.wait(30) == 0
    assert opened.read_text().strip() == address


def test_whoever_compiles_beside_it_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path))  # empty, so that there is much to compile
    with serving(tmp_path) as server:
        deadline = time.monotonic() + 60
        compiling: set[int] = set()
        while len(compiling) < 3 and time.monotonic() < deadline:
            leaders = {pid for pid, parent, group in processes() if parent == server.process.pid and group == pid}
            compiling = {pid for pid, _, group in processes() if group in leaders}
            time.sleep(0.1)
        assert len(compiling) >= 3
        assert server.end() == 0
        assert not compiling & {pid for pid, _, _ in processes()}


def test_ipv6_is_listened_at_too(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host", "::1")
    try:
        assert server.address.startswith("http://[::1]:")
        with server.client() as ann:
            assert new_table(ann)
    finally:
        server.end()
