/** The view of Shamans, as gloaming/games/shamans/words/describe.py describes it, and what the board needs of it. */

import ART from "../../../../gloaming/games/shamans/art.json";
import type { GlyphName } from "../../kit/glyphs";
import type { LogLine, Message } from "../../wire";

export const WORLDS = ["purple", "blue", "green", "yellow", "silver", "brown", "red"] as const;
export type World = (typeof WORLDS)[number];
export type Tile = "dagger" | "portal" | "shard" | "mask";
export type Ritual = "illumination" | "stabilization" | "permutation" | "neutralization";
export type Role = "shaman" | "shadow";

export const WORLD_GLYPH = ART.worlds as Record<World, GlyphName>;
export const RITUAL_GLYPH = ART.rituals as Record<Ritual, GlyphName>;
export const ROLE_GLYPH = ART.roles as Record<Role, GlyphName>;
export const TILES: readonly Tile[] = ["dagger", "portal", "shard", "mask"];

export interface SeatView {
  points: number;
  in: boolean;
  role: Role | "?" | null;
  role_known_to: "all" | number[];
  cards: number;
  hand: string[] | null;
  known: string[];
  front: string | null;
  up: Record<Tile, number>;
  down: { tile: Tile | "?"; turn: number }[];
  choice: string | null;
}

export interface LastRound {
  won_by: Role;
  why: "moon" | "no_cards" | "last_shadow";
  in: number[];
  roles: Role[];
  down: Tile[][];
  gained: number[];
}

export interface ShamansView {
  seat: number | null;
  players: number;
  over: boolean;
  winners: number[];
  round: number;
  turn: number;
  question: string | null;
  asked: number[];
  about: { side?: "left" | "right"; victim?: number };
  marker: number;
  guide: number;
  destination: World | null;
  track: { length: number; start: number; pawn: number };
  values: number; // of each World, from 1
  worlds: Partial<Record<World, { ritual: Ritual; placed: number[] }>>;
  slots: (Tile | null)[];
  pile: { tiles: number; eclipse: boolean };
  spent: Record<Tile, number>;
  seats: SeatView[];
  last_round: LastRound | null;
  passed: { from: number; to: number; card: string }[];
}

export interface Card {
  name: string; // "purple-6"
  world: World;
  value: number;
}

export function card(name: string): Card {
  const [world, value] = name.split("-") as [World, string];
  return { name, world, value: Number(value) };
}

/** What the log says about a played card. */
interface Played {
  card: { args: { world: Message; value: number } };
  follows: number;
}

function played({ said }: LogLine): Played {
  return (said as Message).args as unknown as Played;
}

/** A card as a line says it was played, and whether it follows the Destination. */
export function playedCard(line: LogLine): { name: string; follows: boolean } {
  const { card, follows } = played(line);
  return { name: named(card.args), follows: follows !== 0 };
}

/** By seat, the cards played off the Destination in this turn: they are already placed, and only the log shows them. */
export function strayCards(log: readonly LogLine[]): Map<number, string> {
  const start = log.findLastIndex(({ kind }) => kind === "turn" || kind === "round");
  const lines = log.slice(start + 1).filter(({ kind }) => kind === "played");
  const astray = lines.filter((line) => played(line).follows === 0);
  return new Map(astray.map((line) => [line.seat, named(played(line).card.args)]));
}

function named({ world, value }: Played["card"]["args"]): string {
  return `${world.id.slice("world-".length)}-${value}`;
}

/** The seats, of those still in, whose cards in front are the lowest and the highest. */
export function extremes(seats: readonly SeatView[]): { lowest: number | null; highest: number | null } {
  let lowest: number | null = null;
  let highest: number | null = null;
  const value = (seat: number): number => card(seats[seat]?.front ?? "purple-0").value;
  seats.forEach(({ in: playing, front }, seat) => {
    if (!playing || front === null) return;
    if (lowest === null || value(seat) < value(lowest)) lowest = seat;
    if (highest === null || value(seat) > value(highest)) highest = seat;
  });
  return { lowest, highest };
}
