"""Pictures and films of games: drawn with the page's art and colours, from one viewer's view, and from nothing else."""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.compile import PACKAGE
from gloaming.core.game import Reader, find
from gloaming.core.picture import Picture, art, picture
from gloaming.games.duel.rules.components import CELLS

WEB = PACKAGE.parent / "web" / "src"
TABLES = {"duel": 2, "shamans": 5, "shadow_hunters": 8}
every_game = pytest.mark.parametrize("name", TABLES)


def played(name: str, seed: str, moves: int) -> Iterator[gloaming.Match]:
    """A random game, after every few moves."""
    match = gloaming.new(name, TABLES[name], seed=seed, **({"variant": "memory", "limit": 8} if name == "duel" else {}))
    dice = random.Random(seed)
    for number in range(moves):
        if number % 20 == 0 or match.over:
            yield match
        if match.over:
            return
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))


def redrawn(match: gloaming.Match, seat: int | None) -> gloaming.Match:
    """Another position that looks the same to a viewer."""
    viewer = gloaming.TABLE if seat is None else seat
    other = match.seen(viewer)
    match.game.rules.resample(other, from_seed("other"))
    return gloaming.Match(match.game, other, None)


@every_game
def test_a_picture_is_valid_and_shows_nothing_that_its_viewer_cannot_know(name: str) -> None:
    for match in played(name, "pictures", 200):
        for seat in (None, *range(match.players)):
            drawn = match.picture(seat)
            ET.fromstring(drawn.svg)
            if not match.over:
                assert redrawn(match, seat).picture(seat).svg == drawn.svg
        assert match._repr_html_() == match.picture(None).svg
        assert "href=" not in re.sub(r'href="#glyph-[a-z0-9-]+"', "", match.picture(None).svg)  # nothing is loaded


@every_game
def test_a_repr_says_what_everybody_knows(name: str) -> None:
    for match in played(name, "repr", 60):
        assert f"{match.players} players, {len(match.moves)} moves" in repr(match)
        if not match.over:
            assert repr(redrawn(match, None)).partition("moves, ")[2] == repr(match).partition("moves, ")[2]
    assert repr(find(name)) == f"<gloaming.Game: {name}>"


def test_a_duel_shows_each_pawn_where_it_lies() -> None:
    match = gloaming.new("duel", seed="pawns", limit=2)
    match.play(0, "place 7 b2")
    match.play(1, "place 9 a1")
    texts = [element.text for element in ET.fromstring(match.picture().svg).iter("{http://www.w3.org/2000/svg}text")]
    assert [texts.count(cell) for cell in CELLS] == [1] * 9
    assert texts.count("7") == 2  # Bison's on the board, and Wolf's still to be placed
    assert texts.count("9") == 4  # Wolf's on the board, Bison's to be placed, and nine shells each


def test_colours_and_drawings_are_those_of_the_page() -> None:
    """Drawings are the same data; colours are compared with the page's dark theme."""
    theme = WEB / "theme.css"
    sheets = {"gloaming.core": [theme]}
    for name in TABLES:
        folder = WEB / "games" / name
        sheets[find(name).package] = [theme, folder / "Board.svelte", folder / "hour.css"]
    for package, named in sheets.items():
        dark = "".join(path.read_text(encoding="utf-8").partition('[data-theme="dawn"]')[0] for path in named)
        for colour, value in art(package)["colours"].items():
            assert value in re.findall(rf"--{colour}: (#[0-9a-f]+);", dark), f"{package}: {colour}"
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    readers = {path.parent.name for path in sources if "art.json" in path.read_text(encoding="utf-8")}
    assert readers == {"kit", *TABLES}


def test_a_game_without_art_shows_its_board_in_characters() -> None:
    from dataclasses import replace  # noqa: PLC0415

    match = gloaming.new("duel", seed="plain", limit=2)
    plain = replace(match.game, picture="")
    drawn = picture(plain, match.view(None), match.glance(gloaming.TABLE), Reader(gloaming.TABLE))
    assert isinstance(drawn, Picture)
    assert "Bison: 9 shells" in "".join(ET.fromstring(drawn.svg).itertext())


@every_game
def test_a_film_shows_each_moment_as_its_viewer_saw_it_then(name: str) -> None:
    *_, match = played(name, "film", 60)
    whole = gloaming.film(match, 1, "fr")
    assert len(whole.moments) == 1 + sum(seat != gloaming.CHANCE for seat, _ in match.moves)
    assert whole.moments[-1][0].svg == match.picture(1, "fr").svg
    found = json.loads(re.search(r'id="film">(.*?)</script>', whole.html, re.S)[1])  # type: ignore[index]
    assert ["".join(found["parts"][part] for part in board) for board in found["boards"]] == [
        shown.body for shown, _ in whole.moments
    ]
    assert found["said"] == [said for _, said in whole.moments]
    assert "srcdoc=" in whole._repr_html_()
    assert not re.search(r"https?://(?!www\.w3\.org)|<link|src=[\"']", whole.html)


def test_a_record_is_a_film_too_and_a_wrong_seat_is_refused() -> None:
    *_, match = played("duel", "record", 400)
    assert gloaming.film(match.record()).html == gloaming.film(match).html
    with pytest.raises(gloaming.Malformed, match="there is no seat 2"):
        gloaming.film(match, 2)


def test_names_in_a_film_cannot_leave_its_script(tmp_path: Path) -> None:
    *_, match = played("duel", "script", 30)
    held = gloaming.film(match).html
    (tmp_path / "film.html").write_text(held, encoding="utf-8")
    script = held.partition('id="film">')[2].partition("</script>")[0]
    assert "<" not in script
