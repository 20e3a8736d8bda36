import { expect, test } from "vitest";
import { readPlace, writePlace } from "./place";

test("an address names a moment, and with a review its seat", () => {
  expect(readPlace("#12")).toEqual({ moment: 12, review: null });
  expect(readPlace("#12&review=3")).toEqual({ moment: 12, review: 3 });
  for (const place of ["#0", "#7&review=0"]) expect(writePlace(readPlace(place))).toBe(place);
});

test("an address that nobody wrote is the beginning, without a review", () => {
  for (const hash of ["", "#", "#x", "#-3", "#1e9x", "#&review=x", "#&review=12"])
    expect(readPlace(hash)).toEqual({ moment: 0, review: null });
});
