/** A duel according to the log, for the moment when the masks are shown. */

import { facts } from "../../common";
import type { LogLine } from "../../wire";
import { SIDES, type Side } from "./view";

export interface Duel {
  row: string;
  column: string;
  loser: number | null; // a seat; null: a tie
  paid: number;
  at: number; // its line, among those shown
  paidAt: number;
}

/** The duel among new lines, or null. */
export function fought(lines: readonly LogLine[]): Duel | null {
  const at = lines.findIndex(({ kind }) => kind === "duel");
  const duel = lines[at];
  if (!duel) return null;
  const paidAt = lines.findIndex(({ kind }) => kind === "paid" || kind === "tied");
  const paid = lines.find(({ kind }) => kind === "paid");
  const { row, column } = facts(duel);
  return {
    row: String(row),
    column: String(column),
    loser: paid?.seat ?? null,
    paid: paid ? Number(facts(paid)["shells"]) : 0,
    at,
    paidAt,
  };
}

/** The shells before the duel was paid. */
export function before(shells: Record<Side, number>, { loser, paid }: Duel): Record<Side, number> {
  const back = (side: Side): number => (loser === null ? 0 : SIDES[loser] === side ? paid : -paid);
  return { bison: shells.bison + back("bison"), wolf: shells.wolf + back("wolf") };
}
