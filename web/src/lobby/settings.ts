/** What the lobby offers: the options of this game, this variant and this many players, and the strength of its bots. */

import type { GameInfo, OptionInfo } from "../wire";

type Options = Record<string, string>;

export type Level = "easiest" | "easy" | "medium" | "hard" | "hardest";

/** Whether an option has a meaning at a table. */
export function applies(option: OptionInfo, game: GameInfo, options: Options, players: number): boolean {
  const value = (name: string) => options[name] ?? game.options.find((it) => it.name === name)?.default;
  return option.fewest <= players && Object.entries(option.only).every(([name, needed]) => value(name) === needed);
}

/** The options after a choice. Those with default values, and those that lose their meaning by it, are left out. */
export function chosen(option: OptionInfo, value: string, game: GameInfo, options: Options, players: number): Options {
  const now = { ...options, [option.name]: value };
  const kept = game.options.filter((it) => {
    const its = now[it.name];
    return its !== undefined && its !== it.default && applies(it, game, now, players);
  });
  return Object.fromEntries(kept.map((it) => [it.name, now[it.name] ?? ""]));
}

/** How strong a bot is among its game's own; a bot of another package has no level. */
export function levelOf(bot: string, game: GameInfo): Level | null {
  const own = game.bots.filter((it) => it.description !== null).map((it) => it.name);
  const [at, middle, last] = [own.indexOf(bot), own.indexOf(game.newcomer), own.length - 1];
  if (at < 0) return null;
  if (at === middle) return "medium";
  if (at < middle) return at === 0 ? "easiest" : "easy";
  return at === last ? "hardest" : "hard";
}
