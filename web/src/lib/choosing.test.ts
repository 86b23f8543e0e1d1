import { afterEach, expect, test, vi } from "vitest";
import { Choosing, waitsForConfirmation } from "./choosing.svelte";
import { change } from "./settings.svelte";
import { Refusal, type Table } from "./table.svelte";

afterEach(() => change("confirm", "none"));

function asking(play: (move: string) => Promise<void>, why: string | null = null) {
  const table = { play: vi.fn(play), wish: vi.fn(() => Promise.resolve()) };
  return { table, choosing: new Choosing(table as unknown as Table, () => Promise.resolve(why)) };
}
const done = (): Promise<void> => Promise.resolve();
const refuse = (error: string) => (): Promise<void> =>
  Promise.reject(new Refusal({ is: "refused", error, reason: "No." }));

test("a choice waits for a second click where that is set, always or only where it ends the turn", () => {
  expect([true, false].map((ends) => waitsForConfirmation("none", ends))).toEqual([false, false]);
  expect([true, false].map((ends) => waitsForConfirmation("turn", ends))).toEqual([true, false]);
  expect([true, false].map((ends) => waitsForConfirmation("each", ends))).toEqual([true, true]);
});

test("a choice that waits is made when it is chosen again, and another takes its place", async () => {
  change("confirm", "each");
  const { table, choosing } = asking(done);
  expect(await choosing.choose("draw", false)).toBe(false);
  expect(await choosing.choose("pass", false)).toBe(false);
  expect(choosing.pending).toBe("pass");
  expect(table.play).not.toHaveBeenCalled();
  expect(await choosing.choose("pass", false)).toBe(true);
  expect(table.play.mock.calls).toEqual([["pass"]]);
  expect(choosing.pending).toBeNull();
});

test("while a choice is on its way no other is made", async () => {
  let answer = (): void => undefined;
  const { table, choosing } = asking(() => new Promise((resolve) => (answer = resolve)));
  const first = choosing.choose("draw", true);
  expect(choosing.busy).toBe(true);
  expect(await choosing.choose("draw", true)).toBe(false);
  answer();
  expect(await first).toBe(true);
  expect(choosing.busy).toBe(false);
  expect(table.play).toHaveBeenCalledTimes(1);
});

test("what is against the rules is answered with the rule", async () => {
  const { choosing } = asking(refuse("illegal"), "A turn begins with drawing.");
  await choosing.choose("buy", true);
  expect(choosing.problem).toBe("A turn begins with drawing.");
  expect(choosing.busy).toBe(false);
});

test("where no rule is told, or another thing was wrong, the refusal is said as it came", async () => {
  const silent = asking(refuse("illegal"), null).choosing;
  await silent.choose("buy", true);
  expect(silent.problem).toBe("No.");
  const late = asking(refuse("late"), "A rule.").choosing;
  await late.choose("buy", true);
  expect(late.problem).toBe("No.");
});

test("the next thing asked for takes the problem away", async () => {
  const { choosing } = asking(refuse("late"));
  await choosing.choose("buy", true);
  await choosing.wish({ do: "undo" });
  expect(choosing.problem).toBe("");
});
