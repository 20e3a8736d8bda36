import { expect, test } from "vitest";

import type { MoveInfo } from "../../wire";
import { irreversible, offer, offers } from "./moves";
import { letters, neighbour, seatsOn, territories, type HuntersView } from "./view";

const parts = (text: string) => {
  const { verb, seat, gear, place, rest } = offer({ move: text } as MoveInfo);
  return { verb, seat, gear, place, rest };
};
const view = {
  places: ["cabin", "gate", "church", "cemetery", "woods", "altar"],
  seats: [{ place: "cabin" }, { place: "altar" }, { place: null }, { place: "cabin" }],
} as unknown as HuntersView;

test("moves are taken apart into what they are about", () => {
  expect(parts("woods 3 wound")).toEqual({ verb: "woods", seat: 3, gear: null, place: null, rest: "wound" });
  expect(parts("steal 2 machine-gun")).toEqual({
    verb: "steal",
    seat: 2,
    gear: "machine-gun",
    place: null,
    rest: "machine-gun",
  });
  expect(parts("give axe 1")).toEqual({ verb: "give", seat: 1, gear: "axe", place: null, rest: "" });
  expect(parts("loot axe")).toEqual({ verb: "loot", seat: null, gear: "axe", place: null, rest: "" });
  expect(parts("go church")).toEqual({ verb: "go", seat: null, gear: null, place: "church", rest: "church" });
  expect(parts("give-vision 4")).toEqual({ verb: "give-vision", seat: 4, gear: null, place: null, rest: "" });
  expect(parts("roll")).toEqual({ verb: "roll", seat: null, gear: null, place: null, rest: "" });
});

test("the board offers targets, and what unmasks is held", () => {
  expect(["attack 1", "go church", "reveal", "roll", "skip"].map(offers)).toEqual([true, true, true, false, false]);
  expect(["reveal", "lightning 2", "feast", "attack 1", "feasting"].map(irreversible)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("a territory is two places, and those who stand on a place are found", () => {
  expect(territories(view)).toEqual([
    ["cabin", "gate"],
    ["church", "cemetery"],
    ["woods", "altar"],
  ]);
  expect(seatsOn(view, "cabin")).toEqual([0, 3]);
});

test("the places are a ring, and nobody off the board has a neighbour", () => {
  expect(neighbour(view, 0, "left")).toBe("altar");
  expect(neighbour(view, 0, "right")).toBe("gate");
  expect(neighbour(view, 1, "right")).toBe("cabin");
  expect(neighbour(view, 2, "left")).toBeUndefined();
});

test("characters with one initial are told apart by a second letter", () => {
  expect(letters({ emi: "Emi", ellen: "Ellen", bob: "Bob" })).toEqual({ emi: "Em", ellen: "El", bob: "B" });
});
