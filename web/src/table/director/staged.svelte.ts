/** A game as a stage shows it: what has happened as far as it was seen, and what is new in it. */

import { isAsked } from "../../common";
import { prefs } from "../../prefs.svelte";
import type { LogLine, Play } from "../../wire";
import { Director, type Scene } from "./director";

const SHOWN = 300; // ms for a line of a game that does not say how long its events take to see

export interface Act extends Scene {
  play: Play;
  log: LogLine[]; // as it is afterwards
  seen: () => void; // called when all of it has been shown
}

export abstract class Staged {
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

  abstract readonly pending: string | null; // a move without an answer yet

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
    close: ({ play, log, seen }) => {
      this.scene = this.play = play;
      this.log = log;
      seen();
      queueMicrotask(() => this.#directed()); // the next scene may have begun
    },
    lasts: (line) => this.lasts(line),
    speed: () => (this.#rushing ? "instant" : prefs.speed),
  });

  #rushing = false;

  /** Whose questions a reader skips to. */
  protected abstract reader(): number | null;

  /** Shows a position at once, and forgets whatever was not shown. */
  protected begin(play: Play | null, log: LogLine[]): void {
    this.#director.clear();
    this.#rushing = false;
    Object.assign(this, { log, play, scene: play, news: [], beat: 0 });
    this.#directed();
  }

  /** Shows what happened, in its turn. */
  protected follow(act: Act): void {
    this.#director.push(act);
    this.#directed();
  }

  pause(on: boolean): void {
    this.#director.pause(on);
    this.#directed();
  }

  step(): void {
    this.#director.step();
    this.#directed();
  }

  /** Shows everything at once, up to the next question to the reader. */
  skip(): void {
    const seat = this.reader();
    this.#director.skip(({ play }) => isAsked(play, seat));
    this.#directed();
  }

  /** Shows the rest of the game at once, as it happens: for whoever has nothing more to decide. */
  rush(): void {
    this.#rushing = true;
    this.#director.skip(() => false);
    this.#directed();
  }

  protected leave(): void {
    this.#director.clear();
  }

  #directed(): void {
    ({ busy: this.busy, held: this.held, paused: this.paused } = this.#director);
  }
}
