/** What the server tells everybody alike (games, rules, lessons, words), kept for when it cannot be reached.
 *
 * Only requests that ask for it are kept (api.ts); nothing of a table is. Another build may read it otherwise, and
 * forgets what the one before has kept.
 */

const PREFIX = "gloaming.kept ";
const BUILD = "gloaming.kept-by";

/** The name of the page's script, which changes with every part of the page. */
function build(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
}

export function keep(path: string, answer: unknown): void {
  try {
    if (localStorage.getItem(BUILD) !== build()) {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
      localStorage.setItem(BUILD, build());
    }
    localStorage.setItem(PREFIX + path, JSON.stringify(answer));
  } catch {
    // Storage may be full or forbidden: then it is not there without a connection.
  }
}

/** What was kept by this build; undefined where nothing was. */
export function kept(path: string): unknown {
  try {
    if (localStorage.getItem(BUILD) !== build()) return undefined;
    return JSON.parse(localStorage.getItem(PREFIX + path) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
