/** Equipment on a grid of 24 by 24, and places on one of 120 by 70, drawn in layers from back to front. */

import ART from "../../../../gloaming/games/shadow_hunters/art.json";
import type { Drawing, GlyphName } from "../../kit/glyphs";
import type { Camp, PlaceName } from "./view";

export interface Scene {
  far: string;
  near: string;
  light: string;
}

export const GEAR: Record<string, Drawing> = ART.gear;
export const PLACES: Record<PlaceName, Scene> = ART.places;
export const CAMP_GLYPH = ART.camps as Record<Camp, GlyphName>;
