import { beforeEach, expect, test } from "vitest";

import { prefs } from "../prefs.svelte";
import type { LessonInfo, LessonStep, LogLine, Play } from "../wire";
import { LessonTable, logBefore } from "./lesson.svelte";
import { keptStep } from "./progress";

const line = (moment: number): LogLine => ({ moment, kind: "any", seat: 0, private: false, said: null });
const play = (moment: number): Play => ({
  view: { question: "any", asked: [0] },
  names: ["", "Fenn"],
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
  moment,
  over: false,
  winners: [],
  undo: null,
});
const step = (name: string, given: Partial<LessonStep> = {}): LessonStep => ({
  name,
  said: { id: `lesson-${name}`, args: {} },
  clause: "",
  at: "",
  jumps: false,
  play: play(0),
  right: {},
  wrong: {},
  ...given,
});
const bad = { id: "lesson-do.wrong", args: {} };
const lesson: LessonInfo = {
  game: "any",
  seat: 0,
  steps: [
    step("read"),
    step("do", {
      right: {
        good: [
          { play: play(1), lines: [line(1)] },
          { play: play(2), lines: [line(2)] },
        ],
      },
      wrong: { bad },
    }),
    step("again", { play: play(2), right: { good: [{ play: play(3), lines: [line(3)] }] } }),
    step("elsewhere", { play: play(9), jumps: true }),
  ],
  practice: { players: 2, options: {}, bot: "leaf" },
};

beforeEach(() => {
  localStorage.clear();
  prefs.speed = "instant";
});

test("what is only read has no moves, and goes on by a button", () => {
  const live = new LessonTable(lesson, "Ann");
  expect(live.play?.moves).toEqual([]);
  live.onward();
  expect(live.current.name).toBe("do");
  expect(live.play?.moves).toHaveLength(2);
  expect(live.play?.names).toEqual(["Ann", "Fenn"]);
});

test("a wrong move changes nothing, is answered, and asked for anew", () => {
  const live = new LessonTable(lesson, "Ann");
  live.onward();
  const since = live.play?.question.since;
  live.act("bad");
  expect(live.answer).toEqual(bad);
  expect(live.current.name).toBe("do");
  expect(live.log).toEqual([]);
  expect(live.play?.question.since).not.toBe(since);
});

test("a right move shows what follows and leads to the next step", () => {
  const live = new LessonTable(lesson, "Ann");
  live.onward();
  live.act("bad");
  live.act("good");
  expect(live.current.name).toBe("again");
  expect(live.answer).toBeNull();
  expect(live.play?.moment).toBe(2);
  expect(live.log.map(({ moment }) => moment)).toEqual([1, 2]);
});

test("before another position one goes on by a button", () => {
  const live = new LessonTable(lesson, "Ann");
  live.go(2);
  live.act("good");
  expect([live.current.name, live.shown, live.play?.moment]).toEqual(["again", true, 3]);
  live.act("good"); // nothing more to do here
  live.onward();
  expect([live.current.name, live.shown, live.play?.moment]).toEqual(["elsewhere", false, 9]);
  expect(live.log).toEqual([]);
});

test("a lesson is resumed where it was left, with what was told", () => {
  const left = new LessonTable(lesson, "Ann");
  left.onward();
  left.act("good");
  expect(keptStep("any")).toBe("again");
  const live = new LessonTable(lesson, "Ann");
  expect(live.current.name).toBe("again");
  expect(live.log).toEqual(left.log);
});

test("a lesson that is finished, or has changed, begins at its beginning", () => {
  new LessonTable(lesson, "Ann").go(3);
  expect(keptStep("any")).toBeNull();
  localStorage.setItem("gloaming.lesson.any", "a step of former times");
  expect(new LessonTable(lesson, "Ann").at).toBe(0);
});

test("what is told before a step begins where the position last jumped", () => {
  expect(logBefore(lesson.steps, 1)).toEqual([]);
  expect(logBefore(lesson.steps, 2).map(({ moment }) => moment)).toEqual([1, 2]);
  expect(logBefore(lesson.steps, 3)).toEqual([]);
});
