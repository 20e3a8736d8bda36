/** What the views of all games have in common. */

import type { LogLine, Play, TableInfo } from "./wire";

interface Shared {
  question: string | null;
  asked: number[];
}

/** The seats the game waits for. */
export function askedSeats(play: Play): number[] {
  return (play.view as Shared).asked;
}

/** The kind of question that is asked, by its name in the rules. */
export function questionKind(play: Play): string | null {
  return (play.view as Shared).question;
}

/** Whether a seat has to answer: not if it already has, or declines automatically. */
export function isAsked(play: Play, seat: number | null): boolean {
  const { held, declined } = play.question;
  return seat !== null && !play.over && held === null && !declined && askedSeats(play).includes(seat);
}

export function namesList(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

export function personName(table: TableInfo, person: number): string {
  return table.people.find((it) => it.person === person)?.name ?? "";
}

/** Whether people are still gathering: a starting game is not dealt yet. */
export function isLobby(table: TableInfo): boolean {
  return table.state === "lobby" || table.state === "starting";
}

/** The name of a table's current game among replays. */
export function replayOf(table: TableInfo): string {
  return `${table.id}-${table.round}`;
}

/** The facts of a line, by name. */
export function facts(line: LogLine): Record<string, string | number> {
  return (line.said?.args ?? {}) as Record<string, string | number>; // those that a board uses
}
