"""Records in files: reading any file safely, and writing without losing another."""

from __future__ import annotations

from pathlib import Path

from gloaming.cli.failure import Failure
from gloaming.core.messages import say
from gloaming.core.record import HEADING, LARGEST, MIXED_HEADING


def read_record(name: str) -> str:
    """The text of a record. Raises Failure for a file that cannot be one."""
    try:
        with open(name, "rb") as file:
            content = file.read(4 * LARGEST + 1)
    except FileNotFoundError:
        raise Failure(say("terminal-file-missing", file=name)) from None
    except IsADirectoryError:
        raise Failure(say("terminal-file-folder", file=name)) from None
    except (OSError, ValueError) as error:
        raise Failure(say("terminal-file-unread", file=name, why=_why(error))) from None
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Failure(say("terminal-file-binary", file=name)) from None
    if "\0" in text:
        raise Failure(say("terminal-file-binary", file=name))
    if text.partition("\n")[0].rstrip("\r") not in (HEADING, MIXED_HEADING):
        raise Failure(say("terminal-file-no-record", file=name, one=HEADING, two=MIXED_HEADING))
    return text


def check_target(name: str) -> None:
    """Raise Failure unless a record may be written there: to a new file, or over another record."""
    path = Path(name)
    try:
        if path.is_dir():
            raise Failure(say("terminal-file-folder", file=name))
        if not path.parent.is_dir():
            raise Failure(say("terminal-no-folder", file=str(path.parent)))
        if path.is_file():
            with path.open("rb") as file:
                start = file.read(len(HEADING))
            if start and start not in (HEADING.encode(), MIXED_HEADING.encode()):
                raise Failure(say("terminal-file-other", file=name))
    except (OSError, ValueError) as error:
        raise Failure(say("terminal-file-unwritten", file=name, why=_why(error))) from None


def write_record(name: str, text: str) -> None:
    """Write a record completely or not at all."""
    check_target(name)
    write_whole(name, text)


def write_whole(name: str, text: str) -> None:
    """Write a file completely or not at all."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():  # /dev/stdout and the like
            path.write_text(text, encoding="utf-8")
            return
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Failure(say("terminal-file-unwritten", file=name, why=_why(error))) from None


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
