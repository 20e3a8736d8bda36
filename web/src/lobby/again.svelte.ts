/** Who wants to play again says so once: the next game begins without another click as soon as everybody has. */

import { isLobby } from "../common";
import { pledge } from "../fair";
import type { LiveTable } from "../live.svelte";
import type { TableInfo } from "../wire";

const wish = $state({ table: "", round: 0 }); // the game that somebody wants to play

/** The next game of a table; in the lobby that is already its current one. */
const next = (table: TableInfo): number => (isLobby(table) ? table.round : table.round + 1);

export function wantsAgain(table: TableInfo): boolean {
  return wish.table === table.id && wish.round === next(table);
}

/** The owner's wish opens the table again; anybody else's waits for that. */
export function playAgain(live: LiveTable, table: TableInfo): void {
  Object.assign(wish, { table: table.id, round: next(table) });
  if (table.you?.host) void live.send({ do: "rematch" });
}

/** In the lobby: whoever wanted to play again is ready, and the owner starts once all are. */
export function goOn(live: LiveTable, table: TableInfo): void {
  const me = table.people.find((it) => it.person === table.you?.person);
  if (table.state !== "lobby" || !wantsAgain(table) || !me || me.seat === null) return;
  const ready = table.seats.every(({ kind, person }) => {
    if (kind === "bot" || person === me.person) return true;
    return table.people.some((it) => it.person === person && it.ready);
  });
  if (table.you?.host && !ready) return;
  wish.table = "";
  void live.send(table.you?.host ? { do: "start", pledge: pledge() } : { do: "ready", on: true, pledge: pledge() });
}
