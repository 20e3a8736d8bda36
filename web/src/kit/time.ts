/** Milliseconds since 1970 as they were when the page was opened, counted on from there: nobody can set this clock. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
