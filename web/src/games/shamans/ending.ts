import type { Play } from "../../wire";
import type { Ending, Figure } from "../ending";
import { ROLE_GLYPH, type ShamansView } from "./view";
import { t } from "./words";

const COLOUR = { shaman: "var(--ink-green)", shadow: "var(--camp-shadow)" };

/** The roles of the last round and all points; no side wins the game, but whoever has the most points. */
export function ending(play: Play): Ending {
  const { seats, last_round: last } = play.view as ShamansView;
  const figures = seats.map(({ points }, seat): Figure => {
    const role = last?.roles[seat] ?? "shaman";
    const name = t(`role-${role}`);
    return {
      seat,
      what: name,
      side: { name, glyph: ROLE_GLYPH[role], colour: COLOUR[role] },
      score: t("board-points", { count: points }),
      fell: last !== null && !last.in.includes(seat),
    };
  });
  return { won: [], figures };
}
