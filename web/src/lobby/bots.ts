/** What a bot is called where one chooses it: its title and how strong it is. */

import type { GameInfo } from "../wire";
import { said } from "../words/speech.svelte";
import { t } from "../words/text";
import { levelOf } from "./settings";

export function botTitle(name: string, game: GameInfo | undefined): string {
  const bot = game?.bots.find((it) => it.name === name);
  const title = said(bot?.title ?? null, game?.name) || name;
  const level = game ? levelOf(name, game) : null;
  return level ? t("page-lobby-bot-level", { title, level }) : title;
}
