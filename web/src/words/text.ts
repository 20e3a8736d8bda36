/** The page's own words and those of its boards; which there are and what they take is generated from the English ones. */

import type { FluentVariable } from "@fluent/bundle";

import type { PageMessages } from "../messages";
import { formatted } from "./bundles.svelte";

/** What a message takes; nothing where it takes nothing. */
type Facts<Known, Id extends keyof Known> = keyof Known[Id] extends never
  ? []
  : [Known[Id] & Record<string, FluentVariable>];

/** A message of the page. */
export function t<Id extends keyof PageMessages & string>(id: Id, ...facts: Facts<PageMessages, Id>): string {
  return formatted(id, "", facts[0] ?? {});
}

/** The messages of a game, for its board: `const t = wordsOf<Messages>(its name)`. */
export function wordsOf<Known>(game: string) {
  return <Id extends keyof Known & string>(id: Id, ...facts: Facts<Known, Id>): string =>
    formatted(id, game, facts[0] ?? {});
}
