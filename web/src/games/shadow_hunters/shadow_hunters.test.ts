import { expect, test } from "vitest";

import type { Message } from "../../wire";

import type { MoveInfo } from "../../wire";
import { irreversible, isOwn, isParted, offer, offers, stepsTo, type Power } from "./moves";
import { letters, seatsOn, type HuntersView } from "./view";
import { territories } from "./words";

const parts = (text: string) => {
  const { verb, seat, gear, place, rest } = offer({ move: text } as MoveInfo);
  return { verb, seat, gear, place, rest };
};
const powers: Power[] = [
  { move: "reveal", moment: "any", reveals: true },
  { move: "lightning", moment: "start", reveals: true },
  { move: "heal", moment: "any", reveals: true },
  { move: "rob", moment: "wounding", reveals: true },
  { move: "feast", moment: "attack_done", reveals: true },
];
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
    rest: "",
  });
  expect(parts("give axe 1")).toEqual({ verb: "give", seat: 1, gear: "axe", place: null, rest: "" });
  expect(parts("loot axe")).toEqual({ verb: "loot", seat: null, gear: "axe", place: null, rest: "" });
  expect(parts("go church")).toEqual({ verb: "go", seat: null, gear: null, place: "church", rest: "church" });
  expect(parts("give-vision 4")).toEqual({ verb: "give-vision", seat: 4, gear: null, place: null, rest: "" });
  expect(parts("roll")).toEqual({ verb: "roll", seat: null, gear: null, place: null, rest: "" });
});

test("the board offers targets, and what unmasks is held", () => {
  const moves = ["attack 1", "go church", "reveal", "lightning 2", "roll", "skip", "feast"];
  expect(moves.filter((move) => offers(move, powers))).toEqual(["attack 1", "go church", "reveal", "lightning 2"]);
  expect(moves.filter((move) => irreversible(move, powers))).toEqual(["reveal", "lightning 2", "feast"]);
  expect(irreversible("feasting", powers)).toBe(false);
});

test("a power is offered and held as its row says", () => {
  const moves = ["heal", "lightning 2", "rob axe", "feast", "loot axe"];
  expect(moves.filter((move) => isOwn(move, powers))).toEqual(["heal", "lightning 2"]);
  expect(moves.filter((move) => isParted(move, powers))).toEqual(["rob axe", "loot axe"]);
  expect(moves.filter((move) => isOwn(move, []))).toEqual([]);
});

test("before the catalogue is there, every move is held", () => {
  expect(["lightning 2", "roll"].map((move) => irreversible(move))).toEqual([true, true]);
});

test("a territory has the places on the slots that the catalogue names, as far as they are laid", () => {
  expect(
    territories(view, [
      [0, 3],
      [1, 2],
      [4, 5],
    ]),
  ).toEqual([
    ["cabin", "cemetery"],
    ["gate", "church"],
    ["woods", "altar"],
  ]);
  const begun = { ...view, places: view.places.slice(0, 2) };
  expect(
    territories(begun, [
      [0, 3],
      [1, 2],
      [4, 5],
    ]),
  ).toEqual([["cabin"], ["gate"]]);
  expect(territories(view)).toEqual([]);
});

test("those who stand on a place are found", () => {
  expect(seatsOn(view, "cabin")).toEqual([0, 3]);
});

test("where a step leads is what the server says it brings", () => {
  const [place, move] = ["place-altar", "move-step"].map((id) => ({ id, args: {} })) as [Message, Message];
  const effect = [
    { id: "effect-step", args: { place } },
    { id: "effect-place", args: { place } },
  ];
  expect(stepsTo({ move: "step left", said: move, effect })).toBe("altar");
  expect(stepsTo({ move: "go altar", said: move, effect: effect.slice(1) })).toBeUndefined();
});

test("characters with one initial are told apart by a second letter", () => {
  expect(letters({ emi: "Emi", ellen: "Ellen", bob: "Bob" })).toEqual({ emi: "Em", ellen: "El", bob: "B" });
});
