"""Chance from a keyed stream: ChaCha8 under a 256-bit key derived from the seed.

A game's n-th draw is read at position n of the stream, so it can be derived again without the draws before it, and
earlier draws reveal nothing about later ones.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from gloaming.core.compile import inline_rule, rule, vector_rule
from gloaming.core.errors import Malformed
from gloaming.core.messages import say
from gloaming.core.records import I1, I8, Record, Row, Weights, dtype_of

ROUNDS = 8
WORD = 0xFFFFFFFF
AHEAD = 8  # draws whose first words are worked out together
LONGEST_SEED = 200
BOT = "bot"  # in place of a bot's nonce and pledge: a bot adds nothing secret
DIGEST = re.compile(r"[0-9a-f]{64}")  # the form of nonces and pledges


class Chance(Record):
    """A stream of draws."""

    # words of 32 bits, in signed numbers: compiled code cannot mix unsigned ones with others
    key: Annotated[Row, "i8", (8,)]
    draw: I8  # the number of the current draw
    blocks: I8  # blocks generated for this draw
    words: Annotated[Row, "i8", (16,)]
    used: I1  # words of the current block already read


CHANCE_TYPE = dtype_of(Chance)


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def check_seed(seed: str) -> None:
    """Refuse a seed that is not one line of text: records hold it on one line."""
    if not isinstance(seed, str) or not seed.isprintable() or seed != seed.strip() or not 0 < len(seed) <= LONGEST_SEED:
        raise Malformed(say("core-seed", most=LONGEST_SEED))


def commitment(seed: str) -> str:
    """The plain SHA-256 of the seed. It is published before the game, so that the seed cannot be changed afterwards."""
    check_seed(seed)
    return hashlib.sha256(seed.encode()).hexdigest()


def fresh_nonce() -> str:
    """A number nobody can guess, which a player adds to the seed."""
    return secrets.token_hex(32)


def pledge(nonce: str) -> str:
    """The plain SHA-256 of a nonce. It is published before all nonces, so that none can be changed afterwards."""
    return BOT if nonce == BOT else hashlib.sha256(nonce.encode()).hexdigest()


def mixed(seed: str, nonces: Sequence[str]) -> str:
    """The text that chance is derived from: the SHA-256 of the seed and all nonces, one a line; or the seed alone."""
    if not nonces:
        return seed
    return hashlib.sha256("".join(f"{part}\n" for part in (seed, *nonces)).encode()).hexdigest()


def from_seed(seed: str) -> Chance:
    """The stream of a seed."""
    stream: Chance = from_seeds([seed])[0]
    return stream


def from_seeds(seeds: Sequence[str]) -> npt.NDArray[Any]:
    """The streams of seeds. A key must differ from the public commitment, so another prefix is hashed with the seed."""
    for seed in seeds:
        check_seed(seed)
    keys = (hashlib.blake2b(seed.encode(), digest_size=32, person=b"gloaming chance").digest() for seed in seeds)
    chances = np.zeros(len(seeds), CHANCE_TYPE)
    chances["key"] = np.frombuffer(b"".join(keys), "<u4").reshape(-1, 8)
    chances["used"] = 16  # the same as after `seek` to draw 0
    return chances


@rule
def seek(chance: Chance, draw: int) -> None:
    """Go to the start of a draw."""
    chance.draw = draw
    chance.blocks = 0
    chance.used = 16


@inline_rule
def _turn(x: int, bits: int) -> int:
    x &= WORD  # it already fits; saying so lets the compiler use one rotate instruction
    return ((x << bits) | (x >> (32 - bits))) & WORD


@inline_rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d = _turn(d ^ a, 16)
    c = (c + d) & WORD
    b = _turn(b ^ c, 12)
    a = (a + b) & WORD
    d = _turn(d ^ a, 8)
    c = (c + d) & WORD
    b = _turn(b ^ c, 7)
    return a, b, c, d


@inline_rule
def _rounds(
    a0: int, a1: int, a2: int, a3: int, b0: int, b1: int, b2: int, b3: int,
    c0: int, c1: int, c2: int, c3: int, d0: int, d1: int, d2: int, d3: int,
) -> tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]:  # fmt: skip
    """Two rounds: of the columns, then of the diagonals."""
    a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
    a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
    a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
    a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
    a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
    a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
    a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
    a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    return a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3


@rule
def block(chance: Chance, rounds: int) -> None:
    """Generate the next sixteen words: Bernstein's ChaCha, block counter in words 12-13, draw in words 14-15."""
    k0, k1, k2, k3 = int(chance.key[0]), int(chance.key[1]), int(chance.key[2]), int(chance.key[3])
    k4, k5, k6, k7 = int(chance.key[4]), int(chance.key[5]), int(chance.key[6]), int(chance.key[7])
    at, draw = int(chance.blocks), int(chance.draw)
    n0, n1, n2, n3 = at & WORD, at >> 32, draw & WORD, draw >> 32
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = n0, n1, n2, n3
    for _ in range(rounds // 2):
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _rounds(
            a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
        )
    words = chance.words
    words[0] = (a0 + 0x61707865) & WORD
    words[1] = (a1 + 0x3320646E) & WORD
    words[2] = (a2 + 0x79622D32) & WORD
    words[3] = (a3 + 0x6B206574) & WORD
    words[4] = (b0 + k0) & WORD
    words[5] = (b1 + k1) & WORD
    words[6] = (b2 + k2) & WORD
    words[7] = (b3 + k3) & WORD
    words[8] = (c0 + k4) & WORD
    words[9] = (c1 + k5) & WORD
    words[10] = (c2 + k6) & WORD
    words[11] = (c3 + k7) & WORD
    words[12] = (d0 + n0) & WORD
    words[13] = (d1 + n1) & WORD
    words[14] = (d2 + n2) & WORD
    words[15] = (d3 + n3) & WORD
    chance.blocks = at + 1
    chance.used = 0


@vector_rule
def first_words(chance: Chance, number: int, out: Any) -> None:
    """The first words of the draw of this number and of those after it, AHEAD in all.

    They are worked out side by side, by vector instructions: eight cost little more than one.
    """
    k0, k1, k2, k3 = int(chance.key[0]), int(chance.key[1]), int(chance.key[2]), int(chance.key[3])
    k4, k5, k6, k7 = int(chance.key[4]), int(chance.key[5]), int(chance.key[6]), int(chance.key[7])
    for i in range(AHEAD):
        a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
        b0, b1, b2, b3 = k0, k1, k2, k3
        c0, c1, c2, c3 = k4, k5, k6, k7
        d0, d1, d2, d3 = 0, 0, (number + i) & WORD, (number + i) >> 32
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _rounds(
            a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
        )
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _rounds(
            a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
        )
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _rounds(
            a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
        )
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _rounds(
            a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
        )
        out[i] = (a0 + 0x61707865) & WORD


@inline_rule
def word(chance: Chance) -> int:
    """The next 32 bits."""
    if chance.used == 16:
        block(chance, ROUNDS)
    i = int(chance.used)
    chance.used = i + 1
    return int(chance.words[i])


@inline_rule
def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, all equally likely (n < 2**31)."""
    product = word(chance) * n
    if product & WORD < n:
        while product & WORD < (WORD + 1 - n) % n:  # words below this would make some numbers likelier than others
            product = word(chance) * n
    return product >> 32


@rule
def weighted(chance: Chance, weights: Weights | Sequence[int], count: int) -> int:
    """An index below `count`, drawn with the given weights."""
    return chosen(weights, count, below(chance, total_of(weights, count)))


@inline_rule
def total_of(weights: Weights | Sequence[int], count: int) -> int:
    """The sum of weights."""
    total = 0
    for i in range(count):
        total += int(weights[i])
    return total


@inline_rule
def chosen(weights: Weights | Sequence[int], count: int, ticket: int) -> int:
    """The index of a ticket, which is below the sum of the weights."""
    index = 0
    for i in range(count - 1):
        ticket -= int(weights[i])
        index += ticket >= 0
    return index


@rule
def draw(chance: Chance, number: int, weights: Weights, weighed: int, count: int) -> int:
    """The index below `count` that the draw of this number gives; without weights all are equally likely."""
    seek(chance, number)
    return weighted(chance, weights, count) if weighed > 0 else below(chance, count)
