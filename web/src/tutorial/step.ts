/** A guided game is a list of steps. Each points at a part of the page and says one thing. */

import type { GameName, Lang } from "../wire";

export interface Step {
  at: string; // the part it is about: an element with that data-tour
  say: Record<Lang, string>;
  when?: string[]; // waits until one of these questions is asked of the learner
  act?: true; // goes on when the learner has moved, not by a button
}

const STEPS = import.meta.glob<{ steps: Step[] }>(["./duel.ts", "./shamans.ts", "./shadow_hunters.ts"]);

export async function loadSteps(game: GameName): Promise<Step[]> {
  const load = STEPS[`./${game}.ts`];
  return load ? (await load()).steps : [];
}
