/** The log as people read it: lines in turns, repeated lines once, consecutive secrets under one cover. */

import type { LogLine } from "../../wire";

export interface Told {
  line: LogLine;
  words: string;
  times: number;
  secrets: string[]; // under one cover; none if the line is open
}

export interface Turn {
  head: Told | null; // the line that begins it; null before the first
  lines: Told[];
}

/** By the kind of a secret line, the kind of a later one that makes it public: of the same seat, or of any. */
export type Opens = Readonly<Record<string, { by: string; own: boolean }>>;

/** The lines whose secrets only the reader knows still. */
export function secret(lines: readonly LogLine[], opens: Opens): Set<LogLine> {
  const still = new Set<LogLine>();
  const seen = new Set<string>(); // what came later: kinds, and kinds with their seats
  for (const line of lines.toReversed()) {
    const rule = opens[line.kind];
    if (line.private && !(rule && seen.has(rule.own ? `${rule.by} ${line.seat}` : rule.by))) still.add(line);
    seen.add(line.kind).add(`${line.kind} ${line.seat}`);
  }
  return still;
}

/** The lines to show; `covered` says which are secrets to hide. */
export function told(
  lines: readonly LogLine[],
  covered: (line: LogLine) => boolean,
  say: (line: LogLine) => string,
): Told[] {
  const kept: Told[] = [];
  for (const line of lines.filter((it) => it.said)) {
    const hidden = covered(line);
    const words = say(line);
    const before = kept.at(-1);
    const together = before && before.line.moment === line.moment && before.secrets.length > 0 === hidden;
    if (together && hidden) before.secrets.push(words);
    else if (together && before.words === words) before.times += 1;
    else kept.push({ line, words, times: 1, secrets: hidden ? [words] : [] });
  }
  return kept;
}

/** The lines by turns; each begins with an event of one of the given kinds. */
export function inTurns(lines: readonly Told[], begins: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const one of lines) {
    if (begins.includes(one.line.kind)) turns.push({ head: one, lines: [] });
    else if (turns.length === 0) turns.push({ head: null, lines: [one] });
    else turns.at(-1)?.lines.push(one);
  }
  return turns;
}
