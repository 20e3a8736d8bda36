/** The move under the pointer or the focus: any element with `data-move="notation"`. */

const aim: { move: string | null } = $state({ move: null });

function look(event: Event): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-move]") : null;
  aim.move = element?.dataset["move"] ?? null;
}

/** Tracks the aim as long as the component that needs it exists. */
export function aimed(): { readonly move: string | null } {
  $effect(() => {
    const stop = new AbortController();
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, look, { signal: stop.signal });
    return () => {
      stop.abort();
      aim.move = null;
    };
  });
  return aim;
}
