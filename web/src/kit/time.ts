/** Milliseconds since 1970, counted steadily from when the page was opened, even if the clock is set. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Seconds as a clock shows them; where days are left, the hours are enough. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return `${hours}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
