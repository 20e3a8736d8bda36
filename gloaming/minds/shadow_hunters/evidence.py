"""What attacks tell of camps in Shadow Hunters: how eager each camp is to attack each camp.

The numbers are odds against attacking nobody, fitted to games of `heuristic` bots by
`python -m gloaming.lab.shadow_hunters.behaviour --games 1500 --seed fit`. Rows by Sight: a Hunter's towards Hunters,
Shadows and Neutrals, then a Shadow's, then a Neutral's. Where nobody ever was in a case, the odds are 1.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from gloaming.games.shadow_hunters.rules.characters import CAMPS


class Sight(IntEnum):
    """How well attacker and target are known; AGAIN is added if the one has attacked the other before."""

    HIDDEN = 0
    OPEN = 1  # the target's character is shown
    BY_OPEN = 2  # the attacker's is, and the target's is not
    AGAIN = 3


SIGHTS = 2 * Sight.AGAIN
CARELESS = 0.1  # how often whoever attacks, or does not, is taken to choose any target or none

_EAGER = (
    (  # 4 players
        (0.75, 2.56, 1.00, 9.82, 1.68, 1.00, 1.00, 1.00, 1.00),
        (0.00, 3.87, 1.00, 28.57, 0.01, 1.00, 1.00, 1.00, 1.00),
        (0.29, 4.69, 1.00, 9.56, 0.36, 1.00, 1.00, 1.00, 1.00),
        (2.76, 8.55, 1.00, 23.77, 5.41, 1.00, 1.00, 1.00, 1.00),
        (0.01, 6.99, 1.00, 36.60, 0.01, 1.00, 1.00, 1.00, 1.00),
        (1.71, 20.74, 1.00, 28.11, 0.95, 1.00, 1.00, 1.00, 1.00),
    ),
    (  # 5 players
        (0.20, 0.65, 0.28, 3.38, 0.80, 1.04, 1.52, 1.20, 1.00),
        (0.00, 7.98, 0.24, 34.22, 0.00, 0.56, 2.96, 2.85, 1.00),
        (0.26, 3.32, 0.95, 7.36, 0.52, 1.34, 1.70, 1.58, 1.00),
        (2.01, 5.47, 1.32, 14.11, 2.46, 2.30, 3.12, 4.37, 1.00),
        (0.03, 10.51, 0.47, 53.50, 0.02, 0.99, 4.37, 6.92, 1.00),
        (2.73, 15.96, 3.83, 22.01, 0.99, 2.42, 3.88, 8.50, 1.00),
    ),
    (  # 6 players
        (0.08, 0.27, 0.11, 1.42, 0.48, 0.54, 1.40, 1.19, 1.51),
        (0.00, 9.14, 0.26, 41.28, 0.00, 0.52, 3.00, 3.41, 1.44),
        (0.22, 2.77, 0.84, 4.99, 0.45, 1.15, 1.38, 1.86, 1.57),
        (1.42, 5.61, 1.32, 10.06, 2.50, 2.38, 3.70, 3.52, 3.70),
        (0.04, 10.78, 0.80, 43.87, 0.04, 0.94, 3.66, 6.96, 2.89),
        (1.08, 15.77, 3.22, 14.65, 1.52, 2.47, 2.17, 5.68, 3.61),
    ),
    (  # 7 players
        (0.04, 0.15, 0.03, 1.79, 0.78, 0.89, 1.57, 1.40, 1.67),
        (0.00, 9.81, 0.04, 35.50, 0.01, 5.26, 2.39, 4.09, 1.44),
        (0.15, 1.66, 0.32, 5.85, 1.40, 2.73, 0.61, 1.30, 0.92),
        (3.03, 6.26, 1.24, 9.44, 2.70, 5.82, 3.91, 4.08, 3.85),
        (0.08, 16.39, 0.55, 51.07, 0.06, 9.47, 4.34, 8.31, 2.86),
        (1.39, 14.43, 2.69, 11.86, 3.42, 7.61, 1.46, 6.26, 2.15),
    ),
    (  # 8 players
        (0.05, 0.18, 0.07, 0.72, 0.24, 0.32, 1.23, 1.22, 1.31),
        (0.00, 9.94, 0.11, 27.32, 0.00, 0.30, 2.60, 3.47, 0.68),
        (0.25, 2.41, 0.94, 4.62, 0.52, 1.16, 0.91, 1.56, 1.22),
        (1.69, 4.80, 2.30, 7.13, 1.47, 2.76, 3.72, 3.81, 3.57),
        (0.04, 13.22, 0.61, 37.41, 0.05, 0.61, 3.50, 6.47, 1.31),
        (1.17, 14.65, 8.56, 12.53, 1.58, 3.85, 1.65, 7.22, 2.41),
    ),
)
LEAST = 0.01  # odds are above 0: Masamune may leave no other choice (H59)
# [players over the fewest, Sight, attacker, target]
EAGER = np.maximum(np.array(_EAGER).reshape(-1, SIGHTS, CAMPS, CAMPS), LEAST)
