/** The pawns of the last move, for the board to mark: by name, or by cell and side. */

import type { LogLine } from "../../wire";
import { SIDES } from "./view";

const LINES = ["placed", "swapped", "exchanged", "duel"];

interface Told {
  cell?: string;
  first?: string;
  second?: string;
  side?: { id: string };
  pawn?: { args: { side: { id: string }; value: string } };
  other?: { args: { side: { id: string }; value: string } };
}

/** None after a duel, which marks its cell. */
export function lastMoved(log: readonly LogLine[]): string[] {
  const line = log.findLast(({ kind }) => LINES.includes(kind));
  const { cell, first, second, side, pawn, other } = (line?.said?.args ?? {}) as Told;
  const sideOf = (id = "") => id.replace("side-", "");
  if (line?.kind === "placed") return [`${cell}/${sideOf(side?.id)}`];
  if (line?.kind === "swapped") return [`${first}/${SIDES[line.seat]}`, `${second}/${SIDES[line.seat]}`];
  return [pawn, other].flatMap((one) => (one ? [`${sideOf(one.args.side.id)}-${one.args.value}`] : []));
}
