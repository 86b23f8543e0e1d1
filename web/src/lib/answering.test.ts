import { expect, test } from "vitest";
import { LEAST, MOST, onlyMove, pauseBefore } from "./answering";
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
