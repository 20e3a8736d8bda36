/** The interface between a game's folder and the rest of the page. */

import type { LogLine, Play } from "../wire";

/** What every board is given. */
export interface BoardProps {
  play: Play;
  seat: number | null;
  log: LogLine[]; // the log up to this position
  news: LogLine[]; // the newest part of it
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
