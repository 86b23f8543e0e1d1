import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Guard, RESTS, SEEN } from "./guard.svelte";

const HERE = { x: 100, y: 100 };
const NEARBY = { x: 102, y: 101 };
const THERE = { x: 300, y: 100 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a click somewhere, now, is taken for an answer. */
function clicked(guard: Guard, at: { x: number; y: number }): boolean {
  guard.note({ ...at, detail: 1, timeStamp: performance.now() });
  return guard.meant();
}

test("a question is answered by whoever can have seen it", () => {
  const guard = new Guard();
  guard.ask(true);
  expect([guard.ready, clicked(guard, HERE)]).toEqual([false, false]);
  vi.advanceTimersByTime(SEEN);
  expect([guard.ready, clicked(guard, HERE)]).toEqual([true, true]);
});

test("a pointer that rests where it answered waits longer than one that has moved", () => {
  const guard = new Guard();
  expect(clicked(guard, HERE)).toBe(true);
  guard.ask(true);
  vi.advanceTimersByTime(SEEN);
  expect(clicked(guard, NEARBY)).toBe(false);
  vi.advanceTimersByTime(RESTS - SEEN);
  expect(clicked(guard, NEARBY)).toBe(true);
});

test("a click elsewhere has moved, and so has a pointer that was elsewhere meanwhile", () => {
  const guard = new Guard();
  for (const elsewhere of [(): boolean => clicked(guard, THERE), () => (guard.point(THERE), clicked(guard, HERE))]) {
    expect(clicked(guard, HERE)).toBe(true);
    guard.ask(true);
    vi.advanceTimersByTime(SEEN);
    expect(elsewhere()).toBe(true);
    vi.advanceTimersByTime(RESTS);
  }
});

test("what the keyboard chooses is meant at once, whenever it was that somebody clicked", () => {
  const guard = new Guard();
  guard.ask(true);
  guard.note({ ...HERE, detail: 0, timeStamp: performance.now() }); // so a browser tells of Enter on a button
  expect(guard.meant()).toBe(true);
  expect(clicked(guard, HERE)).toBe(false);
  vi.advanceTimersByTime(100);
  expect(guard.meant()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(guard.meant()).toBe(true);
});

test("where nothing is asked nothing is waited for", () => {
  const guard = new Guard();
  const stop = guard.ask(true)!;
  stop();
  guard.ask(false);
  vi.advanceTimersByTime(SEEN);
  expect(guard.ready).toBe(false);
});
