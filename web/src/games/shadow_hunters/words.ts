/** The board's own words, and what the catalogue says about its parts. */

import { about } from "../../catalogue.svelte";
import type { Term } from "../../wire";
import { said } from "../../words/speech.svelte";
import { wordsOf } from "../../words/text";
import type { Messages } from "./messages";
import type { HuntersView, PlaceName } from "./view";

/** The messages of the game. */
export const t = wordsOf<Messages>("shadow_hunters");

/** What the server says about a component. */
function entry(key: string): Term | undefined {
  return about("shadow_hunters")?.glossary[key];
}

/** The name of a component in the reader's language. */
export function named(key: string): string {
  return said(entry(key)?.name ?? null) || key;
}

/** What a component does, in the reader's language. */
export function ruleOf(key: string): string {
  return said(entry(key)?.text ?? null);
}

/** Which slots make a territory; none before the catalogue is there. */
function slots(): readonly number[][] {
  return (entry("territory")?.facts as { slots: number[][] } | undefined)?.slots ?? [];
}

/** The places of each territory, as far as they are laid. */
export function territories(view: HuntersView, known = slots()): PlaceName[][] {
  return known.map((pair) => pair.flatMap((slot) => view.places[slot] ?? [])).filter((laid) => laid.length > 0);
}

/** The sums of the dice that lead to a place, as its plaque shows them. */
export function sumsOf(place: string): readonly number[] {
  return (entry(place)?.facts as { sums: number[] } | undefined)?.sums ?? [];
}

/** The same in words; a place has one sum or two. */
export function sumsSaid(place: string): string {
  const [first = 0, second = 0] = sumsOf(place);
  return t("board-sums", { count: sumsOf(place).length, first, second });
}

/** Words of a move as the start of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
