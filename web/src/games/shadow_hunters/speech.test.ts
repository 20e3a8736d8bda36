/** Facts in words, with the real files of messages: the page's own, and a game's from a server on this machine. */

import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { prefs } from "../../prefs.svelte";
import type { Message, Problem } from "../../wire";
import { load } from "../../words/bundles.svelte";
import { readAs, reason, said, titleOf } from "../../words/speech.svelte";

const GAMES = "../gloaming/games";
const NAMES = ["Ann", "Ben", "Cleo", "Dov"];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://127.0.0.1");
    const [, , , game] = url.pathname.split("/");
    response.setHeader("access-control-allow-origin", "*");
    void readFile(`${GAMES}/${game}/messages/${url.searchParams.get("lang")}.ftl`).then((file) => response.end(file));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  for (const lang of ["en", "fr", "de"] as const)
    for (const game of ["", "duel", "shadow_hunters", "shamans"]) await load(game, lang);
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  prefs.lang = "en";
  readAs("shadow_hunters", null, NAMES);
});

const chose = (target: number): Message => ({ id: "event-chose", args: { who: [0], target: [target], known: "yes" } });

test("whoever acts on themselves is not named twice, and the reader is you", () => {
  expect(said(chose(2))).toBe("Ann chooses Cleo.");
  expect(said(chose(0))).toBe("Ann chooses themselves.");
  readAs("shadow_hunters", 0, NAMES);
  expect(said(chose(0))).toBe("You choose yourself.");
  readAs("shadow_hunters", 2, NAMES);
  expect(said(chose(2))).toBe("Ann chooses you.");
});

test("a language changes without a word to the server", () => {
  expect(titleOf("duel")).toBe("Duel of the Shamans");
  prefs.lang = "de";
  expect(titleOf("duel")).toBe("Duell der Schamanen");
  expect(said(chose(0))).toBe("Ann wählt sich selbst.");
});

test("an id can name an attribute of a message", () => {
  expect(said({ id: "option-memory-aid.help", args: {} }, "duel")).toMatch(/^For the memory variant only/);
});

const refused: Problem = {
  code: "malformed",
  said: {
    id: "server-refused",
    args: {
      reason: { id: "core-cited", args: { clause: "S4", reason: { id: "refuse-start", args: { given: "0" } } } },
    },
  },
  text: "shamans' start is a space of the track, from 1 on, not 0 (S4)",
  clause: "",
  game: "shamans",
};

test("a refusal is said with the messages of its game, in the reader's language", () => {
  expect(reason(refused)).toBe(refused.text);
  prefs.lang = "fr";
  expect(reason(refused)).toMatch(/\(S4\)$/);
  expect(reason(refused)).not.toContain("from 1 on");
});

test("a refusal that this page has no words for is said in English", () => {
  prefs.lang = "fr";
  expect(reason({ ...refused, said: { id: "of-tomorrow", args: {} }, text: "Not today." })).toBe("Not today.");
});
