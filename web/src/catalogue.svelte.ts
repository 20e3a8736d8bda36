/** The games with their words, in the reader's language; fetched once for each language. */

import { api } from "./api";
import { lang } from "./prefs.svelte";
import type { Lang } from "./prefs.svelte";
import type { GameInfo } from "./wire";

const known: Partial<Record<Lang, GameInfo[]>> = $state({});
const asked = new Map<Lang, Promise<void>>();

/** The catalogue, once it has arrived; the first use fetches it. */
export function catalogue(): GameInfo[] {
  return known[lang()] ?? Object.values(known)[0] ?? [];
}

export function about(game: string): GameInfo | undefined {
  return catalogue().find((entry) => entry.name === game);
}

/** Fetches the catalogue of the current language; throws on failure, and the next call tries again. */
export function fetchCatalogue(): Promise<void> {
  const wanted = lang();
  const running = asked.get(wanted);
  if (running) return running;
  const fetching = api.games().then(
    (games) => void (known[wanted] = games),
    (error: unknown) => {
      asked.delete(wanted);
      throw error;
    },
  );
  asked.set(wanted, fetching);
  return fetching;
}
