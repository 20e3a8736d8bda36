import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  {
    at: "role",
    say: "guide-1",
  },
  {
    at: "places",
    say: "guide-2",
  },
  {
    at: "wounds",
    say: "guide-3",
  },
  {
    at: "prompt",
    when: ["start", "go"],
    act: true,
    say: "guide-4",
  },
  {
    at: "places",
    when: ["use"],
    act: true,
    say: "guide-5",
  },
  {
    at: "prompt",
    when: ["attack"],
    act: true,
    say: "guide-6",
  },
  {
    at: "grid",
    say: "guide-7",
  },
  {
    at: "role",
    say: "guide-8",
  },
];
