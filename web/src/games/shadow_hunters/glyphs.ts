/** Equipment on a grid of 24 by 24, and places on one of 120 by 70, drawn in layers from back to front. */

import type { Drawing } from "../../kit/glyphs";
import type { PlaceName } from "./view";

export const GEAR: Record<string, Drawing> = {
  brooch: {
    fill: "M12 6.500 16.500 12 12 17.500 7.500 12Zm0 2.800L9.800 12 12 14.700 14.200 12Z",
    line: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM18 6l3-3",
  },
  robe: {
    fill: "M9 2.500 12 5l3-2.500 6 5-2.500 4-1.500-1.200V21.500H7V10.300L5.500 11.500 3 7.500Zm2.300 5v12h1.400v-12Z",
  },
  compass: {
    fill: "M16.500 7.500 13.600 13.600 7.500 16.500 10.400 10.400Z",
    line: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 3v2M12 19v2M3 12h2M19 12h2",
  },
  rosary: {
    fill: "M10.900 13h2.200v2.300h2.600v2.200h-2.600v5h-2.200v-5H8.300v-2.200h2.600Z",
    line: "M12 12.500C6 11 4.500 7.500 6.500 4.500c2-2.800 9-2.800 11 0 2 3 .5 6.500-5.500 8Z",
  },
  spear: {
    fill: "M21.500 2.500 20 9.500l-2.300-1L5 21.500 2.500 19 15.500 6.300l-1-2.300Z",
    line: "M12.500 13.500l-2.500-2.500",
  },
  talisman: {
    fill: "M12 8.500 17.500 12v6L12 21.500 6.500 18v-6Zm0 3.200-2.700 1.700v3.200L12 18.300l2.700-1.700v-3.200Z",
    line: "M6 2.500C7 6.500 9 8 12 8s5-1.500 6-5.500",
  },
  axe: { fill: "M13 3.500c4 0 7.500 3 8 7.500l-5.500.5-1-1L5 20.500 3 18.500l10-9.500-1-1Z" },
  knife: {
    fill: "M3 5.500 17.500 4c1.500 2.500 1.500 6-.5 9H10l-1 2H7.800L5.500 21 2.700 20l3-7.200C4.500 11 3.300 8.500 3 5.500Z",
  },
  chainsaw: {
    fill: "M2.500 9.500h8V8h11a2.500 2.500 0 0 1 0 7.500h-11V18h-8Zm9.500.8v3h9a1.200 1.200 0 0 0 0-3Z",
    line: "M4 9V6.500h5M12.500 5.500v1M15.500 5.500v1M18.500 5.500v1M12.500 18v-1M15.500 18v-1M18.500 18v-1",
  },
  "machine-gun": { fill: "M1.500 8h13V7h2v1h6v2.500h-6V12H14v2h-2.500l1 6h-3l-1-6H6l-1.500 3h-3Z", line: "M14 14l3 5" },
  handgun: { fill: "M2 6h19.500v5H14l-1.500 3H9l-1.500 6H3l2-9H2Z", line: "M12.500 11v3" },
  masamune: {
    fill: "M22 2C21 9 16 14.500 9.500 17l-1.500-1.500C13 12 18 7.500 22 2ZM8.300 13.500l3.200 3.200-1.200 1.200-1.300-1L4 21.800 2.200 20l5-4.800-1-1.300Z",
  },
};

export interface Scene {
  far: string;
  near: string;
  light: string;
}

export const PLACES: Record<PlaceName, Scene> = {
  cabin: {
    far: "M8 60 16 30l8 30ZM98 60l7-26 8 26ZM84 60l6-20 7 20Z",
    near: "M30 60V38l-6 1 34-21 9 5.500V17h7v11l14 10-6-1v23Zm22-18v10h13V42ZM0 60h120v4q-60 8-120 0Z",
    light: "M52 42h13v10H52Zm6 0h1v10h-1ZM52 46.500h13v1H52Z",
  },
  gate: {
    far: "M22 60V26l10-10v44ZM88 60V16l10 10v34Z",
    near: "M36 60V22q24-22 48 0v38H73V32q-13-14-26 0v28ZM30 60h60l4 4H26ZM0 60h120v4q-60 8-120 0Z",
    light: "M50 60V35q10-9 20 0v25Zm10-18 4 7-4 7-4-7Z",
  },
  church: {
    far: "M14 60V44l10-8 10 8v16ZM90 60V42l8-7 8 7v18Z",
    near: "M38 60V36l10-8V22l10-14V4h-3V2h3v-2h2v2h3v2h-3v4l10 14v6l10 8v24ZM0 60h120v4q-60 8-120 0Z",
    light: "M59 26a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM55 60V47q4-6 8 0v13ZM44 42h4v9h-4ZM70 42h4v9h-4Z",
  },
  cemetery: {
    far: "M10 60V38q6-6 12 0v22ZM96 60V40q6-6 12 0v20ZM78 60V44h5v-6h4v6h5v4h-5v12Z",
    near: "M30 60V30q11-12 22 0v30ZM58 60V36h7v-9h6v9h7v6h-7v18ZM0 60h120v4q-60 8-120 0Z",
    light: "M100 8a11 11 0 1 0 8 19A12 12 0 0 1 100 8ZM37 36h8v2h-8ZM37 41h8v2h-8Z",
  },
  woods: {
    far: "M4 60 14 22l10 38ZM32 60 42 14l10 46ZM70 60l9-42 9 42ZM98 60l9-34 9 34Z",
    near: "M16 60 28 32h-6L31 14l9 18h-6l12 28ZM50 60 62 26h-6L64 6l8 20h-6l12 34ZM82 60 92 36h-5l8-16 8 16h-5l10 24ZM0 60h120v4q-60 8-120 0Z",
    light: "M44 48q3-3 6 0-3 3-6 0ZM53 48q3-3 6 0-3 3-6 0ZM80 52q2-2 4 0-2 2-4 0ZM86 52q2-2 4 0-2 2-4 0Z",
  },
  altar: {
    far: "M12 60 15 24l9-2 3 38ZM93 60l3-38 9 2 3 36Z",
    near: "M34 60v-6h6V42h-6l3-6h46l3 6h-6v12h6v6ZM0 60h120v4q-60 8-120 0Z",
    light: "M60 8q4 8 8 13a8 8 0 1 1-15 3q0-8 7-16ZM47 44h26v7H47Z",
  },
};
