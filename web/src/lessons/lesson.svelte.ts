/** A lesson as it is played: the learner's moves are compared with the script, and right ones carry it on. */

import { Staged } from "../table/director/staged.svelte";
import type { LessonInfo, LessonStep, LogLine, Message, Play } from "../wire";
import { forgetStep, keepStep, keptStep } from "./progress";

/** What has been told before a step, since the position last changed without being played to. */
export function logBefore(steps: readonly LessonStep[], at: number): LogLine[] {
  const since = steps.slice(0, at + 1).findLastIndex((step) => step.jumps);
  return steps
    .slice(Math.max(since, 0), at)
    .flatMap(({ right }) => (Object.values(right)[0] ?? []).flatMap(({ lines }) => lines));
}

export class LessonTable extends Staged {
  at = $state(0);
  answer: Message | null = $state.raw(null); // to a move that was not right
  shown = $state(false); // a right move, with all that followed; the next position is another one
  opened = $state(0); // how often a position was opened that nothing led to: the board begins anew with it
  readonly pending = null;
  #asked = 0;

  constructor(
    readonly lesson: LessonInfo,
    readonly name: string, // the learner's
  ) {
    super();
    const kept = keptStep(lesson.game);
    this.go(
      Math.max(
        0,
        lesson.steps.findIndex(({ name }) => name === kept),
      ),
    );
  }

  get current(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep; // a step of the lesson at any time
  }
  get next(): LessonStep | undefined {
    return this.lesson.steps[this.at + 1];
  }

  /** Shows a step with its position. */
  go(at: number): void {
    this.#arrive(at);
    this.opened += 1;
    this.begin(this.#question(this.current), logBefore(this.lesson.steps, at));
  }

  /** Goes on from what was only to be read, or has been seen. */
  onward(): void {
    if (this.next?.jumps) this.go(this.at + 1);
    else if (this.next) {
      this.#arrive(this.at + 1);
      this.play = this.scene = this.#question(this.current);
    }
  }

  /** The learner moves. */
  act(move: string): void {
    if (this.busy || this.shown) return;
    const frames = this.current.right[move];
    if (frames) {
      this.#follow(frames);
      return;
    }
    this.answer = this.current.wrong[move] ?? null;
    this.play = this.scene = this.#question(this.current); // asked anew, so that the board forgets the choice
  }

  close(): void {
    this.leave();
  }

  #follow(frames: LessonStep["right"][string]): void {
    const { next } = this;
    this.answer = null;
    let log = this.log;
    frames.forEach(({ play, lines }, n) => {
      const last = n === frames.length - 1;
      log = [...log, ...lines];
      const arrived = last && next && !next.jumps;
      const seen = () => (last ? this.#seen() : undefined);
      this.follow({ play: arrived ? this.#question(next) : this.#named(play), lines, log, seen });
    });
  }

  #seen(): void {
    if (this.next && !this.next.jumps) this.#arrive(this.at + 1);
    else this.shown = true;
  }

  protected override reader(): number {
    return this.lesson.seat;
  }

  #arrive(at: number): void {
    this.at = at;
    this.answer = null;
    this.shown = false;
    if (at === 0 || !this.next) forgetStep(this.lesson.game);
    else keepStep(this.lesson.game, this.current.name);
  }

  /** The position of a step, as a question that is put for the first time. A step to read has no moves. */
  #question({ play, right }: LessonStep): Play {
    this.#asked += 1;
    const moves = Object.keys(right).length > 0 ? play.moves : [];
    return { ...this.#named(play), moves, question: { ...play.question, since: this.#asked } };
  }

  #named(play: Play): Play {
    return { ...play, names: play.names.map((name, seat) => (seat === this.lesson.seat ? this.name : name)) };
  }
}
