"""Chance as docs/formats.md describes it, from a record's text with hashlib and integers, without our own code."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

PLACES = ["cabin", "gate", "church", "cemetery", "woods", "altar"]  # of Shadow Hunters, in the order of its moves


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _words(key: bytes, draw: int) -> Iterator[int]:
    """The 32-bit words of ChaCha8 under a key, with the draw as its nonce."""
    for counter in range(2**32):
        start = [*b"expand 32-byte k", *key, *counter.to_bytes(8, "little"), *draw.to_bytes(8, "little")]
        first = [int.from_bytes(start[i : i + 4], "little") for i in range(0, 64, 4)]
        x = first.copy()
        for _ in range(4):
            for column in range(8):
                turn = column // 4
                a, b, c, d = (4 * row + (column + turn * row) % 4 for row in range(4))
                for i, j, k, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[i] = (x[i] + x[j]) % 2**32
                    x[k] ^= x[i]
                    x[k] = (x[k] << bits | x[k] >> (32 - bits)) % 2**32
        yield from ((x[i] + first[i]) % 2**32 for i in range(16))


def drawn_below(key: bytes, draw: int, n: int) -> int:
    """A number below n, by Lemire's method."""
    for word in _words(key, draw):
        if word * n % 2**32 >= 2**32 % n:
            return word * n >> 32
    raise AssertionError


def chance_key(record: str) -> bytes:
    """The key of a record's chance, after everything that was committed to has been checked."""
    lines = dict(line.split(": ", 1) for line in record.splitlines() if ": " in line)
    nonces = lines["nonces"].split()
    assert lines["commitment"] == _sha(lines["seed"])
    assert lines["pledges"].split() == [nonce if nonce == "bot" else _sha(nonce) for nonce in nonces]
    mixed = _sha("".join(f"{part}\n" for part in (lines["seed"], *nonces)))
    return hashlib.blake2b(mixed.encode(), digest_size=32, person=b"gloaming chance").digest()


def places_drawn(record: str) -> list[str]:
    """The layout of Shadow Hunters' six places: the first six draws of a game."""
    key, left = chance_key(record), PLACES.copy()
    return [left.pop(drawn_below(key, draw, len(left))) for draw in range(len(PLACES))]


def places_recorded(record: str) -> list[str]:
    """The layout according to a record."""
    return [line.removeprefix("* place ") for line in record.splitlines() if line.startswith("* place ")]
