/** The view of Duel, as gloaming/games/duel/words/wording.py describes it, and what the board derives from it. */

export type Side = "bison" | "wolf";
export const SIDES: readonly Side[] = ["bison", "wolf"];
export const ROWS = ["1", "2", "3"] as const;
export const COLUMNS = ["a", "b", "c"] as const;
export const CELLS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const ALL_SHELLS = 18;

export interface DuelView {
  seat: number | null;
  variant: "base" | "memory" | "professional";
  limit: number | null;
  over: boolean;
  winners: number[];
  question: "place" | "masks" | "lapse" | "confirm" | "swap" | null;
  asked: number[];
  left: number;
  board: Record<string, string[]>; // pawns of a cell: "bison-7", face down "bison-?"
  showing: string | null;
  reserve: Record<Side, number[] | number>; // of a hidden one, how many pawns
  shells: Record<Side, number>;
  masks: Record<Side, string | null>; // "?": chosen, but the viewer may not know which
  duels: number;
  last: string | null;
}

export interface Pawn {
  name: string;
  side: Side;
  value: number | null; // null: face down
}

export function pawn(name: string): Pawn {
  const [side, value] = name.split("-") as [Side, string];
  return { name, side, value: value === "?" ? null : Number(value) };
}

/** The balance of a cell for a side: its pawns minus the other's; null while some are missing or hidden. */
export function gain(pawns: readonly Pawn[], side: Side): number | null {
  if (pawns.length < 2) return null;
  let sum = 0;
  for (const { side: owner, value } of pawns) {
    if (value === null) return null;
    sum += owner === side ? value : -value;
  }
  return sum;
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : "0";
}

/** How a swap names one pawn: by its cell, or by its name if pawns of both sides may be swapped. */
export function swapKey(view: DuelView, cell: string, name: string): string {
  return view.variant === "professional" ? name : cell;
}
