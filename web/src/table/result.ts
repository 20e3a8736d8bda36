/** A result in words. */

import { namesList } from "../common";
import { lang } from "../prefs.svelte";
import type { Play } from "../wire";
import { t } from "../words/text";

/** Who won, as the reader says it. */
export function headlineOf(play: Play, seat: number | null): string {
  if (play.winners.length === 0) return t("page-end-draw");
  if (seat !== null && play.winners.includes(seat)) return t("page-end-you-win");
  const names = play.winners.map((it) => play.names[it] ?? "");
  return t("page-end-wins", { names: namesList(names, lang()), count: names.length });
}
