import { describe, expect, test } from "vitest";
import { readCall } from "./calls";

describe("a call", () => {
  test("names a table and its game", () => {
    expect(readCall('{"table": "aB3-_", "game": "some_game", "more": 1}')).toEqual({
      table: "aB3-_",
      game: "some_game",
    });
  });

  test.each(["", "[]", "null", "{}", '{"table": 3, "game": "some_game"}', '{"table": "../x", "game": "some_game"}'])(
    "is nothing else: %s",
    (text) => {
      expect(readCall(text)).toBeNull();
    },
  );
});
