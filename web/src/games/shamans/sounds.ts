/** Shamans sounds of singing bowls and of the wind, which rises as the Shadow nears the Moon. */

import type { Palette } from "../../kit/sound";
import type { ShamansView } from "./view";

export const palette: Palette = {
  turn: [
    ["bowl", 523, 0, 1, 0.08],
    ["bowl", 784, 0.16, 1.2, 0.06],
  ],
  end: [
    ["wind", 500, 0, 2.5, 0.06],
    ["bowl", 196, 0.2, 3, 0.09],
    ["bowl", 294, 0.5, 3, 0.07],
    ["bowl", 392, 0.8, 3, 0.06],
  ],
  lines: {
    played: [["wood", 330, 0, 0.1, 0.07]],
    moved: [
      ["wind", 420, 0, 0.9, 0.07],
      ["drum", 65, 0.1, 0.4, 0.08],
    ],
    gathered: [["wood", 262, 0, 0.12, 0.06]],
    completed: [
      ["bowl", 330, 0, 1.8, 0.08],
      ["bowl", 495, 0.2, 1.8, 0.06],
    ],
    taken: [["bowl", 660, 0, 0.8, 0.05]],
    eliminated: [
      ["drum", 60, 0, 0.6, 0.13],
      ["wind", 300, 0.1, 1.6, 0.08],
    ],
    role_shown: [["bowl", 220, 0, 1.6, 0.08]],
    round_won: [
      ["bowl", 262, 0, 2.4, 0.08],
      ["bowl", 392, 0.2, 2.4, 0.07],
    ],
  },
  /** How far the Shadow has come. */
  danger: (seen) => {
    const { length, start, pawn } = (seen as ShamansView).track;
    return Math.min(1, Math.max(0, (pawn - start) / Math.max(1, length - start)));
  },
};
