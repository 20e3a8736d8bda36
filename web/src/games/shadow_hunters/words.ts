/** What the board of Shadow Hunters says by itself; names and all else come from the server. */

import { about } from "../../catalogue.svelte";
import { lang } from "../../prefs.svelte";
import type { Term } from "../../wire";
import type { Exchange } from "./view";

const en = {
  islands: "The three territories",
  territory: (number: number) => `Territory ${number}`,
  inRange: "in range",
  sums: (sums: readonly number[]) => `dice ${sums.join(" or ")}`,
  standing: (names: string) => `here: ${names}`,
  nobody: "nobody is here",
  offBoard: "off the board",
  extra: (count: number) => (count === 1 ? "one more turn" : `${count} more turns`),
  players: "Players",
  you: "you",
  wounds: (count: number) => (count === 1 ? "1 wound" : `${count} wounds`),
  woundTrack: "Wounds",
  dies: (names: string, at: number) => `${names}: dead at ${at}`,
  hidden: "hidden",
  dead: "dead",
  known: "only you know",
  winner: "winner",
  equipment: "Equipment",
  yourCharacter: "Your character",
  dice: (d6: number, d4: number) => [d6, d4].filter((die) => die > 0).join(" and "),
  noDice: "No dice rolled yet",
  deck: (name: string, left: number, gone: number) => `${name}: ${left} left, ${gone} discarded`,
  discards: "Discarded",
  visionTray: "The Vision between you two",
  visionDrawn: "You alone have read it",
  answer: "Your answer",
  grid: "Who can be whom",
  gridHelp:
    "Crossed out is what you have learned cannot be; nothing here tells who you are. Tap a free field for a mark of your own.",
  mark: { "": "no mark", yes: "marked likely", maybe: "marked possible", no: "marked unlikely" } as Record<
    string,
    string
  >,
  crossed: "cannot be",
  sure: "it is so",
  exchanges: "Visions given",
  noExchanges: "None yet.",
  outcome: {
    nothing: "nothing",
    wound: "a wound",
    heal: "a heal",
    shown: "shown",
    equipment: "equipment",
  } as Record<Exchange["outcome"], string>,
  unmask: "Reveal, or use your power",
  cannotUnmask: "Nothing of the kind is open to you now.",
  choosePlace: "Choose a place that glows.",
  giveWhat: "What do you give?",
  toWhom: "And to whom?",
  wound: "2 wounds",
  heal: "heal 1",
  watching: "The lanterns are lit; nothing is asked of you.",
};

const fr: typeof en = {
  islands: "Les trois territoires",
  territory: (number) => `Territoire ${number}`,
  inRange: "à portée",
  sums: (sums) => `dés ${sums.join(" ou ")}`,
  standing: (names) => `ici\u00a0: ${names}`,
  nobody: "personne ici",
  offBoard: "hors du plateau",
  extra: (count) => (count === 1 ? "encore un tour" : `encore ${count} tours`),
  players: "Joueurs",
  you: "vous",
  wounds: (count) => (count < 2 ? `${count} blessure` : `${count} blessures`),
  woundTrack: "Blessures",
  dies: (names, at) => `${names}\u00a0: mort à ${at}`,
  hidden: "caché",
  dead: "mort",
  known: "vous seul le savez",
  winner: "gagne",
  equipment: "Équipement",
  yourCharacter: "Votre personnage",
  dice: (d6, d4) => [d6, d4].filter((die) => die > 0).join(" et "),
  noDice: "Pas encore de dés",
  deck: (name, left, gone) =>
    `${name}\u00a0: ${left} ${left < 2 ? "restante" : "restantes"}, ${gone} ${gone < 2 ? "défaussée" : "défaussées"}`,
  discards: "Défausse",
  visionTray: "La Vision entre vous deux",
  visionDrawn: "Vous seul l’avez lue",
  answer: "Votre réponse",
  grid: "Qui peut être qui",
  gridHelp:
    "Est barré ce que vous avez pu écarter ; rien ici ne dit qui vous êtes. Touchez une case libre pour une marque à vous.",
  mark: { "": "sans marque", yes: "marqué probable", maybe: "marqué possible", no: "marqué improbable" },
  crossed: "impossible",
  sure: "c’est certain",
  exchanges: "Visions données",
  noExchanges: "Aucune encore.",
  outcome: { nothing: "rien", wound: "une blessure", heal: "un soin", shown: "montré", equipment: "équipement" },
  unmask: "Se révéler, user de son pouvoir",
  cannotUnmask: "Rien de tel ne vous est permis maintenant.",
  choosePlace: "Choisissez un lieu qui luit.",
  giveWhat: "Que donnez-vous\u00a0?",
  toWhom: "Et à qui\u00a0?",
  wound: "2 blessures",
  heal: "soigner 1",
  watching: "Les lanternes sont allumées\u00a0; rien ne vous est demandé.",
};

export function text(): typeof en {
  return { en, fr }[lang()];
}

/** What the server says of a component. */
export function entry(key: string): Term | undefined {
  return about("shadow_hunters")?.glossary[key];
}

/** The name of a component in the reader's language. */
export function named(key: string): string {
  return entry(key)?.name ?? key;
}

/** The sums of the dice that lead to a place, as its plaque shows them. */
export function sumsOf(place: string): readonly number[] {
  return (entry(place)?.facts as { sums: number[] } | undefined)?.sums ?? [];
}

/** Words of a move as the start of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
