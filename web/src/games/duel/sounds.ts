/** Duel sounds of wood and drums: pawns knock on the board, masks are shown with a roll, shells rattle. */

import type { Palette } from "../../kit/sound";
import { ALL_SHELLS, SIDES, type DuelView } from "./view";

export const palette: Palette = {
  turn: [
    ["wood", 392, 0, 0.2, 0.09],
    ["wood", 523, 0.14, 0.25, 0.08],
  ],
  end: [
    ["drum", 70, 0, 0.5, 0.13],
    ["drum", 70, 0.25, 0.5, 0.13],
    ["bowl", 262, 0.5, 2.2, 0.08],
    ["bowl", 392, 0.62, 2.2, 0.06],
  ],
  lines: {
    placed: [["wood", 247, 0, 0.14, 0.1]],
    swapped: [
      ["wood", 220, 0, 0.14, 0.09],
      ["wood", 294, 0.12, 0.14, 0.09],
    ],
    exchanged: [
      ["wood", 220, 0, 0.14, 0.09],
      ["wood", 294, 0.12, 0.14, 0.09],
    ],
    duel: [
      ["drum", 82, 0, 0.3, 0.1],
      ["drum", 82, 0.16, 0.3, 0.11],
      ["drum", 98, 0.34, 0.5, 0.13],
    ],
    paid: [
      ["wood", 880, 0, 0.06, 0.05],
      ["wood", 990, 0.08, 0.06, 0.05],
      ["wood", 830, 0.17, 0.06, 0.05],
    ],
  },
  /** Whoever has few shells left is in danger: oneself, or the weaker side for a watcher. */
  danger: (seen, seat) => {
    const { shells } = seen as DuelView;
    const own = SIDES[seat ?? -1];
    const left = own ? shells[own] : Math.min(shells.bison, shells.wolf);
    return Math.min(1, Math.max(0, 1 - left / (ALL_SHELLS / 2)));
  },
};
