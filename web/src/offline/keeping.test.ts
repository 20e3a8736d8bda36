import { beforeEach, expect, test } from "vitest";

import { keep, kept } from "./keeping";

function openBuild(name: string): void {
  document.head.innerHTML = "";
  const script = document.createElement("script");
  script.type = "module";
  Object.defineProperty(script, "src", { value: name }); // without loading it
  document.head.append(script);
}

beforeEach(() => {
  localStorage.clear();
  openBuild("/assets/index-1.js");
});

test("what was kept is there again, and nothing else", () => {
  keep("/api/games", [{ name: "one" }]);
  expect(kept("/api/games")).toEqual([{ name: "one" }]);
  expect(kept("/api/games/one/rules")).toBeUndefined();
});

test("another build reads nothing of it, and forgets it once it keeps something itself", () => {
  keep("/api/games", ["old"]);
  localStorage.setItem("gloaming.prefs", "{}");
  openBuild("/assets/index-2.js");
  expect(kept("/api/games")).toBeUndefined();
  keep("/api/lesson", "new");
  expect(kept("/api/games")).toBeUndefined();
  expect(Object.keys(localStorage).sort()).toEqual(["gloaming.kept /api/lesson", "gloaming.kept-by", "gloaming.prefs"]);
});

test("what cannot be read counts as nothing", () => {
  keep("/api/games", []);
  localStorage.setItem("gloaming.kept /api/games", "{");
  expect(kept("/api/games")).toBeUndefined();
});
