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
