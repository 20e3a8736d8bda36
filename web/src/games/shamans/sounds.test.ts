import { expect, test } from "vitest";

import { palette } from "./sounds";

test("its sounds can be heard, and none is too loud or too long", () => {
  expect(Object.keys(palette.lines).length).toBeGreaterThan(3);
  for (const [, hertz, at, lasts, loud] of Object.values(palette.lines).flat()) {
    expect(hertz).toBeGreaterThan(20);
    expect(at + lasts).toBeLessThan(4);
    expect(loud).toBeLessThanOrEqual(0.2);
  }
});

test("danger rises from public facts, and stays between 0 and 1", () => {
  const { danger } = palette;
  expect([1, 11, 21].map((pawn) => danger({ track: { length: 21, start: 1, pawn } }, null))).toEqual([0, 0.5, 1]);
});
