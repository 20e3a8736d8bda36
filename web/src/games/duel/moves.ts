/** The board offers every move of a player itself; none of them is held. */

export const offers = (move: string): boolean => /^(place|mask|swap|confirm)\b/.test(move);
export const irreversible = (_move: string): boolean => false;
