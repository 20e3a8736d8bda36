import { expect, test } from "vitest";
import { chances } from "../games/board";
import type { Expected, Judged, SeatReview } from "../wire";
import { Plot } from "./plot";
import { around, chance, faults, isSure, kinds, latest, part, parts, upToTheEnd, type Part } from "./reading";

const sum = (all: Part[]): number => all.slice(0, -1).reduce((total, { share }) => total + share, 0);
const at = (moment: number, value = 0, low = value, high = value): Expected => ({ moment, value, low, high });

test("a value between the worst result and the best is a chance", () => {
  expect(chance(0.5, [-1, 1])).toBe(0.75);
  expect(chance(0.25, [0, 1])).toBe(0.25);
  expect(part(-0.5, [-1, 1])).toBe(-0.25);
});

test("what holds at a moment is what came last before it", () => {
  const line = [at(2), at(5), at(9)];
  expect(latest(line, 1)).toBeUndefined();
  expect(latest(line, 8)?.moment).toBe(5);
  expect(latest(line, 9)?.moment).toBe(9);
  expect(around(line, 5)).toEqual({ before: 2, after: 9 });
  expect(around(line, 9)).toEqual({ before: 5, after: null });
});

test("a line ends with the result", () => {
  expect(upToTheEnd([at(0, 0.2), at(3, 0.4)], 1, 4)).toEqual([at(0, 0.2), at(3, 0.4), at(4, 1)]);
  expect(upToTheEnd([], 0, 4)).toEqual([at(4, 0)]);
});

test("a mind that calls everything possible says nothing about how sure it is", () => {
  expect(isSure(at(0, 0, -1, 1), [-1, 1])).toBe(false);
  expect(isSure(at(0, 0, -0.2, 0.2), [-1, 1])).toBe(true);
});

test("only what surely cost something is a fault", () => {
  const judged = (["best", "fine", "doubtful", "mistake", null] as const).map((verdict) => ({ verdict }) as Judged);
  expect(faults(judged).map(({ verdict }) => verdict)).toEqual(["doubtful", "mistake"]);
});

test("beliefs are listed by kind and by whom they are about, the likeliest first", () => {
  const beliefs = { roles: { "2": { shaman: 0.3, shadow: 0.7 } }, masks: { a: 0.2, b: 0.8 } };
  expect(kinds({ moment: 0, beliefs })).toEqual([
    {
      kind: "roles",
      beliefs: [
        {
          about: "2",
          odds: [
            { word: "shadow", chance: 0.7 },
            { word: "shaman", chance: 0.3 },
          ],
        },
      ],
    },
    {
      kind: "masks",
      beliefs: [
        {
          about: null,
          odds: [
            { word: "b", chance: 0.8 },
            { word: "a", chance: 0.2 },
          ],
        },
      ],
    },
  ]);
  expect(kinds(undefined)).toEqual([]);
});

test("the parts of a result lead from what was expected to what came", () => {
  const account = { expected: 0.2, own: -0.6, others: 0.4, luck: 1, doubt: 0.1, result: 1 };
  const review = { account, bounds: [-1, 1], results: [1, -1] } as unknown as SeatReview;
  expect(parts(review).map(({ name }) => name)).toEqual(["start", "own", "others", "luck", "result"]);
  expect(sum(parts(review))).toBeCloseTo(1);
  const luck = { start: 0, chance: 0.5, chance_doubt: 0.1, hidden: 0.2, own: -0.4, others: 0.7, doubt: 0, result: 1 };
  const whole = parts({ ...review, luck });
  expect(whole.map(({ name }) => name)).toEqual(["start", "chance", "hidden", "own", "others", "result"]);
  expect(sum(whole)).toBeCloseTo(1);
});

test("a place on the chart is a moment, and a moment a place", () => {
  const plot = new Plot(400, 40, [-1, 1]);
  for (const moment of [0, 1, 17, 40]) expect(plot.moment(plot.x(moment))).toBe(moment);
  expect(plot.moment(-50)).toBe(0);
  expect(plot.moment(900)).toBe(40);
  expect(plot.rise(1)).toBe(plot.top);
  expect(plot.rise(-1)).toBe(plot.bottom);
  expect(plot.rise(7)).toBe(plot.top); // an estimate beyond the best result
  expect(plot.path([at(0, -1), at(40, 1)])).toBe(`M${plot.left} ${plot.bottom}L${plot.right} ${plot.top}`);
});

test("a board asks what is believed of a seat, and gets nothing where nothing is said", () => {
  const believed = { roles: { "2": { shadow: 0.7 } }, masks: { a: 0.2 } };
  expect(chances(believed, "roles", 2)).toEqual({ shadow: 0.7 });
  expect(chances(believed, "roles", 1)).toEqual({});
  expect(chances(believed, "masks", "a")).toEqual({});
  expect(chances(undefined, "roles", 2)).toEqual({});
});
