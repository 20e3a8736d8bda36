/** What the board of Shamans says by itself; all else comes with the frame. */

import { wordsOf } from "../../words/text";
import type { Messages } from "./messages";
import { card } from "./view";

export const t = wordsOf<Messages>("shamans");

/** A card as people say it. */
export function spoken(name: string): string {
  const { world, value } = card(name);
  return t("card", { world: t(`world-${world}`), value });
}
