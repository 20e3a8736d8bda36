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
  expect(danger({ shells: { bison: 9, wolf: 9 } }, 0)).toBe(0);
  expect(danger({ shells: { bison: 3, wolf: 15 } }, 0)).toBeCloseTo(2 / 3);
  expect(danger({ shells: { bison: 3, wolf: 15 } }, 1)).toBe(0);
  expect(danger({ shells: { bison: 3, wolf: 15 } }, null)).toBeCloseTo(2 / 3);
});
