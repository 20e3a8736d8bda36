import { beforeEach, expect, test } from "vitest";

import type { PuzzleInfo } from "../wire";
import { dateOf, dayOf, keepProgress, keptProgress, puzzleOf, streak } from "./days";
import { PuzzleTable } from "./puzzle.svelte";

const puzzle = (name: string): PuzzleInfo => ({
  name,
  seat: 1,
  play: {
    view: { question: "any", asked: [1] },
    names: [],
    question: {
      prompt: { id: "any", args: {} },
      help: null,
      clauses: "",
      since: 0,
      window: false,
      ends_at: null,
      held: null,
      declined: null,
    },
    moves: ["good", "bad"].map((move) => ({ move, said: { id: move, args: {} }, effect: [] })),
    moment: 0,
    over: false,
    winners: [],
    undo: null,
  },
  best: "good",
  difficulty: 0.8,
  worths: { good: { worth: 0.6, doubt: 0.02 }, bad: { worth: 0.4, doubt: 0.02 } },
});
const three = [puzzle("a"), puzzle("b"), puzzle("c")];

beforeEach(() => localStorage.clear());

test("a day is the reader's own, whatever the hour", () => {
  expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)));
  expect(dayOf(new Date(2026, 10, 19)) - dayOf(new Date(2026, 10, 18))).toBe(1);
  expect(dateOf(dayOf(new Date(2026, 10, 18))).toISOString()).toBe("2026-11-18T00:00:00.000Z");
});

test.each([1, 2, 3, 6, 14, 21, 30])("of %i puzzles each has its day before one comes again", (count) => {
  const days = Array.from({ length: count }, (_, n) => puzzleOf(20_000 + n, count));
  expect(new Set(days).size).toBe(count);
  expect(puzzleOf(20_000 + count, count)).toBe(days[0]);
});

test("a row of days ends today, or yesterday", () => {
  expect(streak([], 9)).toBe(0);
  expect(streak([5, 7, 8, 9], 9)).toBe(3);
  expect(streak([5, 7, 8], 9)).toBe(2);
  expect(streak([5, 7], 9)).toBe(0);
});

test("a wrong move is asked for anew, the best one solves the puzzle and is kept", () => {
  const live = new PuzzleTable("any", three, 9);
  const since = live.play?.question.since;
  live.act("bad");
  expect([live.last, live.answered, live.play?.moves.length]).toEqual(["bad", false, 2]);
  expect(live.play?.question.since).not.toBe(since);
  live.act("good");
  expect([live.right, live.answered, live.play?.moves.length, live.found]).toEqual([true, true, 0, 1]);
  live.act("bad"); // nothing more to do
  const { name } = live.current;
  expect(keptProgress("any")).toEqual({ tries: { [name]: 2 }, solved: [name], shown: [], days: [9] });
  expect(new PuzzleTable("any", three, 10).found).toBe(1);
});

test("an answer that was shown does not count as found", () => {
  const live = new PuzzleTable("any", three, 9);
  live.show();
  expect([live.answered, live.right]).toEqual([true, false]);
  live.go(9);
  live.act("good");
  expect([live.right, live.found, live.progress.days]).toEqual([true, 0, []]);
});

test("puzzles of other days can be solved, but make no row", () => {
  const live = new PuzzleTable("any", three, 9);
  expect(live.first).toBe(7);
  live.go(7);
  live.act("good");
  expect([live.found, live.progress.days]).toEqual([1, []]);
});

test("what is kept may be anything", () => {
  localStorage.setItem("gloaming.puzzles.any", "{");
  expect(keptProgress("any").solved).toEqual([]);
  localStorage.setItem("gloaming.puzzles.any", '{"solved": 3, "days": null}');
  expect(keptProgress("any")).toEqual({ tries: {}, solved: [], shown: [], days: [] });
  keepProgress("any", { tries: {}, solved: ["a"], shown: [], days: [4] });
  expect(keptProgress("any").days).toEqual([4]);
});
