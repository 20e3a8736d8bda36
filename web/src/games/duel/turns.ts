/** The kinds of events that begin a turn in the log. */
export const turns: readonly string[] = ["duel"];
