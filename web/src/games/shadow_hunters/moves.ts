/** Moves in notation, taken apart for the board, which offers every one of them itself. */

import type { Move } from "../../wire";

export const offers = (_move: string): boolean => true;

/** What shows all who one is, or spends what can be spent once. */
export const irreversible = (move: string): boolean =>
  /^(reveal|heal|counterattack|feast|barrier|multiply|turn)$/.test(move);

/** Powers of the start of a turn: they show who one is, so each is chosen apart from the way to move. */
export const POWERS: readonly string[] = ["lightning", "demolition", "seal", "nurse", "ray", "dig", "turn"];

/** What is kept with one's own character, out of the sight of neighbours. */
export const UNMASKING: readonly string[] = [...POWERS, "reveal", "heal"];

export interface Offer extends Move {
  verb: string;
  seat: number | null; // whom it is about
  gear: string | null; // which equipment
  place: string | null; // where to
  rest: string; // what else it says: a deck, an answer, wound or heal
}

const SEAT_FIRST = /^(attack|choose|give-vision|lightning|demolition|seal|nurse|ray|woods|steal) (\d)(?: (.+))?$/;
const GEAR_FIRST = /^(give|hand|loot|rob|dig) ([a-z-]+)(?: (\d))?$/;

export function offer(move: Move): Offer {
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
