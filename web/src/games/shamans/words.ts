/** The board's own words; everything else comes with the frame. */

import { wordsOf } from "../../words/text";
import type { Messages } from "./messages";
import { card } from "./view";

export const t = wordsOf<Messages>("shamans");

/** A card in words. */
export function spoken(name: string): string {
  const { world, value } = card(name);
  return t("card", { world: t(`world-${world}`), value });
}
