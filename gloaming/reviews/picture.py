"""A review as one file to keep: a page that loads nothing, prints well, and is dark where its reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from gloaming.reviews.beliefs import Believed
from gloaming.reviews.charts import Line, Mark, chance_of, lines, rows_of, strips
from gloaming.reviews.judging import Decision
from gloaming.reviews.telling import NOT_WEIGHED, Table, Teller, percent, signed
from gloaming.reviews.values import Value

COLUMNS = 12  # moments of a table of beliefs
DARK = ("#f4b860", "#68b2f0", "#ef8fa8", "#79d29b", "#b79cf5", "#e0a08a", "#7cc7c3", "#b8b8c8")
LIGHT = ("#8a5a00", "#1c62a3", "#a8324f", "#1f7a46", "#6440b8", "#95482c", "#1d7370", "#565669")
DASHES = ("none", "7 4", "2 4", "10 3 2 3", "4 4", "12 4", "1 3", "6 2 2 2")  # so that colour is never alone
STYLE = """
:root { color-scheme: light dark; --ground: #fbf7f0; --ink: #241f31; --quiet: #5d566b; --line: #d8d0c2; @LIGHT@ }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171326; --ink: #f2ecdf; --quiet: #b5adc4; --line: #3a3352; @DARK@ } }
@media print { :root { --ground: #fff; --ink: #000; --quiet: #333; --line: #bbb; @LIGHT@ }
  body { margin: 0; max-width: none; } svg, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  details::details-content { display: block; content-visibility: visible; height: auto; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin-top: 2rem; }
.quiet { color: var(--quiet); } .wide { overflow-x: auto; } summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .8rem .3rem 0; text-align: left; }
th { font-weight: 600; } tr { border-bottom: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { width: 100%; height: auto; print-color-adjust: exact; } svg text { fill: var(--ink); font-size: 12px; }
.belief { fill: var(--s1); } .mark { fill: var(--ground); stroke: var(--ink); }
polyline, svg path { fill: none; stroke-width: 2.5; } .was { stroke: var(--ink); stroke-width: 1.5; }
svg .grid { stroke: var(--line); stroke-width: 1; }
@SEATS@
"""


def page(teller: Teller, lang: str) -> str:
    """The whole file."""
    title = escape(teller.title)
    body = "\n".join([*_charts(teller), *map(_table, teller.tables()), *_beliefs(teller), *_decisions(teller)])
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>{_style()}</style>
<h1>{title}</h1>
<p class="quiet">{escape(teller.scale)}</p>
{body}
</html>
"""


def _style() -> str:
    def colours(given: Sequence[str]) -> str:
        return " ".join(f"--s{seat}: {colour};" for seat, colour in enumerate(given))

    seats = (f".seat{n} {{ stroke: var(--s{n}); stroke-dasharray: {dash}; }}" for n, dash in enumerate(DASHES))
    return (
        STYLE.replace("@LIGHT@", colours(LIGHT)).replace("@DARK@", colours(DARK)).replace("@SEATS@", "\n".join(seats))
    )


def _charts(teller: Teller) -> Iterator[str]:
    """What each seat could expect: all together, then each beside what there was to expect."""
    found = teller.found
    yield f'<h2>{escape(teller.said("line"))}</h2>\n<p class="quiet">{escape(teller.said("line-help"))}</p>'
    if len(found.seats) > 1:
        every = [Line(teller.name(seat), f"seat{seat}", _to_the_end(teller, seat)) for seat in found.seats]
        yield lines(teller.said("line"), every, found.moves, found.bounds, None, ())
    for seat, seen in found.seats.items():
        name = teller.name(seat)
        drawn = [Line(teller.said("line-known"), f"seat{seat}", seen.line)]
        if was := found.line_of_truth(seat):
            drawn.append(Line(teller.said("line-was"), "was", was))
        values = {it.number: it.value for it in seen.line}
        marks = [Mark(number, values[number], teller.turn(number, seat)) for number in seen.turns]
        chart = lines(f"{teller.said('line')}: {name}", drawn, found.moves, found.bounds, seen.account.result, marks)
        yield f"<h3>{escape(name)}</h3>\n{chart}\n{_folded(teller, _line_table(teller, seat))}"


def _to_the_end(teller: Teller, seat: int) -> list[Value]:
    seen, result = teller.found.seats[seat], teller.found.returns[seat]
    return [*seen.line, Value(teller.found.moves, result, result, result)]


def _line_table(teller: Teller, seat: int) -> Table:
    was = {it.number: signed(it.value) for it in teller.found.line_of_truth(seat)}
    turns = {number: teller.turn(number, seat) for number in teller.found.seats[seat].turns}
    rows = [
        (str(it.number + 1), turns.get(it.number, ""), signed(it.value), was.get(it.number, NOT_WEIGHED))
        for it in teller.found.seats[seat].line
    ]
    return teller.table("line", ["move", "turns", "known", "was"], rows, 2)


def _beliefs(teller: Teller) -> Iterator[str]:
    """What each seat believed over the game, by kind."""
    for seat, seen in teller.found.seats.items():
        charts = []
        for kind in dict.fromkeys(kind for it in seen.beliefs for kind in it.beliefs):
            if rows := rows_of(seen.beliefs, kind):
                named = {row: f"{_about(teller, row[0])}, {teller.term(kind, row[1])}" for row in rows}
                label = teller.said("beliefs", player=teller.name(seat))
                chart = strips(label, seen.beliefs, kind, named, teller.found.moves)
                charts.append(f"{chart}\n{_folded(teller, _belief_table(teller, seen.beliefs, kind, named))}")
        if charts:
            title = escape(teller.said("beliefs", player=teller.name(seat)))
            yield f'<h2>{title}</h2>\n<p class="quiet">{escape(teller.said("beliefs-help"))}</p>'
            yield from charts


def _about(teller: Teller, about: str) -> str:
    return teller.name(int(about)) if about.isdigit() else about


def _belief_table(teller: Teller, beliefs: Sequence[Believed], kind: str, named: dict[tuple[str, str], str]) -> Table:
    step = max(1, -(-len(beliefs) // COLUMNS))
    shown = beliefs[::step]
    rows = [(name, *(percent(chance_of(it, kind, row)) for it in shown)) for row, name in named.items()]
    return Table("", (teller.said("move"), *(str(it.number + 1) for it in shown)), tuple(rows), 1)


def _decisions(teller: Teller) -> Iterator[str]:
    """Every decision with a choice, and what each legal move was worth."""
    weighed = [it for it in teller.found.decisions if len(it.thought.choices) > 1]
    if weighed:
        yield f"<h2>{escape(teller.said('decisions'))}</h2>"
        yield from (_decision(teller, it) for it in weighed)


def _decision(teller: Teller, it: Decision) -> str:
    verdict = f": {teller.said(f'verdict-{it.verdict}')}" if it.verdict else ""
    head = f"{it.number + 1}. {teller.name(it.seat)}: {teller.move(it.number, it.move)}{verdict}"
    ranked = sorted(it.thought.choices, key=lambda choice: (-(choice.worth or 0.0), -choice.share))
    rows = []
    for choice in ranked:
        error = "" if choice.error is None else f" ± {1.96 * choice.error:.2f}"
        worth = NOT_WEIGHED if choice.worth is None else f"{signed(choice.worth)}{error}"
        rows.append((teller.move(it.number, choice.move), worth, percent(choice.share)))
    headings = tuple(teller.said(name) for name in ("move", "worth", "share"))
    return f"<details><summary>{escape(head)}</summary>\n{_cells(Table('', headings, tuple(rows), 1))}\n</details>"


def _folded(teller: Teller, table: Table) -> str:
    return f"<details><summary>{escape(teller.said('as-table'))}</summary>\n{_cells(table)}\n</details>"


def _table(table: Table) -> str:
    return f"<h2>{escape(table.title)}</h2>\n{_cells(table)}"


def _cells(table: Table) -> str:
    def cells(row: Sequence[str], tag: str) -> str:
        kinds = ["" if column < table.words else ' class="number"' for column in range(len(row))]
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for cell, kind in zip(row, kinds, strict=True))

    rows = "\n".join(f"<tr>{cells(row, 'td')}</tr>" for row in table.rows)
    return (
        f'<div class="wide"><table>\n<thead><tr>{cells(table.headings, "th")}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody></table></div>"
    )
