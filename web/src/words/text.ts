/** The words of the page and its boards; their ids and arguments are generated from the English messages. */

import type { FluentVariable } from "@fluent/bundle";

import type { PageMessages } from "../messages";
import { formatted } from "./bundles.svelte";

/** The arguments of a message; none if it takes none. */
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
