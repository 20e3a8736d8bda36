/** What the game looks like outside its board. */

import type { GlyphName } from "../../kit/glyphs";
import "./hour.css";

export const glyph: GlyphName = "moonrise";
