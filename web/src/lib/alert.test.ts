import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Alerts } from "./alert.svelte";
import { play, sound } from "./sound";
import type { Entry } from "./types";

vi.mock("./sound", () => ({ play: vi.fn(), sound: vi.fn() }));
const SOUNDS = { drew: "card", paid: "coin" } as const;
const happened = (...kinds: string[]): Entry[] => [
  { number: 1, kind: "played", at: 1, events: kinds.map((kind, number) => ({ kind, number })) },
];

beforeEach(() => void vi.stubGlobal("navigator", { languages: [] })); // without locks each tab sounds
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a decision is called for once, and not before anything has happened", () => {
  const alerts = new Alerts();
  alerts.call(true, false);
  alerts.call(false, true);
  expect(play).not.toHaveBeenCalled();
  alerts.call(true, true);
  alerts.call(true, true);
  expect(play).toHaveBeenCalledTimes(1);
});

test("what happened before one came is not heard, nor what is behind a curtain", () => {
  const alerts = new Alerts();
  alerts.ring(happened("drew"), SOUNDS, true);
  alerts.ring(happened("drew"), SOUNDS, false);
  alerts.ring(happened("thought"), SOUNDS, true);
  expect(sound).not.toHaveBeenCalled();
  alerts.ring(happened("thought", "paid", "drew"), SOUNDS, true);
  expect(sound).toHaveBeenLastCalledWith("coin");
  alerts.ring(happened("drew", "won"), SOUNDS, true);
  expect(sound).toHaveBeenLastCalledWith("victory");
});
