/** A name for a guest who has not chosen one. */

const NAMES = [
  "Wren",
  "Rowan",
  "Sable",
  "Ember",
  "Juniper",
  "Heath",
  "Linnet",
  "Ash",
  "Marlow",
  "Isolde",
  "Bracken",
  "Odile",
];

export function guestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Wren";
}
