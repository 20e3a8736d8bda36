import { expect, test } from "vitest";

import { applied } from "./changes";

const before = {
  table: { state: "playing" },
  play: { view: { seats: [{ wounds: 0 }, { wounds: 3 }], discards: { green: ["axe"] } }, moment: 4 },
};

test("what a change names is replaced, and everything else stays the very same", () => {
  const after = applied(before, { "/play/view/seats/1/wounds": 5, "/play/moment": 5, "/play/view/discards/green": [] });
  expect(after).toEqual({
    table: { state: "playing" },
    play: { view: { seats: [{ wounds: 0 }, { wounds: 5 }], discards: { green: [] } }, moment: 5 },
  });
  expect(after.table).toBe(before.table);
  expect(after.play.view.seats[0]).toBe(before.play.view.seats[0]);
});

test("the value before stays as it was", () => {
  const kept = structuredClone(before);
  applied(before, { "/play/view/seats/0": { wounds: 9 }, "/play/view/seats/1/wounds": 9 });
  expect(before).toEqual(kept);
});

test("a whole part comes and goes", () => {
  expect(applied(before, { "/play": null }).play).toBeNull();
  expect(applied({ ...before, play: null }, { "/play": before.play }).play).toEqual(before.play);
});

test("a change inside of a part that came with the same frame does not touch the part that was sent", () => {
  const sent = { moment: 1 };
  expect(applied({ play: null }, { "/play": sent, "/play/moment": 2 }).play).toEqual({ moment: 2 });
  expect(sent).toEqual({ moment: 1 });
});

test("names with slashes and tildes are written as JSON pointers write them", () => {
  expect(applied({ "a/b": { "c~d": 1 } }, { "/a~1b/c~0d": 2 })).toEqual({ "a/b": { "c~d": 2 } });
});
