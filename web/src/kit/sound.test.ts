import { expect, test } from "vitest";

import { loadPalette } from "../games/registry";
import { PLAIN, risen, type Note } from "./sound";

const KNOCK: Note = ["wood", 300, 0, 0.1, 0.08];

test("danger makes notes louder, up to a limit, and adds a heartbeat", () => {
  expect(risen([KNOCK], 0)).toEqual([KNOCK]);
  const [loud, ...beats] = risen([KNOCK], 1);
  expect(loud?.[4]).toBeCloseTo(0.16);
  expect(beats.map(([voice]) => voice)).toEqual(["drum", "drum", "drum"]);
  expect(risen([["bowl", 200, 0, 1, 0.19]], 1)[0]?.[4]).toBe(0.2);
  expect(risen([], 1)).toEqual([]);
});

test("a game without a palette sounds plain", async () => {
  expect(await loadPalette("nowhere")).toBe(PLAIN);
});
