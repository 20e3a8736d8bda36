/** The place in a replay that an address names after its `#`: a moment and, with a review, its seat (`#12&review=0`). */

export interface Place {
  moment: number;
  review: number | null; // the seat whose review is open
}

export function readPlace(hash: string): Place {
  const [moment = "", ...rest] = hash.replace(/^#/, "").split("&");
  const seat = rest.map((part) => /^review=(\d)$/.exec(part)?.[1]).find((found) => found !== undefined);
  return { moment: /^\d+$/.test(moment) ? Number(moment) : 0, review: seat === undefined ? null : Number(seat) };
}

export function writePlace({ moment, review }: Place): string {
  return review === null ? `#${moment}` : `#${moment}&review=${review}`;
}
