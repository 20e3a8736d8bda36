import type { Opens } from "../../table/panels/turns";

/** The kinds of events that begin a turn in the log. */
export const turns: readonly string[] = ["turn"];

/** When a secret becomes public. */
export const opens: Opens = { dealt: { by: "revealed", own: true } };
