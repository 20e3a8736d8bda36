"""`gloaming backup`: copy a store to a file, even while a server uses it."""

from __future__ import annotations

import argparse
from pathlib import Path

from gloaming.cli.failure import Failure
from gloaming.cli.serve import store_of
from gloaming.core.messages import say
from gloaming.core.speech import in_words
from gloaming.server.store.files import copy, path_of


def run(args: argparse.Namespace) -> int:
    """Copy the store."""
    return copy_and_tell(file_of(args), Path(args.file).absolute(), args.lang)


def file_of(args: argparse.Namespace) -> Path:
    """The file of the store that was named, or of the default one."""
    url = store_of(args)
    if not url.startswith("sqlite:"):  # the store is not named: its address may contain a password
        raise Failure(say("terminal-no-file"))
    return path_of(url)


def copy_and_tell(source: Path, target: Path, lang: str) -> int:
    """Copy one file to the other, which must be new."""
    copy(source, target)
    print(in_words(say("terminal-backed-up", source=str(source), target=str(target)), lang))
    return 0
