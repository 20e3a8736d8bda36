"""The picture of Shadow Hunters: three territories with who stands there, the players, and the decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gloaming.core.picture import COLOURS, art, path, plate, seat_mark, sky, strokes, words
from gloaming.core.picture import glyph as sign

ART = art("gloaming.games.shadow_hunters")
OWN = ART["colours"]
WIDTH, ROW = 760, 58
SLATE, RAISED, LINE, LANTERN, BLOOD = "#1a2531", "#243444", "#4a6076", "#ffc862", "#ff8d80"
MOST_WOUNDS = 14


def draw(view: Mapping[str, Any], speech: Any) -> tuple[int, int, list[str]]:
    """The whole table."""
    rows = -(-view["players"] // 2)
    height = 336 + (ROW + 8) * rows
    parts = [sky(WIDTH, height, OWN, "shadow-hunters")]
    for number, place in enumerate(view["places"]):
        parts += _place(view, speech, place, number)
    parts += _wounds(view)
    for seat in range(view["players"]):
        parts += _mat(view, speech, seat)
    return WIDTH, height, parts


def _place(view: Mapping[str, Any], speech: Any, place: str, number: int) -> Iterator[str]:
    """A place in paper cut, with the seats that stand there; two places are a territory."""
    x, y = 14 + 248 * (number // 2), 12 + 116 * (number % 2)
    if number % 2 == 0:
        yield plate(x - 4, y - 4, 244, 236, "#2a3c4d", edge="#46607a", round_=18)
    yield plate(x, y, 236, 108, "#3b4f62", edge=LINE)
    scene = ART["places"][place]
    for layer, fill in (("far", "#3a5166"), ("near", "#101a24"), ("light", LANTERN)):
        yield path(scene[layer], x + 40, y + 4, 1.25, f'fill="{fill}" fill-rule="evenodd"')
    yield plate(x, y + 84, 236, 24, SLATE, edge=LINE, round_=8)
    yield words(speech.text(f"place-{place}"), x + 10, y + 101, 13, COLOURS["ink"])
    here = [seat for seat, state in enumerate(view["seats"]) if state["place"] == place]
    for along, seat in enumerate(here):
        yield seat_mark(seat, x + 8 + 28 * along, y + 8, 26)


def _wounds(view: Mapping[str, Any]) -> Iterator[str]:
    """Everybody's wounds on one track."""
    step = (WIDTH - 20) / (MOST_WOUNDS + 1)
    dying = {one["hit_points"] for one in view["cast"]}
    yield plate(10, 250, WIDTH - 20, 70, SLATE, edge=LINE)
    for wounds in range(MOST_WOUNDS + 1):
        x = 10 + step * (wounds + 0.5)
        yield words(
            str(wounds), x, 312, 16, BLOOD if wounds in dying else COLOURS["ink"], anchor="middle", display=True
        )
        standing = [seat for seat, state in enumerate(view["seats"]) if state["alive"] and state["wounds"] == wounds]
        for place, seat in enumerate(standing):
            yield seat_mark(seat, x - 19 + 20 * (place % 2), 274 - 7 * (place // 2), 18)


def _mat(view: Mapping[str, Any], speech: Any, seat: int) -> Iterator[str]:
    """A player: who, what is known of them, wounds and equipment."""
    state, wide = view["seats"][seat], (WIDTH - 28) / 2
    x, y = 10 + (wide + 8) * (seat % 2), 330 + (ROW + 8) * (seat // 2)
    turn = view["active"] == seat and not view["over"]
    edge = COLOURS["glow"] if seat in view["asked"] else COLOURS["moon"] if turn else LINE
    parts = [plate(x, y, wide, ROW, RAISED if state["alive"] else SLATE, edge=edge), *_identity(state, x, y)]
    parts += [seat_mark(seat, x + 48, y + 8, 20), words(speech.name(seat), x + 74, y + 24, 14, COLOURS["ink"])]
    character = state["character"]
    known = speech.text(f"character-{character}") if character else speech.text("text-hidden")
    said = known if state["alive"] else f"{known}, {speech.text('board-dead')}"
    parts.append(words(said, x + 48, y + 46, 12, COLOURS["ink-soft"]))
    parts.append(words(str(state["wounds"]), x + wide - 14, y + 38, 26, BLOOD, anchor="end", display=True))
    for number, gear in enumerate(state["equipment"]):
        inner = strokes(ART["gear"][gear]) if gear in ART["gear"] else ""
        at = f"translate({x + wide - 76 - 26 * number:g} {y + 18})"
        parts.append(f'<g transform="{at}" color="{LANTERN}">{inner}</g>')
    yield f'<g opacity="{1 if state["alive"] else 0.6}">{"".join(parts)}</g>'


def _identity(state: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    """The character card: its back, or its camp. One that only its owner and the viewer know has a dashed edge."""
    camp = state["camp"]
    if camp is None:
        yield plate(x + 8, y + 7, 32, 44, "#101a24", edge=LINE, round_=6)
        yield sign("mask", x + 13, y + 18, 22, "#b9cadb")
        return
    secret = ' stroke-dasharray="4 3"' if state["alive"] and not state["revealed"] else ""
    fill = OWN[f"camp-{camp}"]
    yield f'<rect x="{x + 8:g}" y="{y + 7:g}" width="32" height="44" rx="6" fill="{fill}" stroke="{LANTERN}"{secret}/>'
    yield sign(ART["camps"][camp], x + 13, y + 18, 22, COLOURS["on-seat"])
