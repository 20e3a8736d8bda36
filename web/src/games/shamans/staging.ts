/** The position while new lines are shown: a trick lies open until its cards are gathered. */

import { facts } from "../../common";
import type { LogLine } from "../../wire";
import { playedCard, type ShamansView } from "./view";

/** From the first of these lines on, the table looks as it does afterwards. */
const SETTLES: readonly string[] = ["gathered", "turn", "round", "round_won", "eclipse", "dealt"];

/** What the board shows while the line at `beat` is shown. */
export function staged(
  before: ShamansView | null,
  after: ShamansView,
  news: readonly LogLine[],
  beat: number,
): ShamansView {
  const settled = news.findIndex(({ kind }) => SETTLES.includes(kind));
  if (!before || beat >= news.length || settled < 0) return after;
  const shown = news.slice(0, beat + 1);
  const moved = shown.findLast(({ kind }) => kind === "moved");
  const pawn = moved ? Number(facts(moved)["space"]) : before.track.pawn;
  if (beat > settled) return after;
  const fronts = new Map(
    shown.flatMap((line) => {
      const card = line.kind === "played" ? playedCard(line) : null;
      return card?.follows ? [[line.seat, card.name] as const] : [];
    }),
  );
  const seats = before.seats.map((seat, number) => ({
    ...seat,
    front: fronts.get(number) ?? seat.front,
    choice: null,
  }));
  const hand = (number: number): string[] | null =>
    before.seats[number]?.hand?.filter((card) => after.seats[number]?.hand?.includes(card)) ?? null;
  return {
    ...before,
    over: false,
    asked: [],
    seats: seats.map((seat, number) => ({ ...seat, hand: seat.hand ? hand(number) : null })),
    track: { ...before.track, pawn },
  };
}
