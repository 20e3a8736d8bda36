/** Shadow Hunters sounds of low drums and night wind; a bell far away for what is revealed. */

import type { Palette } from "../../kit/sound";
import { MOST_WOUNDS, type HuntersView } from "./view";

export const palette: Palette = {
  turn: [
    ["bowl", 440, 0, 0.9, 0.08],
    ["drum", 73, 0.15, 0.4, 0.09],
  ],
  end: [
    ["drum", 55, 0, 0.8, 0.14],
    ["wind", 260, 0, 2.6, 0.07],
    ["bowl", 220, 0.5, 3, 0.09],
    ["bowl", 330, 0.8, 3, 0.07],
  ],
  lines: {
    rolled: [
      ["wood", 520, 0, 0.05, 0.07],
      ["wood", 450, 0.07, 0.05, 0.07],
      ["wood", 480, 0.16, 0.07, 0.06],
    ],
    moved: [["wind", 360, 0, 0.8, 0.05]],
    drew: [["wood", 300, 0, 0.1, 0.06]],
    gave_vision: [["bowl", 740, 0, 1, 0.04]],
    attacked: [
      ["drum", 80, 0, 0.3, 0.12],
      ["drum", 65, 0.14, 0.4, 0.12],
    ],
    wounded: [["drum", 98, 0, 0.25, 0.11]],
    healed: [["bowl", 588, 0, 0.9, 0.06]],
    revealed: [
      ["bowl", 220, 0, 1.8, 0.09],
      ["bowl", 311, 0.1, 1.8, 0.06],
    ],
    died: [
      ["drum", 49, 0, 0.9, 0.15],
      ["wind", 220, 0.1, 2, 0.08],
    ],
  },
  /** One's own wounds, or the most of anybody alive for a watcher. */
  danger: (seen, seat) => {
    const { seats } = seen as HuntersView;
    const own = seat === null ? undefined : seats[seat];
    const wounds = own ? (own.alive ? own.wounds : 0) : Math.max(0, ...seats.map((it) => (it.alive ? it.wounds : 0)));
    return Math.min(1, wounds / MOST_WOUNDS);
  },
};
