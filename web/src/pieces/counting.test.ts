import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting } from "./counting.svelte";

let counting: Counting;

beforeEach(() => {
  vi.useFakeTimers();
  counting = new Counting(-202);
});
afterEach(() => void vi.useRealTimers());

test("a number counts through what lies between, and comes to rest where it was sent", () => {
  counting.to(-200, 260, 0);
  const seen = new Set<number>();
  for (let at = 0; at < 400; at += 16) {
    seen.add(counting.shown);
    vi.advanceTimersByTime(16);
  }
  expect([...seen]).toEqual([-202, -201, -200]);
  expect(vi.getTimerCount()).toBe(0);
});

test("whatever was still waiting for its delay is forgotten: the last number counts", () => {
  counting.to(5, 260, 500);
  vi.advanceTimersByTime(16);
  counting.to(6, 260, 500);
  vi.advanceTimersByTime(16);
  counting.to(-200, 260, 0);
  vi.advanceTimersByTime(2000);
  expect(counting.shown).toBe(-200);
});

test("a number that is shown at once is not overtaken by one that was on the way", () => {
  counting.to(5, 260, 0);
  vi.advanceTimersByTime(16);
  counting.to(6, 260, 0);
  counting.to(-200, 0, 0);
  vi.advanceTimersByTime(2000);
  expect(counting.shown).toBe(-200);
});
