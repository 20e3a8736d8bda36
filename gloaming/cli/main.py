"""`gloaming`: read the command line, start a command, and report any failure in one line."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext

from gloaming.cli.failure import CTRL_C, OURS, PIPE_CLOSED, Failure, report
from gloaming.cli.language import language_of
from gloaming.cli.parser import parser
from gloaming.cli.research import COMMANDS
from gloaming.core.errors import GloamingError, Impossible
from gloaming.core.game import ENGLISH
from gloaming.server.operation.extras import of_extra

_EXTRAS = {**dict.fromkeys(("serve", "load", "soak", "seat", "backup", "restore"), "server"), "mcp": "mcp"}


def run(args: argparse.Namespace) -> int:
    """Run a command; return 0 or another exit code."""
    with of_extra(_EXTRAS[args.command]) if args.command in _EXTRAS else nullcontext():
        command = importlib.import_module(f"gloaming.cli.{args.command}")
    code = command.run(args)
    assert isinstance(code, int)
    return code


def _prepare_streams() -> None:
    """Make sure that no character can make reading or writing fail."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """The entry point."""
    _prepare_streams()
    given = sys.argv[1:] if argv is None else argv
    command = given[0] if given else ""
    lang = ENGLISH if command in COMMANDS else language_of(given, os.environ)
    try:
        code = run(parser(lang, command).parse_args(given))
        sys.stdout.flush()
    except Failure as failure:
        return report(failure.said(lang), failure.code)
    except Impossible as error:
        return report(str(error), OURS)
    except GloamingError as error:
        return report(error.said(lang))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return CTRL_C
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush finds no broken pipe
        return PIPE_CLOSED
    except OSError as error:
        return report(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}", 1)
    except Exception as error:
        if os.environ.get("GLOAMING_TRACE"):
            raise
        return report(f"internal error: {type(error).__name__}: {error} (GLOAMING_TRACE=1 shows where)", OURS)
    return code
