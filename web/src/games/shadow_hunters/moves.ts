/** Moves in notation, parsed for the board; the remaining ones are plain buttons, which the shell draws. */

import { about } from "../../catalogue.svelte";
import type { LogLine, Message, MoveInfo } from "../../wire";
import { GEAR } from "./glyphs";

/** A power that is used by a move, or the reveal that everybody has, as the catalogue has it with its entry. */
export interface Power {
  move: string; // the first word of the move
  moment: string;
  reveals: boolean;
}

/** Moves that choose a player, and nothing else. */
export const TARGETED: readonly string[] = ["attack", "choose", "give-vision"];
/** Answers to a Vision. */
export const ANSWERS: readonly string[] = ["answer", "hand"];
/** Moves of two parts that are not powers: a player and what happens to them, an equipment and where it goes. */
const PARTED: readonly string[] = ["woods", "steal", "give", "loot"];
const OFFERED = new Set(["go", ...TARGETED, ...ANSWERS, ...PARTED]);

/** All powers that are moves; undefined until the catalogue has arrived. */
function powers(): readonly Power[] | undefined {
  const glossary = about("shadow_hunters")?.glossary;
  return glossary && Object.values(glossary).flatMap(({ facts }) => (facts as { power?: Power }).power ?? []);
}

function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

const momentOf = (move: string, known: readonly Power[]): string | undefined =>
  known.find((power) => power.move === verbOf(move))?.moment;

/** A reveal, or a power of one's own turn or of any moment: shown with one's own character, away from neighbours. */
export function isOwn(move: string, known: readonly Power[] = powers() ?? []): boolean {
  return ["start", "any"].includes(momentOf(move, known) ?? "");
}

/** A move of two parts: a player or an equipment, and what happens to it; robbing instead of wounding is one. */
export function isParted(move: string, known: readonly Power[] = powers() ?? []): boolean {
  return PARTED.includes(verbOf(move)) || momentOf(move, known) === "wounding";
}

export function offers(move: string, known: readonly Power[] = powers() ?? []): boolean {
  return OFFERED.has(verbOf(move)) || isOwn(move, known) || isParted(move, known);
}

/** Whether a move reveals who one is; assumed as long as that is unknown. */
export function irreversible(move: string, known: readonly Power[] | undefined = powers()): boolean {
  return known?.some((power) => power.reveals && power.move === verbOf(move)) ?? true;
}

export interface Offer extends MoveInfo {
  verb: string;
  seat: number | null; // whom it is about
  gear: string | null; // which equipment
  place: string | null; // where to
  rest: string; // what else it says: a deck, an answer, wound or heal
}

export function offer(move: MoveInfo): Offer {
  const [verb = "", ...words] = move.move.split(" ");
  const seat = words.find((word) => /^\d$/.test(word));
  const gear = words.find((word) => word in GEAR);
  const rest = words.find((word) => word !== seat && word !== gear) ?? "";
  return {
    ...move,
    verb,
    seat: seat === undefined ? null : Number(seat),
    gear: gear ?? null,
    place: verb === "go" ? rest : null,
    rest,
  };
}

/** Where a step to a neighbouring place leads, from the effect of the move that the server sends. */
export function stepsTo({ effect }: MoveInfo): string | undefined {
  const step = effect.find((told) => told.id === "effect-step");
  return (step?.args["place"] as Message | undefined)?.id.replace(/^place-/, "");
}

/** Milliseconds: the dice tumble, and wounds land one after the other. */
const LASTS: Readonly<Record<string, number>> = {
  turn: 500,
  rolled: 1100,
  moved: 700,
  drew: 900,
  equipped: 600,
  chose: 400,
  healed: 900,
  set: 900,
  wounded: 1000,
  spared: 800,
  revealed: 1500,
  died: 1600,
  took: 700,
  attacked: 700,
  missed: 800,
  gave_vision: 900,
  answered: 600,
  power: 900,
};
export const lasts = ({ kind }: LogLine): number => LASTS[kind] ?? 200;
