/** What a person chose for this browser: name, language, colours, motion, sound. */

import { guestName } from "./names";
import { SPEEDS, type Speed } from "./table/director/director";
import type { RulesPage } from "./wire";

export type Lang = RulesPage["lang"];

/** Every language that has a folder of messages, English first. */
export const LANGUAGES: readonly Lang[] = Object.keys(
  import.meta.glob("../../gloaming/messages/*/page.ftl", { query: "?raw", import: "default" }),
)
  .map((path) => path.split("/").at(-2) as Lang)
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));

/** A language as its speakers call it. */
export function languageName(code: Lang): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export interface Prefs {
  name: string;
  lang: Lang | null; // null until one is chosen: then it is the browser's
  theme: "dusk" | "dawn";
  motion: "on" | "off" | "system";
  speed: Speed; // of what is shown at a table
  sound: boolean;
  soundAsked: boolean; // whether they were asked about it
  notify: boolean; // of one's turn, while the page is out of sight
  covered: boolean; // whether one's own secrets lie face down, for those who share a screen
}

const PLACE = "gloaming.prefs";

function first(): Prefs {
  const fresh: Prefs = {
    name: guestName(),
    lang: null,
    theme: "dusk",
    motion: "system",
    speed: "normal",
    sound: false,
    soundAsked: false,
    notify: false,
    covered: false,
  };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Prefs>) };
    const speed = SPEEDS.find((name) => name === kept.speed) ?? "normal";
    return { ...kept, speed, lang: LANGUAGES.find((name) => name === kept.lang) ?? null };
  } catch {
    return fresh; // unreadable or forbidden storage: start afresh
  }
}

export const prefs: Prefs = $state(first());

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let systemCalm = $state(calm.matches);
calm.addEventListener("change", () => (systemCalm = calm.matches));

/** Whether nothing should move. */
export function still(): boolean {
  return prefs.motion === "off" || (prefs.motion === "system" && systemCalm);
}

/** The first of the browser's languages that there are words in. */
function ofBrowser(): Lang {
  const wished = navigator.languages.map((name) => name.split("-")[0]?.toLowerCase());
  return wished.flatMap((name) => LANGUAGES.filter((known) => known === name))[0] ?? "en";
}
let browsers = $state(ofBrowser());
addEventListener("languagechange", () => (browsers = ofBrowser()));

export function lang(): Lang {
  return prefs.lang ?? browsers;
}

/** Keeps the choices and shows them on the page; call once, inside a component. */
export function applyPrefs(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = lang();
    root.dataset["theme"] = prefs.theme;
    root.dataset["motion"] = still() ? "off" : "on";
    try {
      localStorage.setItem(PLACE, JSON.stringify(prefs));
    } catch {
      // Storage may be forbidden: the choices then last as long as the page.
    }
  });
}
