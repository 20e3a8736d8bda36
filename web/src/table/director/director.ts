/**
 * Plays what happens at a table in order, with time to see it. Each scene is a move and what followed from it: first the
 * board moves on, then its lines are told one by one as they have been shown, and only then is the next question asked.
 */

import type { LogLine } from "../../wire";

export const SPEEDS = ["slow", "normal", "fast", "instant", "step"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Of the time that everything takes. */
export const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0, step: 1 };
const BEHIND = 6; // more scenes than this waiting: everything goes faster
const CATCHING_UP = 0.4;

export interface Scene {
  lines: readonly LogLine[]; // new ones
}

export interface Stage<S extends Scene> {
  open: (scene: S) => void; // the board moves on
  tell: (scene: S, told: number) => void; // that many lines have been shown
  close: (scene: S) => void; // the next question, or the result
  lasts: (line: LogLine) => number; // milliseconds until a line has been shown
  speed: () => Speed;
}

export class Director<S extends Scene> {
  #waiting: S[] = [];
  #scene: S | null = null;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false; // waits for a step
  #paused = false;

  constructor(readonly stage: Stage<S>) {}

  /** Whether something is still being shown, or waits to be. */
  get busy(): boolean {
    return this.#scene !== null || this.#waiting.length > 0;
  }
  get paused(): boolean {
    return this.#paused;
  }
  /** Whether the next scene waits for a step. */
  get held(): boolean {
    return this.#held;
  }

  push(scene: S): void {
    const idle = !this.busy;
    this.#waiting.push(scene);
    if (idle) this.#next(false);
  }

  pause(on: boolean): void {
    this.#paused = on;
    clearTimeout(this.#timer);
    if (!on && this.#scene) this.#beat();
    else if (!on && !this.#held) this.#next(false);
  }

  /** Shows the next scene, if it waits for that; finishes the one being shown otherwise. */
  step(): void {
    if (this.#scene) this.#finish();
    this.#next(true);
  }

  /** Shows everything at once, up to the first scene that is wanted. */
  skip(wanted: (scene: S) => boolean): void {
    this.#paused = false;
    let reached = false;
    while (!reached && this.busy) {
      if (!this.#scene) this.#open();
      if (this.#scene) reached = wanted(this.#scene);
      this.#finish();
    }
    this.#next(false);
  }

  /** Forgets whatever was not shown: the whole table has come anew. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#scene = null;
    this.#held = false;
  }

  #open(): void {
    this.#held = false;
    this.#scene = this.#waiting.shift() ?? null;
    this.#told = 0;
    if (this.#scene) this.stage.open(this.#scene);
  }

  #next(stepped: boolean): void {
    if (this.#scene || this.#waiting.length === 0) return;
    const seen = (this.#waiting[0]?.lines.length ?? 0) > 0;
    this.#held = this.stage.speed() === "step" && seen && !stepped;
    if (this.#paused || this.#held) return;
    this.#open();
    this.#beat();
  }

  /** Waits until the next line has been shown, and tells it; after the last one the scene is over. */
  #beat(): void {
    const scene = this.#scene;
    if (!scene || this.#paused) return;
    clearTimeout(this.#timer);
    const line = scene.lines[this.#told];
    const wait = line ? this.stage.lasts(line) * this.#factor() : 0;
    if (wait > 0) this.#timer = setTimeout(() => this.#advance(), wait);
    else this.#advance();
  }

  #advance(): void {
    const scene = this.#scene;
    if (!scene) return;
    if (this.#told < scene.lines.length) {
      this.#told += 1;
      this.stage.tell(scene, this.#told);
      this.#beat();
    } else {
      this.#close(scene);
      this.#next(false);
    }
  }

  #finish(): void {
    const scene = this.#scene;
    if (!scene) return;
    clearTimeout(this.#timer);
    if (this.#told < scene.lines.length) this.stage.tell(scene, scene.lines.length);
    this.#close(scene);
  }

  #close(scene: S): void {
    this.#scene = null;
    this.stage.close(scene);
  }

  #factor(): number {
    return FACTOR[this.stage.speed()] * (this.#waiting.length > BEHIND ? CATCHING_UP : 1);
  }
}
