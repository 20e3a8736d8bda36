import type { Opens } from "../../table/panels/turns";

/** The kinds of events that begin a turn in the log. */
export const turns: readonly string[] = ["round", "turn"];

/** When a secret becomes public. */
export const opens: Opens = { role: { by: "round_won", own: false } };
