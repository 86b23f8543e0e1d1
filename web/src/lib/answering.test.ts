import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Answering, LEAST, MOST, onlyMove, pauseBefore } from "./answering.svelte";
import { change } from "./settings.svelte";
import type { Entry, Now } from "./types";

const now = { version: 7 } as Now;
const played = (number: number, seat: number): Entry => ({ number, kind: "played", at: number, seat });

test("the page answers where there is one answer, and not where it was taken back", () => {
  expect(onlyMove(["discard a"], now, null)).toBe("discard a");
  expect(onlyMove(["discard a", "discard b"], now, null)).toBeNull();
  expect(onlyMove([], now, null)).toBeNull();
  expect(onlyMove(["discard a"], now, 7)).toBeNull();
});

test("within one's own chain it answers at once, and else as late as a person might", () => {
  expect(pauseBefore([played(1, 1), played(2, 0)], 0)).toBe(0);
  expect(pauseBefore([played(1, 0), played(2, 1)], 0, () => 0)).toBe(LEAST);
  expect(pauseBefore([], 0, () => 1)).toBe(MOST);
});

/** A table at which the last of its states is the present; to take back is to be at the one before. */
function sitting(...states: Partial<Now>[]): {
  answering: Answering;
  table: { now: Now; entries: Entry[]; flush: () => void };
  choosing: { busy: boolean; problem: string; answered: string[]; undone: number };
} {
  const table = { now: states.at(-1) as Now, entries: [] as Entry[], flush: () => undefined };
  const choosing = {
    busy: false,
    problem: "",
    answered: [] as string[],
    undone: 0,
    answer: (move: string) => Promise.resolve(void choosing.answered.push(move)),
    wish: () => {
      choosing.undone += 1;
      states.pop();
      table.now = { ...(states.at(-1) as Now), version: table.now.version + 1 };
      return Promise.resolve();
    },
  };
  return { answering: new Answering(table, choosing), table, choosing };
}

const only = { moves: ["discard a"], undo: true };
const several = { moves: ["play a", "play b"] };

beforeEach(() => {
  vi.useFakeTimers();
  change("single", "answer");
  change("confirm", "none");
});
afterEach(() => void vi.useRealTimers());

test("nothing is answered where each choice is asked for, or while another is on its way", () => {
  const { answering, choosing } = sitting({ version: 1, ...only });
  expect(answering.only(["discard a"])).toBe("discard a");
  choosing.busy = true;
  expect(answering.only(["discard a"])).toBeNull();
  choosing.busy = false;
  change("single", "ask");
  expect(answering.only(["discard a"])).toBeNull();
  change("single", "answer");
  change("confirm", "each");
  expect(answering.only(["discard a"])).toBeNull();
});

test("what has become another question unseen is not answered with the answer to the one before", () => {
  const { answering, table, choosing } = sitting({ version: 1, ...only });
  answering.soon("discard a");
  table.flush = () => (table.now = { version: 2, ...only } as Now);
  vi.runAllTimers();
  expect(choosing.answered).toEqual([]);
  answering.soon("discard a");
  table.flush = () => undefined;
  vi.runAllTimers();
  expect(choosing.answered).toEqual(["discard a"]);
});

test("whoever takes back is asked again where there was something to choose, and not answered there by the page", async () => {
  const { answering, table, choosing } = sitting(
    { version: 1, ...several },
    { version: 2, ...only },
    { version: 3, ...only },
    { version: 4, ...several, undo: true },
  );
  await answering.takeBack();
  expect([choosing.undone, table.now.moves]).toEqual([3, several.moves]);
  const held = sitting({ version: 1, moves: ["discard a"] }, { version: 2, ...several, undo: true });
  await held.answering.takeBack();
  expect(held.choosing.undone).toBe(1);
  expect(held.answering.only(["discard a"])).toBeNull();
});

test("where each choice is asked for, one is taken back at a time", async () => {
  change("single", "ask");
  const { answering, choosing } = sitting({ version: 1, ...only }, { version: 2, ...only });
  await answering.takeBack();
  expect(choosing.undone).toBe(1);
});
