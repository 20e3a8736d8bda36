/** A guided game is a list of steps. Each points at a part of the page and says one thing. */

import type { Lang } from "../prefs.svelte";

export interface Step {
  at: string; // the part it is about: an element with that data-tour
  say: Record<Lang, string> | string; // a message of the game
  when?: string[]; // waits until one of these questions is asked of the learner
  act?: true; // goes on when the learner has moved, not by a button
}
