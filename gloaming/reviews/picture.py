"""A review as one file to keep: a page that loads nothing, prints well, and is dark where its reader's screen is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from gloaming.reviews.review import Review
from gloaming.reviews.telling import Table, Teller

WIDE, HIGH, EDGE = 720, 240, 36
SEATS = ("#f4b860", "#68b2f0", "#ef8fa8", "#79d29b", "#b79cf5", "#e0a08a", "#7cc7c3", "#b8b8c8")
DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 4", "12 4", "1 3", "6 2 2 2")  # so that colour is never alone
STYLE = """
:root { color-scheme: light dark; --ground: #fbf7f0; --ink: #241f31; --quiet: #5d566b; --line: #d8d0c2; }
@media (prefers-color-scheme: dark) { :root { --ground: #171326; --ink: #f2ecdf; --quiet: #b5adc4; --line: #3a3352; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin-top: 2rem; }
.quiet { color: var(--quiet); } .wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .8rem .3rem 0; text-align: left; }
th { font-weight: 600; } tr { border-bottom: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
"""


def page(teller: Teller, found: Review, names: Sequence[str], lang: str) -> str:
    """The whole file."""
    title = escape(teller.title)
    tables = "\n".join(_table(table) for table in teller.tables())
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{STYLE}</style>
<h1>{title}</h1>
<p class="quiet">{escape(teller.scale)}</p>
<h2>{escape(teller.said("line"))}</h2>
<p class="quiet">{escape(teller.said("line-help"))}</p>
{_chart(found, names, teller.said("line"))}
{tables}
</html>
"""


def _table(table: Table) -> str:
    def cells(row: Sequence[str], tag: str) -> str:
        kinds = ["" if column < table.words else ' class="number"' for column in range(len(row))]
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for cell, kind in zip(row, kinds, strict=True))

    rows = "\n".join(f"<tr>{cells(row, 'td')}</tr>" for row in table.rows)
    return (
        f'<h2>{escape(table.title)}</h2>\n<div class="wide"><table>\n'
        f"<thead><tr>{cells(table.headings, 'th')}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _chart(found: Review, names: Sequence[str], label: str) -> str:
    """What each seat could expect, from the first move to the result."""
    low, high = found.bounds

    def at(number: int, value: float) -> str:
        across = EDGE + (WIDE - 2 * EDGE) * number / max(found.moves, 1)
        down = EDGE + (HIGH - 2 * EDGE) * (high - value) / (high - low)
        return f"{across:.1f},{down:.1f}"

    drawn = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(label)}">']
    for value in (low, (low + high) / 2, high):
        start, end = at(0, value).split(","), at(found.moves, value).split(",")
        drawn.append(f'<path d="M{",".join(start)}L{",".join(end)}" stroke="var(--line)" fill="none"/>')
        drawn.append(f'<text x="2" y="{float(start[1]) + 4:.1f}">{value:+.1f}</text>')
    for place, (seat, seen) in enumerate(found.seats.items()):
        points = [at(it.number, it.value) for it in seen.line] + [at(found.moves, seen.account.result)]
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        stroke = f'stroke="{SEATS[seat]}" stroke-width="2.5"{dashes}'
        drawn.append(f'<polyline points="{" ".join(points)}" fill="none" {stroke}/>')
        left = EDGE + place * (WIDE - 2 * EDGE) / len(found.seats)
        drawn.append(
            f'<path d="M{left:.0f},14h24" {stroke}/><text x="{left + 30:.0f}" y="18">{escape(names[seat])}</text>'
        )
    return "\n".join([*drawn, "</svg>"])
