/** The page that the address names. Links within the site change the page without a reload. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "lesson"; game: string }
  | { page: "puzzle"; game: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string } // empty: of the first game
  | { page: "settings" }
  | { page: "nowhere" };

const place = $state({ path: location.pathname, hash: location.hash });

export function hash(): string {
  return place.hash;
}

export function route(): Route {
  const [first = "", second = "", ...rest] = place.path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "learn" && second) return { page: "lesson", game: second };
  if (first === "puzzle" && second) return { page: "puzzle", game: second };
  if (first === "r" && second) return { page: "replay", id: second };
  return first === "rules" ? { page: "rules", game: second } : { page: "nowhere" };
}

function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

/** Shows the same page under another address, without a new entry in the history. */
export function amend(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser scrolls, and says so (hashchange)
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listenForRoutes(): () => void {
  const stop = new AbortController();
  addEventListener("popstate", arrive, { signal: stop.signal });
  addEventListener("hashchange", arrive, { signal: stop.signal });
  document.addEventListener("click", follow, { signal: stop.signal });
  return () => stop.abort();
}
