"""Chance: the published vectors of ChaCha, fair numbers, and independent draws."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest

import gloaming
from gloaming.core import chance


def keystream(key: bytes, rounds: int, blocks: int) -> bytes:
    """The stream's words as bytes, from counter and nonce 0."""
    stream = np.zeros(1, chance.CHANCE_TYPE)[0]
    stream.key[:] = np.frombuffer(key, "<u4")
    chance.seek(stream, 0)
    found = b""
    for _ in range(blocks):
        chance.block(stream, rounds)
        found += stream.words.astype("<u4").tobytes()
    return found


@pytest.mark.parametrize(
    ("rounds", "start"),
    [
        (8, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        (20, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
    ],
)
def test_the_published_vectors_of_the_zero_key(rounds: int, start: str) -> None:
    assert keystream(bytes(32), rounds, 1).hex().startswith(start)


def test_the_block_counter_goes_on() -> None:
    """The second block of ChaCha20 under the zero key, as published."""
    assert keystream(bytes(32), 20, 2)[64:].hex().startswith("9f07e7be5551387a98ba977c732d080d")


def test_numbers_below_n_are_fair() -> None:
    """A chi-square of 30,000 draws below 6: under 20.5, which chance exceeds once in a thousand."""
    stream = chance.from_seed("fair")
    counts = Counter(chance.below(stream, 6) for _ in range(30_000))
    assert set(counts) == set(range(6))
    assert sum((count - 5000) ** 2 / 5000 for count in counts.values()) < 20.5


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """For n = 3 * 2**30 a quarter of all words is rejected; otherwise every third number would be twice as likely."""
    stream = chance.from_seed("refused")
    n = 3 << 30
    residues = Counter(chance.below(stream, n) % 3 for _ in range(9000))
    assert all(abs(count - 3000) < 200 for count in residues.values())


def test_weights_are_kept() -> None:
    stream = chance.from_seed("weights")
    counts = Counter(chance.weighted(stream, [1, 0, 3], 3) for _ in range(4000))
    assert counts[1] == 0
    assert abs(counts[2] - 3000) < 120


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    one, two = chance.from_seed("apart"), chance.from_seed("apart")
    for _ in range(40):
        chance.below(one, 1000)
    chance.seek(one, 7)
    chance.seek(two, 7)
    assert [chance.below(one, 10**6) for _ in range(20)] == [chance.below(two, 10**6) for _ in range(20)]


def test_the_commitment_is_the_plain_digest_and_not_the_key() -> None:
    assert chance.commitment("any text") == hashlib.sha256(b"any text").hexdigest()
    key: Any = chance.from_seed("any text").key.astype("<u4").tobytes()
    assert key.hex() != chance.commitment("any text")


@pytest.mark.parametrize("seed", ["", "two\nlines", " padded", "x" * 201, 7])
def test_seeds_that_a_record_could_not_hold_are_refused(seed: str) -> None:
    with pytest.raises(gloaming.Malformed, match="one line of 1 to 200 printable characters"):
        gloaming.new("duel", seed=seed)


def test_fresh_seeds_differ() -> None:
    assert gloaming.new("duel").commitment != gloaming.new("duel").commitment


def test_the_first_words_of_several_draws_are_those_of_each() -> None:
    stream, out = chance.from_seed("ahead"), np.zeros(chance.AHEAD + 1, np.int64)
    for first in (0, 5, (1 << 32) - 3):
        chance.first_words(stream, first, out)
        for i in range(chance.AHEAD):
            chance.seek(stream, first + i)
            assert chance.word(stream) == out[i]
