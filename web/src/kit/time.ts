/** Milliseconds since 1970, counted steadily from when the page was opened, even if the clock is set. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
