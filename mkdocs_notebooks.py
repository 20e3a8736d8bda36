"""Makes pages of the site from the notebooks in docs/notebooks, which are executed when it is built."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from traitlets.config import Config

FOLDER = Path(__file__).parent / "docs" / "notebooks"


def executed(path: Path) -> Any:
    """A notebook with what its cells give; a cell that fails is an error."""
    quiet = Config(KernelManager={"transport": "ipc"})  # and not over a port of the machine
    book = NotebookClient(nbformat.read(path, as_version=4), timeout=600, kernel_name="python3", config=quiet).execute()
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs = [it for it in cell.outputs if it.get("name") != "stderr"]  # that rules are being compiled
    return book


@functools.cache
def rendered(path: Path) -> str:
    """The notebook as HTML for the inside of a page."""
    html: str = HTMLExporter(template_name="basic").from_notebook_node(executed(path))[0]
    return re.sub(r'<a class="anchor-link".*?</a>', "", html)


def on_files(files: Any, config: Any) -> Any:
    """Give each notebook a page."""
    from mkdocs.structure.files import File  # noqa: PLC0415  the tests execute notebooks without it

    for path in sorted(FOLDER.glob("*.ipynb")):
        title = nbformat.read(path, as_version=4).cells[0].source.splitlines()[0]
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=f"{title}\n"))
        files.remove(files.get_file_from_path(f"notebooks/{path.name}"))
    return files


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Put the notebook into its page."""
    path = FOLDER / f"{Path(page.file.src_uri).stem}.ipynb"
    return rendered(path) if page.file.src_uri.startswith("notebooks/") and path.exists() else html
