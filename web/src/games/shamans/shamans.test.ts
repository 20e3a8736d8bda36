import { expect, test } from "vitest";

import type { LogLine } from "../../wire";
import { irreversible, offers } from "./moves";
import { card, extremes, strayCards, type SeatView } from "./view";

const played = (seat: number, world: string, value: number, follows: number): LogLine => {
  const card = { id: "card", args: { world: { id: `world-${world}`, args: {} }, value } };
  const line: Partial<LogLine> = { kind: "played", seat, said: { id: "event-played", args: { card, follows } } };
  return line as LogLine;
};
const turn: LogLine = { kind: "turn" } as LogLine;
const seat = (front: string | null, playing = true): SeatView => ({ in: playing, front }) as SeatView;

test("a card is read from its name", () => {
  expect(card("silver-5")).toEqual({ name: "silver-5", world: "silver", value: 5 });
});

test("cards played off the Destination are found in the log of this turn alone", () => {
  const log = [turn, played(0, "red", 1, 0), turn, played(1, "silver", 5, 0), played(2, "silver", 6, 1)];
  expect(strayCards(log)).toEqual(new Map([[1, "silver-5"]]));
  expect(strayCards([])).toEqual(new Map());
});

test("the lowest and the highest card belong to players who are still in", () => {
  const seats = [seat("red-4"), seat("red-1", false), seat(null), seat("red-6"), seat("red-2")];
  expect(extremes(seats)).toEqual({ lowest: 4, highest: 3 });
  expect(extremes([seat(null)])).toEqual({ lowest: null, highest: null });
});

test("an elimination and a tile turned up are held before they are done", () => {
  expect(["eliminate 2", "turn-up dagger", "play red-1", "keep"].filter(irreversible)).toEqual([
    "eliminate 2",
    "turn-up dagger",
  ]);
  expect(["play red-1", "take pile", "turn-up dagger", "portal back"].filter(offers)).toEqual([
    "play red-1",
    "take pile",
  ]);
});
