/** Our glyphs, on a grid of 24 by 24: `fill` is painted (even-odd), `line` is drawn with a round pen. */

import ART from "../../../gloaming/core/art.json"; // pictures outside the page are drawn with it too
import type { ChatLine } from "../wire";

export interface Drawing {
  fill?: string;
  line?: string;
}

const FACE = "M12 2.500c5.200 0 8 3 8 7.500 0 6-3.800 11.500-8 11.500S4 16 4 10c0-4.500 2.800-7.500 8-7.500Z";

/** What people may show each other besides words; none looks like the sign of anything in a game. */
const reactions = {
  bravo: {
    line: "M7.500 14V7.500a1.500 1.500 0 0 1 3 0V12M10.500 11.500V5.500a1.500 1.500 0 0 1 3 0v6M13.500 11.500V7a1.500 1.500 0 0 1 3 0v6M16.500 11a1.500 1.500 0 0 1 3 0v4.500c0 4-2.500 6.500-6.500 6.500s-5-1.500-6.500-4l-1.800-3a1.500 1.500 0 0 1 2.500-1.700M2 10l2 .8M4.500 4.500l1.300 1.700M17.500 2l-.7 2M21.500 5l-1.800 1.200",
  },
  laugh: {
    line: `${FACE}M7.300 10.500c.8-1.300 2-1.300 2.800 0M13.900 10.500c.8-1.300 2-1.300 2.800 0`,
    fill: "M8 13.500h8c-.4 3-2 4.600-4 4.600s-3.600-1.600-4-4.600Z",
  },
  wow: {
    line: `${FACE}M8.800 9.500h.01M15.200 9.500h.01M12 13.400a1.900 2.300 0 1 1 0 4.600 1.900 2.300 0 0 1 0-4.600Z`,
  },
  hm: { line: `${FACE}M7.800 10h2.400M13.800 9h2.400M9.300 16.200l5.400-1.200` },
  thanks: {
    fill: "M12 20.800C5 15.700 2.300 12 2.300 8.400A4.800 4.800 0 0 1 12 6.300a4.800 4.800 0 0 1 9.700 2.100c0 3.600-2.700 7.300-9.700 12.400Z",
  },
  oops: {
    line: `${FACE}M7.600 8.600l2.200 2.200M9.800 8.600l-2.200 2.200M14.200 8.600l2.200 2.200M16.400 8.600l-2.200 2.200M8.800 16c1-1.300 2.100-1.300 3.200 0s2.200 1.300 3.200 0`,
  },
} satisfies Record<Exclude<ChatLine["glyph"], "">, Drawing>;

export type Reaction = keyof typeof reactions;
export const REACTIONS = Object.keys(reactions) as Reaction[];

const tools = {
  undo: { line: "M8.500 5 3.500 10l5 5M4 10h10a5 5 0 0 1 0 10h-4" },
  close: { line: "M5 5l14 14M19 5 5 19" },
  menu: { line: "M4 7h16M4 12h16M4 17h16" },
  log: { line: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" },
  notes: { line: "M4 20l1-5L16 4l4 4L9 19ZM13.500 6.500l4 4" },
  chat: { line: "M4 5h16v11H11l-5 4v-4H4Z" },
  help: { line: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.100-1.500 2.300M12 18.500h.01" },
  settings: {
    line: "M3 7h8M17 7h4M3 17h4M13 17h8M14 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM10 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z",
  },
  link: {
    line: "M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1.200-1.200",
  },
  copy: { line: "M9 9h11v11H9ZM5 15H4V4h11v1" },
  check: { line: "M4.500 12.500 10 18 20 6.500" },
  clock: { line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3.500 2" },
  bot: {
    fill: "M11 2h2v3h4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h4ZM9 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm6 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM8 20.500h8V22H8Z",
  },
  person: { fill: "M12 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7Z" },
  play: { fill: "M7 4.500v15l12-7.500Z" },
  pause: { fill: "M6.500 5H10v14H6.500ZM14 5h3.500v14H14Z" },
  skip: { fill: "M4 5v14l8-7ZM12 5v14l8-7Z" },
  speed: { line: "M4.500 17.500a9 9 0 1 1 15 0M12 14l4-5" },
  next: { line: "M9 5l7 7-7 7" },
  previous: { line: "M15 5l-7 7 7 7" },
  last: { line: "M6 5l7 7-7 7M18 5v14" },
  start: { line: "M18 5l-7 7 7 7M6 5v14" },
  up: { line: "M5 15l7-7 7 7" },
  down: { line: "M5 9l7 7 7-7" },
  sound: { fill: "M3 9h4l5-4.500v15L7 15H3Z", line: "M15.500 8.500a5 5 0 0 1 0 7M18 6a8.500 8.500 0 0 1 0 12" },
  silent: { fill: "M3 9h4l5-4.500v15L7 15H3Z", line: "M16 9.500l5 5M21 9.500l-5 5" },
  globe: {
    line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3.500 9.500h17M3.500 14.500h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  },
  book: {
    line: "M12 6.500C10 4.800 7 4.300 3.500 4.500v14c3.500-.2 6.500.3 8.500 2 2-1.700 5-2.200 8.500-2v-14C17 4.300 14 4.800 12 6.500ZM12 6.500v14",
  },
  hand: {
    line: "M7.500 13V6.500a1.500 1.500 0 0 1 3 0V11M10.500 10.500V4.500a1.500 1.500 0 0 1 3 0v6M13.500 10.500V6a1.500 1.500 0 0 1 3 0v6M16.500 10a1.500 1.500 0 0 1 3 0v4.500c0 4-2.500 7-6.500 7s-5-1.500-6.500-4l-2.700-4.300a1.600 1.600 0 0 1 2.700-1.700l1 1.500",
  },
  plus: { line: "M12 5v14M5 12h14" },
  bell: { line: "M6 16V11a6 6 0 0 1 12 0v5l2 2.500H4ZM10 21h4" },
  door: { line: "M5 21V3.500h9V21M3 21h18M14 6l5 1.500V21M11 12h.01" },
  share: { line: "M12 15V3.500M8 7l4-4 4 4M5 12v8.500h14V12" },
} satisfies Record<string, Drawing>;

export const GLYPHS = { ...ART.glyphs, ...reactions, ...tools };
export type GlyphName = keyof typeof GLYPHS;
