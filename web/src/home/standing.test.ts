import { expect, test } from "vitest";
import type { TableFrame } from "../wire";
import { standingOf } from "./standing";

const frame = (state: string, asked: number[], held: unknown = null): TableFrame =>
  ({
    table: { state, you: { seat: 0 } },
    play: { view: { asked }, names: ["Ann", "Bob"], over: false, question: { held, declined: null } },
  }) as unknown as TableFrame;

test("a table says whose turn it is", () => {
  expect(standingOf(frame("playing", [0]))).toEqual({ kind: "mine" });
  expect(standingOf(frame("playing", [1]))).toEqual({ kind: "others", names: ["Bob"] });
});

test("a question that is already answered is nobody's turn of mine", () => {
  expect(standingOf(frame("playing", [0, 1], { move: "decline" })).kind).toBe("others");
});

test("a lobby gathers, and a finished game is over", () => {
  expect(standingOf(frame("lobby", [])).kind).toBe("gathering");
  expect(standingOf(frame("over", [])).kind).toBe("over");
});
