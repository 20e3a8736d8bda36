/** The board itself offers every move of a player; none of them needs holding. */

import type { LogLine } from "../../wire";

export const offers = (move: string): boolean => /^(place|mask|swap|confirm)\b/.test(move);
export const irreversible = (_move: string): boolean => false;

/** Milliseconds: the masks turn and their beams cross; then the pawns are compared; then the shells move. */
const LASTS: Readonly<Record<string, number>> = {
  placed: 500,
  chose: 300,
  duel: 1900,
  shown: 500,
  paid: 1100,
  tied: 900,
  swapped: 800,
  exchanged: 800,
};
export const lasts = ({ kind }: LogLine): number => LASTS[kind] ?? 200;
