/** The progress of a guided game, kept for the tab, so that a reload does not restart it. */

function place(table: string): string {
  return `gloaming.tour.${table}`;
}

export function beginTour(table: string): void {
  keepStep(table, 0);
}

export function keepStep(table: string, step: number): void {
  try {
    sessionStorage.setItem(place(table), String(step));
  } catch {
    // Storage may be forbidden: the guide then begins again with the page.
  }
}

export function endTour(table: string): void {
  try {
    sessionStorage.removeItem(place(table));
  } catch {
    // As above.
  }
}

/** The current step of a table's guide; null if there is none. */
export function currentStep(table: string): number | null {
  try {
    const kept = sessionStorage.getItem(place(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
