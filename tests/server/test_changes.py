"""What has changed, as paths: applying it gives the new value, whatever changed."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gloaming.server import wire
from gloaming.server.changes import applied, changes
from gloaming.server.following import Following

PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.text("a/~", max_size=2)
VALUES = st.recursive(PLAIN, lambda of: st.lists(of, max_size=3) | st.dictionaries(st.text("ab/~", max_size=2), of))
OBJECTS = st.dictionaries(st.sampled_from(["table", "play"]), VALUES, min_size=2)


@given(OBJECTS, OBJECTS)
def test_changes_applied_to_the_old_value_give_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    kept = json.dumps(old)
    found = changes(old, new)
    assert applied(old, json.loads(json.dumps(found))) == new
    assert json.dumps(old) == kept
    assert (not found) == (old == new)


def test_a_change_names_the_smallest_part() -> None:
    old = {"play": {"view": {"seats": [{"wounds": 0, "place": "a"}, {"wounds": 1, "place": "b"}], "asked": [0, 1]}}}
    new = {"play": {"view": {"seats": [{"wounds": 0, "place": "a"}, {"wounds": 4, "place": "b"}], "asked": [0, 2]}}}
    assert changes(old, new) == {"/play/view/seats/1/wounds": 4, "/play/view/asked": [0, 2]}


def test_names_are_written_as_json_pointers_write_them() -> None:
    assert changes({"a/b": {"~": 1}}, {"a/b": {"~": 2}}) == {"/a~1b/~0": 2}


def test_the_fields_of_structs_are_compared() -> None:
    old = wire.PersonInfo(1, "Ann", 0, ready=False, here=True)
    assert changes({"people": [old]}, {"people": [wire.PersonInfo(1, "Ann", 0, ready=True, here=True)]}) == {
        "/people/0/ready": True
    }


def test_a_client_notices_that_a_frame_is_missing() -> None:
    whole = {"type": "table", "number": 3, "table": {"state": "lobby"}, "play": None, "notes": ""}
    empty: dict[str, Any] = {"from": 0, "lines": []}
    following = Following()
    assert not following.take({"type": "change", "number": 4, "set": {}})
    assert following.take({**whole, "log": empty, "chat": empty})
    assert not following.take({"type": "change", "number": 5, "set": {}})
    assert following.take({"type": "change", "number": 4, "set": {"/table/state": "playing"}})
    assert following.frame is not None
    assert (following.number, following.frame["table"], following.frame["log"]) == (4, {"state": "playing"}, empty)
