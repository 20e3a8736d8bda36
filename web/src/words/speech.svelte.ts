/** Puts messages of the server into words for the reader, with their seat and the players' names. */

import type { FluentVariable } from "@fluent/bundle";

import type { Message, Problem } from "../wire";
import { attributes, formatted } from "./bundles.svelte";

type Argument = Message["args"][string];

/** The reader, and the game; a page has one reader at a time. */
const reader: { game: string; seat: number | null; names: readonly string[] } = $state({
  game: "",
  seat: null,
  names: [],
});

/** Sets the reader for everything said from now on: a seat, or null for a watcher. */
export function readAs(game: string, seat: number | null, names: readonly string[]): void {
  Object.assign(reader, { game, seat, names });
}

/** A message in words: of the game that is read, or of another. */
export function said(message: Message | null, game = reader.game): string {
  return message ? formatted(message.id, game, variables(message, game)) : "";
}

/** Why the server said no. A page that does not know the message, being older than the server, says it in English. */
export function reason({ said: why, game, text }: Problem): string {
  return said(why, game || reader.game) || text;
}

/** What a game is called. */
export function titleOf(game: string): string {
  return formatted("title", game, {});
}

/** Several sentences. */
export function told(messages: readonly Message[]): string {
  return messages.map((message) => said(message)).join(" ");
}

/** The name of a seat: its player's name, or the name of the place. */
export function seatName(seat: number, game = reader.game): string {
  return reader.names[seat] ?? formatted("seat", game, { number: seat, shown: seat + 1 }); // as on the seats' marks
}

function variables(message: Message, game: string): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) {
    Object.assign(found, variable(name, value, game));
    if (found[`${name}_is`] === "others" && name !== "who" && isSame(value, message.args["who"]))
      found[`${name}_is`] = "self";
  }
  return found;
}

/** Whether these are the same seats. */
function isSame(value: Argument, who: Argument | undefined): boolean {
  if (!Array.isArray(value) || !Array.isArray(who) || value.length !== who.length) return false;
  return value.every((seat, n) => seat === who[n]);
}

function variable(name: string, value: Argument, game: string): Record<string, FluentVariable> {
  if (typeof value === "number" || typeof value === "string") return { [name]: value };
  if (Array.isArray(value)) return listed(name, value, game);
  const inner = Object.entries(attributes(value.id, game, variables(value, game)));
  return { [name]: said(value, game), ...Object.fromEntries(inner.map(([part, text]) => [`${name}_${part}`, text])) };
}

/** The variables of seats and things: the joined names, how many, and whether the reader is among them. */
function listed(name: string, value: readonly (number | Message)[], game: string): Record<string, FluentVariable> {
  const others = value.filter((one) => one !== reader.seat);
  const names = others.map((one) => (typeof one === "number" ? seatName(one, game) : said(one, game)));
  const mine = others.length < value.length;
  const is = mine ? (others.length ? "with_you" : "you") : others.length ? "others" : "nobody";
  return { [name]: joined(names), [`${name}_is`]: is, [`${name}_count`]: value.length };
}

function joined(names: string[]): string {
  if (names.length < 2) return names.join("");
  return formatted("core-and", reader.game, { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
