"""docs/wire.md names exactly the requests, the commands and the fields that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from gloaming.server import wire
from gloaming.server.replays.reviewed import SeatReview
from gloaming.server.web.endpoint import Endpoint
from gloaming.server.web.routes import ENDPOINTS

TEXT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
REVIEW = TEXT.partition("A `review`")[2].partition("\n\n")[2].partition("\n\n")[0]
ABBREVIATED = {wire.TableFrame, wire.Play, wire.Command, wire.Reply}  # answers and bodies as on the socket
EACH = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda it: f"{it.method} {it.path}")


def rows(head: str) -> list[list[str]]:
    """The cells of a table, row by row."""
    table = TEXT.partition(head)[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines() if line.startswith("| ")]


def own_fields(kind: Any) -> set[str]:
    """The fields of a type, or of the types in a list or a union."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {it.encode_name for it in msgspec.structs.fields(kind)}
    return {name for part in get_args(kind) for name in own_fields(part)}


def all_fields(kind: Any) -> set[str]:
    """The fields of a type and of all types within it."""
    _, known = msgspec.json.schema_components([kind])
    return {name for it in known.values() for name in it.get("properties", ())}


def row_of(endpoint: Endpoint) -> tuple[str, str]:
    """The row of a request: what is sent, what is answered."""
    path = re.sub(r"\{(\w+)\}", lambda it: {"game": "<game>", "number": "<n>"}.get(it[1], "<id>"), endpoint.path)
    for asked, answered in rows("| request | answer |"):
        if re.match(rf"`{endpoint.method} .*{path}[?`]", asked):
            return asked, answered
    raise AssertionError(f"nothing is said of {endpoint.method} {path}")


@EACH
def test_every_request_is_there_with_the_fields_of_its_body(endpoint: Endpoint) -> None:
    asked, _ = row_of(endpoint)
    named = set(re.findall(r'"(\w+)"', asked))
    assert named == (set() if endpoint.body in (None, *ABBREVIATED) else own_fields(endpoint.body))


@EACH
def test_the_fields_of_an_answer_are_those_that_it_has(endpoint: Endpoint) -> None:
    _, answered = row_of(endpoint)
    named = set(re.findall(r'"(\w+)"', answered))
    if named or not (endpoint.answer in ABBREVIATED or "the same" in answered or answered == "operations"):
        assert named in (own_fields(endpoint.answer), all_fields(endpoint.answer))


def test_every_command_is_there_with_its_fields() -> None:
    commands = {it.__struct_config__.tag: own_fields(it) - {"id", "at"} for it in get_args(wire.Command)}
    told = []
    for names, fields, _ in rows("| `do` | fields | who |"):
        group = re.findall(r"`(\w+)`", names)
        assert set(re.findall(r"`(\w+)`", fields)) == set().union(*(commands[do] for do in group)), names
        told += group
    assert sorted(told) == sorted(commands)


def test_samples_of_frames_have_all_fields_and_no_others() -> None:
    samples = "\n".join(re.findall(r"^    .*$", TEXT.replace(REVIEW, ""), re.MULTILINE))
    keys = set(re.findall(r'"(\w+)":', samples)) - {"track"}  # an option of a game
    assert keys == all_fields(wire.Frame) | all_fields(wire.Move)


def test_the_sample_of_a_review_has_all_fields_and_no_others() -> None:
    values = {"master", "fine", "doubtful", "mistake", "roles", "2", "shadow", "shaman"}
    assert set(re.findall(r'"(\w+)"', REVIEW)) - values == all_fields(SeatReview) - {"id", "args"}  # of a MESSAGE
