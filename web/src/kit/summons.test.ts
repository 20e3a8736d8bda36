import { expect, test } from "vitest";

import { Turns } from "./summons";

test("a turn is told once, to whoever looks elsewhere when it comes", () => {
  const turns = new Turns();
  expect(turns.due(null, true)).toBe(false);
  expect(turns.due(4, true)).toBe(true);
  expect(turns.due(4, true)).toBe(false);
  expect(turns.due(null, true)).toBe(false);
  expect(turns.due(6, true)).toBe(true);
});

test("a turn that was in sight is not told afterwards", () => {
  const turns = new Turns();
  expect(turns.due(2, false)).toBe(false);
  expect(turns.due(2, true)).toBe(false);
  expect(turns.due(5, true)).toBe(true);
});
