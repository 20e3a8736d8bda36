/** Whether the server can be reached, as far as the page knows. */

let networked = $state(navigator.onLine);
let answered = $state(true); // the last request

addEventListener("offline", () => (networked = false));
addEventListener("online", () => (networked = answered = true));

export function offline(): boolean {
  return !networked || !answered;
}

/** Tells whether a request was answered. */
export function heard(answer: boolean): void {
  answered = answer;
}
