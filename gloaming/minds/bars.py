"""An analysis as bars, for notebooks: what each move is worth, and how often the mind would play it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gloaming.minds.analysis import Analysis

SHOWN = 20  # moves; the best of them
WORTH, SHARE, LINE = "#d0842c", "#4a8fd0", "rgb(128 128 128 / .35)"
CELL = "padding:.1rem .6rem;text-align:left"


def bars(found: Analysis) -> str:
    """The analysis as a table with bars; colours can be read on light and dark ground."""
    ranked = sorted(found.choices, key=lambda choice: (-(choice.worth or 0.0), -choice.share))
    known = [choice.worth for choice in ranked if choice.worth is not None]
    least, most = min([*known, found.low]), max([*known, found.high])
    rows = "".join(
        f'<tr><td style="{CELL}"><code>{escape(choice.move)}</code></td>'
        f"{_bar(choice.worth, least, most, WORTH, _worth(choice.worth, choice.error))}"
        f"{_bar(choice.share, 0.0, 1.0, SHARE, f'{100 * choice.share:.0f} %')}</tr>"
        for choice in ranked[:SHOWN]
    )
    more = len(ranked) - SHOWN
    head = "".join(f'<th style="{CELL}">{name}</th>' for name in ("move", "worth", "share"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if ranked else ""
    return (
        f'<div style="font-family:system-ui,sans-serif"><p><b>{escape(found.game)}</b>, seat {found.seat}: value '
        f"<b>{found.value:+.2f}</b> [{found.low:+.2f}, {found.high:+.2f}], {found.exactness}</p>{table}"
        f"{f'<p>and {more} more moves</p>' if more > 0 else ''}{''.join(_beliefs(found.beliefs))}</div>"
    )


def _worth(worth: float | None, error: float | None) -> str:
    if worth is None:
        return "not looked at"
    return f"{worth:+.2f}" + ("" if error is None else f" &#177; {1.96 * error:.2f}")


def _bar(value: float | None, least: float, most: float, colour: str, said: str) -> str:
    """A cell with a bar from the left end of the scale to the value."""
    share = 0.0 if value is None or most == least else (value - least) / (most - least)
    drawn = f'<span style="display:inline-block;width:{8 * share:.2f}rem;height:.8rem;background:{colour}"></span>'
    held = f'<span style="display:inline-block;width:8rem;background:{LINE}">{drawn}</span>'
    return f'<td style="{CELL}">{held} {said}</td>'


def _beliefs(beliefs: Mapping[str, Any]) -> Iterator[str]:
    """What the mind takes the others to have: a line for each chance that says something."""
    for kind, about in beliefs.items():
        rows = "".join(
            f'<tr><td style="{CELL}">{escape(" ".join(names))}</td>'
            f"{_bar(chance, 0.0, 1.0, SHARE, f'{100 * chance:.0f} %')}</tr>"
            for names, chance in _chances(about, ())
        )
        if rows:
            yield f"<details><summary>{escape(kind)}</summary><table>{rows}</table></details>"


def _chances(about: Any, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], float]]:
    """The chances in nested beliefs, with the names that lead to them."""
    if isinstance(about, Mapping):
        for name, inner in about.items():
            yield from _chances(inner, (*names, str(name)))
    elif isinstance(about, int | float) and 0 <= about <= 1:
        yield names, float(about)
