/** Asks for a review, and again until it is made. */

import { api } from "../api";
import type { ReviewState } from "../wire";

const PAUSE = 1000; // milliseconds between two questions

export class Asking {
  state: ReviewState | null = $state.raw(null);
  error: unknown = $state.raw(null);
  #replay: string;
  #seat = 0;
  #question: () => Promise<ReviewState> = () => api.review(this.#replay, this.#seat);
  #turn = 0; // answers to earlier questions are late, and not heard

  constructor(replay: string) {
    this.#replay = replay;
  }

  /** Looks whether there is a review from a seat, or one on its way. */
  look(seat: number): void {
    this.#seat = seat;
    this.#question = () => api.review(this.#replay, seat);
    this.again();
  }

  /** Has the game reviewed. */
  begin(): void {
    this.#question = () => api.startReview(this.#replay, this.#seat);
    this.again();
  }

  /** Asks the latest question once more, after something went wrong. */
  again(): void {
    void this.#ask();
  }

  stop(): void {
    this.#turn += 1;
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    this.error = null;
    try {
      const state = await this.#question();
      if (turn !== this.#turn) return;
      this.state = state;
      if (state.state === "waiting" || state.state === "working")
        setTimeout(() => turn === this.#turn && this.begin(), PAUSE);
    } catch (error) {
      if (turn === this.#turn) this.error = error;
    }
  }
}
