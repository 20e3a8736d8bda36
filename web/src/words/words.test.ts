import { expect, test } from "vitest";

import { en } from "./en";
import { fr } from "./fr";

type Tree = { [key: string]: Tree | string | ((...facts: never[]) => string) };

/** Every text with its path; those with blanks are filled with the same facts. */
function texts(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, it]): [string, string][] => {
    const here = `${path}.${key}`;
    if (typeof it === "string") return [[here, it]];
    if (typeof it === "function") return [0, 1, 2].map((n) => [`${here}(${n})`, it(...([n, n, n] as never[]))]);
    return texts(it, here);
  });
}

const english = texts(en as unknown as Tree);
const french = texts(fr as unknown as Tree);

test("both languages say the same things", () => {
  expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
  expect([...english, ...french].filter(([, text]) => !text.trim() || text.includes("undefined"))).toEqual([]);
});

test("numbers agree with what they count: one and nought are singular in French, one alone in English", () => {
  expect([0, 1, 2].map(en.home.free)).toEqual(["0 free seats", "1 free seat", "2 free seats"]);
  expect([0, 1, 2].map(fr.home.free)).toEqual(["0 place libre", "1 place libre", "2 places libres"]);
});

test("ranges of one number are said as that number", () => {
  expect([en.home.players(2, 2), en.home.players(3, 5)]).toEqual(["2 players", "3 to 5 players"]);
  expect([fr.home.players(2, 2), fr.home.players(3, 5)]).toEqual(["2 joueurs", "3 à 5 joueurs"]);
});

test("French signs have no-break spaces before them, and apostrophes are curved", () => {
  const badly = french.filter(([, text]) => /[^\u00a0\u202f][:;!?»](\s|$)|«[^\u00a0\u202f]|'/.test(text));
  expect(badly).toEqual([]);
});
