import { expect, test } from "vitest";
import { eventsUntil, stepAfter, stepBefore, stepBy, stepByKey, stepsOf, type Stops } from "./steps";
import type { Entry } from "./types";

const event = (number: number) => ({ number, kind: "moved" });
const LOG: Entry[] = [
  { number: 1, kind: "started", at: 1, events: [event(1)] },
  { number: 2, kind: "said", at: 2, text: "hello" },
  { number: 3, kind: "played", at: 3 },
  { number: 5, kind: "played", at: 4, events: [event(2), event(3)] },
  { number: 6, kind: "joined", at: 5, events: [] },
];

test("one stops at choices, also secret ones, and at events, not at what people say", () => {
  expect(stepsOf(LOG)).toEqual([1, 3, 5]);
});

test("a step leads to the next on its side, also from between two", () => {
  expect([stepBefore([1, 3, 5], 5), stepBefore([1, 3, 5], 4), stepBefore([1, 3, 5], 1)]).toEqual([3, 3, null]);
  expect([stepAfter([1, 3, 5], 1), stepAfter([1, 3, 5], 4), stepAfter([1, 3, 5], 5)]).toEqual([3, 5, null]);
});

test("at a moment only what had happened by then is known", () => {
  expect(eventsUntil(LOG, 3).map((one) => one.number)).toEqual([1]);
  expect(eventsUntil(LOG, 5).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(eventsUntil(LOG, null)).toHaveLength(3);
});

const only = (steps: number[]): Stops => ({ steps, turns: steps, rounds: steps });
const STOPS: Stops = { steps: [1, 2, 3, 4, 5, 6, 7, 8, 9], turns: [1, 3, 5, 7], rounds: [1, 5] };

test("one jumps by turns with Shift and an arrow, and by rounds page by page", () => {
  const to = (key: string, here: number) => stepByKey(key, STOPS, here);
  expect([to("Shift+ArrowLeft", 6), to("Shift+ArrowRight", 3)]).toEqual([5, 5]);
  expect([to("PageUp", 9), to("PageUp", 5), to("PageDown", 2)]).toEqual([5, 1, 5]);
});

test("after the last turn or round comes the present, where one is not there yet", () => {
  expect([stepBy("turn-forward", STOPS, 8), stepBy("round-forward", STOPS, 5)]).toEqual([null, null]);
  expect([stepBy("turn-forward", STOPS, 9), stepBy("round-forward", STOPS, 9)]).toEqual([undefined, undefined]);
  expect(stepBy("round-back", STOPS, 1)).toBeUndefined();
});

test("arrow keys step, Home leads to the first moment and End to the present", () => {
  const to = (key: string, here: number) => stepByKey(key, only([1, 3, 5]), here);
  expect([to("ArrowLeft", 5), to("ArrowRight", 3), to("Home", 5), to("End", 1)]).toEqual([3, 5, 1, null]);
});

test("a key that leads nowhere is left to the browser", () => {
  expect(stepByKey("ArrowLeft", only([1, 3]), 1)).toBeUndefined();
  expect(stepByKey("ArrowRight", only([1, 3]), 3)).toBeUndefined();
  expect(stepByKey("x", only([1, 3]), 3)).toBeUndefined();
  expect(stepByKey("End", only([]), 0)).toBeUndefined();
});
