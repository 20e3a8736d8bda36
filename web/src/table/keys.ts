/** The keys of a table. Typing into a field never counts as one. */

import { explain } from "../kit/explain.svelte";
import type { PanelName } from "./Panels.svelte";

interface Keys {
  digit: (n: number) => void;
  find: () => void;
  panel: (name: PanelName) => void;
}

const PANELS: Record<string, PanelName> = { l: "log", n: "notes", c: "chat", p: "people" };

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

export function listenForKeys(keys: Keys): () => void {
  function down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const key = event.key.toLowerCase();
    const about = document.activeElement?.closest<HTMLElement>("[data-explain]");
    const panel = PANELS[key];
    if (/^[1-9]$/.test(key)) keys.digit(Number(key));
    else if (key === "/") keys.find();
    else if (key === "?" && about) explain(about.dataset["explain"] ?? "", about);
    else if (key === "?") keys.panel("help");
    else if (panel) keys.panel(panel);
    else return;
    event.preventDefault();
  }
  addEventListener("keydown", down);
  return () => removeEventListener("keydown", down);
}
