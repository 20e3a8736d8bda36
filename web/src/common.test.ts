import { expect, test } from "vitest";

import { isAsked, namesList } from "./common";
import { clockText } from "./kit/time";
import { blocks, spans } from "./pages/marked";
import type { Play } from "./wire";

const play = (over: boolean, held: unknown, declined: boolean | null = null): Play =>
  ({ over, view: { asked: [0, 2], question: "x" }, question: { held, declined } }) as unknown as Play;

test("a seat is asked while the game runs and its answer is not held", () => {
  expect([0, 1, 2, null].map((seat) => isAsked(play(false, null), seat))).toEqual([true, false, true, false]);
  expect(isAsked(play(true, null), 0)).toBe(false);
  expect(isAsked(play(false, { move: "skip" }), 0)).toBe(false);
  expect([true, false].map((declined) => isAsked(play(false, null, declined), 0))).toEqual([false, true]);
});

test("names are listed as each language lists them", () => {
  expect(namesList(["Ann", "Ben", "Cy"], "en")).toBe("Ann, Ben, and Cy");
  expect(namesList(["Ann", "Ben", "Cy"], "fr")).toBe("Ann, Ben et Cy");
});

test("seconds are shown as a clock shows them", () => {
  expect([0, 9, 60, 605].map(clockText)).toEqual(["0:00", "0:09", "1:00", "10:05"]);
});

test("the rules' marks become spans, and what looks like HTML stays text", () => {
  expect(spans("**D7** *Ruling.* `x` <b>")).toEqual([
    { kind: "strong", text: "D7" },
    { kind: "plain", text: " " },
    { kind: "em", text: "Ruling." },
    { kind: "plain", text: " " },
    { kind: "code", text: "x" },
    { kind: "plain", text: " <b>" },
  ]);
});

test("a table has a head and rows", () => {
  const plain = (text: string) => [{ kind: "plain", text }];
  expect(blocks("one\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([
    { kind: "words", spans: plain("one two") },
    { kind: "table", head: [plain("a"), plain("b")], rows: [[plain("1"), plain("2")]] },
  ]);
});
