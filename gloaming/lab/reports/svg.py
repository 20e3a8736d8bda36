"""Pictures for the docs, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FONT = 'font-family="sans-serif" text-anchor="middle" dominant-baseline="central"'
COLOURS = ("#8a4b22", "#4a5d78", "#3f7d4e")


def svg(width: float, height: float, parts: Sequence[str], title: str) -> str:
    """A picture with a title for those who cannot see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    return "\n".join([head, f"<title>{title}</title>", ground, *parts, "</svg>", ""])


def reliability(lines: Mapping[str, Sequence[tuple[float, float]]], title: str) -> str:
    """Chances that were stated, from left to right, and how often it was so, upwards; on the diagonal they agree."""
    size, edge = 360, 44
    long = size - edge - 16

    def at(x: float, y: float) -> str:
        return f"{edge + long * x:.1f},{size - edge - long * y:.1f}"

    parts = [f'<polyline points="{at(0, 0)} {at(1, 1)}" fill="none" stroke="#bbb" stroke-dasharray="4 4"/>']
    for step in range(6):
        along, text = edge + long * step / 5, f'{FONT} font-size="12" fill="#555">{20 * step}</text>'
        parts.append(f'<text x="{along:.1f}" y="{size - edge + 14}" {text}')
        parts.append(f'<text x="{edge - 18}" y="{size - along:.1f}" {text}')
    parts.append(f'<text x="{edge + long / 2}" y="{size - 10}" {FONT} font-size="13" fill="#333">stated, %</text>')
    for number, (name, points) in enumerate(lines.items()):
        line, colour = " ".join(at(x, y) for x, y in points), COLOURS[number]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = f'x="{edge + 56}" y="{28 + 18 * number}" {FONT} font-size="13"'
        parts.append(f'<text {label} fill="{colour}">{name}</text>')
    return svg(size, size, parts, title)
