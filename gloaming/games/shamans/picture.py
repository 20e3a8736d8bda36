"""The picture of Shamans: the track to the Moon, the players with what lies before them, the Worlds, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gloaming.core.picture import COLOURS, art, glyph, path, plate, seat_mark, sky, words

ART = art("gloaming.games.shamans")
OWN = ART["colours"]
WIDTH, HEIGHT = 760, 560
PALE, DIM, PANEL = "#e6d8ff", "#7b62b8", "#1d1342"
HEX = "M20 0 40 11V33L20 44 0 33V11Z"
TILES = {
    "dagger": "#c9806f",
    "portal": "#6aa9c4",
    "shard": "#cbb67b",
    "mask": "#a487d8",
    "eclipse": "#4c3d80",
    "?": "#3a2d74",
}


def draw(view: Mapping[str, Any], speech: Any) -> tuple[int, int, list[str]]:
    """The whole table."""
    parts = [sky(WIDTH, HEIGHT, OWN, "shamans"), *_track(view), *_offers(view)]
    for seat in range(view["players"]):
        parts += _seat(view, speech, seat)
    return WIDTH, HEIGHT, [*parts, *_worlds(view), *_hand(view)]


def card(name: str | None, x: float, y: float, width: float) -> str:
    """A World card, or its back."""
    height, round_ = 1.4 * width, 0.1 * width
    if name is None or name == "?":
        back = plate(x, y, width, height, "#2a1f5b", edge="#b9a5ef", round_=round_)
        return back + glyph("moonrise", x + 0.24 * width, y + 0.44 * width, 0.52 * width, "#b9a5ef")
    world, value = name.split("-")
    ground, ink = OWN[f"world-{world}"], OWN[f"on-{world}"]
    face = plate(x, y, width, height, ground, edge="#0a0618", round_=round_)
    corner = glyph(ART["worlds"][world], x + 0.08 * width, y + 0.08 * width, 0.34 * width, ink)
    return (
        face
        + corner
        + words(value, x + 0.55 * width, y + 1.12 * width, 0.7 * width, ink, anchor="middle", display=True)
    )


def tile(name: str, x: float, y: float, size: float, mark: str = "") -> str:
    """An Artifact; its back shows the turn it was taken in."""
    drawn = path(HEX, x, y, size / 40, f'fill="{TILES[name]}" stroke="#0b0618" stroke-width="1.5"')
    if name == "?":
        return drawn + words(mark, x + size / 2, y + 0.7 * size, 0.42 * size, PALE, anchor="middle")
    return drawn + glyph(name, x + 0.22 * size, y + 0.27 * size, 0.56 * size, "#1d0f2e")


def _track(view: Mapping[str, Any]) -> Iterator[str]:
    """The pawn climbs to the Moon, the last space."""
    length, pawn, start = view["track"]["length"], view["track"]["pawn"], view["track"]["start"]
    radius = 18 + 22 * (pawn - 1) / (length - 1)
    yield f'<circle cx="600" cy="56" r="{1.5 * radius:g}" fill="{COLOURS["moon"]}" fill-opacity="0.16"/>'
    yield f'<circle cx="600" cy="56" r="{radius:g}" fill="{COLOURS["moon"]}"/>'
    for space in range(1, length):
        x, y = _point((space - 1) / (length - 1))
        look = (
            f'fill="{DIM if space < pawn else PALE}"'
            if space != start
            else f'fill="none" stroke="{PALE}" stroke-width="2"'
        )
        yield f'<circle cx="{x:g}" cy="{y:g}" r="{5 if space == start else 3.4}" {look}/>'
    x, y = _point((pawn - 1) / (length - 1))
    yield path(ART["pawn"], x, y, 1.1, f'fill="#0b0618" stroke="{PALE}" stroke-width="1.5"')
    yield path(ART["face"], x, y, 1.1, f'fill="{PALE}"')
    yield words(str(length - pawn), 14, 36, 28, PALE, display=True)


def _point(share: float) -> tuple[float, float]:
    rest = 1 - share
    return (
        60 * rest * rest + 2 * rest * share * 380 + share * share * 600,
        96 * rest * rest + 232 * rest * share + 56 * share * share,
    )


def _offers(view: Mapping[str, Any]) -> Iterator[str]:
    """The tiles on offer, and the pile."""
    for place, offered in enumerate(view["slots"]):
        if offered:
            yield tile(offered, 656 + 50 * place, 8, 40)
    yield tile("?", 680, 62, 36, str(view["pile"]["tiles"]))


def _seat(view: Mapping[str, Any], speech: Any, seat: int) -> Iterator[str]:
    """A player: who, points, cards, the card in front, tiles, and a role that the viewer knows."""
    state, wide = view["seats"][seat], (WIDTH - 20) / view["players"]
    x, y = 10 + wide * seat, 128
    edge = COLOURS["glow"] if seat in view["asked"] else "none"
    inside = [plate(x, y, wide - 8, 196, "#4a308c" if seat == view["seat"] else PANEL, edge=edge)]
    inside += [seat_mark(seat, x + 8, y + 8, 22), words(speech.name(seat), x + 36, y + 24, 14, COLOURS["ink"])]
    if state["front"] or state["choice"]:
        inside.append(card(state["front"] or state["choice"], x + 10, y + 40, 66))
    else:
        inside.append(plate(x + 10, y + 40, 66, 92, "none", edge=DIM, round_=7))
    role = state["role"]
    if role in ART["roles"]:
        inside.append(
            glyph(ART["roles"][role], x + 84, y + 40, 26, COLOURS["accent"] if role == "shaman" else "#d5b8ff")
        )
    lying = [(name, "") for name, count in state["up"].items() for _ in range(count)]
    lying += [(one["tile"], str(one["turn"])) for one in state["down"]]
    for number, (name, turn) in enumerate(lying):
        inside.append(tile(name, x + 84 + 26 * (number % 2), y + 72 + 28 * (number // 2), 24, turn))
    line = [("star", state["points"]), ("hand", state["cards"])]
    for number, (name, count) in enumerate(line):
        at = x + 10 + 50 * number
        drawn = glyph(name, at, y + 160, 18, COLOURS["accent"]) if name == "star" else card(None, at, y + 160, 13)
        inside += [drawn, words(str(count), at + 22, y + 175, 16, COLOURS["ink"], display=True)]
    if seat == view["guide"] and not view["over"]:
        inside.append(glyph("lantern", x + 112, y + 159, 20, COLOURS["accent"]))
    if seat == view["marker"]:
        inside.append(glyph("crown", x + 136, y + 159, 20, COLOURS["accent"]))
    yield f'<g opacity="{1 if state["in"] else 0.55}">{"".join(inside)}</g>'


def _worlds(view: Mapping[str, Any]) -> Iterator[str]:
    """A stone for each World: its cards that are played, and its ritual."""
    wide = (WIDTH - 20) / len(view["worlds"])
    for number, (world, row) in enumerate(view["worlds"].items()):
        x, y = 10 + wide * number, 336
        yield plate(
            x, y, wide - 8, 116, "#2b2352", edge=COLOURS["glow"] if world == view["destination"] else "none", round_=16
        )
        yield glyph(ART["worlds"][world], x + 8, y + 8, 26, OWN[f"world-{world}"])
        yield glyph(ART["rituals"][row["ritual"]], x + wide - 40, y + 10, 22, COLOURS["accent"])
        step = (wide - 24) / 4
        for value in range(1, view["values"] + 1):
            left, top = x + 8 + step * ((value - 1) % 4), y + 46 + 34 * ((value - 1) // 4)
            there = value in row["placed"]
            yield plate(left, top, step - 4, 28, OWN[f"world-{world}"] if there else "#3d3172", round_=6)
            ink = OWN[f"on-{world}"] if there else DIM
            yield words(str(value), left + step / 2 - 2, top + 21, 18, ink, anchor="middle", display=True)


def _hand(view: Mapping[str, Any]) -> Iterator[str]:
    """The viewer's cards."""
    hand = view["seats"][view["seat"]]["hand"] or [] if view["seat"] is not None else []
    for number, name in enumerate(hand):
        yield card(name, 12 + 66 * number, 464, 60)
