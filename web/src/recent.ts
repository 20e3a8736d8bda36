/** The tables this browser has visited, newest first, so that people find them again. */

export interface Visited {
  table: string;
  game: string;
  at: number;
}

const PLACE = "gloaming.tables";
const MOST = 6;

export function visited(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Visited[];
  } catch {
    return [];
  }
}

export function visit(table: string, game: string): void {
  const others = visited().filter((it) => it.table !== table);
  write([{ table, game, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  write(visited().filter((it) => it.table !== table));
}

function write(tables: Visited[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // Storage may be forbidden: there is then no list.
  }
}
