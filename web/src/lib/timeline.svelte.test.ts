import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go, place } from "./route.svelte";
import { change } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { Timeline } from "./timeline.svelte";
import type { Entry, Now } from "./types";

const PRESENT = { version: 9, status: "playing", seat: 0 } as Now;
const THEN = { version: 3, status: "playing", seat: 0 } as Now;
const entry = (number: number, seat: number): Entry => ({ number, kind: "played", at: number, seat });
const table = { id: "t1", invite: null, now: PRESENT, entries: [entry(1, 0), entry(3, 1), entry(9, 0)] };

let timeline: Timeline;
let end: () => void;
const moment = (): number | null => (place.now.at === "table" ? place.now.moment : null);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(THEN))));
  go("#/table/t1", true);
  end = $effect.root(() => {
    timeline = new Timeline(table as unknown as Table, moment, () => undefined);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the present is what the table tells, and a moment is as it was told then", async () => {
  expect([timeline.inPast, timeline.here, timeline.now]).toEqual([false, 9, PRESENT]);
  timeline.travel(3);
  flushSync();
  expect([timeline.inPast, timeline.here, timeline.now]).toEqual([true, 3, PRESENT]); // until it has been told
  await vi.runAllTimersAsync();
  expect(timeline.now).toEqual(THEN);
  expect(location.hash).toBe("#/table/t1/at/3");
});

test("keys lead from step to step, unless something else has use for them", () => {
  const press = (key: string, target: HTMLElement = document.body): void => {
    target.addEventListener("keydown", (event) => timeline.press(event as KeyboardEvent), { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    flushSync();
  };
  press("ArrowLeft");
  expect(timeline.here).toBe(3);
  press("ArrowLeft", document.createElement("input"));
  expect(timeline.here).toBe(3);
  press("Home");
  expect(timeline.here).toBe(1);
  const slider = document.createElement("input");
  slider.dataset.slider = ""; // where a key means the same as everywhere
  press("ArrowRight", slider);
  expect(timeline.here).toBe(3);
});

test("the film begins anew from the present and stops where it began to be watched from", () => {
  change("pace", "normal");
  timeline.play();
  flushSync();
  expect([timeline.here, timeline.playing]).toEqual([1, true]);
  vi.advanceTimersByTime(800);
  flushSync();
  expect(timeline.here).toBe(3);
  timeline.play();
  flushSync();
  vi.advanceTimersByTime(5000);
  flushSync();
  expect([timeline.here, timeline.playing]).toEqual([3, false]);
});
