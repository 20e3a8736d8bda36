/** A table as the page shows it: what has happened as far as it was seen, what is new in it, and unanswered commands. */

import { api, freshId, Refused } from "./api";
import { isAsked } from "./common";
import { due } from "./fair";
import { steadyNow } from "./kit/time";
import { LineToTable, type LineState } from "./line";
import { prefs } from "./prefs.svelte";
import { Director, type Scene } from "./table/director/director";
import { Outbox, type Unsent } from "./outbox";
import type { ChatLine, Command, Frame, LogLine, Play, Problem, Reply, TableFrame, TableInfo } from "./wire";

const PROTOCOL = 4;
const BUSY_WAIT = 1500;
const SHOWN = 300; // ms for a line of a game that does not say how long its events take to see

/** A frame of a game that goes on. */
interface Act extends Scene {
  table: TableInfo;
  play: Play;
  log: LogLine[]; // as it is afterwards
}

export class LiveTable {
  line: LineState = $state("connecting");
  barred: Problem | null = $state.raw(null); // why there is nothing to see
  refusal: Problem | null = $state.raw(null); // the last refusal by the server
  renewed = $state(false); // the server has another version than this page

  table: TableInfo | null = $state.raw(null);
  play: Play | null = $state.raw(null); // the question, after everything before it was shown
  log: LogLine[] = $state.raw([]); // what was shown
  scene: Play | null = $state.raw(null); // what the board shows
  before: Play | null = $state.raw(null); // what it showed before that
  news: readonly LogLine[] = $state.raw([]); // the newest lines of the scene
  beat = $state(0); // how many of them have been shown
  busy = $state(false); // something is being shown, or waits to be
  held = $state(false); // it waits for a step
  paused = $state(false);
  lasts: (line: LogLine) => number = () => SHOWN; // set by the game
  chat: ChatLine[] = $state.raw([]); // the latest lines
  unkept = $state(0); // lines of chat before them
  notes = $state("");
  waiting: readonly Command[] = $state.raw([]);
  pending: string | null = $derived(this.waiting.find((command) => command.do === "move")?.move ?? null);

  skew = $state(0); // the server's clock minus ours

  #number = 0;
  #version = "";
  #asked = false; // for the whole
  #whole: { table: TableInfo | null; log: LogLine[] } = { table: null, log: [] }; // as in the last frame
  readonly #director = new Director<Act>({
    open: ({ play, lines }) => {
      this.before = this.scene;
      this.scene = { ...play, moves: [] };
      if (this.play) this.play = { ...this.play, moves: [] };
      [this.news, this.beat] = [lines, 0];
      this.#directed();
    },
    tell: ({ lines, log }, told) => {
      this.beat = told;
      this.log = log.slice(0, log.length - lines.length + told);
    },
    close: ({ table, play, log }) => {
      this.scene = this.play = play;
      this.log = log;
      this.table = { ...(this.#whole.table ?? table), state: table.state };
      queueMicrotask(() => this.#directed()); // the next scene may have begun
    },
    lasts: (line) => this.lasts(line),
    speed: () => prefs.speed,
  });
  readonly #settling = new Map<string, number>(); // done, and shown from that frame on
  readonly #answers = new Map<string, (reply: Reply) => void>();
  readonly #outbox: Outbox;
  readonly #line: LineToTable;

  constructor(readonly id: string) {
    this.#outbox = new Outbox(id);
    this.waiting = this.#outbox.waiting;
    this.#line = new LineToTable(id, {
      number: () => this.#number,
      heard: (frame) => this.#heard(frame),
      changed: (state) => (this.line = state),
      failed: () => this.#inquire(),
      removed: (id) => (this.barred = { code: "forbidden", said: { id, args: {} }, text: id, clause: "", game: "" }),
    });
  }

  /** Sends a command, again after a lost line or a reload, until the server has answered. */
  send(command: Unsent): Promise<Reply> {
    const sent: Command = { ...command, id: freshId(), at: this.#number };
    this.refusal = null;
    this.#outbox.add(sent);
    this.waiting = [...this.waiting, sent];
    this.#line.say(sent);
    return new Promise((answer) => this.#answers.set(sent.id, answer));
  }

  reopen(): void {
    this.barred = null;
    this.#number = 0;
    this.#line.reopen();
  }

  close(): void {
    this.#director.clear();
    this.#line.close();
  }

  #heard(frame: Frame): void {
    if (frame.type === "hello") {
      this.skew = frame.now - steadyNow();
      this.renewed ||= frame.protocol !== PROTOCOL || (this.#version !== "" && this.#version !== frame.version);
      this.#version = frame.version;
      this.#asked = false;
      for (const command of this.#outbox.waiting) this.#line.say(command);
    } else if (frame.type === "table") {
      this.#show(frame);
    } else if (frame.type === "reply") {
      this.#answered(frame);
    }
  }

  #show(frame: TableFrame): void {
    if (!frame.whole && frame.number !== this.#number + 1) {
      if (frame.number > this.#number && !this.#asked) this.#line.say({ do: "whole" });
      this.#asked ||= frame.number > this.#number;
      return;
    }
    this.#asked &&= !frame.whole;
    this.#number = frame.number;
    this.#play(frame);
    if (frame.whole) this.unkept = frame.chat.from;
    this.chat = [...this.chat.slice(0, frame.whole ? 0 : frame.chat.from - this.unkept), ...frame.chat.lines];
    if (frame.notes !== null) this.notes = frame.notes;
    this.#reveal(frame.table);
    for (const [id, number] of this.#settling) if (number <= this.#number) this.#settle(id);
  }

  /** Shows at once what begins or comes anew; what goes on is played in order. */
  #play({ whole, table, play, log: { from, lines } }: TableFrame): void {
    const before = this.#whole.log;
    const log = [...before.slice(0, from), ...lines];
    this.#whole = { table, log };
    if (whole || !play || !this.play) {
      this.#director.clear();
      Object.assign(this, { table, log, play, scene: play, news: [], beat: 0 });
    } else {
      this.table = { ...table, state: this.table?.state ?? table.state };
      this.#director.push({ table, play, log, lines: log.slice(Math.max(from, before.length)) });
    }
    this.#directed();
  }

  #directed(): void {
    ({ busy: this.busy, held: this.held, paused: this.paused } = this.#director);
  }

  pause(on: boolean): void {
    this.#director.pause(on);
    this.#directed();
  }

  step(): void {
    this.#director.step();
    this.#directed();
  }

  /** Shows everything at once, up to the next question to the viewer. */
  skip(): void {
    const seat = this.table?.you?.seat ?? null;
    this.#director.skip(({ play }) => isAsked(play, seat));
    this.#directed();
  }

  /** Reveals the number that the start of a game waits for; another tab of the same person may have been faster. */
  #reveal(table: TableInfo): void {
    const nonce = due(table);
    if (nonce && !this.waiting.some((command) => command.do === "reveal")) void this.send({ do: "reveal", nonce });
  }

  #answered(reply: Reply): void {
    const asked = this.#outbox.waiting.find((command) => command.id === reply.id);
    if (reply.error?.code === "busy") {
      if (asked) setTimeout(() => this.#line.say(asked), BUSY_WAIT);
      this.refusal = reply.error;
      return;
    }
    this.#outbox.remove(reply.id);
    if (asked?.do !== "reveal") this.refusal = reply.error;
    if (reply.ok && reply.number !== null && reply.number > this.#number) this.#settling.set(reply.id, reply.number);
    else this.#settle(reply.id);
    this.#answers.get(reply.id)?.(reply);
    this.#answers.delete(reply.id);
  }

  #settle(id: string): void {
    this.#settling.delete(id);
    this.waiting = this.waiting.filter((command) => command.id !== id);
  }

  /** A handshake failed and a socket cannot say why: ask over HTTP. */
  async #inquire(): Promise<boolean> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof Refused && ["unknown", "forbidden", "outdated"].includes(error.refusal.code)) {
        this.barred = error.refusal;
        return false;
      }
    }
    return true;
  }
}
