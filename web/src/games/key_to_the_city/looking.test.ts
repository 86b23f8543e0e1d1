import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Looking, PAUSE } from "./looking.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function looking(moves: string[] = ["pass"]) {
  const why = vi.fn((move: string) => Promise.resolve(move === "free" ? null : "Not now."));
  return { why, at: new Looking(() => moves, why) };
}

test("a piece is told at once, and why it cannot be chosen after a pause", async () => {
  const { why, at } = looking();
  at.look(["The Gherkin.", "", "Makes a builder."], ["bid gherkin"]);
  expect(at.said).toBe("The Gherkin. Makes a builder.");
  expect(why).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(at.reasons).toEqual(["Not now."]);
});

test("who only passes over a piece asks nothing", async () => {
  const { why, at } = looking();
  at.look(["One."], ["bid one"]);
  at.look(["Two."], []);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(why).not.toHaveBeenCalled();
  expect(at.said).toBe("Two.");
});

test("of what may be chosen nothing is asked, nor when there is nothing to choose at all", async () => {
  const open = looking(["bid one"]);
  open.at.look(["One."], ["bid one"]);
  const idle = looking([]);
  idle.at.look(["One."], ["bid one"]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(open.why).not.toHaveBeenCalled();
  expect(idle.why).not.toHaveBeenCalled();
});

test("one reason for several moves is told once, and no reason is told as none", async () => {
  const { at } = looking();
  at.look(["One."], ["bid one", "use one", "free"]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(at.reasons).toEqual(["Not now."]);
});

test("a reason is asked for once, until the table changes", async () => {
  const { why, at } = looking();
  const look = async (): Promise<void> => {
    at.look(["One."], ["bid one"]);
    await vi.advanceTimersByTimeAsync(PAUSE);
  };
  await look();
  await look();
  expect(why).toHaveBeenCalledTimes(1);
  at.forget();
  expect([at.said, at.reasons]).toEqual(["", []]);
  await look();
  expect(why).toHaveBeenCalledTimes(2);
});

test("an answer that comes when the table has changed is not told", async () => {
  const { at } = looking();
  at.look(["One."], ["bid one"]);
  vi.advanceTimersByTime(PAUSE);
  at.forget();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(at.reasons).toEqual([]);
});
