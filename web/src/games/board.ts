/** The interface between a game's folder and the rest of the page. */

import type { Snippet } from "svelte";
import type { Held, LogLine, Play } from "../wire";

/** The one place where everything is asked and confirmed: a board says where it is, and what it adds. */
export type Ask = Snippet<[hint: string, acts: Snippet]>;

/** What the seat of a review believes: by kind; by seat, place or piece; by what it may be. */
export type Believed = Held["beliefs"];

/** How likely a seat, a place or a piece is to be something; none if nothing is said of it. */
export function chances(believed: Believed | undefined, kind: string, about: string | number): Record<string, number> {
  const found = believed?.[kind]?.[about];
  return typeof found === "object" ? found : {};
}

/** Between two rounds: whether the viewer has still to go on, and the names of the others who have. */
export interface Rest {
  mine: boolean;
  others: string[];
}

/** What every board is given. */
export interface BoardProps {
  play: Play;
  seat: number | null;
  log: LogLine[]; // the log up to this position
  news: readonly LogLine[]; // the newest lines
  beat: number; // how many of them have been shown: the line after those is being shown now
  before?: Play | null; // the position before those lines
  pending: string | null;
  act: (move: string) => void;
  explain: (key: string) => void;
  quiet: boolean;
  ask?: Ask; // not in a replay
  curtain?: (down: boolean) => void; // nothing more is shown while it is down
  rest?: Rest | null; // between two rounds the table waits
  goOn?: () => void; // the viewer has seen how the round ended
  rush?: () => void; // shows the rest of the game at once
  believed?: Believed | undefined; // in a review: to be drawn where it belongs
}

/** What a game's moves.ts tells the shell. */
export interface MoveHints {
  offers: (move: string) => boolean;
  irreversible: (move: string) => boolean;
  lasts: (line: LogLine) => number; // milliseconds until a new line has been seen on the board
}
