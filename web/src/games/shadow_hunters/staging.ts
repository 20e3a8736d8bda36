/** The position while new lines are shown: wounds land one after the other, and nobody is dead before they fall. */

import { facts } from "../../common";
import type { LogLine } from "../../wire";
import type { HuntersView, SeatView } from "./view";

const WOUNDING: readonly string[] = ["wounded", "healed", "set"];
const UNMASKING: readonly string[] = ["revealed", "died"];

/** What the board shows while the line at `beat` is shown. */
export function staged(
  before: HuntersView | null,
  after: HuntersView,
  news: readonly LogLine[],
  beat: number,
): HuntersView {
  if (!before || beat >= news.length || before.seats.length !== after.seats.length) return after;
  const shown = news.slice(0, beat + 1);
  const coming = news.slice(beat + 1);
  const isComing = (seat: number, kinds: readonly string[]): boolean =>
    coming.some((line) => line.seat === seat && kinds.includes(line.kind));
  const seats = after.seats.map((seat, number): SeatView => {
    const earlier = before.seats[number];
    if (!earlier) return seat;
    const hurt = shown.findLast((line) => line.seat === number && WOUNDING.includes(line.kind));
    const wounds = isComing(number, WOUNDING) ? (hurt ? Number(facts(hurt)["wounds"]) : earlier.wounds) : seat.wounds;
    const place = isComing(number, ["moved"]) ? earlier.place : seat.place;
    const { alive, revealed, character, camp, could_be } = isComing(number, UNMASKING) ? earlier : seat;
    return { ...seat, wounds, place, alive, revealed, character, camp, could_be };
  });
  return { ...after, seats, over: before.over, winners: before.winners, active: before.active, asked: [] };
}
