import { expect, test } from "vitest";
import type { BotInfo, GameInfo, OptionInfo } from "../wire";
import { applies, chosen, levelOf } from "./settings";

const word = { id: "x", args: {} };
const option = (name: string, given: Partial<OptionInfo>): OptionInfo => ({
  name,
  default: "off",
  label: word,
  explanation: word,
  clause: "",
  choices: [],
  parts: [],
  bounds: null,
  only: {},
  fewest: 0,
  ...given,
});
const bot = (name: string, own = true): BotInfo => ({ name, title: word, description: own ? word : null });

const variant = option("variant", { default: "base" });
const aid = option("aid", { only: { variant: "memory" } });
const quick = option("quick", { fewest: 6 });
const game: GameInfo = {
  name: "any",
  players: [2, 8],
  usual: 4,
  minutes: [1, 2],
  options: [variant, aid, quick],
  editions: {},
  bots: [bot("guest", false), bot("leaf"), bot("child"), bot("walker"), bot("elder"), bot("sage")],
  newcomer: "walker",
  glossary: {},
  lesson: 0,
  puzzles: 0,
};

test("an option of one variant is offered in that variant only", () => {
  expect(applies(aid, game, {}, 4)).toBe(false);
  expect(applies(aid, game, { variant: "memory" }, 4)).toBe(true);
});

test("an option for many players is not offered to few", () => {
  expect(applies(quick, game, {}, 5)).toBe(false);
  expect(applies(quick, game, {}, 6)).toBe(true);
});

test("a choice takes with it what has no meaning any more, and defaults are not sent", () => {
  expect(chosen(variant, "base", game, { variant: "memory", aid: "on" }, 4)).toEqual({});
  expect(chosen(aid, "on", game, { variant: "memory" }, 4)).toEqual({ variant: "memory", aid: "on" });
});

test("levels follow the order of a game's own bots around the one for newcomers", () => {
  const levels = game.bots.map(({ name }) => levelOf(name, game));
  expect(levels).toEqual([null, "easiest", "easy", "medium", "hard", "hardest"]);
});
