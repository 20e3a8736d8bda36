/** Boards are loaded when their game is played; a folder here with a Board.svelte and a moves.ts is a board. */

import type { Component } from "svelte";
import type { BoardProps, GameName, MoveHints } from "../wire";

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const HINTS = import.meta.glob<MoveHints>("./*/moves.ts");

export interface GameBoard extends MoveHints {
  Board: Component<BoardProps>;
}

export async function loadBoard(game: GameName): Promise<GameBoard> {
  const board = BOARDS[`./${game}/Board.svelte`];
  const hints = HINTS[`./${game}/moves.ts`];
  if (!board || !hints) throw new Error(`there is no board of ${game}`);
  const [{ default: Board }, { offers, irreversible }] = await Promise.all([board(), hints()]);
  return { Board, offers, irreversible };
}
