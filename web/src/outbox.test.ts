import { afterEach, expect, test, vi } from "vitest";

import { Outbox } from "./outbox";
import type { Command } from "./wire";

const sent = (id: string): Command => ({ do: "ping", id, at: 0 }) as unknown as Command;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("what waits is kept in order and outlives a reload", () => {
  const outbox = new Outbox("table");
  outbox.add(sent("a"));
  outbox.add(sent("b"));
  expect(new Outbox("table").waiting.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("an answer removes one command, and the last one leaves nothing behind", () => {
  const outbox = new Outbox("table");
  outbox.add(sent("a"));
  outbox.add(sent("b"));
  outbox.remove("a");
  outbox.remove("unknown");
  expect(outbox.waiting.map(({ id }) => id)).toEqual(["b"]);
  outbox.remove("b");
  expect(sessionStorage.length).toBe(0);
});

test("tables do not share their commands", () => {
  new Outbox("one").add(sent("a"));
  expect(new Outbox("two").waiting).toEqual([]);
});

test("what cannot be read is as good as nothing", () => {
  sessionStorage.setItem("gloaming.outbox.table", "{not JSON");
  expect(new Outbox("table").waiting).toEqual([]);
});

test("where storage is forbidden, commands wait as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  const outbox = new Outbox("table");
  outbox.add(sent("a"));
  expect(outbox.waiting).toHaveLength(1);
});
