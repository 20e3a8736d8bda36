/** The games that can be played; asked for once. */

import { api } from "./api";
import type { GameInfo } from "./wire";

let known: GameInfo[] = $state.raw([]);
let asked: Promise<void> | undefined;

/** The catalogue, once it is there. */
export function catalogue(): GameInfo[] {
  return known;
}

export function about(game: string): GameInfo | undefined {
  return known.find((entry) => entry.name === game);
}

/** Fetches the catalogue of the current language; throws on failure, and the next call tries again. */
export function fetchCatalogue(): Promise<void> {
  asked ??= api.games().then(
    (games) => void (known = games),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
