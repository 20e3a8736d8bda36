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
  const seats = [
    { alive: true, wounds: 7 },
    { alive: false, wounds: 14 },
  ];
  expect([0, 1, null].map((seat) => danger({ seats }, seat))).toEqual([0.5, 0, 0.5]);
});
