"""The account of where a server's time goes."""

from __future__ import annotations

import json
from pathlib import Path

from gloaming.server.operation.load.stages import seen, shares


def test_shares_are_of_what_was_seen_between_two_accounts() -> None:
    before, now = {"rules": 10.0, "store": 5.0}, {"rules": 40.0, "store": 15.0, "frames": 60.0}
    assert shares(before, now) == {"frames": 0.6, "rules": 0.3, "store": 0.1}


def test_there_is_no_account_before_it_is_written(tmp_path: Path) -> None:
    assert seen(tmp_path / "none") == {}
    (tmp_path / "half").write_text('{"rules": 1')
    assert seen(tmp_path / "half") == {}
    (tmp_path / "some").write_text(json.dumps({"rules": 1.5}))
    assert seen(tmp_path / "some") == {"rules": 1.5}
