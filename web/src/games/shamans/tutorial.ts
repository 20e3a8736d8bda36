import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  { at: "role", say: "guide-1" },
  { at: "track", say: "guide-2" },
  { at: "trick", say: "guide-3" },
  { at: "hand", when: ["play"], act: true, say: "guide-4" },
  { at: "tiles", say: "guide-5" },
  { at: "worlds", say: "guide-6" },
  { at: "hand", when: ["play"], act: true, say: "guide-7" },
  { at: "notes", say: "guide-8" },
];
