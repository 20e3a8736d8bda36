/** Opens a table: for friends, or with bots in all other seats. */

import { api, freshId, Refused } from "../api";
import { pledge } from "../fair";
import { prefs } from "../prefs.svelte";
import type { Unsent } from "../outbox";
import type { GameInfo, TableSettings } from "../wire";

async function open(game: GameInfo, settings: Partial<TableSettings>): Promise<string> {
  return (await api.create(prefs.name, { game: game.name, players: game.usual, ...settings })).table;
}

async function command(table: string, asked: Unsent): Promise<void> {
  const reply = await api.command(table, { ...asked, id: freshId(), at: 0 });
  if (reply.error) throw new Refused(reply.error);
}

export function openTable(game: GameInfo): Promise<string> {
  return open(game, {});
}

/** Starts a game against bots: of the strength that newcomers meet, unless another is asked for. */
export async function playNow(
  game: GameInfo,
  settings: Partial<TableSettings> = {},
  bot = game.newcomer,
): Promise<string> {
  const table = await open(game, settings);
  const { seats } = (await api.table(table)).table;
  for (const { seat, kind } of seats) if (kind === "open") await command(table, { do: "bot", seat, bot });
  await command(table, { do: "start", pledge: pledge() });
  return table;
}
