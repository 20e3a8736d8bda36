"""PyArrow, which only the lab needs, and what to install where it is missing."""

from __future__ import annotations

import importlib
from typing import Any

from gloaming.core.errors import Malformed


def arrow(part: str = "pyarrow") -> Any:
    """PyArrow or a part of it."""
    try:
        return importlib.import_module(part)
    except ModuleNotFoundError:
        raise Malformed("Parquet needs PyArrow: pip install 'gloaming[lab]'") from None
