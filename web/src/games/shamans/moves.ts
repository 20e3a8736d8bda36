/** Cards, tiles and players are chosen on the board; the page lists all other moves beside it. */

import type { LogLine } from "../../wire";

export const offers = (move: string): boolean => /^(play|pass|take|exchange|eliminate|guide)\b/.test(move);

/** An elimination cannot be undone, nor can a tile that was shown be hidden again. */
export const irreversible = (move: string): boolean => /^(eliminate|turn-up)\b/.test(move);

/** Milliseconds: a card is read, a walk is watched, and a trick stays until it is understood. */
const LASTS: Readonly<Record<string, number>> = {
  turn: 900,
  played: 900,
  moved: 700,
  placed: 400,
  gathered: 700,
  completed: 1100,
  taken: 700,
  turned_up: 900,
  role_shown: 1400,
  eclipse: 1200,
  passed: 500,
  point: 800,
  exchanged: 900,
  dagger: 1100,
  eliminated: 1500,
  set_aside: 500,
  round_won: 1200,
};
export const lasts = ({ kind }: LogLine): number => LASTS[kind] ?? 200;
