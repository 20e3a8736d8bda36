/** How a finished game is shown: each game's ending.ts says who everybody was and what they have. */

import type { Drawing, GlyphName } from "../kit/glyphs";
import type { Play } from "../wire";

/** A camp or a side. */
export interface Side {
  name: string;
  glyph: GlyphName | Drawing;
  colour: string; // a CSS colour
}

/** A player unmasked. */
export interface Figure {
  seat: number;
  what: string; // the role, the character or the side that was played
  side: Side;
  score: string;
  fell: boolean; // dead or out
}

export interface Ending {
  won: Side[]; // the camps or sides of the winners
  figures: Figure[]; // by seat
}

export type Ends = (play: Play) => Ending;

/** The sides of the winners, each once. */
export function sidesOf(figures: readonly Figure[], winners: readonly number[]): Side[] {
  const won = figures.filter(({ seat }) => winners.includes(seat)).map(({ side }) => side);
  return won.filter(({ name }, n) => won.findIndex((it) => it.name === name) === n);
}
