import { expect, test } from "vitest";

import type { LogLine } from "../../wire";
import { irreversible, offers } from "./moves";
import { card, extremes, strayCards, type SeatView } from "./view";

const played = (seat: number, a: number, b: number): LogLine => ({ kind: "played", seat, a, b }) as LogLine;
const turn: LogLine = { kind: "turn" } as LogLine;
const seat = (front: string | null, playing = true): SeatView => ({ in: playing, front }) as SeatView;

test("a card is read from its name", () => {
  expect(card("silver-5")).toEqual({ name: "silver-5", world: "silver", value: 5 });
});

test("cards played off the Destination are found in the log of this turn alone", () => {
  // A card's number is 8 times its World plus its value less one: silver is World 4, so silver-5 is 36.
  const log = [turn, played(0, 0, 0), turn, played(1, 36, 0), played(2, 37, 1)];
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
