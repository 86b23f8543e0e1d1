import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Answering, LEAST, MOST, pauseBefore, questionOf } from "./answering.svelte";
import { change } from "./settings.svelte";
import type { Entry, Now } from "./types";

const played = (number: number, seat: number): Entry => ({ number, kind: "played", at: number, seat });

test("what others do makes no other question of what one is asked; one's own choice, and taking back, do", () => {
  const log = [played(1, 0), played(2, 1)];
  expect(questionOf(log, 0)).toBe(1);
  expect(questionOf([...log, played(3, 1)], 0)).toBe(1);
  expect(questionOf([...log, played(3, 0)], 0)).toBe(3);
  expect(questionOf([...log, { ...played(3, 0), kind: "took-back" }], 0)).toBe(3);
  expect(questionOf([...log, { ...played(3, 1), kind: "took-back" }], 0)).toBe(1);
  expect(questionOf([...log, { ...played(3, 1), kind: "went-back" }], 0)).toBe(3);
  expect(questionOf([], 0)).toBe(0);
});

test("within one's own chain it answers at once, and else as late as a person might", () => {
  expect(pauseBefore([played(1, 1), played(2, 0)], 0)).toBe(0);
  expect(pauseBefore([played(1, 0), played(2, 1)], 0, () => 0)).toBe(LEAST);
  expect(pauseBefore([], 0, () => 1)).toBe(MOST);
});

const only = { seat: 0, moves: ["discard a"], undo: true } as Now;
const several = { seat: 0, moves: ["play a", "play b"] } as Now;

/** A table at which the last of its states is the present; to take back is to be at the one before. */
function sitting(...states: Now[]) {
  const table = $state({ now: states.at(-1)!, entries: [played(1, 0), played(2, 1)], flush: () => undefined as void });
  const add = (kind: string, seat: number): void => {
    const number = table.entries.length + 1;
    table.entries = [...table.entries, { number, kind, at: number, seat }];
  };
  const choosing = {
    busy: false,
    problem: "",
    answered: [] as string[],
    undone: 0,
    answer: (move: string) => Promise.resolve(void choosing.answered.push(move)),
    wish: () => {
      choosing.undone += 1;
      states.pop();
      table.now = states.at(-1)!;
      add("took-back", 0);
      return Promise.resolve();
    },
  };
  return { answering: new Answering(table, choosing), table, choosing, add };
}

beforeEach(() => {
  vi.useFakeTimers();
  change("single", "answer");
  change("confirm", "none");
});
afterEach(() => void vi.useRealTimers());

test("the page answers where there is one answer", () => {
  const { answering } = sitting(only);
  expect(answering.only(["discard a"])).toBe("discard a");
  expect(answering.only(["discard a", "discard b"])).toBeNull();
  expect(answering.only([])).toBeNull();
});

test("nothing is answered where each choice is asked for, or while another is on its way", () => {
  const { answering, choosing } = sitting(only);
  choosing.busy = true;
  expect(answering.only(["discard a"])).toBeNull();
  choosing.busy = false;
  change("single", "ask");
  expect(answering.only(["discard a"])).toBeNull();
  change("single", "answer");
  change("confirm", "each");
  expect(answering.only(["discard a"])).toBeNull();
});

test("what others do meanwhile is no reason not to answer", () => {
  const { answering, choosing, add } = sitting(only);
  answering.soon("discard a");
  add("played", 1);
  vi.runAllTimers();
  expect(choosing.answered).toEqual(["discard a"]);
});

test("what has become another question unseen is not answered with the answer to the one before", () => {
  const { answering, table, choosing, add } = sitting(only);
  table.flush = () => add("played", 0);
  answering.soon("discard a");
  vi.runAllTimers();
  expect(choosing.answered).toEqual([]);
});

test("whoever takes back comes to where there was something to choose", async () => {
  const { answering, table, choosing } = sitting(several, only, only, { ...several, undo: true });
  await answering.takeBack();
  expect([choosing.undone, table.now.moves]).toEqual([3, several.moves]);
});

test("whoever takes back the only answer there was is asked, whatever others do, until they have chosen", async () => {
  const { answering, choosing, add } = sitting({ ...only, undo: false }, { ...several, undo: true });
  await answering.takeBack();
  expect(choosing.undone).toBe(1);
  expect(answering.only(["discard a"])).toBeNull();
  add("played", 1);
  expect(answering.only(["discard a"])).toBeNull();
  add("played", 0);
  expect(answering.only(["discard a"])).toBe("discard a");
});

test("where each choice is asked for, one is taken back at a time", async () => {
  change("single", "ask");
  const { answering, choosing } = sitting(only, only);
  await answering.takeBack();
  expect(choosing.undone).toBe(1);
});
