import { expect, test } from "vitest";
import type { LogLine } from "../../wire";
import { inTurns, secret, told } from "./turns";

const line = (kind: string, moment: number, open = true): LogLine => ({
  moment,
  kind,
  seat: 0,
  private: !open,
  said: { id: `event-${kind}`, args: {} },
});
const read = (lines: LogLine[]) =>
  told(
    lines,
    (it) => it.private,
    (it) => it.kind,
  );

test("what is repeated in one move is told once, and secrets in a row lie under one cover", () => {
  const lines = read([line("dealt", 1), line("dealt", 1), line("role", 2, false), line("card", 2, false)]);
  expect(lines.map(({ words, times, secrets }) => [words, times, secrets])).toEqual([
    ["dealt", 2, []],
    ["role", 1, ["role", "card"]],
  ]);
});

test("the same line of another move is told again", () => {
  expect(read([line("roll", 1), line("roll", 2)])).toHaveLength(2);
});

test("a turn begins with its line and holds what follows; what came before stands alone", () => {
  const turns = inTurns(read([line("dealt", 1), line("turn", 2), line("roll", 3), line("turn", 4)]), ["turn"]);
  expect(turns.map(({ head, lines }) => [head?.words ?? null, lines.map(({ words }) => words)])).toEqual([
    [null, ["dealt"]],
    ["turn", ["roll"]],
    ["turn", []],
  ]);
});

test("a game that names no turns has one list", () => {
  expect(inTurns(read([line("bet", 1), line("call", 2)]), [])).toHaveLength(1);
});

test("a secret stays one until a later line makes it public", () => {
  const line = (kind: string, seat: number, hidden = false) => ({ kind, seat, private: hidden }) as LogLine;
  const [dealt, other] = [line("dealt", 0, true), line("dealt", 1, true)];
  const opens = { dealt: { by: "revealed", own: true }, chose: { by: "shown", own: false } };
  expect([...secret([dealt, other, line("moved", 0)], opens)]).toEqual([other, dealt]);
  expect([...secret([dealt, other, line("revealed", 0)], opens)]).toEqual([other]);
  const [first, second] = [line("chose", 0, true), line("chose", 0, true)];
  expect([...secret([first, line("shown", 9), second], opens)]).toEqual([second]);
  expect([...secret([dealt], {})]).toEqual([dealt]);
});
