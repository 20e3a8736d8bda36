import { expect, test } from "vitest";

import type { LogLine, MoveInfo } from "../../wire";
import { partners, placements, swaps } from "./choices";
import { before, fought } from "./fought";
import { lastMoved } from "./last";
import { irreversible, offers } from "./moves";
import { CELLS, gain, pawn, signed, swapKey, type DuelView } from "./view";

const move = (text: string): MoveInfo => ({ move: text, said: { id: text, args: {} }, effect: [] });
const line = (kind: string, args: Record<string, string | number>, seat = -1): LogLine =>
  ({ kind, seat, said: { id: kind, args } }) as LogLine;

test("cells are named row by row", () => {
  expect(CELLS).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
});

test("a pawn face down has no value", () => {
  expect(pawn("bison-7")).toEqual({ name: "bison-7", side: "bison", value: 7 });
  expect(pawn("wolf-?").value).toBeNull();
});

test("a cell is worth the difference of its pawns, and nothing is known before both lie open", () => {
  const both = [pawn("bison-7"), pawn("wolf-9")];
  expect([gain(both, "bison"), gain(both, "wolf")]).toEqual([-2, 2]);
  expect(gain([pawn("bison-7")], "bison")).toBeNull();
  expect(gain([pawn("bison-7"), pawn("wolf-?")], "bison")).toBeNull();
  expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "\u22122", "0"]);
});

test("placements are found by pawn and cell; one's own pawns are named by value", () => {
  const paths = placements(["place 7 b2", "place 7 c3", "place wolf-1 a1", "mask 1"].map(move), "bison");
  expect([...paths.keys()]).toEqual(["bison-7", "wolf-1"]);
  expect(paths.get("bison-7")?.get("c3")?.move).toBe("place 7 c3");
});

test("a swap is found from either pawn, and partners follow the first choice", () => {
  const paths = swaps(["swap a1 b2", "swap a1 c3"].map(move));
  expect(paths.get("b2")?.get("a1")).toBe(paths.get("a1")?.get("b2"));
  expect(partners(paths, [])).toEqual(new Set(["a1", "b2", "c3"]));
  expect(partners(paths, ["b2"])).toEqual(new Set(["b2", "a1"]));
});

test("pawns are swapped by cell, and by name in the professional variant", () => {
  expect(swapKey({ variant: "base" } as DuelView, "a1", "wolf-3")).toBe("a1");
  expect(swapKey({ variant: "professional" } as DuelView, "a1", "wolf-3")).toBe("wolf-3");
});

test("the log tells where a duel was fought, who paid, and what they had before", () => {
  const duel = fought([line("duel", { row: "2", column: "c" }), line("paid", { shells: 3 }, 1)]);
  expect(duel).toEqual({ row: "2", column: "c", loser: 1, paid: 3, at: 0, paidAt: 1 });
  expect(before({ bison: 12, wolf: 6 }, duel ?? expect.fail())).toEqual({ bison: 9, wolf: 9 });
  const tie = fought([line("duel", { row: "1", column: "a" }), line("tied", {})]);
  expect(before({ bison: 9, wolf: 9 }, tie ?? expect.fail())).toEqual({ bison: 9, wolf: 9 });
  expect(fought([line("placed", {})])).toBeNull();
});

test("the board offers what a player does, and leaves the table's moves out", () => {
  expect(["place 1 a1", "mask a", "swap a1 b1", "confirm", "hurry", "time"].filter(offers)).toHaveLength(4);
  expect(irreversible("mask a")).toBe(false);
});

test("the pawns of the last move are marked, until a duel marks its cell", () => {
  const side = { id: "side-wolf", args: {} };
  const told = (kind: string, args: object, seat = 0) => line(kind, args as Record<string, string>, seat);
  const placed = told("placed", { cell: "c3", side });
  const swapped = told("swapped", { first: "a1", second: "b2" }, 1);
  const one = (value: string) => ({ id: "pawn", args: { side, value } });
  expect(lastMoved([])).toEqual([]);
  expect(lastMoved([placed])).toEqual(["c3/wolf"]);
  expect(lastMoved([placed, swapped, told("chose", {})])).toEqual(["a1/wolf", "b2/wolf"]);
  expect(lastMoved([swapped, told("exchanged", { pawn: one("5"), other: one("6") })])).toEqual(["wolf-5", "wolf-6"]);
  expect(lastMoved([swapped, told("duel", {})])).toEqual([]);
});
