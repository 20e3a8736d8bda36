/** What the worker does with a request, and which builds of the page it keeps. */

const PREFIX = "gloaming-page-";
const HASHED = "/assets/"; // file names there change with their content
const INDEX = "/index.html"; // the page, whatever path it is opened at

/** The file to answer with, and whether the server is asked first; null leaves the request to the browser. */
export type Handling = { file: string; first: "kept" | "server" } | null;

export function handling(request: Pick<Request, "method" | "mode" | "url">, home: string, files: string[]): Handling {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== home || pathname.startsWith("/api/")) return null;
  if (files.includes(pathname)) return { file: pathname, first: pathname.startsWith(HASHED) ? "kept" : "server" };
  if (pathname.startsWith(HASHED)) return { file: pathname, first: "kept" }; // of the build before
  return request.mode === "navigate" ? { file: INDEX, first: "server" } : null;
}

export function cacheOf(build: string): string {
  return PREFIX + build;
}

/** The caches to delete, of all in the order in which they were made: the build before stays for pages still open. */
export function outdated(caches: string[], current: string): string[] {
  return caches.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);
}
