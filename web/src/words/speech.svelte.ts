/** What the server says as facts, in the words of the reader: who they are, what the players are called. */

import type { FluentVariable } from "@fluent/bundle";

import type { Message } from "../wire";
import { attributes, formatted, loadGame } from "./bundles.svelte";

type Argument = Message["args"][string];

/** Whose eyes read, at which game; a page has one reader at a time. */
const reader: { game: string; seat: number | null; names: readonly string[] } = $state({
  game: "",
  seat: null,
  names: [],
});

/** Has everything that is said from now on said for somebody: whose seat, or null for a watcher. */
export function readAs(game: string, seat: number | null, names: readonly string[]): void {
  Object.assign(reader, { game, seat, names });
  void loadGame(game).catch(() => undefined);
}

/** A message in words. */
export function said(message: Message | null): string {
  return message ? formatted(message.id, reader.game, variables(message)) : "";
}

/** Several sentences. */
export function told(messages: readonly Message[]): string {
  return messages.map(said).join(" ");
}

/** What a seat is called: its player's name, or its place. */
export function seatName(seat: number): string {
  return reader.names[seat] ?? formatted("seat", reader.game, { number: seat });
}

function variables(message: Message): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) Object.assign(found, variable(name, value));
  return found;
}

function variable(name: string, value: Argument): Record<string, FluentVariable> {
  if (typeof value === "number" || typeof value === "string") return { [name]: value };
  if (Array.isArray(value)) return listed(name, value);
  const inner = Object.entries(attributes(value.id, reader.game, variables(value)));
  return { [name]: said(value), ...Object.fromEntries(inner.map(([part, text]) => [`${name}_${part}`, text])) };
}

/** Seats and things: their names joined, how many they are, and whether the reader is one of the seats. */
function listed(name: string, value: readonly (number | Message)[]): Record<string, FluentVariable> {
  const others = value.filter((one) => one !== reader.seat);
  const names = others.map((one) => (typeof one === "number" ? seatName(one) : said(one)));
  const mine = others.length < value.length;
  const is = mine ? (others.length ? "with_you" : "you") : others.length ? "others" : "nobody";
  return { [name]: joined(names), [`${name}_is`]: is, [`${name}_count`]: value.length };
}

function joined(names: string[]): string {
  if (names.length < 2) return names.join("");
  return formatted("core-and", reader.game, { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
