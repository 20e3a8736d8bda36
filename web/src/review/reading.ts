/** What the page reads out of a review: chances, what holds at a moment, and where to look next. */

import type { Expected, Held, Judged, SeatReview } from "../wire";

type Bounds = SeatReview["bounds"];
export type Verdict = Judged["verdict"];

/** The chance to win that a value stands for, from 0 to 1; half a win counts half. */
export function chance(value: number, [low, high]: Bounds): number {
  return (value - low) / (high - low);
}

/** A difference of values as a difference of chances. */
export function part(difference: number, [low, high]: Bounds): number {
  return difference / (high - low);
}

/** The latest of those that hold from a moment on. */
export function latest<T extends { moment: number }>(all: readonly T[], moment: number): T | undefined {
  return all.findLast((it) => it.moment <= moment);
}

/** The nearest moments before and after one. */
export function around(
  all: readonly { moment: number }[],
  at: number,
): { before: number | null; after: number | null } {
  return {
    before: all.findLast(({ moment }) => moment < at)?.moment ?? null,
    after: all.find(({ moment }) => moment > at)?.moment ?? null,
  };
}

/** The decisions that surely cost something. */
export function faults(decisions: readonly Judged[]): Judged[] {
  return decisions.filter(({ verdict }) => verdict === "doubtful" || verdict === "mistake");
}

/** A line up to the result at its end. */
export function upToTheEnd(line: readonly Expected[], result: number, last: number): Expected[] {
  return [...line.filter(({ moment }) => moment < last), { moment: last, value: result, low: result, high: result }];
}

/** Whether a mind says anything about how sure it is: one that does not calls everything possible. */
export function isSure({ low, high }: Expected, bounds: Bounds): boolean {
  return high - low < bounds[1] - bounds[0];
}

export interface Odds {
  word: string;
  chance: number;
}
/** What somebody, or something without a name, may be; the likeliest first. */
export interface Belief {
  about: string | null;
  odds: Odds[];
}
export interface Kind {
  kind: string;
  beliefs: Belief[];
}

/** What is believed as lists: by kind, then by whom or what it is about. */
export function kinds(held: Held | undefined): Kind[] {
  return Object.entries(held?.beliefs ?? {}).map(([kind, of]) => {
    const bare = sorted(Object.entries(of).filter((it): it is [string, number] => typeof it[1] === "number"));
    const named = Object.entries(of).flatMap(([about, odds]) =>
      typeof odds === "number" ? [] : [{ about, odds: sorted(Object.entries(odds)) }],
    );
    return { kind, beliefs: bare.length ? [{ about: null, odds: bare }, ...named] : named };
  });
}

function sorted(odds: [string, number][]): Odds[] {
  return odds.map(([word, chance]) => ({ word, chance })).sort((one, other) => other.chance - one.chance);
}

export interface Part {
  name: "start" | "chance" | "hidden" | "own" | "others" | "luck" | "rest" | "result";
  share: number; // of the chance to win
  doubt: number;
  whole: boolean; // a chance of its own, not a difference
}

/** Where the result came from: from what was expected to what came, by what made the difference. */
export function parts({ account, luck, bounds, results }: SeatReview): Part[] {
  const whole = (name: Part["name"], value: number): Part => ({
    name,
    share: chance(value, bounds),
    doubt: 0,
    whole: true,
  });
  const changed = (name: Part["name"], value: number, doubt = 0): Part => ({
    name,
    share: part(value, bounds),
    doubt: part(doubt, bounds),
    whole: false,
  });
  if (luck)
    return [
      whole("start", luck.start),
      changed("chance", luck.chance, luck.chance_doubt),
      changed("hidden", luck.hidden, luck.doubt),
      changed("own", luck.own),
      changed("others", luck.others),
      whole("result", luck.result),
    ];
  const rival = results.length === 2; // whose moves were judged too
  return [
    whole("start", account.expected),
    changed("own", account.own),
    ...(rival ? [changed("others", account.others)] : []),
    changed(rival ? "luck" : "rest", account.luck, account.doubt),
    whole("result", account.result),
  ];
}
