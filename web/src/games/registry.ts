/** Each folder here belongs to a game. Its art is loaded with the page, its board when needed. */

import type { Component } from "svelte";
import type { GlyphName } from "../kit/glyphs";
import { PLAIN, type Palette } from "../kit/sound";
import type { Opens } from "../table/panels/turns";
import type { BoardProps, MoveHints } from "./board";
import type { Ends } from "./ending";

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const GLYPHS = import.meta.glob<{ glyph: GlyphName }>("./*/art.ts", { eager: true });
const SCENES = import.meta.glob<{ default: Component }>("./*/Scene.svelte", { eager: true });
const ENDINGS = import.meta.glob<{ ending: Ends }>("./*/ending.ts");
const HOWTOS = import.meta.glob<{ default: Component }>("./*/HowTo.svelte");
const TURNS = import.meta.glob<Turns>("./*/turns.ts");
const SOUNDS = import.meta.glob<{ palette: Palette }>("./*/sounds.ts");
const HINTS = import.meta.glob<MoveHints>("./*/moves.ts");

export interface GameBoard extends MoveHints {
  Board: Component<BoardProps>;
}

/** A game without a folder here has no art and no board: its moves are a plain list. */
export function glyphOf(game: string): GlyphName {
  return GLYPHS[`./${game}/art.ts`]?.glyph ?? "star";
}

export function sceneOf(game: string): Component | undefined {
  return SCENES[`./${game}/Scene.svelte`]?.default;
}

/** How to play, with pictures; null for a game that has none. */
export async function loadHowTo(game: string): Promise<Component | null> {
  const load = HOWTOS[`./${game}/HowTo.svelte`];
  return load ? (await load()).default : null;
}

/** The kinds of events that begin a turn in the log, and those that make a secret public. */
export interface Turns {
  turns: readonly string[];
  opens: Opens;
}

export async function turnsOf(game: string): Promise<Turns> {
  const load = TURNS[`./${game}/turns.ts`];
  return load ? await load() : { turns: [], opens: {} };
}

/** What a game sounds like. */
export async function loadPalette(game: string): Promise<Palette> {
  const load = SOUNDS[`./${game}/sounds.ts`];
  return load ? (await load()).palette : PLAIN;
}

/** Who everybody was at the end; null for a game that does not say. */
export async function loadEnding(game: string): Promise<Ends | null> {
  const load = ENDINGS[`./${game}/ending.ts`];
  return load ? (await load()).ending : null;
}

export async function loadBoard(game: string): Promise<GameBoard> {
  const board = BOARDS[`./${game}/Board.svelte`];
  const hints = HINTS[`./${game}/moves.ts`];
  if (!board || !hints) throw new Error(`there is no board of ${game}`);
  const [{ default: Board }, { offers, irreversible, lasts }] = await Promise.all([board(), hints()]);
  return { Board, offers, irreversible, lasts };
}
