/** What the link of a table gives to whoever opens it now. */

import { isLobby } from "../common";
import type { TableInfo, TableSettings } from "../wire";

export type Gives = "seat" | "late" | "end" | TableSettings["spectators"];

/** The seats that somebody who comes late may take. */
export function botSeats({ settings, seats }: TableInfo): TableInfo["seats"] {
  return settings.late && settings.spectators !== "off" ? seats.filter(({ kind }) => kind === "bot") : [];
}

export function linkGives(table: TableInfo): Gives {
  if (isLobby(table)) return "seat";
  if (table.state === "playing" && botSeats(table).length > 0) return "late";
  return table.state === "playing" ? table.settings.spectators : "end";
}
