/** The messages of the reader's language: the page's own, a chunk for each language, and those of a game, from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { api } from "../api";
import { lang, type Lang } from "../prefs.svelte";

const FILES = import.meta.glob<string>("../../../gloaming/messages/*/{core,server,page}.ftl", {
  query: "?raw",
  import: "default",
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function shell(locale: Lang): Promise<string[]> {
  const files = Object.keys(FILES).filter((path) => path.includes(`/${locale}/`));
  return Promise.all(files.map((path) => (FILES[path] as () => Promise<string>)()));
}

function made(locale: Lang, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { CAPITAL: ([text]) => capital(String(text)) },
  });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  return bundle;
}

const bundles = new Map<string, FluentBundle>(); // by game, none for the page's own, and language
const latest = new Map<string, FluentBundle>(); // by game: shown until the words of another language have come
const asked = new Map<string, Promise<void>>();
let loaded = $state(0); // counts what has come, so that whoever reads words reads them again

/** Fetches the words of a game, or the page's own, in the reader's language; each once. */
export function load(game = "", locale: Lang = lang()): Promise<void> {
  const key = `${game} ${locale}`;
  const loading =
    asked.get(key) ??
    fetched(game, locale).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
  asked.set(key, loading);
  return loading;
}

async function fetched(game: string, locale: Lang): Promise<void> {
  const bundle = made(locale, game ? [await api.messages(game, locale)] : await shell(locale));
  bundles.set(`${game} ${locale}`, bundle);
  latest.set(game, bundle);
  loaded += 1;
}

/** The words of a game, or the page's own; what is missing is asked for. */
function wordsFor(game: string): FluentBundle | undefined {
  void loaded;
  const found = bundles.get(`${game} ${lang()}`);
  if (!found) void load(game).catch(() => undefined);
  return found ?? latest.get(game);
}

function bundleOf(id: string, game: string): FluentBundle | undefined {
  const own = game ? wordsFor(game) : undefined;
  return own?.hasMessage(id) ? own : wordsFor("");
}

/** A message in words; empty before its words are loaded. */
export function formatted(id: string, game: string, variables: Record<string, FluentVariable>): string {
  const [key = "", attribute] = id.split(".");
  const bundle = bundleOf(key, game);
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, variables) : "";
}

/** The attributes of a message, by their names. */
export function attributes(
  id: string,
  game: string,
  variables: Record<string, FluentVariable>,
): Record<string, string> {
  const [key = ""] = id.split(".");
  const bundle = bundleOf(key, game);
  const found = Object.entries(bundle?.getMessage(key)?.attributes ?? {});
  return Object.fromEntries(found.map(([name, pattern]) => [name, bundle?.formatPattern(pattern, variables) ?? ""]));
}
