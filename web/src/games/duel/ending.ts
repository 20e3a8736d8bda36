import type { Drawing } from "../../kit/glyphs";
import type { Play } from "../../wire";
import { sidesOf, type Ending, type Figure } from "../ending";
import { SIDES, type DuelView, type Side } from "./view";
import { sideName, t } from "./words";

const HEADS: Record<Side, Drawing> = {
  bison: {
    fill: "M2.5 3C.5 7.5 2.5 11.500 6 12.500c-.5 5.500 1.500 10.500 6 10.500s6.500-5 6-10.500c3.500-1 5.500-5 3.500-9.500-.5 3.500-2.500 5-5 5-1.500-1-3-1.500-4.500-1.500s-3 .5-4.500 1.500C5 8 3 6.500 2.500 3Z",
  },
  wolf: {
    fill: "M4.500 1 4 10C2.500 12 2 14 2 15c2 .5 3 1.500 4 3.500 1.500 2.500 3.500 4.500 6 4.500s4.500-2 6-4.500c1-2 2-3 4-3.500 0-1-.5-3-2-5L19.500 1 14 6h-4Z",
  },
};

const COLOUR: Record<Side, string> = { bison: "var(--ink-yellow)", wolf: "var(--ink-blue)" };

/** The two sides and their shells. */
export function ending(play: Play): Ending {
  const view = play.view as DuelView;
  const figures = SIDES.map((side, seat): Figure => {
    const name = sideName(side);
    const score = t("board-end-shells", { count: view.shells[side] });
    return {
      seat,
      what: name,
      side: { name, glyph: HEADS[side], colour: COLOUR[side] },
      score,
      fell: false,
    };
  });
  return { won: sidesOf(figures, play.winners), figures };
}
