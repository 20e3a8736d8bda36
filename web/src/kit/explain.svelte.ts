/**
 * Anything on the page explains itself: an element with `data-explain="key"` shows the glossary's entry of that key
 * when it is rested upon, held by a finger, or asked with `?` while it has the focus.
 */

interface Asked {
  key: string;
  anchor: DOMRect | null; // where on the screen it was asked; null: in the middle
  held: boolean; // by a click or key: stays until closed; else it goes with the pointer
}

const asked: { now: Asked | null } = $state({ now: null });

export function explained(): Asked | null {
  return asked.now;
}

export function explain(key: string, anchor: Element | null = document.activeElement): void {
  const place = anchor && anchor !== document.body ? anchor.getBoundingClientRect() : null;
  asked.now = { key, anchor: place, held: true };
}

export function closeExplanation(): void {
  asked.now = null;
}

const REST = 800; // after the last movement, so that nothing is explained that moves under a still pointer
const FINGER = 500;

function owner(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;
}

/** Listens on the whole page; returns a function that stops it. */
export function listenForExplanations(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: true } as const;

  const later = (element: HTMLElement, wait: number, held: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!element.isConnected) return;
      asked.now = { key: element.dataset["explain"] ?? "", anchor: element.getBoundingClientRect(), held };
    }, wait);
  };
  const never = () => clearTimeout(timer);

  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse") return;
      never();
      const element = owner(event.target);
      const reading = event.target instanceof Element && event.target.closest("[data-explanation]");
      if (element) later(element, REST, false);
      else if (asked.now && !asked.now.held && !reading) asked.now = null;
    },
    on,
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      never();
      const element = owner(event.target);
      if (element && event.pointerType !== "mouse") later(element, FINGER, true);
    },
    on,
  );
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, never, on);
  return () => {
    never();
    stop.abort();
  };
}
