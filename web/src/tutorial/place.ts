/** Where to put a bubble: beside what it is about, and on the screen. */

export interface Place {
  left: number;
  top: number;
  ring: { left: number; top: number; width: number; height: number } | null;
}

const GAP = 14;
const EDGE = 8;
const BAR = 64; // the tabs at the bottom

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

export function beside(target: HTMLElement | null, box: HTMLElement): Place {
  const { width, height } = box.getBoundingClientRect();
  const floor = innerHeight - (innerWidth < 1024 ? BAR : 0) - EDGE;
  const right = innerWidth - width - EDGE;
  if (!target) return { left: within((innerWidth - width) / 2, EDGE, right), top: floor - height, ring: null };
  const at = target.getBoundingClientRect();
  const ring = { left: at.left - 4, top: at.top - 4, width: at.width + 8, height: at.height + 8 };
  const centred = within(at.left + at.width / 2 - width / 2, EDGE, right);
  if (at.bottom + GAP + height <= floor) return { left: centred, top: at.bottom + GAP, ring };
  if (at.top - GAP - height >= EDGE) return { left: centred, top: at.top - GAP - height, ring };
  if (at.right + GAP + width <= innerWidth - EDGE)
    return { left: at.right + GAP, top: within(at.top, EDGE, floor - height), ring };
  if (at.left - GAP - width >= EDGE)
    return { left: at.left - GAP - width, top: within(at.top, EDGE, floor - height), ring };
  return { left: centred, top: floor - height, ring };
}
