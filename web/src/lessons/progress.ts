/** How far a reader has come in each lesson, kept on the device. */

const place = (game: string): string => `gloaming.lesson.${game}`;

export function keepStep(game: string, step: string): void {
  try {
    localStorage.setItem(place(game), step);
  } catch {
    // Storage may be forbidden: the lesson then begins again with the page.
  }
}

export function forgetStep(game: string): void {
  try {
    localStorage.removeItem(place(game));
  } catch {
    // As above.
  }
}

/** The name of the step that somebody left a lesson at; null if they have not begun it, or have finished it. */
export function keptStep(game: string): string | null {
  try {
    return localStorage.getItem(place(game));
  } catch {
    return null;
  }
}
