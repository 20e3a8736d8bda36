"""Who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence


def choose_seats(wishes: Sequence[int | None], draw: Callable[[int], int]) -> list[int]:
    """Give each player the seat that nobody else asks for; the other seats are drawn (`draw(n)` gives 0 to n - 1)."""
    wanted = Counter(wishes)
    free = [seat for seat in range(len(wishes)) if wanted[seat] != 1]
    return [
        wish if wish is not None and wanted[wish] == 1 else free.pop(draw(len(free)) if len(free) > 1 else 0)
        for wish in wishes
    ]


def stay(seat: int, _players: int) -> int:
    """Keep the same seat in a rematch."""
    return seat
