/** What goes over the wire, as docs/wire.md says it. Views are typed by the boards that draw them. */

export type Lang = "en" | "fr";
export type State = "lobby" | "starting" | "playing" | "over" | "outdated";
export type Code = "malformed" | "illegal" | "stale" | "forbidden" | "unknown" | "busy" | "limit" | "outdated";

export interface Refusal {
  code: Code;
  text: string;
  clause: string;
}

export interface Settings {
  game: string;
  players: number;
  options: Record<string, string>;
  listed: boolean;
  spectators: "off" | "public" | "delayed";
  delay: number;
  window: number | null;
  turn: number | null;
  grace: number;
}

export interface Person {
  person: number;
  name: string;
  seat: number | null;
  ready: boolean;
  here: boolean;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  person?: number | null;
  bot?: string | null;
  gone_at?: number | null;
  deputy?: string | null;
}

export interface You {
  person: number;
  seat: number | null;
  host: boolean;
  code: number | null; // the number of one's recovery code that is good
  declined: string[]; // kinds of windows that one declines unasked
}

/** Somebody asks for the seat of somebody who is gone. */
export interface Takeover {
  person: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}

export interface Table {
  id: string;
  state: State;
  game: string;
  round: number;
  settings: Settings;
  host: number;
  commitment: string | null;
  pledges: string[]; // by seat
  waiting: number[]; // the seats whose numbers a start still waits for
  people: Person[];
  seats: Seat[];
  you: You | null;
  takeover: Takeover | null;
}

export interface Question {
  prompt: string;
  help: string;
  clauses: string;
  since: number;
  window: boolean;
  ends_at: number | null;
  held: Move | null;
  declined?: boolean | null; // whether one declines such a window unasked; null where that cannot be
}

export interface Move {
  move: string;
  words: string;
  effect: string;
}

export interface Play {
  view: unknown;
  names: string[];
  question: Question;
  moves: Move[];
  moment: number;
  over: boolean;
  winners: number[];
}

export interface Line {
  moment: number;
  kind: string;
  seat: number;
  a: number;
  b: number;
  c: number;
  secret: number | null;
  private: boolean;
  words: string;
}

export interface ChatLine {
  person: number; // 0 where the table itself tells of something
  name: string;
  text: string;
  at: number;
}

export interface Lines<T> {
  from: number;
  lines: T[];
}

export interface TableFrame {
  type: "table";
  number: number;
  whole: boolean;
  table: Table;
  play: Play | null;
  log: Lines<Line>;
  chat: Lines<ChatLine>;
  notes: string | null;
}

export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  now: number;
}

export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  number: number | null;
  error: Refusal | null;
}

export type Frame = Hello | TableFrame | Reply | { type: "pong" };

/** What a person can ask of a table; the socket adds the id and the number of the frame it was made at. */
export type Command =
  | { do: "move"; move: string }
  | { do: "sit"; seat: number }
  | { do: "bot"; seat: number; bot: string }
  | { do: "clear"; seat: number }
  | { do: "remove"; person: number; ban: boolean }
  | { do: "rename"; name: string }
  | { do: "ready"; on: boolean; pledge?: string }
  | { do: "start"; pledge: string }
  | { do: "reveal"; nonce: string }
  | { do: "set"; settings: Partial<Settings> }
  | { do: "host"; person: number }
  | { do: "ask"; name: string }
  | { do: "agree" | "refuse"; person: number; seat: number }
  | { do: "chat" | "note"; text: string }
  | { do: "standing"; question: string; on: boolean }
  | { do: "stand" | "rematch" | "leave" | "back" };

export type Sent = Command & { id: string; at: number };

export interface GameOption {
  name: string;
  default: string;
  values: string;
  label: string;
  explanation: string;
  clause: string;
  choices: { value: string; label: string }[];
  parts: string[]; // one is chosen for each; the value is then all of them, joined by commas
  bounds: [number, number] | null; // of the numbers that may be given in place of a choice
}

export interface GlossaryEntry {
  name: string;
  text: string;
  clause: string;
}

export interface GameAbout {
  name: string;
  title: string;
  pitch: string;
  players: [number, number];
  usual: number; // players at a table, if nobody says how many
  minutes: [number, number];
  options: GameOption[];
  editions: Record<string, Record<string, string>>; // what the option "edition" sets, by value
  bots: { name: string; title: string; description: string }[];
  glossary: Record<string, GlossaryEntry>;
}

export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}

export interface Rules {
  title: string;
  preface: string;
  sections: { heading: string; clauses: Clause[] }[];
}

export interface Story {
  game: string;
  names: string[];
  moments: number;
  lines: Line[];
  over: boolean;
  winners: number[];
  commitment: string;
}

export interface Listed {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  options: Record<string, string>;
  since: number;
}

/** What every board is given. */
export interface BoardProps {
  play: Play;
  seat: number | null;
  log: Line[]; // what was told up to this position
  news: Line[]; // of it, what has just come
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
