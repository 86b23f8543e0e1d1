import { expect, test } from "vitest";
import { beforeTurn, doneLast, doneSince, lastChoice, markChanges, valueAt } from "./since.svelte";
import type { Entry, View } from "./types";

const played = (number: number, seat: number): Entry => ({
  number,
  kind: "played",
  at: number,
  seat,
  events: [{ number, kind: "bid", who: seat }],
});
const ENTRIES = [played(1, 0), played(2, 1), played(3, 0), played(4, 1), played(5, 2), played(6, 1)];

test("one's last choice is the last entry of one's own seat", () => {
  expect(lastChoice(ENTRIES, 0)).toBe(3);
  expect(lastChoice(ENTRIES, 3)).toBe(0);
  expect(lastChoice(ENTRIES, null)).toBe(0);
});

test("of each seat its last turn is told to whoever looks on", () => {
  const done = doneLast([...ENTRIES, played(7, 1), { number: 8, kind: "said", at: 8, seat: 0 }]);
  expect([...done].map(([seat, entries]) => [seat, entries.map((entry) => entry.number)])).toEqual([
    [0, [3]],
    [1, [6, 7]],
    [2, [5]],
  ]);
});

test("one's last turn began before all of its choices", () => {
  expect(beforeTurn([played(1, 1), played(2, 0), played(3, 0), played(4, 1)], 0)).toBe(1);
  expect(beforeTurn(ENTRIES, 0)).toBe(2);
  expect(beforeTurn([played(1, 0)], 0)).toBe(0);
  expect(beforeTurn([{ number: 1, kind: "started", at: 1 }, played(2, 0), played(3, 1)], 0)).toBe(1);
  expect(beforeTurn([played(1, 1)], 0)).toBe(0);
  expect(beforeTurn([], 0)).toBe(0);
});

test("what the others have done since is told for each of them, in order", () => {
  const done = doneSince(ENTRIES, 3);
  expect([...done].map(([seat, entries]) => [seat, entries.map((one) => one.number)])).toEqual([
    [1, [4, 6]],
    [2, [5]],
  ]);
});

test("a value of a view is found by its path", () => {
  const view = { coins: [3, 5], to_come: { beggar: 2 } } as unknown as View;
  expect(valueAt(view, "coins.1")).toBe(5);
  expect(valueAt(view, "to_come.beggar")).toBe(2);
  expect(valueAt(view, "to_come.prince.more")).toBeUndefined();
});

test("what is shown otherwise than before is marked, and nothing where nothing is known of before", () => {
  const root = document.createElement("div");
  root.innerHTML = '<i data-shows="coins.0"></i><i data-shows="coins.1"></i>';
  const marked = (): boolean[] => [...root.children].map((one) => one.hasAttribute("data-changed"));
  const now = { coins: [3, 5] } as unknown as View;
  markChanges(root, { coins: [3, 4] } as unknown as View, now);
  expect(marked()).toEqual([false, true]);
  markChanges(root, null, now);
  expect(marked()).toEqual([false, false]);
});

test("a piece of a list is new where the list did not have it, wherever it stands there", () => {
  const root = document.createElement("div");
  root.innerHTML = '<i data-shows="hands.0">3</i><i data-shows="hands.0" data-value="7"></i>';
  markChanges(root, { hands: [[1, 3]] } as unknown as View, { hands: [[3, 7]] } as unknown as View);
  expect([...root.children].map((one) => one.hasAttribute("data-changed"))).toEqual([false, true]);
});
