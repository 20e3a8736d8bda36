/**
 * Pieces (`data-drag`) that are dragged to places (`data-drop`), with a mouse, a pen or a finger. A press that goes
 * nowhere stays a press, and whatever can be dragged can be chosen by presses and keys as well.
 */

import type { Attachment } from "svelte/attachments";

export interface Drags {
  lift: (piece: string) => void; // a piece was taken up: show where it may go
  over: (place: string | null) => void; // it is held over a place
  drop: (piece: string, place: string) => void;
}

const FAR = 8; // px: a press that moves less is not a drag

export function dragging(drags: Drags): Attachment<HTMLElement> {
  return (root) => {
    const stop = new AbortController();
    root.addEventListener("pointerdown", (event) => begin(root, event, drags), { signal: stop.signal });
    return () => stop.abort();
  };
}

function begin(root: HTMLElement, down: PointerEvent, drags: Drags): void {
  const piece = closest(down.target, "[data-drag]");
  const name = piece?.dataset["drag"];
  if (!piece || !name || !down.isPrimary || down.button !== 0) return;
  const end = new AbortController();
  const options = { signal: end.signal };
  let ghost: HTMLElement | null = null;
  let place: string | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId || !piece || !name) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      ghost = ghostOf(piece, root);
      drags.lift(name);
    }
    ghost.style.translate = `${event.clientX - down.clientX}px ${event.clientY - down.clientY}px`;
    const under = placeAt(event);
    if (under !== place) drags.over((place = under));
  }
  function finish(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    end.abort();
    if (!ghost) return;
    ghost.remove();
    drags.over(null);
    if (event.type === "pointercancel" || !name) return;
    root.addEventListener("click", swallow, { capture: true, once: true }); // the press that ends a drag
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    const under = placeAt(event);
    if (under !== null) drags.drop(name, under);
  }
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", finish, options);
  addEventListener("pointercancel", finish, options);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  return closest(document.elementFromPoint(clientX, clientY), "[data-drop]")?.dataset["drop"] ?? null;
}

/** A picture of the piece under the finger, within the board so that it keeps the board's colours. */
function ghostOf(piece: HTMLElement, root: HTMLElement): HTMLElement {
  const ghost = piece.cloneNode(true) as HTMLElement;
  const [from, origin] = [piece.getBoundingClientRect(), root.getBoundingClientRect()];
  for (const name of ["data-drag", "data-drop", "data-move", "data-choice", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${from.left - origin.left}px`,
    top: `${from.top - origin.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  root.append(ghost);
  return ghost;
}
