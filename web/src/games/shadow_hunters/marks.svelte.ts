/** The reader's own marks in the grid, kept by this browser tab for this game and this seat. */

export type Mark = "" | "yes" | "maybe" | "no";
const ROUND: readonly Mark[] = ["", "no", "maybe", "yes"];

export class Marks {
  #kept: Record<string, Mark> = $state({});
  #place: string;

  constructor(game: string) {
    this.#place = `gloaming.grid.${game}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#place) ?? "{}") as Record<string, Mark>;
    } catch {
      this.#kept = {}; // unreadable or forbidden storage: start afresh
    }
  }

  of(seat: number, character: string): Mark {
    return this.#kept[`${seat} ${character}`] ?? "";
  }

  /** The next mark in turn: none, unlikely, possible, likely. */
  turn(seat: number, character: string): void {
    const next = ROUND[(ROUND.indexOf(this.of(seat, character)) + 1) % ROUND.length] ?? "";
    this.#kept[`${seat} ${character}`] = next;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(this.#kept));
    } catch {
      // Storage may be forbidden: the marks then last as long as the page.
    }
  }
}
