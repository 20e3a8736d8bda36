"""Reports as one page of HTML that needs nothing else: for any browser, in light and dark, and for the printer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root{color-scheme:light dark}
body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2,h3{font-family:sans-serif;line-height:1.2}h2{margin-top:2.5rem}
table{border-collapse:collapse;font:14px/1.4 sans-serif;display:block;overflow-x:auto}
th,td{padding:.2rem .7rem;border-bottom:1px solid #ccc;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
figure{margin:1.5rem 0;break-inside:avoid}svg{max-width:100%;height:auto}figcaption{font-style:italic}
code,pre{font:13px/1.4 monospace}pre{overflow-x:auto;white-space:pre-wrap}
@media screen and (prefers-color-scheme:dark){body{color:#eee;background:#1b1b1b}th,td{border-color:#555}}
@media print{body{max-width:none;margin:0}h2{break-after:avoid}table{display:table;font-size:11px}}
"""


def page(title: str, parts: Iterable[str]) -> str:
    """The page."""
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def figure(picture: str, sentence: str) -> str:
    """A plot, and a sentence that says what it shows."""
    return f"<figure>\n{picture}\n<figcaption>{escape(sentence)}</figcaption>\n</figure>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table>"


def listing(text: str) -> str:
    """Text as it stands, such as a file."""
    return f"<pre>{escape(text)}</pre>"


def folded(title: str, parts: Iterable[str]) -> str:
    """Details for who wants them; a printer shows them too if they are open."""
    return f"<details><summary>{escape(title)}</summary>\n" + "\n".join(parts) + "\n</details>"
