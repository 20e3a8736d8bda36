/** Puzzles as they are tried, one for each day: the reader's move is compared with the best one. */

import { Staged } from "../table/director/staged.svelte";
import type { Play, PuzzleInfo } from "../wire";
import { keepProgress, keptProgress, puzzleOf, shown, solved, tried, type Progress } from "./days";

export class PuzzleTable extends Staged {
  day = $state(0);
  opened = $state(0); // how often a position was opened
  last: string | null = $state(null); // the last move that was tried
  answered = $state(false); // the best move is known
  progress: Progress = $state.raw({ tries: {}, solved: [], shown: [], days: [] });
  readonly pending = null;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly puzzles: readonly PuzzleInfo[],
    readonly today: number,
  ) {
    super();
    this.progress = keptProgress(game);
    this.go(today);
  }

  get current(): PuzzleInfo {
    return this.puzzles[puzzleOf(this.day, this.puzzles.length)] as PuzzleInfo; // there is at least one
  }
  /** The earliest day that has a puzzle of its own. */
  get first(): number {
    return this.today - this.puzzles.length + 1;
  }
  /** How many of them were solved. */
  get found(): number {
    return this.puzzles.filter(({ name }) => this.progress.solved.includes(name)).length;
  }
  get right(): boolean {
    return this.last === this.current.best;
  }

  /** Shows the puzzle of a day. */
  go(day: number): void {
    this.day = day;
    this.last = null;
    this.answered = false;
    this.opened += 1;
    this.begin(this.#question(), []);
  }

  /** The reader moves. */
  act(move: string): void {
    if (this.answered) return;
    const { name } = this.current;
    this.last = move;
    this.answered = this.right;
    const now = tried(this.progress, name);
    this.#keep(this.right ? solved(now, name, this.day === this.today ? this.day : null) : now);
    this.#ask();
  }

  /** The reader gives up. */
  show(): void {
    this.answered = true;
    this.#keep(shown(this.progress, this.current.name));
    this.#ask();
  }

  close(): void {
    this.leave();
  }

  protected override reader(): number {
    return this.current.seat;
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    keepProgress(this.game, progress);
  }

  #ask(): void {
    this.play = this.scene = this.#question();
  }

  /** The position, as a question that is put anew, so that the board forgets a choice; answered, it has no moves. */
  #question(): Play {
    const { play } = this.current;
    this.#asked += 1;
    return { ...play, moves: this.answered ? [] : play.moves, question: { ...play.question, since: this.#asked } };
  }
}
