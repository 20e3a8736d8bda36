"""`gloaming restore`: make a copy that `gloaming backup` wrote the store of a server again."""

from __future__ import annotations

import argparse
from pathlib import Path

from gloaming.cli.backup import copy_and_tell, file_of


def run(args: argparse.Namespace) -> int:
    """Copy the file to where the store is; nothing that exists is replaced."""
    return copy_and_tell(Path(args.file).absolute(), file_of(args), args.lang)
