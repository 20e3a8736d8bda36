"""A tournament as a picture: ratings with their intervals, and the cross table."""

from __future__ import annotations

from gloaming.lab.contests.tournaments import Tournament
from gloaming.lab.reports.plots import ROW, WIDTH, intervals, picture, table


def plot(found: Tournament) -> str:
    """One picture."""
    names = [rating.bot for rating in found.ratings]
    title = f"{found.game}, {found.players} players, {found.games} games"
    rows = [(rating.bot, rating.points, rating.interval) for rating in found.ratings]
    first = intervals(rows, title=title, axis=f"rating ({found.model}), 95 %; 400 points are odds of ten to one")
    cells = {(cell.bot, cell.among): cell.share for cell in found.cells}
    second = table(names, cells, title="won %: the row's bot in a seat among bots of the column")
    high = ROW * (len(names) + 3)  # of the first
    return picture(
        WIDTH, high + ROW * (len(names) + 3), [first, f'<g transform="translate(0 {high})">', second, "</g>"], title
    )
