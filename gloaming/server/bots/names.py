"""The names of bots at a table: players remember names better than numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator

NAMES = (
    *("Alder", "Ansel", "Briar", "Bryony", "Cassia", "Cato", "Corvin", "Darrow", "Dova", "Elowen"),
    *("Eskil", "Fenn", "Ferro", "Galen", "Hesper", "Idris", "Ilex", "Juno", "Kestrel", "Linnet"),
    *("Lorcan", "Maren", "Merle", "Nerys", "Oriel", "Osric", "Perrin", "Quill", "Rowan", "Saffi"),
    *("Senna", "Sorrel", "Tamsin", "Tarn", "Ulric", "Vesper", "Willa", "Wren", "Yarrow", "Zephyr"),
)
_STRIDE = 7  # coprime to the number of names, so that the seats of a table start at different names


def bot_names(table: str, seat: int) -> Iterator[str]:
    """All names for the bot in a seat, in that seat's own order."""
    start = int.from_bytes(hashlib.sha256(table.encode()).digest()[:4]) + seat * _STRIDE
    return (NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES)))


def older_bot_name(table: str, seat: int, taken: Collection[str]) -> str:
    """The name of a bot in an older log, which does not contain it."""
    used = {name.casefold() for name in taken}
    names = list(bot_names(table, seat))
    return next((name for name in names if name.casefold() not in used), names[0])
