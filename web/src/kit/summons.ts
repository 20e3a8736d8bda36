/** Tells people who look elsewhere that it is their turn: a badge on the app, and a notification for those who want one. */

/** Which turns are still to be told: each once, and none that was in sight. */
export class Turns {
  #known: number | null = null;

  /** Whether to tell a turn, named by the moment of the game; null while it is somebody else's. */
  due(turn: number | null, hidden: boolean): boolean {
    const fresh = turn !== null && turn !== this.#known;
    if (fresh) this.#known = turn;
    return fresh && hidden;
  }
}

export const canNotify = "Notification" in globalThis;

/** Asks the browser's permission; only ever called when somebody switches notifications on. */
export async function allowed(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** How many tables wait for the reader, on the icon of the app. */
export function badge(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/** Shows a notification until the page is looked at. The text goes to the system, so it says nothing of the game. */
export function notify(title: string, body: string): void {
  if (!canNotify || Notification.permission !== "granted") return;
  let shown: Notification;
  try {
    shown = new Notification(title, { body, icon: "/icon-192.png", tag: "turn" });
  } catch {
    return; // some phones have none for open pages
  }
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  document.addEventListener("visibilitychange", () => shown.close(), { once: true });
}
