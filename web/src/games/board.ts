/** What a game's folder and the rest of the page ask of each other. */

import type { LogLine, Play } from "../wire";

/** What every board is given. */
export interface BoardProps {
  play: Play;
  seat: number | null;
  log: LogLine[]; // what was told up to this position
  news: LogLine[]; // of it, what has just come
  pending: string | null;
  act: (move: string) => void;
  explain: (key: string) => void;
  quiet: boolean;
}

/** What a game's moves.ts tells the shell. */
export interface MoveHints {
  offers: (move: string) => boolean;
  irreversible: (move: string) => boolean;
}
