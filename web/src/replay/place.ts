/** The place in a replay that an address names after its `#`: a moment and, with a review or a try, its seat. */

export interface Place {
  moment: number;
  review: number | null; // the seat whose review is open: `#12&review=0`
  attempt: number | null; // the seat in which the reader is to try it: `#12&try=0`
}

export function readPlace(hash: string): Place {
  const [moment = "", ...rest] = hash.replace(/^#/, "").split("&");
  const seat = (name: string): number | null => {
    const found = rest.find((part) => new RegExp(`^${name}=\\d$`).test(part));
    return found === undefined ? null : Number(found.at(-1));
  };
  return { moment: /^\d+$/.test(moment) ? Number(moment) : 0, review: seat("review"), attempt: seat("try") };
}

export function writePlace({ moment, review, attempt }: Place): string {
  return `#${moment}${review === null ? "" : `&review=${review}`}${attempt === null ? "" : `&try=${attempt}`}`;
}
