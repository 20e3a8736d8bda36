import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  {
    at: "shells",
    say: "guide-1",
  },
  {
    at: "board",
    say: "guide-2",
  },
  {
    at: "hand",
    when: ["place"],
    act: true,
    say: "guide-3",
  },
  {
    at: "board",
    when: ["place"],
    say: "guide-4",
  },
  {
    at: "masks",
    when: ["masks"],
    act: true,
    say: "guide-5",
  },
  {
    at: "shells",
    say: "guide-6",
  },
  {
    at: "board",
    when: ["swap"],
    act: true,
    say: "guide-7",
  },
  {
    at: "log",
    say: "guide-8",
  },
];
