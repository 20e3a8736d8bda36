/** One connection after another to a live table: opened again when lost, watched while it is silent. */

import type { Asked, Frame } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "restarting";

interface Hooks {
  number: () => number; // of the last frame received
  heard: (frame: Frame) => void;
  changed: (state: LineState) => void;
  failed: () => Promise<boolean>; // a handshake failed: whether to keep trying
  removed: (why: string) => void; // from the table: the id of a message; the line stays closed
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const SILENCE = 20_000; // after that the line is tested
const PATIENCE = 6_000; // for the answer
const GOING_AWAY = new Set([1001, 1012]);
const REMOVED = 4003;

export class LineToTable {
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #removed = false; // from the table: the line is opened again only on request
  readonly #stop = new AbortController();

  constructor(
    readonly table: string,
    readonly hooks: Hooks,
  ) {
    const signal = this.#stop.signal;
    addEventListener("online", () => this.#hurry(), { signal });
    addEventListener("offline", () => void this.#closed(true, false), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry(), {
      signal,
    });
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  say(message: Asked): void {
    if (this.open) this.#socket?.send(JSON.stringify(message));
  }

  /** Opens the line again as somebody else, after joining or claiming a seat. */
  reopen(): void {
    this.#removed = false;
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#stop.abort();
    this.#drop();
  }

  #open(): void {
    const url = new URL(`/api/tables/${this.table}/live`, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    url.search = new URLSearchParams({ number: String(this.hooks.number()) }).toString();
    const socket = new WebSocket(url);
    let greeted = false;
    this.#socket = socket;
    this.#listen(PATIENCE * 2);
    socket.onmessage = (event) => {
      if (!greeted) {
        greeted = true;
        this.#tries = 0;
        this.hooks.changed("open");
      }
      this.#listen(SILENCE);
      this.hooks.heard(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === REMOVED) {
        this.#drop();
        this.#removed = true;
        this.hooks.removed(event.reason);
      } else void this.#closed(greeted, GOING_AWAY.has(event.code));
    };
  }

  async #closed(greeted: boolean, restarting: boolean): Promise<void> {
    this.#drop();
    this.hooks.changed(restarting ? "restarting" : "lost");
    if (!greeted && !(await this.hooks.failed())) return;
    if (this.#stop.signal.aborted || this.#socket) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** The network or the person is back: do not wait. */
  #hurry(): void {
    if (this.open) {
      this.say({ do: "ping" });
      this.#listen(PATIENCE, true);
    } else if (!this.#removed && this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.reopen();
    }
  }

  /** Expects a message within some time; asks once, then gives up the line. */
  #listen(within: number, asked = false): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (asked || !this.open) {
        void this.#closed(true, false);
      } else {
        this.say({ do: "ping" });
        this.#listen(PATIENCE, true);
      }
    }, within);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }
}
