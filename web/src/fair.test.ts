import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";

import { due, ownNumber, pledge } from "./fair";
import type { TableInfo } from "./wire";

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const SEED = "the server's";

/** A start with the reader in seat 0 and a bot in the other. */
const starting = (own: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    state: "starting",
    round: 1,
    commitment: sha(SEED),
    pledges: [own, "bot"],
    waiting: [0],
    you: { person: 1, seat: 0, host: true },
    ...more,
  }) as TableInfo;

const record = (own: string, nonce: string, seed = SEED): string =>
  `gloaming record 2\ncommitment: ${sha(seed)}\npledges: ${own} bot\nnonces: ${nonce} bot\nmoves:\nseed: ${seed}\n`;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a pledge is the digest of a number of 256 bits that differs each time", () => {
  const own = pledge();
  const nonce = due(starting(own)) ?? "";
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(sha(nonce)).toBe(own);
  expect(pledge()).not.toBe(own);
});

test("a number is told only while a start waits for it, in the seat and under the pledge that are its own", () => {
  const own = pledge();
  expect(due(starting(own, { waiting: [] }))).toBeNull();
  expect(due(starting(own, { waiting: [1] }))).toBeNull();
  expect(due(starting(own, { you: null }))).toBeNull();
  expect(due(starting(own, { commitment: null }))).toBeNull();
  expect(due(starting("0".repeat(64)))).toBeNull();
  expect(due(starting(own, { pledges: ["0".repeat(64), own] }))).toBeNull();
  expect(due(starting(own))).not.toBeNull();
});

test("a number may be told again to the same start, and never to one that commits to something else", () => {
  const own = pledge();
  const nonce = due(starting(own));
  expect(due(starting(own))).toBe(nonce);
  expect(due(starting(own, { commitment: sha("chosen to fit") }))).toBeNull();
  expect(due(starting(own, { pledges: [own, sha("another player")] }))).toBeNull();
  expect(due(starting(own, { round: 2 }))).toBeNull();
});

test("a record proves that the own number is in the game", () => {
  const own = pledge();
  const nonce = due(starting(own)) ?? "";
  expect(ownNumber("t-1", record(own, nonce))).toBe("mixed");
  expect(ownNumber("r0123", record(own, nonce))).toBe("mixed"); // uploaded
});

test("a record of something else than was committed to is not believed", () => {
  const own = pledge();
  const nonce = due(starting(own)) ?? "";
  const other = "0".repeat(64);
  expect(ownNumber("t-1", record(sha(other), other))).toBe("wrong");
  expect(ownNumber("t-1", record(own, other))).toBe("wrong");
  expect(ownNumber("t-1", record(own, nonce, "chosen to fit"))).toBe("wrong");
  expect(ownNumber("t-1", record(own, nonce).replace(`seed: ${SEED}`, "seed: another"))).toBe("wrong");
  expect(ownNumber("t-1", `gloaming record 1\ncommitment: ${sha(SEED)}\nmoves:\nseed: ${SEED}\n`)).toBe("wrong");
});

test("of a game in which this browser had no part it says nothing", () => {
  pledge();
  expect(ownNumber("t-1", record(sha("another's"), "another's"))).toBe("none");
});

test("numbers are kept for a while and no longer", () => {
  const first = pledge();
  for (let n = 0; n < 40; n++) pledge();
  expect(due(starting(first))).toBeNull();
});

test("where storage is forbidden, numbers last as long as the page", () => {
  for (const way of ["getItem", "setItem"] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new Error("forbidden");
    });
  expect(due(starting(pledge()))).not.toBeNull();
});
