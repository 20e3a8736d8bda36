"""Records are classes of annotated fields: the NumPy type is made from them, and the type checker knows them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from gloaming.core.records import I1, I4, Grid, Record, Row, dtype_of

ROOT = Path(__file__).parents[2]


class Base(Record):
    first: I1
    rows: Annotated[Grid, "i2", (1, 2)]


class Table(Base):
    rows: Annotated[Grid, "i2", (3, 2)]
    last: I4
    row: Annotated[Row, "i1", (4,)]


def test_a_record_has_the_fields_of_its_class_in_order_those_of_its_base_first() -> None:
    made = dtype_of(Table)
    assert made.names == ("first", "rows", "last", "row")
    assert [made[name].shape for name in made.names] == [(), (3, 2), (), (4,)]
    assert [made[name].base for name in made.names] == [np.int8, np.int16, np.int32, np.int8]
    assert np.zeros(1, made)[0].rows.shape == (3, 2)


def test_a_record_is_one_of_its_class_and_its_fields_are_read_and_written_where_they_lie() -> None:
    table = np.zeros(2, dtype_of(Table))
    record = table[1]
    record.last, record.rows[2, 1] = 7, 5
    assert type(record) is Table
    assert table["last"].tolist() == [0, 7]
    assert table["rows"][1].tolist() == [[0, 0], [0, 0], [0, 5]]
    twin = pickle.loads(pickle.dumps(record))
    twin.last = 8
    assert (type(twin), twin.rows[2, 1], record.last) == (Table, 5, 7)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("s.playres", '"State" has no attribute "playres"'),
        ("s.players.sum()", '"int" has no attribute "sum"'),
        ("top(s.points, 0)", 'Argument 1 to "top" has incompatible type'),
        ("v.pawns", '"State" has no attribute "pawns"'),
    ],
)
def test_a_mistyped_field_is_a_type_error(tmp_path: Path, line: str, error: str) -> None:
    source = tmp_path / "rule.py"
    source.write_text(
        "from gloaming.core.decisions import top\n"
        "from gloaming.games.shamans.rules.state import State, View\n"
        f"def rule(s: State, v: View) -> object:\n    return s.players, v.points[0], {line}\n"
    )
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(source)]
    checked = subprocess.run(mypy, capture_output=True, text=True, check=False, cwd=ROOT)
    assert error in checked.stdout
    assert len(checked.stdout.splitlines()) == 1, checked.stdout
