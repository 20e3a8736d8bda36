/** What a call says: the worker has no messages, so the page tells it the words, in the language of its reader. */

export interface CallWords {
  title: string;
  body: string;
}

/** What the page tells the worker: they share no code, since a worker that imports is none in many browsers. */
export interface Told extends CallWords {
  game: string;
}

const CACHE = "gloaming-words";
const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

function place(game: string): string {
  return `/turn/${encodeURIComponent(game)}`;
}

export async function keepCallWords({ game, ...words }: Told): Promise<void> {
  await (await caches.open(CACHE)).put(place(game), new Response(JSON.stringify(words)));
}

export async function callWords(game: string): Promise<CallWords> {
  const kept = await (await caches.open(CACHE)).match(place(game));
  return kept ? ((await kept.json()) as CallWords) : { title: "Gloaming", body: "" };
}

/** The table and the game of a call; null for anything else. */
export function readCall(text: string): { table: string; game: string } | null {
  try {
    const { table, game } = JSON.parse(text) as Record<string, unknown>;
    return typeof table === "string" && TABLE.test(table) && typeof game === "string" ? { table, game } : null;
  } catch {
    return null;
  }
}
