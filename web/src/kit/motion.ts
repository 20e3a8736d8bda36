/** How things move from one place to another. Nothing moves if motion is off. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { flip, type AnimationConfig } from "svelte/animate";
import { still } from "../prefs.svelte";

export const FAST = 150;
export const MID = 250;
export const SLOW = 350;

/** A duration, or 0 if motion is off. */
export function lasting(ms: number): number {
  return still() ? 0 : ms;
}

/** A thing leaves one place (`out:send`) and arrives at another (`in:receive`) under the same key. */
const pair = crossfade({
  duration: (way) => lasting(Math.min(SLOW, 140 + Math.sqrt(way) * 9)),
  easing: cubicOut,
  fallback: (node) => appear(node),
});
export const send = pair[0];
export const receive = pair[1];

/** Things of a list make room for each other: `animate:shift`. */
export function shift(node: Element, ways: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, ways, { duration: (way) => lasting(Math.min(SLOW, 140 + Math.sqrt(way) * 9)), easing: cubicOut });
}

/** Fades and settles into place. */
export function appear(_node: Element, { delay = 0, duration = MID } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(duration),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; scale: ${0.94 + 0.06 * t}`,
  };
}

/** A face turns up, as a card does: `in:turnOver`. */
export function turnOver(_node: Element, { delay = 0, duration = SLOW } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(duration),
    easing: cubicOut,
    css: (t, u) => `transform: perspective(40rem) rotateY(${u * 90}deg); opacity: ${t < 0.05 ? 0 : 1}`,
  };
}

/** Counts from one number to another, for a pawn that walks its spaces; returns a function that stops it. */
export function walk(from: number, to: number, visit: (space: number) => void, pace = 220): () => void {
  if (still() || from === to) {
    visit(to);
    return () => undefined;
  }
  const step = Math.sign(to - from);
  let at = from;
  const timer = setInterval(() => {
    at += step;
    visit(at);
    if (at === to) clearInterval(timer);
  }, pace);
  return () => clearInterval(timer);
}

/** Finishes all motion at once. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.endTime !== Infinity) animation.finish();
  }
}
