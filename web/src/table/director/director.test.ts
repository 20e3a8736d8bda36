import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogLine } from "../../wire";
import { Director, type Scene, type Speed } from "./director";

interface Act extends Scene {
  name: string;
}

const line = (kind: string): LogLine => ({ moment: 0, kind, seat: 0, private: false, said: null });
const act = (name: string, ...kinds: string[]): Act => ({ name, lines: kinds.map(line) });

let speed: Speed;
let happened: string[];
let director: Director<Act>;

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  happened = [];
  director = new Director<Act>({
    open: ({ name }) => happened.push(`open ${name}`),
    tell: ({ name }, told) => happened.push(`tell ${name} ${told}`),
    close: ({ name }) => happened.push(`close ${name}`),
    lasts: ({ kind }) => Number(kind),
    speed: () => speed,
  });
});
afterEach(() => vi.useRealTimers());

test("a line is told when it has been shown, and the question comes after the last line", () => {
  director.push(act("a", "100", "200"));
  expect(happened).toEqual(["open a"]);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(["open a", "tell a 1"]);
  vi.advanceTimersByTime(199);
  expect(happened).toHaveLength(2);
  expect(director.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(happened.slice(2)).toEqual(["tell a 2", "close a"]);
  expect(director.busy).toBe(false);
});

test("scenes wait for each other, in order", () => {
  director.push(act("a", "100"));
  director.push(act("b", "100"));
  expect(happened).toEqual(["open a"]);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(["open a", "tell a 1", "close a", "open b"]);
  vi.advanceTimersByTime(100);
  expect(happened.slice(4)).toEqual(["tell b 1", "close b"]);
});

test("a scene without lines takes no time", () => {
  director.push(act("a"));
  expect(happened).toEqual(["open a", "close a"]);
});

test("slow lasts longer, fast shorter, and at once takes no time at all", () => {
  speed = "slow";
  director.push(act("a", "100"));
  vi.advanceTimersByTime(179);
  expect(director.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(director.busy).toBe(false);
  speed = "fast";
  director.push(act("b", "100"));
  vi.advanceTimersByTime(40);
  expect(director.busy).toBe(false);
  speed = "instant";
  director.push(act("c", "100", "100"));
  expect(happened.slice(-4)).toEqual(["open c", "tell c 1", "tell c 2", "close c"]);
});

test("step by step, a scene is shown when it is asked for, and one without lines is not waited for", () => {
  speed = "step";
  director.push(act("a", "100"));
  director.push(act("b"));
  expect([happened.length, director.held]).toEqual([0, true]);
  director.step();
  expect(director.held).toBe(false);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(["open a", "tell a 1", "close a", "open b", "close b"]);
});

test("a step ends the scene that is being shown", () => {
  director.push(act("a", "100", "100"));
  director.push(act("b", "100"));
  director.step();
  expect(happened).toEqual(["open a", "tell a 2", "close a", "open b"]);
});

test("nothing happens during a pause, and what was being shown begins again after it", () => {
  director.push(act("a", "100"));
  vi.advanceTimersByTime(60);
  director.pause(true);
  director.push(act("b", "100"));
  vi.advanceTimersByTime(1000);
  expect(happened).toEqual(["open a"]);
  director.pause(false);
  vi.advanceTimersByTime(100);
  expect(happened).toEqual(["open a", "tell a 1", "close a", "open b"]);
});

test("a skip goes to the scene that is wanted, and not beyond it", () => {
  for (const name of ["a", "b", "mine", "d"]) director.push(act(name, "100"));
  director.skip(({ name }) => name === "mine");
  expect(happened.filter((it) => it.startsWith("close"))).toEqual(["close a", "close b", "close mine"]);
  expect(happened.at(-1)).toBe("open d");
});

test("with many scenes waiting, each takes less time", () => {
  for (let n = 0; n < 9; n += 1) director.push(act(`${n}`, "100"));
  vi.advanceTimersByTime(100); // the first one began before anything waited
  vi.advanceTimersByTime(40);
  expect(happened).toContain("close 1");
});

test("what was not shown is forgotten when the whole table comes anew", () => {
  director.push(act("a", "100"));
  director.push(act("b", "100"));
  director.clear();
  vi.advanceTimersByTime(1000);
  expect(happened).toEqual(["open a"]);
  expect(director.busy).toBe(false);
});
