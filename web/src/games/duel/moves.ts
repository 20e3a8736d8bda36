/** The board itself offers every move of a player; none of them needs holding. */

export const offers = (move: string): boolean => /^(place|mask|swap|confirm)\b/.test(move);
export const irreversible = (_move: string): boolean => false;
