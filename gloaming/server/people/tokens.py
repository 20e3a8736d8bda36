"""Proof of being a person at a table: a signed token, or a recovery code that is stored only as a digest."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TABLE_BYTES = 16  # 22 characters that cannot be guessed
LONGEST = 200
_TAG = b"gloaming seat 1\n"
_PROGRAM_TAG = b"gloaming program 1\n"
_CODE_TAG = b"gloaming code 1\n"
_ORIGIN_TAG = b"gloaming origin 1\n"
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's alphabet: no two characters can be confused
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", " ": None, "-": None})
_GROUPS, _GROUP = 3, 4  # of a code; 60 bits


def new_table_id() -> str:
    """The id of a new table."""
    return _text(secrets.token_bytes(TABLE_BYTES))


def sign(key: bytes, table: str, person: int, epoch: int, *, program: bool = False) -> str:
    """A token for a person; that of a program opens nothing but the program's own socket."""
    claim = f"{table}.{person}.{epoch}"
    return f"{claim}.{_text(_mac(key, claim, _tag(program)))}"


def read(key: bytes, token: str, *, program: bool = False) -> tuple[str, int, int] | None:
    """The table, person and epoch that a token proves; None for an invalid one."""
    claim, _, signature = token.rpartition(".")
    if len(token) > LONGEST or not token.isascii():
        return None
    if not hmac.compare_digest(signature, _text(_mac(key, claim, _tag(program)))):
        return None
    table, person, epoch = claim.split(".")
    return table, int(person), int(epoch)


def new_code() -> str:
    """A recovery code that people can read and type."""
    letters = [secrets.choice(_LETTERS) for _ in range(_GROUPS * _GROUP)]
    return "-".join("".join(letters[start : start + _GROUP]) for start in range(0, len(letters), _GROUP))


def digest(key: bytes, table: str, code: str) -> str:
    """The stored form of a code, however it was typed; the code cannot be found from it."""
    plain = code.upper().translate(_MISREAD)
    return _text(_mac(key, f"{table}.{plain}", _CODE_TAG))


def origin(key: bytes, table: str, address: str) -> str:
    """The stored form of an address that somebody joined from: it only distinguishes the addresses of one table."""
    return _text(_mac(key, f"{table}.{address}", _ORIGIN_TAG)[:12])


def _tag(program: bool) -> bytes:
    return _PROGRAM_TAG if program else _TAG


def _mac(key: bytes, claim: str, tag: bytes) -> bytes:
    return hmac.digest(key, tag + claim.encode(), hashlib.sha256)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
