"""`python -m gloaming`: the command line."""

from __future__ import annotations

import sys

from gloaming.cli.main import main

sys.exit(main())
