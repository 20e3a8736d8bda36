/** Where a table stands for the person who comes back to it. */

import { askedSeats, isAsked, isLobby } from "../common";
import type { TableFrame } from "../wire";

export type Standing = { kind: "gathering" | "mine" | "over" } | { kind: "others"; names: string[] }; // whom the game waits for

export function standingOf({ table, play }: TableFrame): Standing {
  if (isLobby(table)) return { kind: "gathering" };
  if (table.state !== "playing" || !play || play.over) return { kind: "over" };
  if (isAsked(play, table.you?.seat ?? null)) return { kind: "mine" };
  return { kind: "others", names: askedSeats(play).flatMap((seat) => play.names[seat] ?? []) };
}
