import { expect, test } from "vitest";
import { readPlace, writePlace } from "./place";

test("an address names a moment, and with a review or a try its seat", () => {
  expect(readPlace("#12")).toEqual({ moment: 12, review: null, attempt: null });
  expect(readPlace("#12&review=3")).toEqual({ moment: 12, review: 3, attempt: null });
  expect(readPlace("#12&try=1")).toEqual({ moment: 12, review: null, attempt: 1 });
  for (const place of ["#0", "#7&review=0", "#7&try=2"]) expect(writePlace(readPlace(place))).toBe(place);
});

test("an address that nobody wrote is the beginning, without a review", () => {
  for (const hash of ["", "#", "#x", "#-3", "#1e9x", "#&review=x", "#&review=12", "#&try="])
    expect(readPlace(hash)).toEqual({ moment: 0, review: null, attempt: null });
});
