import { expect, test } from "vitest";

import { cacheOf, handling, outdated } from "./handling";

const HOME = "https://play.example.org";
const FILES = ["/index.html", "/moon.svg", "/assets/app-1a2b.js"];

function handled(path: string, mode: RequestMode = "cors", method = "GET") {
  return handling({ url: new URL(path, HOME).href, mode, method }, HOME, FILES);
}

test("nothing of the API is touched, however it is asked for", () => {
  for (const path of ["/api/games", "/api/tables/AbC", "/api/replays/AbC-1/record", "/api/games/game/rules?lang=en"]) {
    expect(handled(path)).toBeNull();
    expect(handled(path, "navigate")).toBeNull();
  }
});

test("what changes something or belongs to another site is left alone", () => {
  expect(handled("/assets/app-1a2b.js", "cors", "POST")).toBeNull();
  expect(handled("https://other.example.org/assets/app-1a2b.js")).toBeNull();
  expect(handled("/metrics")).toBeNull();
});

test("files that never change come from what is kept, all others from the server first", () => {
  expect(handled("/assets/app-1a2b.js")).toEqual({ file: "/assets/app-1a2b.js", first: "kept" });
  expect(handled("/assets/older-9f9f.js")).toEqual({ file: "/assets/older-9f9f.js", first: "kept" });
  expect(handled("/moon.svg")).toEqual({ file: "/moon.svg", first: "server" });
});

test("every address of the page is the page, from the server first", () => {
  for (const path of ["/", "/t/AbCdEf", "/rules/game#D1"]) {
    expect(handled(path, "navigate")).toEqual({ file: "/index.html", first: "server" });
  }
});

test("the build before stays, those before it go, and other caches are not ours", () => {
  const [first, second, third] = ["1", "2", "3"].map(cacheOf) as [string, string, string];
  expect(outdated([third], third)).toEqual([]);
  expect(outdated([first, "other", second, third], third)).toEqual([first]);
  expect(outdated([first, second, third], first)).toEqual([second]); // an older build was put back
});
