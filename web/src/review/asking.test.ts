import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "../api";
import type { ReviewState } from "../wire";
import { Asking } from "./asking.svelte";

const state = (name: ReviewState["state"], more: Partial<ReviewState> = {}): ReviewState => ({
  state: name,
  ahead: 0,
  share: 0,
  review: null,
  ...more,
});
const busy = new Refused({ code: "busy", said: { id: "server-no-review", args: {} }, text: "", clause: "", game: "" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a review is only looked for until somebody asks for it, and then asked for until it is there", async () => {
  vi.spyOn(api, "review").mockResolvedValue(state("none"));
  const start = vi.spyOn(api, "startReview");
  start.mockResolvedValueOnce(state("waiting", { ahead: 2 })).mockResolvedValueOnce(state("working", { share: 0.5 }));
  start.mockResolvedValue(state("done"));
  const asking = new Asking("r");
  asking.look(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([asking.state?.state, start.mock.calls.length]).toEqual(["none", 0]);
  asking.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(asking.state?.ahead).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.state?.share).toBe(0.5);
  await vi.advanceTimersByTimeAsync(9000);
  expect([asking.state?.state, start.mock.calls.length]).toEqual(["done", 3]);
  expect(start.mock.calls.every(([replay, seat]) => replay === "r" && seat === 1)).toBe(true);
});

test("what went wrong is told, and can be tried again", async () => {
  const start = vi.spyOn(api, "startReview").mockRejectedValueOnce(busy).mockResolvedValue(state("done"));
  const asking = new Asking("r");
  asking.begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect([asking.error, start.mock.calls.length]).toEqual([busy, 1]);
  asking.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([asking.error, asking.state?.state]).toEqual([null, "done"]);
});

test("an answer for a seat that is no longer wanted is not heard, and nobody asks after the page is left", async () => {
  const answers: ((found: ReviewState) => void)[] = [];
  vi.spyOn(api, "review").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const start = vi.spyOn(api, "startReview");
  const asking = new Asking("r");
  asking.look(0);
  asking.look(1);
  answers[1]?.(state("none"));
  answers[0]?.(state("done"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asking.state?.state).toBe("none");
  asking.look(2);
  answers[2]?.(state("working"));
  await vi.advanceTimersByTimeAsync(0);
  asking.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(start).not.toHaveBeenCalled();
});
