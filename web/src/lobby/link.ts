/** What the link of a table gives to whoever opens it now. */

import { isLobby } from "../common";
import type { TableInfo, TableSettings } from "../wire";

export type Gives = "seat" | "end" | TableSettings["spectators"];

export function linkGives(table: TableInfo): Gives {
  if (isLobby(table)) return "seat";
  return table.state === "playing" ? table.settings.spectators : "end";
}
