/** A table as the page shows it: what has happened as far as it was seen, what is new in it, and unanswered commands. */

import { api, freshId, Refused } from "./api";
import { due } from "./fair";
import { steadyNow } from "./kit/time";
import { LineToTable, type LineState } from "./line";
import { Outbox, type Unsent } from "./outbox";
import { Staged } from "./table/director/staged.svelte";
import { applied } from "./changes";
import type {
  ChangeFrame,
  ChatLine,
  Command,
  Frame,
  LogLine,
  Play,
  Problem,
  Reply,
  TableFrame,
  TableInfo,
} from "./wire";

const PROTOCOL = 5;
const BUSY_WAIT = 1500;

export class LiveTable extends Staged {
  line: LineState = $state("connecting");
  barred: Problem | null = $state.raw(null); // why there is nothing to see
  refusal: Problem | null = $state.raw(null); // the last refusal by the server
  renewed = $state(false); // the server has another version than this page

  table: TableInfo | null = $state.raw(null);
  undo: { offer: "free" | "ask"; moment: number } | null = $state.raw(null); // of the newest move, seen or not
  chat: ChatLine[] = $state.raw([]); // the latest lines
  unkept = $state(0); // lines of chat before them
  notes = $state("");
  waiting: readonly Command[] = $state.raw([]);
  pending: string | null = $derived(this.waiting.find((command) => command.do === "move")?.move ?? null);

  skew = $state(0); // the server's clock minus ours

  #number = 0;
  #version = "";
  #asked = false; // for the whole
  #facts: { table: TableInfo; play: Play | null } | null = null; // as in the last frame
  #told: LogLine[] = []; // the log up to the last frame
  readonly #settling = new Map<string, number>(); // done, and shown from that frame on
  readonly #answers = new Map<string, (reply: Reply) => void>();
  readonly #outbox: Outbox;
  readonly #line: LineToTable;

  constructor(readonly id: string) {
    super();
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
    this.leave();
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
    } else if (frame.type === "change") {
      this.#change(frame);
    } else if (frame.type === "reply") {
      this.#answered(frame);
    }
  }

  /** Shows everything at once. */
  #show({ number, table, play, log, chat, notes }: TableFrame): void {
    this.#asked = false;
    this.#facts = { table, play };
    this.#told = log.lines;
    this.table = table;
    this.#offer(play);
    this.begin(play, this.#told);
    this.unkept = chat.from;
    this.chat = chat.lines;
    this.notes = notes;
    this.#shown(number, table);
  }

  /** Shows what has changed, in order; if a change is missing, everything is asked for. */
  #change({ number, set, log, chat, notes }: ChangeFrame): void {
    if (!this.#facts || number !== this.#number + 1) {
      if (number > this.#number && !this.#asked) this.#line.say({ do: "whole" });
      this.#asked ||= number > this.#number;
      return;
    }
    this.#facts = applied(this.#facts, set as Record<string, unknown>);
    const known = this.#told.length;
    const from = log?.from ?? known;
    this.#told = [...this.#told.slice(0, from), ...(log?.lines ?? [])];
    this.#play(this.#facts, Math.max(from, known));
    if (chat) this.chat = [...this.chat.slice(0, chat.from - this.unkept), ...chat.lines];
    if (notes !== null && notes !== undefined) this.notes = notes;
    this.#shown(number, this.#facts.table);
  }

  #shown(number: number, table: TableInfo): void {
    this.#number = number;
    this.#reveal(table);
    for (const [id, shown] of this.#settling) if (shown <= number) this.#settle(id);
  }

  #offer(play: Play | null): void {
    this.undo = play?.undo ? { offer: play.undo, moment: play.moment } : null;
  }

  /** Shows at once what begins; what goes on is played in order. */
  #play({ table, play }: { table: TableInfo; play: Play | null }, known: number): void {
    this.#offer(play);
    const log = this.#told;
    if (!play || !this.play) {
      this.table = table;
      this.begin(play, log);
    } else {
      this.table = { ...table, state: this.table?.state ?? table.state };
      const seen = () => (this.table = { ...(this.#facts?.table ?? table), state: table.state });
      this.follow({ play, log, lines: log.slice(known), seen });
    }
  }

  protected override reader(): number | null {
    return this.table?.you?.seat ?? null;
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
