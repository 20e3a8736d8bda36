// Generated from the types of gloaming/server/wire.py: change those, then run `web/build.py wire`.

/**
 * Everything that goes over the wire.
 */
export type Wire =
  | Frame
  | Command
  | Asked
  | Failure
  | GameInfo[]
  | RulesPage
  | LessonInfo
  | PuzzleInfo[]
  | string
  | Listed[]
  | TableId
  | PersonNumber
  | Proof
  | ShownCode
  | InvitationCode
  | ProgramProof
  | PushKey
  | TableFrame
  | Reply
  | ReplayId
  | Draws
  | Story
  | Play
  | ReviewState
  | Status
  | NewTable
  | Guest
  | Claim
  | Recovery
  | Invitation
  | Newcomer
  | Subscription
  | (
      | Move
      | Sit
      | Stand
      | Rename
      | Ready
      | Set
      | SeatBot
      | Clear
      | Remove
      | Start
      | Reveal
      | Rematch
      | MakeHost
      | Ask
      | Agree
      | Refuse
      | Undo
      | Grant
      | Deny
      | GoOn
      | Nudge
      | Leave
      | Back
      | Say
      | React
      | Note
      | Standing
    )
  | Kept
  | TryAgain;
export type Frame = Hello | TableFrame | ChangeFrame | Reply | Pong;
export type Command =
  | Move
  | Sit
  | Stand
  | Rename
  | Ready
  | Set
  | SeatBot
  | Clear
  | Remove
  | Start
  | Reveal
  | Rematch
  | MakeHost
  | Ask
  | Agree
  | Refuse
  | Undo
  | Grant
  | Deny
  | GoOn
  | Nudge
  | Leave
  | Back
  | Say
  | React
  | Note
  | Standing;
export type Asked =
  | Move
  | Sit
  | Stand
  | Rename
  | Ready
  | Set
  | SeatBot
  | Clear
  | Remove
  | Start
  | Reveal
  | Rematch
  | MakeHost
  | Ask
  | Agree
  | Refuse
  | Undo
  | Grant
  | Deny
  | GoOn
  | Nudge
  | Leave
  | Back
  | Say
  | React
  | Note
  | Standing
  | Whole
  | Ping;

export interface Hello {
  type: "hello";
  version: string;
  now: number;
  protocol: number;
}
/**
 * Everything a viewer may see.
 */
export interface TableFrame {
  type: "table";
  number: number;
  table: TableInfo;
  play: Play | null;
  log: Log;
  chat: Chat;
  notes: string;
}
export interface TableInfo {
  id: string;
  state: "lobby" | "outdated" | "over" | "playing" | "starting";
  game: string;
  round: number;
  settings: TableSettings;
  host: number;
  commitment: string | null;
  pledges: string[];
  waiting: number[];
  people: PersonInfo[];
  seats: SeatInfo[];
  you: You | null;
  takeover: TakeoverInfo | null;
  undo: UndoInfo | null;
  position: PositionInfo | null;
  rest: RestInfo | null;
}
/**
 * What is played at a table, and how.
 */
export interface TableSettings {
  game: string;
  players: number | null;
  options: {
    [k: string]: string;
  };
  listed: boolean;
  spectators: "off" | "public" | "delayed";
  delay: number;
  window: number | null;
  turn: number | null;
  days: number | null;
  grace: number;
  late: boolean;
}
export interface PersonInfo {
  person: number;
  name: string;
  seat: number | null;
  ready: boolean;
  here: boolean;
  program: boolean;
}
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  person: number | null;
  bot: string | null;
  gone_at: number | null;
  deputy: string | null;
  program: boolean;
  invited: boolean;
}
export interface You {
  person: number;
  seat: number | null;
  host: boolean;
  code: number | null;
  declined: string[];
}
/**
 * Somebody asks for the seat of somebody who is gone.
 */
export interface TakeoverInfo {
  person: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}
/**
 * Somebody asks to take their last move back.
 */
export interface UndoInfo {
  person: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}
/**
 * The moment of a finished game at which the games of a table begin, with what was hidden then, or drawn anew.
 */
export interface PositionInfo {
  replay: string;
  moment: number;
  hidden: "anew" | "same";
}
/**
 * Between two rounds: who has still to go on, and when the table goes on by itself.
 */
export interface RestInfo {
  waiting: number[];
  ends_at: number;
}
export interface Play {
  view: unknown;
  names: string[];
  question: QuestionInfo;
  moves: MoveInfo[];
  moment: number;
  over: boolean;
  winners: number[];
  undo: ("ask" | "free") | null;
}
export interface QuestionInfo {
  prompt: Message;
  help: Message | null;
  clauses: string;
  since: number;
  window: boolean;
  ends_at: number | null;
  held: MoveInfo | null;
  declined: boolean | null;
}
/**
 * Something to say: the id of a message, or of an attribute of one (`card-axe.rule`).
 */
export interface Message {
  id: string;
  args: {
    [k: string]: number | string | Message | (number | Message)[];
  };
}
export interface MoveInfo {
  move: string;
  said: Message;
  effect: Message[];
}
export interface Log {
  from: number;
  lines: LogLine[];
}
export interface LogLine {
  moment: number;
  kind: string;
  seat: number;
  private: boolean;
  said: Message | null;
}
export interface Chat {
  from: number;
  lines: ChatLine[];
}
export interface ChatLine {
  person: number;
  name: string;
  text: string;
  said: Message | null;
  at: number;
  glyph: ("bravo" | "hm" | "laugh" | "oops" | "thanks" | "wow") | "";
}
/**
 * What has changed since the last frame.
 */
export interface ChangeFrame {
  type: "change";
  number: number;
  set: unknown;
  log: Log | null;
  chat: Chat | null;
  notes: string | null;
}
export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  number: number | null;
  error: Problem | null;
}
export interface Problem {
  code: "malformed" | "forbidden" | "unknown" | "illegal" | "stale" | "outdated" | "limit" | "busy";
  said: Message;
  text: string;
  clause: string;
  game: string;
}
export interface Pong {
  type: "pong";
}
export interface Move {
  do: "move";
  id: string;
  at: number;
  move: string;
}
export interface Sit {
  do: "sit";
  id: string;
  at: number;
  seat: number;
}
export interface Stand {
  do: "stand";
  id: string;
  at: number;
}
export interface Rename {
  do: "rename";
  id: string;
  at: number;
  name: string;
}
export interface Ready {
  do: "ready";
  id: string;
  at: number;
  on: boolean;
  pledge?: string;
}
export interface Set {
  do: "set";
  id: string;
  at: number;
  settings: {
    [k: string]:
      | boolean
      | number
      | string
      | {
          [k: string]: string;
        }
      | null;
  };
}
export interface SeatBot {
  do: "bot";
  id: string;
  at: number;
  seat: number;
  bot: string;
}
export interface Clear {
  do: "clear";
  id: string;
  at: number;
  seat: number;
}
export interface Remove {
  do: "remove";
  id: string;
  at: number;
  person: number;
  ban?: boolean;
}
export interface Start {
  do: "start";
  id: string;
  at: number;
  pledge?: string;
}
export interface Reveal {
  do: "reveal";
  id: string;
  at: number;
  nonce: string;
}
export interface Rematch {
  do: "rematch";
  id: string;
  at: number;
}
export interface MakeHost {
  do: "host";
  id: string;
  at: number;
  person: number;
}
export interface Ask {
  do: "ask";
  id: string;
  at: number;
  name: string;
}
export interface Agree {
  do: "agree";
  id: string;
  at: number;
  person: number;
  seat: number;
}
export interface Refuse {
  do: "refuse";
  id: string;
  at: number;
  person: number;
  seat: number;
}
export interface Undo {
  do: "undo";
  id: string;
  at: number;
  moment: number;
}
export interface Grant {
  do: "grant";
  id: string;
  at: number;
  moment: number;
}
export interface Deny {
  do: "deny";
  id: string;
  at: number;
  moment: number;
}
export interface GoOn {
  do: "goon";
  id: string;
  at: number;
}
export interface Nudge {
  do: "nudge";
  id: string;
  at: number;
}
export interface Leave {
  do: "leave";
  id: string;
  at: number;
}
export interface Back {
  do: "back";
  id: string;
  at: number;
}
export interface Say {
  do: "chat";
  id: string;
  at: number;
  text: string;
}
export interface React {
  do: "react";
  id: string;
  at: number;
  glyph: "bravo" | "hm" | "laugh" | "oops" | "thanks" | "wow";
}
export interface Note {
  do: "note";
  id: string;
  at: number;
  text: string;
}
export interface Standing {
  do: "standing";
  id: string;
  at: number;
  question: string;
  on: boolean;
}
export interface Whole {
  do: "whole";
}
export interface Ping {
  do: "ping";
}
export interface Failure {
  error: Problem;
}
/**
 * A game; bots of other packages come first, then its own from the weakest to the strongest.
 */
export interface GameInfo {
  name: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  usual: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  options: OptionInfo[];
  editions: {
    [k: string]: {
      [k: string]: string;
    };
  };
  bots: BotInfo[];
  newcomer: string;
  glossary: {
    [k: string]: Term;
  };
  lesson: number;
  puzzles: number;
}
/**
 * An option of a game: one of the choices, or with bounds also a number within them.
 *
 *     With parts, one choice is made for each part, and the value is all of them joined by commas.
 *     It has a meaning only with enough players, and if the options named in `only` have those values.
 */
export interface OptionInfo {
  name: string;
  default: string;
  label: Message;
  explanation: Message;
  clause: string;
  choices: Choice[];
  parts: Part[];
  bounds: [number, number] | null;
  only: {
    [k: string]: string;
  };
  fewest: number;
}
/**
 * A value of an option, as a table's settings name it.
 */
export interface Choice {
  value: string;
  label: Message;
  fewest: number;
}
/**
 * A part of an option.
 */
export interface Part {
  label: Message;
  fewest: number;
}
/**
 * An opponent.
 */
export interface BotInfo {
  name: string;
  title: Message;
  description: Message | null;
}
/**
 * A thing on a board: its name, what it is and does, and the clause that says so.
 */
export interface Term {
  name: Message;
  text: Message;
  clause: string;
  facts: unknown;
}
/**
 * All rules of a game, and their language: it is not the requested one if nobody has translated them.
 */
export interface RulesPage {
  title: string;
  preface: string;
  sections: Section[];
  lang: "en" | "de" | "fr";
}
/**
 * The content under one heading.
 */
export interface Section {
  heading: string;
  clauses: Clause[];
}
/**
 * One rule, in Markdown.
 */
export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}
/**
 * A scripted game that teaches a game, from one seat.
 */
export interface LessonInfo {
  game: string;
  seat: number;
  steps: LessonStep[];
  practice: PracticeInfo;
}
/**
 * A step: what it says, the position, and an answer to every move that can be made there.
 */
export interface LessonStep {
  name: string;
  said: Message;
  clause: string;
  at: string;
  jumps: boolean;
  play: Play;
  right: {
    [k: string]: LessonFrame[];
  };
  wrong: {
    [k: string]: Message;
  };
}
/**
 * What a move led to, as the learner sees it, and what happened. Nothing is asked of them there.
 */
export interface LessonFrame {
  play: Play;
  lines: LogLine[];
}
/**
 * The real game that a lesson ends with.
 */
export interface PracticeInfo {
  players: number;
  options: {
    [k: string]: string;
  };
  bot: string;
}
/**
 * A position where one move is clearly best, and few find it.
 */
export interface PuzzleInfo {
  name: string;
  seat: number;
  play: Play;
  best: string;
  difficulty: number;
  worths: {
    [k: string]: MoveWorth;
  };
}
/**
 * What a seat can expect after a move, from 0 (the worst result) to 1 (the best).
 */
export interface MoveWorth {
  worth: number;
  doubt: number;
}
/**
 * A table in the list of open tables.
 */
export interface Listed {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  options: {
    [k: string]: string;
  };
  since: number;
}
/**
 * A table.
 */
export interface TableId {
  table: string;
}
/**
 * A person at a table.
 */
export interface PersonNumber {
  person: number;
}
/**
 * A person's token.
 */
export interface Proof {
  token: string;
}
/**
 * A recovery code, which is shown only once, and its number.
 */
export interface ShownCode {
  code: string;
  number: number;
}
/**
 * The code that invites a program; it is shown only once, and works once.
 */
export interface InvitationCode {
  code: string;
}
/**
 * A program at a table, and the token with which it opens its socket.
 */
export interface ProgramProof {
  person: number;
  token: string;
}
/**
 * The key by which a browser's push service knows the server.
 */
export interface PushKey {
  key: string;
}
/**
 * A game that can be replayed.
 */
export interface ReplayId {
  replay: string;
}
/**
 * The number of draws, all of which follow from the seed, and the seats whose people contributed to it.
 */
export interface Draws {
  draws: number;
  people: number[];
}
/**
 * A game from its beginning: its log, as one viewer may read it.
 */
export interface Story {
  game: string;
  players: number;
  names: string[];
  moments: number;
  lines: LogLine[];
  over: boolean;
  winners: number[];
  commitment: string;
  from_position: boolean;
}
/**
 * A review, or how far it is: not asked for, waiting behind others, being made (with the share that is done).
 */
export interface ReviewState {
  state: "done" | "none" | "waiting" | "working";
  ahead: number;
  share: number;
  review: SeatReview | null;
}
/**
 * The review from one seat, beside what every seat could expect, and what there was to expect.
 */
export interface SeatReview {
  seat: number;
  bot: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  bounds: [number, number];
  lines: Expected[][];
  truth: Expected[][];
  secrets: Parting[];
  results: number[];
  account: Account;
  luck: Luck | null;
  decisions: Judged[];
  turns: TurningPoint[];
  evidence: Evidence[];
  beliefs: Held[];
  terms: {
    [k: string]: Message;
  };
}
/**
 * What a seat could expect at a moment.
 */
export interface Expected {
  moment: number;
  value: number;
  low: number;
  high: number;
}
/**
 * A moment at which a secret mattered: the seat expected something else than there was to expect.
 */
export interface Parting {
  moment: number;
  known: number;
  was: number;
}
/**
 * Where the result of a seat came from: the four parts add up to it.
 */
export interface Account {
  expected: number;
  own: number;
  others: number;
  luck: number;
  doubt: number;
  result: number;
}
/**
 * Where the result of a seat came from, as it was: start, chance, hidden, own and others add up to it.
 */
export interface Luck {
  start: number;
  chance: number;
  chance_doubt: number;
  hidden: number;
  own: number;
  others: number;
  doubt: number;
  result: number;
}
/**
 * A decision of the seat.
 */
export interface Judged {
  moment: number;
  verdict: ("best" | "doubtful" | "fine" | "mistake") | null;
  loss: number;
  doubt: number;
  played: number;
  best: number;
  would: number;
  moves: WeighedMove[];
}
/**
 * A legal move; worth and error are None where the mind did not look.
 */
export interface WeighedMove {
  said: Message;
  worth: number | null;
  error: number | null;
  share: number;
}
/**
 * A move after which the seat expected something else, and what the seat was told of it.
 */
export interface TurningPoint {
  moment: number;
  by: number;
  before: number;
  after: number;
  said: Message;
  told: Message[];
}
/**
 * A move after which the seat believed something else, and what the seat was told of it.
 */
export interface Evidence {
  moment: number;
  about: string[];
  before: number;
  after: number;
  said: Message;
  told: Message[];
}
/**
 * What the seat believed from a moment on: by kind; by seat, or place; by what it may be.
 */
export interface Held {
  moment: number;
  beliefs: {
    [k: string]: {
      [k: string]:
        | number
        | {
            [k: string]: number;
          };
    };
  };
}
/**
 * The state of the server.
 */
export interface Status {
  status: string;
}
/**
 * A table to create, and the name of its host.
 */
export interface NewTable {
  name: string;
  settings: TableSettings;
}
/**
 * Somebody who joins a table.
 */
export interface Guest {
  name: string;
}
/**
 * The token of a personal link, and whether it may replace another person of the same table in this browser.
 */
export interface Claim {
  token: string;
  replace?: boolean;
}
/**
 * A recovery code, as typed.
 */
export interface Recovery {
  code: string;
}
/**
 * A seat that a program is invited to.
 */
export interface Invitation {
  seat: number;
}
/**
 * A program: the code that invites it, and its name.
 */
export interface Newcomer {
  code: string;
  name: string;
}
/**
 * Where and how a browser can be called.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * The record of a game, as text.
 */
export interface Kept {
  record: string;
}
/**
 * A moment of a finished game to play on from, and the name of the new table's host.
 *
 *     What the seat did not know is as it was, or drawn anew.
 */
export interface TryAgain {
  name: string;
  moment: number;
  seat: number;
  hidden: "anew" | "same";
}
