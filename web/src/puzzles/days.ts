/** Which puzzle belongs to which day, and what somebody has solved, kept on the device. */

export interface Progress {
  tries: Record<string, number>; // by puzzle, as far as somebody has tried it
  solved: string[]; // puzzles, found without help
  shown: string[]; // puzzles whose answer was asked for
  days: number[]; // whose puzzles were solved on the day itself
}

const NONE: Progress = { tries: {}, solved: [], shown: [], days: [] };
const DAY = 24 * 60 * 60 * 1000; // ms
const place = (game: string): string => `gloaming.puzzles.${game}`;

/** The number of a day, by the reader's calendar. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** A day by its number, for words: as a time in UTC. */
export function dateOf(day: number): Date {
  return new Date(day * DAY);
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The place of a day's puzzle among so many, which are sorted: every one has its turn, and easy and hard ones mix. */
export function puzzleOf(day: number, count: number): number {
  let stride = Math.max(1, Math.round(count * 0.382));
  while (divisor(stride, count) > 1) stride += 1;
  return (day * stride) % count;
}

/** How many days in a row their puzzle was solved, up to today, or to yesterday if today's is still to come. */
export function streak(days: readonly number[], today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let count = 0;
  for (; days.includes(day); day -= 1) count += 1;
  return count;
}

export function tried(progress: Progress, name: string): Progress {
  return { ...progress, tries: { ...progress.tries, [name]: (progress.tries[name] ?? 0) + 1 } };
}

/** Afterwards: found by oneself, unless the answer had been shown. */
export function solved(progress: Progress, name: string, onItsDay: number | null): Progress {
  if (progress.shown.includes(name) || progress.solved.includes(name)) return progress;
  const days = onItsDay === null ? progress.days : [...progress.days, onItsDay];
  return { ...progress, solved: [...progress.solved, name], days };
}

export function shown(progress: Progress, name: string): Progress {
  if (progress.shown.includes(name) || progress.solved.includes(name)) return progress;
  return { ...progress, shown: [...progress.shown, name] };
}

export function keptProgress(game: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Partial<Progress> | null;
    const sound = [kept?.solved, kept?.shown, kept?.days].every(Array.isArray) && typeof kept?.tries === "object";
    return sound ? (kept as Progress) : NONE;
  } catch {
    return NONE; // storage may be forbidden, or hold something else
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(progress));
  } catch {
    // Storage may be forbidden: what was solved is then forgotten with the page.
  }
}
