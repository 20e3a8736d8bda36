/** Moves in notation, taken apart for the board; what is left is a plain button, which the shell draws. */

import type { MoveInfo } from "../../wire";

/** Moves that choose a player, and nothing else. */
export const TARGETED: readonly string[] = ["attack", "choose", "give-vision"];
/** Answers to a Vision. */
export const ANSWERS: readonly string[] = ["answer", "hand"];
/** Moves of two parts: a player and what happens to them, an equipment and where it goes. */
export const PARTED: readonly string[] = ["woods", "steal", "give", "rob", "loot"];
/** What shows all who one is, or spends a power: kept with one's own character, out of the sight of neighbours. */
export const UNMASKING: readonly string[] = [
  "step",
  "lightning",
  "demolition",
  "seal",
  "nurse",
  "ray",
  "dig",
  "turn",
  "reveal",
  "heal",
];
const OFFERED = new Set(["go", ...TARGETED, ...ANSWERS, ...PARTED, ...UNMASKING]);

export const offers = (move: string): boolean => OFFERED.has(verbOf(move));

/** What shows all who one is. */
export const irreversible = (move: string): boolean =>
  UNMASKING.includes(verbOf(move)) || /^(counterattack|feast|barrier|multiply)$/.test(move);

function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

export interface Offer extends MoveInfo {
  verb: string;
  seat: number | null; // whom it is about
  gear: string | null; // which equipment
  place: string | null; // where to
  rest: string; // what else it says: a deck, an answer, wound or heal
}

const SEAT_FIRST = /^(attack|choose|give-vision|lightning|demolition|seal|nurse|ray|woods|steal) (\d)(?: (.+))?$/;
const GEAR_FIRST = /^(give|hand|loot|rob|dig) ([a-z-]+)(?: (\d))?$/;

export function offer(move: MoveInfo): Offer {
  const seated = SEAT_FIRST.exec(move.move);
  if (seated) {
    const [, verb = "", seat, rest = ""] = seated;
    return { ...move, verb, seat: Number(seat), gear: verb === "steal" ? rest : null, place: null, rest };
  }
  const geared = GEAR_FIRST.exec(move.move);
  if (geared) {
    const [, verb = "", gear = "", seat] = geared;
    return { ...move, verb, seat: seat === undefined ? null : Number(seat), gear, place: null, rest: "" };
  }
  const [verb = "", rest = ""] = move.move.split(" ");
  return { ...move, verb, seat: null, gear: null, place: verb === "go" ? rest : null, rest };
}
