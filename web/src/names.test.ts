import { expect, test, vi } from "vitest";

import { guestName } from "./names";

test("every draw gives a name, the first and the last included", () => {
  const draw = vi.spyOn(Math, "random");
  draw.mockReturnValueOnce(0).mockReturnValueOnce(0.999_999);
  expect([guestName(), guestName()]).toEqual(["Wren", "Odile"]);
  draw.mockRestore();
});
