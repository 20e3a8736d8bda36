"""The proof of being a person at a table: signed, so that it cannot be made up, and void once it is reissued."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TABLE_BYTES = 16  # 22 letters that cannot be guessed
LONGEST = 200
_TAG = b"gloaming seat 1\n"


def new_table_id() -> str:
    """The id of a new table."""
    return _text(secrets.token_bytes(TABLE_BYTES))


def sign(key: bytes, table: str, person: int, epoch: int) -> str:
    """A token for a person."""
    claim = f"{table}.{person}.{epoch}"
    return f"{claim}.{_text(_mac(key, claim))}"


def read(key: bytes, token: str) -> tuple[str, int, int] | None:
    """The table, person and epoch that a token proves; None for one that proves nothing."""
    claim, _, signature = token.rpartition(".")
    if len(token) > LONGEST or not token.isascii():
        return None
    if not hmac.compare_digest(signature, _text(_mac(key, claim))):
        return None
    table, person, epoch = claim.split(".")
    return table, int(person), int(epoch)


def _mac(key: bytes, claim: str) -> bytes:
    return hmac.digest(key, _TAG + claim.encode(), hashlib.sha256)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
