/** Commands that were sent and not yet answered. They outlive a reload, and the server does each only once. */

import type { Sent } from "./wire";

export class Outbox {
  readonly #place: string;
  #waiting: Sent[];

  constructor(table: string) {
    this.#place = `gloaming.outbox.${table}`;
    this.#waiting = this.#read();
  }

  get waiting(): readonly Sent[] {
    return this.#waiting;
  }

  add(command: Sent): void {
    this.#waiting = [...this.#waiting, command];
    this.#write();
  }

  remove(id: string): void {
    this.#waiting = this.#waiting.filter((command) => command.id !== id);
    this.#write();
  }

  #read(): Sent[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "[]") as Sent[];
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
