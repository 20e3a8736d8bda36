"""Tables of results: in columns if the terminal is wide enough, otherwise one block for each row."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

WHOLE = 1000


def show_table(out: Console, headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
    """Print rows under headings; the first `words` columns hold words, the others numbers."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < words else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    if not out.is_terminal:
        out.width = WHOLE  # nothing is cut for a pipe
    if Measurement.get(out, out.options.update(width=WHOLE), table).maximum <= out.width:
        out.print(table)
        return
    for row in rows:
        out.print(row[0], style="bold")
        block = Table.grid(padding=(0, 2, 0, 0))
        for heading, cell in zip(headings[1:], row[1:], strict=True):
            if cell:
                block.add_row(f"  {heading}", cell)
        out.print(block)
