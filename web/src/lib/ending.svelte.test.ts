import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ending } from "./ending.svelte";
import { change } from "./settings.svelte";
import type { Now } from "./types";

const shown = $state({ now: null as Now | null, inPast: false });
let ending: Ending;
let end: () => void;

function is(status: Now["status"], inPast = false): void {
  shown.now = { status } as Now;
  shown.inPast = inPast;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  change("motion", "full");
  change("pace", "normal");
  shown.now = null;
  end = $effect.root(() => {
    ending = new Ending(shown);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test("whoever comes after the end sees the result at once", () => {
  is("over");
  expect(ending.shown).toBe(true);
});

test("whoever saw the game played sees its last move before the result, unless a click or a key hastens it", () => {
  is("playing");
  ending.hasten(); // what is pressed in play hastens nothing
  is("over");
  expect([ending.over, ending.shown]).toEqual([true, false]);
  vi.advanceTimersByTime(1700);
  flushSync();
  expect(ending.shown).toBe(true);
  is("playing");
  is("over");
  expect(ending.shown).toBe(false);
  ending.hasten();
  expect(ending.shown).toBe(true);
});

test("the past of a game that is over has no result over it", () => {
  is("over");
  is("over", true);
  expect([ending.over, ending.shown]).toEqual([false, false]);
});
