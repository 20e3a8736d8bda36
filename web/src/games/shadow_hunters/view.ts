/** The view of Shadow Hunters, as gloaming/games/shadow_hunters/words/describe.py describes it, and what is read off it. */

export type Camp = "hunter" | "shadow" | "neutral";
export const CAMPS: readonly Camp[] = ["hunter", "shadow", "neutral"];
export type Deck = "light" | "darkness" | "vision";
export const DECKS: readonly Deck[] = ["light", "darkness", "vision"];
export type PlaceName = "cabin" | "gate" | "church" | "cemetery" | "woods" | "altar";

export interface SeatView {
  alive: boolean;
  revealed: boolean;
  character: string | null; // null: the viewer may not know
  camp: Camp | null;
  could_be: string[]; // by what the viewer learned about others; their own character, a secret, is not excluded
  place: PlaceName | null;
  wounds: number;
  about_to_take: number;
  equipment: string[];
  in_range: number[];
  guarded: boolean;
  barred: boolean;
  sealed: boolean;
  power_used: boolean;
  answered: boolean;
}

export interface CastEntry {
  character: string;
  camp: Camp;
  hit_points: number;
}

export interface Exchange {
  giver: number;
  receiver: number;
  card: string | null;
  outcome: "nothing" | "wound" | "heal" | "shown" | "equipment";
}

export interface HuntersView {
  players: number;
  over: boolean;
  winners: number[];
  question: string | null;
  asked: number[];
  about: { seat?: number; card?: string; places?: PlaceName[]; deck?: Deck };
  turn: number;
  active: number;
  extra_turns: number;
  places: PlaceName[]; // by slot, as far as they are laid
  cast: CastEntry[];
  seats: SeatView[];
  decks: Record<Deck, number>;
  discards: Record<Deck, string[]>;
  vision: string | null;
  exchanges: Exchange[];
}

export const MOST_WOUNDS = 14;

export function seatsOn(view: HuntersView, place: PlaceName): number[] {
  return view.seats.flatMap((seat, number) => (seat.place === place ? [number] : []));
}

/** Letters for the characters of a table: the initial, and if two share one, the first letter that differs. */
export function letters(names: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, name] of Object.entries(names)) {
    const rivals = Object.entries(names).filter(([other, rival]) => other !== key && rival[0] === name[0]);
    const apart = [...name].findIndex((letter, at) => at > 0 && rivals.every(([, rival]) => rival[at] !== letter));
    found[key] = rivals.length === 0 ? name.charAt(0) : name.charAt(0) + name.charAt(Math.max(1, apart));
  }
  return found;
}
