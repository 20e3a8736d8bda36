/** Cards, tiles and players are chosen on the board; the page lists all other moves beside it. */

export const offers = (move: string): boolean => /^(play|pass|take|exchange|eliminate|guide)\b/.test(move);

/** An elimination cannot be undone, nor can a tile that was shown be hidden again. */
export const irreversible = (move: string): boolean => /^(eliminate|turn-up)\b/.test(move);
