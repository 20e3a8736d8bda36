import type { Play } from "../../wire";
import { sidesOf, type Ending, type Figure } from "../ending";
import { CAMP_GLYPH } from "./glyphs";
import type { HuntersView } from "./view";
import { named, t } from "./words";

/** Every character, and who lives. */
export function ending(play: Play): Ending {
  const { seats } = play.view as HuntersView;
  const figures = seats.map(({ character, camp, alive, wounds }, seat): Figure => {
    const of = camp ?? "neutral";
    return {
      seat,
      what: character ? named(character) : "",
      side: { name: t(`term-${of}`), glyph: CAMP_GLYPH[of], colour: `var(--camp-${of})` },
      score: alive ? t("board-wounds", { count: wounds }) : t("board-dead"),
      fell: !alive,
    };
  });
  return { won: sidesOf(figures, play.winners), figures };
}
