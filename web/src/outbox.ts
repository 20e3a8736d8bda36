/** Commands that were sent but not yet answered. They survive a reload, and the server does each only once. */

import type { Command } from "./wire";

/** A command before the socket adds its id and the number of the frame at which it was made. */
export type Unsent = Command extends infer It ? (It extends Command ? Omit<It, "id" | "at"> : never) : never;

export class Outbox {
  readonly #place: string;
  #waiting: Command[];

  constructor(table: string) {
    this.#place = `gloaming.outbox.${table}`;
    this.#waiting = this.#read();
  }

  get waiting(): readonly Command[] {
    return this.#waiting;
  }

  add(command: Command): void {
    this.#waiting = [...this.#waiting, command];
    this.#write();
  }

  remove(id: string): void {
    this.#waiting = this.#waiting.filter((command) => command.id !== id);
    this.#write();
  }

  #read(): Command[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "[]") as Command[];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      if (this.#waiting.length > 0) sessionStorage.setItem(this.#place, JSON.stringify(this.#waiting));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // Storage may be forbidden: what waits then lasts as long as the page.
    }
  }
}
