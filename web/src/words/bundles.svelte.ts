/** The messages of the reader's language: the page's own, a chunk for each language, and those of a game, from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { api } from "../api";
import { lang, type Lang } from "../prefs.svelte";

const FILES = import.meta.glob<string>("../../../gloaming/messages/*/{core,server,page}.ftl", {
  query: "?raw",
  import: "default",
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

const shells: Partial<Record<Lang, FluentBundle>> = $state.raw({});
const games: Record<string, FluentBundle> = $state.raw({});
let shown: Lang = "en"; // the language shown until another one has loaded
let loaded = $state(0); // counts loaded bundles, so that readers of words are updated
const asked = new Map<string, Promise<void>>();

function once(key: string, load: () => Promise<void>): Promise<void> {
  const running = asked.get(key);
  if (running) return running;
  const loading = load().catch((error: unknown) => {
    asked.delete(key);
    throw error;
  });
  asked.set(key, loading);
  return loading;
}

/** Fetches the page's own words in a language. */
export function loadShell(locale: Lang = lang()): Promise<void> {
  return once(locale, async () => {
    const files = Object.keys(FILES).filter((path) => path.includes(`/${locale}/`));
    shells[locale] = made(locale, await Promise.all(files.map((path) => (FILES[path] as () => Promise<string>)())));
    shown = locale;
    loaded += 1;
  });
}

/** Fetches the words of a game in the reader's language. */
export function loadGame(game: string, locale: Lang = lang()): Promise<void> {
  return once(`${game} ${locale}`, async () => {
    games[`${game} ${locale}`] = made(locale, [await api.messages(game, locale)]);
    loaded += 1;
  });
}

/** The bundle with a message: the game's or the page's own, in the reader's language; none before it is loaded. */
export function bundleOf(id: string, game: string): FluentBundle | undefined {
  void loaded;
  const bundles = [games[`${game} ${lang()}`], shells[lang()] ?? shells[shown]];
  return bundles.find((bundle) => bundle?.hasMessage(id));
}

/** A message in words; empty before its words are loaded. */
export function formatted(id: string, game: string, variables: Record<string, FluentVariable>): string {
  const bundle = bundleOf(id, game);
  const value = bundle?.getMessage(id)?.value;
  return bundle && value ? bundle.formatPattern(value, variables) : "";
}

/** An attribute of a message, by its name. */
export function attributes(
  id: string,
  game: string,
  variables: Record<string, FluentVariable>,
): Record<string, string> {
  const bundle = bundleOf(id, game);
  const found = Object.entries(bundle?.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(found.map(([name, pattern]) => [name, bundle?.formatPattern(pattern, variables) ?? ""]));
}
