/** The legal moves, arranged for the board: pawn by cell, and pawn by pawn. */

import type { MoveInfo } from "../../wire";
import type { Side } from "./view";

export type Paths = ReadonlyMap<string, ReadonlyMap<string, MoveInfo>>;

function add(paths: Map<string, Map<string, MoveInfo>>, from: string, to: string, move: MoveInfo): void {
  const ends = paths.get(from) ?? new Map<string, MoveInfo>();
  paths.set(from, ends.set(to, move));
}

/** Which pawn may be placed on which cell; one's own are named by their value alone. */
export function placements(moves: readonly MoveInfo[], own: Side): Paths {
  const paths = new Map<string, Map<string, MoveInfo>>();
  for (const move of moves) {
    const [verb, pawn = "", cell = ""] = move.move.split(" ");
    if (verb === "place") add(paths, pawn.includes("-") ? pawn : `${own}-${pawn}`, cell, move);
  }
  return paths;
}

/** Which pawns may trade places; the order does not matter. */
export function swaps(moves: readonly MoveInfo[]): Paths {
  const paths = new Map<string, Map<string, MoveInfo>>();
  for (const move of moves) {
    const [verb, first = "", second = ""] = move.move.split(" ");
    if (verb !== "swap") continue;
    add(paths, first, second, move);
    add(paths, second, first, move);
  }
  return paths;
}

/** What can be picked next: anything, or a partner for what is picked. */
export function partners(paths: Paths, picked: readonly string[]): ReadonlySet<string> {
  const [first] = picked;
  return first === undefined ? new Set(paths.keys()) : new Set([first, ...(paths.get(first)?.keys() ?? [])]);
}
