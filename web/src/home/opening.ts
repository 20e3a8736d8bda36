/** Opens a table: for friends, or with bots in all other seats. */

import { api, freshId, Refused } from "../api";
import { pledge } from "../fair";
import { prefs } from "../prefs.svelte";
import type { Unsent } from "../outbox";
import type { GameInfo, TableSettings, TryAgain } from "../wire";

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
  return begun(await open(game, settings), bot);
}

/** Plays on from a moment of a finished game, in a seat of it, against the strongest bots. */
export async function playOn(game: GameInfo, replay: string, from: Omit<TryAgain, "name">): Promise<string> {
  const { table } = await api.tryAgain(replay, { name: prefs.name, ...from });
  if (from.seat !== 0) await command(table, { do: "sit", seat: from.seat });
  return begun(table, game.bots.at(-1)?.name ?? game.newcomer);
}

/** Starts the game of a table, with bots in all free seats. */
async function begun(table: string, bot: string): Promise<string> {
  const { seats } = (await api.table(table)).table;
  for (const { seat, kind } of seats) if (kind === "open") await command(table, { do: "bot", seat, bot });
  await command(table, { do: "start", pledge: pledge() });
  return table;
}
